import CoreGraphics
import HeadlessBackend
import Platform
import Testing

/// The body of a device around a picture of its display.
@Suite struct DeviceFrameTests {
    /// Returns a picture of noise, in which no two neighbours are alike and none is as dark as the glass.
    ///
    /// - Parameter alpha: the top byte of the pixels, which has no meaning in the picture of a display.
    private func noise(_ display: DisplayMetrics, alpha: UInt32 = 0xFF) -> PixelBuffer {
        let (width, height) = display.pixelSize
        let buffer = PixelBuffer(width: width, height: height)
        let pattern = (0..<UInt32(width + height)).map { alpha << 24 | 0x40_4040 | ($0 &* 2_654_435_761) >> 8 }
        buffer.withMutableBytes { bytes in
            pattern.withUnsafeBytes { pattern in
                for row in 0..<height {
                    let line = UnsafeMutableRawBufferPointer(rebasing: bytes[(row * buffer.bytesPerRow)...].prefix(width * 4))
                    line.copyMemory(from: UnsafeRawBufferPointer(rebasing: pattern[(row * 4)...].prefix(width * 4)))
                }
            }
        }
        return buffer
    }

    private func row(_ buffer: PixelBuffer, _ y: Int, from x: Int, count: Int) -> [UInt32] {
        buffer.withBytes { bytes in
            Array(
                UnsafeRawBufferPointer(rebasing: bytes[(y * buffer.bytesPerRow + x * 4)...].prefix(count * 4)).bindMemory(to: UInt32.self))
        }
    }

    private func pixel(_ buffer: PixelBuffer, _ x: Int, _ y: Int) -> UInt32 {
        buffer.withBytes { $0.load(fromByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self) }
    }

    private func isDark(_ pixel: UInt32) -> Bool {
        pixel >> 24 == 255 && [16, 8, 0].allSatisfy { (pixel >> $0) & 255 < 12 }
    }

    private func framed(
        _ name: String, _ scale: CGFloat, _ hold: DisplayMetrics.Orientation
    ) throws -> (picture: PixelBuffer, source: PixelBuffer, screen: PixelRect, display: DisplayMetrics) {
        var display = try #require(DeviceProfile.named(name)).metrics
        if hold.isLandscape { display = display.rotated }
        display.scale = scale
        let frame = try #require(DeviceFrame(display, orientation: hold))
        let source = noise(display)
        return (frame.image(around: source).buffer, source, frame.screen(of: source), display)
    }

    @Test(arguments: [
        ("iPhone SE", CGFloat(1)), ("iPhone SE", 2), ("iPhone 14", 1), ("iPhone 14", 1.5), ("iPhone 14", 2), ("iPhone 14", 3),
        ("iPhone 16 Pro", 1), ("iPhone 16 Pro", 1.3), ("iPhone 16 Pro", 3), ("iPad 9", 1), ("iPad 11", 1), ("iPad 11", 2),
    ])
    func pixelsOfTheScreenAreUnchangedButForCornersAndCutOuts(_ name: String, _ scale: CGFloat) throws {
        let (picture, source, screen, display) = try framed(name, scale, .portrait)
        let body = try #require(display.body)
        #expect(picture.width == screen.width + 2 * screen.x && picture.height == screen.height + 2 * screen.y)
        let corner = Int((body.cornerRadius * scale).rounded(.up)) + 1
        let cutout = body.cutoutFrame.map {
            CGRect(x: $0.minX * scale, y: 0, width: $0.width * scale, height: $0.maxY * scale).insetBy(dx: -8 * scale, dy: -2)
        }
        var changed = 0
        for y in 0..<screen.height {
            let (shown, drawn) = (
                row(picture, screen.y + y, from: screen.x, count: screen.width), row(source, y, from: 0, count: screen.width)
            )
            guard shown != drawn else { continue }
            for x in 0..<screen.width where shown[x] != drawn[x] {
                changed += 1
                let isInCorner = min(x, screen.width - 1 - x) < corner && min(y, screen.height - 1 - y) < corner
                if !isInCorner, cutout?.contains(CGPoint(x: x, y: y)) != true { Issue.record("\(x), \(y) is another pixel in the frame") }
            }
        }
        #expect((changed > 0) == (body.cornerRadius > 0))
    }

