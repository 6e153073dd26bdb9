import CoreGraphics
import Testing

@Suite struct CGContextBitmapTests {
    private static let rgba = CGImageAlphaInfo.premultipliedLast.rawValue
    private static let bgra = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue

    private func context(
        _ data: UnsafeMutableRawPointer?, _ info: UInt32, row: Int = 0, space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
    ) throws -> CGContext {
        try #require(CGContext(data: data, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: row, space: space, bitmapInfo: info))
    }

    @Test func theOriginIsBottomLeft() throws {
        let context = try context(nil, Self.bgra)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.draw(Ink.quarters(), in: CGRect(x: 2, y: 2, width: 2, height: 2))
        let drawn = Drawn(try #require(context.makeImage()).buffer)
        #expect(drawn[0, 3] == 0xFF00_0000 && drawn[2, 0] == 0xFFFF_0000 && drawn[3, 1] == 0xFFFF_FFFF && drawn.area == 5)
        #expect(context.ctm.isIdentity)
    }

    @Test(arguments: [rgba, bgra], [16, 18, 32]) func providedMemoryContainsEachCallAtOnce(info: UInt32, row: Int) throws {
        var bytes = [UInt8](repeating: 0, count: row * 4)
        try bytes.withUnsafeMutableBytes { bytes in
            let context = try context(bytes.baseAddress, info, row: row)
            context.setFillColor(Ink.red)
            context.fill(CGRect(x: 0, y: 3, width: 1, height: 1))
            #expect(Array(bytes[0..<8]) == (info == Self.rgba ? [255, 0, 0, 255, 0, 0, 0, 0] : [0, 0, 255, 255, 0, 0, 0, 0]))
            bytes.storeBytes(of: 0xFF11_2233, toByteOffset: row * 3, as: UInt32.self)
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
            #expect(bytes.loadUnaligned(fromByteOffset: row * 3, as: UInt32.self) == 0xFF11_2233, "What others wrote stays.")
            #expect(context.data == bytes.baseAddress && context.bytesPerRow == row)
            #expect(context.bitmapInfo.rawValue == info)
        }
        #expect(row == 16 || bytes[16] == 0, "Nothing is written between rows.")
    }

    @Test func memoryOfItsOwnHasTheRequestedLayout() throws {
        let context = try context(nil, Self.rgba)
        context.setFillColor(Ink.red)
        context.fill(CGRect(x: 0, y: 3, width: 4, height: 1))
        let data = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        #expect([data[0], data[1], data[2], data[3]] == [255, 0, 0, 255] && context.bytesPerRow == 16)
        context.setFillColor(Ink.blue)
        context.fill(CGRect(x: 0, y: 3, width: 1, height: 1))
        #expect([data[0], data[1], data[2], data[3], data[4]] == [0, 0, 255, 255, 255])
    }

    @Test func layersAndShadowsReachProvidedMemory() throws {
        var bytes = [UInt8](repeating: 0, count: 64)
        try bytes.withUnsafeMutableBytes { bytes in
            let context = try context(bytes.baseAddress, Self.rgba)
            context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0, color: Ink.green)
            context.beginTransparencyLayer()
            context.setFillColor(Ink.red)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            #expect(bytes.allSatisfy { $0 == 0 }, "An open layer is not put down yet.")
            context.endTransparencyLayer()
        }
        #expect(Array(bytes[48..<60]) == [255, 0, 0, 255, 0, 0, 0, 0, 0, 255, 0, 255])
    }

