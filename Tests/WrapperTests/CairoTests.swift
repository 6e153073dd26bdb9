import Cairo
import Testing

@Suite struct CairoTests {
    @Test func aSurfaceOverProvidedMemoryIsDrawnInto() throws {
        var pixels = [UInt32](repeating: 0, count: 16)
        try pixels.withUnsafeMutableBytes { bytes in
            let base = try #require(bytes.baseAddress)
            let context = try CairoContext(CairoSurface(pixels: base, width: 4, height: 4, bytesPerRow: 16))
            context.setSource(red: 1, green: 0, blue: 0, alpha: 1)
            context.rectangle(x: 1, y: 1, width: 2, height: 2)
            context.fill()
            context.flush()
            try context.check()
        }
        #expect(pixels.filter { $0 == 0xFFFF_0000 }.count == 4 && pixels[5] == 0xFFFF_0000)
    }

    @Test func failuresAreErrorsThatNameTheCall() throws {
        var pixel: UInt32 = 0
        withUnsafeMutableBytes(of: &pixel) { bytes in
            guard let base = bytes.baseAddress else { return }
            #expect { _ = try CairoSurface(pixels: base, width: 1, height: 1, bytesPerRow: 3) } throws: { error in
                String(describing: error).hasPrefix("cairo_image_surface_create_for_data: ")
            }
        }
        #expect(throws: CairoError.self) { _ = try CairoSurface(width: 40_000, height: 1, format: .argb32) }
    }

    @Test func aStoppedContextReportsTheReason() throws {
        let context = try CairoContext(CairoSurface(width: 4, height: 4, format: .argb32))
        #expect(!context.hasFailed)
        context.restore()
        #expect(context.hasFailed)
        #expect { try context.check() } throws: { String(describing: $0).hasPrefix("drawing: ") }
    }

    @Test func matricesThatCouldStopAContextAreRejected() throws {
        let context = try CairoContext(CairoSurface(width: 4, height: 4, format: .argb32))
        context.matrix = CairoMatrix(xx: 2, yx: 0, xy: 0, yy: 2, x0: 1, y0: 1)
        context.matrix = CairoMatrix(xx: 0, yx: 0, xy: 0, yy: 0, x0: 0, y0: 0)
        context.matrix = CairoMatrix(xx: .nan, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
        #expect(context.matrix == CairoMatrix(xx: 2, yx: 0, xy: 0, yy: 2, x0: 1, y0: 1) && !context.hasFailed)
    }

    @Test func aSourceOfProvidedPixelsIsReleasedAfterwards() throws {
        let surface = try CairoSurface(width: 4, height: 1, format: .argb32)
        let context = try CairoContext(surface)
        let green: [UInt32] = [0xFF00_FF00]
        try green.withUnsafeBytes { bytes in
            let base = try #require(bytes.baseAddress)
            let pixels = CairoPixels(base: base, width: 1, height: 1, bytesPerRow: 4, format: .argb32)
            try context.withSource(pixels, matrix: .identity, filter: .nearest, extend: .none) { context.paint() }
        }
        context.rectangle(x: 2, y: 0, width: 1, height: 1)
        context.fill()
        surface.withPixels { base, _ in
            let row = base.assumingMemoryBound(to: UInt32.self)
            #expect(row[0] == 0xFF00_FF00 && row[1] == 0 && row[2] == 0xFF00_0000)
        }
    }

    @Test func aGroupIsPaintedBack() throws {
        let surface = try CairoSurface(width: 2, height: 1, format: .alpha8)
        let context = try CairoContext(surface)
        context.pushGroup()
        context.paint()
        context.setSource(try context.popGroup())
        context.paint(alpha: 0.5)
        surface.withPixels { base, _ in #expect(abs(Int(base.load(as: UInt8.self)) - 128) <= 1) }
    }
}