    @Test func theTopByteOfTheScreensPixelsIsIgnored() throws {
        let display = DeviceProfile.standard.metrics
        let frame = try #require(DeviceFrame(display, orientation: .portrait))
        let (bare, full) = (noise(display, alpha: 0), noise(display))
        let (first, second) = (frame.image(around: bare).buffer, frame.image(around: full).buffer)
        #expect(
            (0..<first.height).allSatisfy { row(first, $0, from: 0, count: first.width) == row(second, $0, from: 0, count: first.width) })
    }

    @Test(arguments: [
        (DisplayMetrics.Orientation.portrait, CGPoint(x: 0.5, y: 0)), (.portraitUpsideDown, CGPoint(x: 0.5, y: 1)),
        (.landscapeLeft, CGPoint(x: 0, y: 0.5)), (.landscapeRight, CGPoint(x: 1, y: 0.5)),
    ])
    func theCutOutIsAtTheDevicesUpperEdge(_ hold: DisplayMetrics.Orientation, _ edge: CGPoint) throws {
        for name in ["iPhone 14", "iPhone 16"] {
            let (picture, _, screen, display) = try framed(name, 2, hold)
            let frame = try #require(display.body?.cutoutFrame)
            // From the middle of the upper edge to the middle of the cut-out, and as far from the opposite edge.
            let depth = Int(frame.midY * 2)
            func point(_ edge: CGPoint) -> (Int, Int) {
                let x = edge.x == 0 ? depth : edge.x == 1 ? screen.width - 1 - depth : screen.width / 2
                let y = edge.y == 0 ? depth : edge.y == 1 ? screen.height - 1 - depth : screen.height / 2
                return (screen.x + x, screen.y + y)
            }
            let (here, there) = (point(edge), point(CGPoint(x: 1 - edge.x, y: 1 - edge.y)))
            #expect(isDark(pixel(picture, here.0, here.1)), "\(name)")
            #expect(!isDark(pixel(picture, there.0, there.1)), "\(name)")
        }
    }

    @Test(arguments: [CGFloat(1), 2, 3]) func anIslandIsACapsuleOfItsSize(_ scale: CGFloat) throws {
        let (picture, _, screen, display) = try framed("iPhone 16", scale, .portrait)
        let frame = try #require(display.body?.cutoutFrame)
        let middle = screen.x + screen.width / 2
        func isDark(_ x: CGFloat, _ y: CGFloat) -> Bool {
            self.isDark(pixel(picture, screen.x + Int(x * scale), screen.y + Int(y * scale)))
        }
        #expect(isDark(frame.minX + 2, frame.midY) && isDark(frame.maxX - 2, frame.midY) && !isDark(frame.minX - 2, frame.midY))
        #expect(!isDark(frame.minX + 2, frame.minY + 2) && !isDark(frame.midX, frame.minY - 2) && !isDark(frame.midX, frame.maxY + 2))
        #expect(self.isDark(pixel(picture, middle, screen.y + Int((frame.minY + 2) * scale))))
    }

    @Test(arguments: ["iPhone SE", "iPhone 14", "iPhone 16", "iPad 9", "iPad 11"])
    func theBodyIsOpaqueAndRoundAndTransparentOutside(_ name: String) throws {
        let (picture, _, screen, _) = try framed(name, 1, .portrait)
        #expect(pixel(picture, 0, 0) == 0 && pixel(picture, picture.width - 1, picture.height - 1) == 0)
        // The rim is metal, the border of the display is glass.
        let middle = picture.height * 3 / 4
        #expect(pixel(picture, 4, middle) >> 24 == 255 && !isDark(pixel(picture, 4, middle)))
        #expect(isDark(pixel(picture, screen.x - 2, middle)) && isDark(pixel(picture, screen.x + screen.width + 1, middle)))
        #expect(isDark(pixel(picture, screen.x - 2, screen.y + 20)))
    }

    @Test(arguments: [CGFloat(1), 2, 3]) func theBodysCornersAreRoundWhereTheDisplaysCornersReachBeyondThem(_ scale: CGFloat) throws {
        // The square corner of this display is outside of the body.
        let (picture, _, screen, _) = try framed("iPhone 16 Pro", scale, .portrait)
        #expect(pixel(picture, screen.x, screen.y) == 0)
        #expect(pixel(picture, screen.x + screen.width - 1, screen.y + screen.height - 1) == 0)
        // Along the diagonal: transparent, metal, glass, the screen.
        let diagonal = (0..<Int(80 * scale)).map { pixel(picture, screen.x + $0, screen.y + $0) }
        #expect(diagonal.contains { isDark($0) } && diagonal.last.map { !isDark($0) && $0 >> 24 == 255 } == true)
        #expect(diagonal.firstIndex { $0 >> 24 == 255 && !isDark($0) } ?? 0 < diagonal.firstIndex { isDark($0) } ?? 0)
    }

    @Test func aDeviceWithAHomeButtonHasARingBelowTheDisplay() throws {
        let (picture, _, screen, _) = try framed("iPhone SE", 2, .portrait)
        let middle = screen.x + screen.width / 2
        let column = ((screen.y + screen.height + 4)..<(picture.height - 20)).map { isDark(pixel(picture, middle, $0)) }
        // Glass, ring, glass, ring, glass.
        let edges = zip(column, column.dropFirst()).count { $0 != $1 }
        #expect(edges == 4)
    }

    @Test func otherScreensHaveNoFrame() {
        #expect(DeviceFrame(.standard, orientation: .portrait) == nil)
        var stretched = DeviceProfile.standard.metrics
        stretched.size.width += 10
        #expect(DeviceFrame(stretched, orientation: .portrait) == nil)
        #expect(DeviceFrame(DeviceProfile.standard.metrics, orientation: .landscapeRight) != nil, "the shape of the display counts")
    }

    @Test func appearanceChangesNothing() throws {
        var dark = DeviceProfile.standard.metrics
        (dark.appearance, dark.scale) = (.dark, 1)
        let source = noise(dark)
        let first = try #require(DeviceFrame(dark, orientation: .portrait)).image(around: source).buffer
        dark.appearance = .light
        let second = try #require(DeviceFrame(dark, orientation: .portrait)).image(around: source).buffer
        #expect(
            (0..<first.height).allSatisfy { row(first, $0, from: 0, count: first.width) == row(second, $0, from: 0, count: first.width) })
    }
}