    @Test func grayAndAlphaHaveAByteForAPixel() throws {
        var bytes = [UInt8](repeating: 0, count: 16)
        try bytes.withUnsafeMutableBytes { bytes in
            let gray = try context(bytes.baseAddress, CGImageAlphaInfo.none.rawValue, space: CGColorSpaceCreateDeviceGray())
            gray.setFillColor(gray: 0.5, alpha: 1)
            gray.fill(CGRect(x: 0, y: 3, width: 1, height: 1))
            gray.setFillColor(Ink.green)
            gray.fill(CGRect(x: 1, y: 3, width: 1, height: 1))
            #expect(abs(Int(bytes[0]) - 128) <= 1 && abs(Int(bytes[1]) - 182) <= 1 && bytes[2] == 0 && gray.bitsPerPixel == 8)
            let alpha = try context(bytes.baseAddress, CGImageAlphaInfo.alphaOnly.rawValue, space: CGColorSpaceCreateDeviceGray())
            alpha.clear(CGRect(x: 0, y: 0, width: 4, height: 4))
            alpha.setFillColor(gray: 1, alpha: 0.25)
            alpha.fill(CGRect(x: 3, y: 3, width: 1, height: 1))
            #expect(bytes[0] == 0 && abs(Int(bytes[3]) - 64) <= 1)
        }
    }

    @Test func withoutAlphaEverythingIsOpaque() throws {
        let info = CGImageAlphaInfo.noneSkipFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        let image = try #require(try context(nil, info).makeImage())
        #expect(image.isOpaque && Drawn(image.buffer).values.allSatisfy { $0 == 0xFF00_0000 })
    }

    private static let unsupported: [(width: Int, height: Int, bits: Int, row: Int, info: UInt32)] = [
        (0, 4, 8, 0, rgba), (4, 40_000, 8, 0, rgba), (4, 4, 12, 0, rgba), (4, 4, 8, 15, rgba), (4, 4, 8, 0, CGImageAlphaInfo.last.rawValue),
        (4, 4, 8, 0, 99), (-4, 4, 8, 0, rgba), (4, 4, 8, -16, rgba), (4, 4, 8, Int.max, rgba),
    ]

    @Test(arguments: unsupported)
    func unsupportedFormatsAreReportedAndNil(width: Int, height: Int, bits: Int, row: Int, info: UInt32) {
        let codes = reported {
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: row, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: info)
            #expect(context == nil)
        }
        #expect(codes.contains("context.unsupported-bitmap"))
    }

    @Test(arguments: [
        (CGImageAlphaInfo.premultipliedFirst, CGBitmapInfo(), [128, 128, 0, 0] as [UInt8]),
        (.noneSkipFirst, .byteOrder32Big, [255, 128, 0, 0]), (.premultipliedLast, .byteOrder32Little, [128, 0, 0, 128]),
        (.noneSkipLast, .byteOrder32Little, [255, 0, 0, 128]),
    ])
    func bytesMayBeInAnyOrder(alpha: CGImageAlphaInfo, order: CGBitmapInfo, expected: [UInt8]) throws {
        var bytes = [UInt8](repeating: 0, count: 64)
        try bytes.withUnsafeMutableBytes { bytes in
            let context = try context(bytes.baseAddress, alpha.rawValue | order.rawValue)
            #expect(context.alphaInfo == alpha)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 128.0 / 255)
            context.fill(CGRect(x: 0, y: 3, width: 1, height: 1))
            #expect(Array(bytes[0..<4]) == expected)
            // Existing pixels are drawn over, and not misread.
            context.fill(CGRect(x: 1, y: 3, width: 1, height: 1))
            #expect(Array(bytes[0..<4]) == expected)
        }
    }

    @Test func aDrawnLayerShowsLaterDrawing() throws {
        let target = try context(nil, Self.bgra)
        let layer = try #require(CGLayer(target, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil))
        target.draw(layer, at: .zero)
        layer.context?.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        target.draw(layer, at: CGPoint(x: 2, y: 2))
        let drawn = Drawn(try #require(target.makeImage()).buffer)
        #expect(drawn.area == 4 && drawn[2, 0] == 0xFF00_0000 && drawn[0, 3] == 0)
    }

    @Test func smoothingPermissionsAreNoPartOfTheState() throws {
        let context = try context(nil, Self.bgra)
        context.saveGState()
        context.setAllowsAntialiasing(false)
        context.restoreGState()
        context.fillEllipse(in: CGRect(x: 0.3, y: 0.3, width: 3, height: 3))
        let drawn = Drawn(try #require(context.makeImage()).buffer)
        #expect(drawn.values.allSatisfy { $0 >> 24 == 0 || $0 >> 24 == 255 } && drawn.area > 0)
    }
}
