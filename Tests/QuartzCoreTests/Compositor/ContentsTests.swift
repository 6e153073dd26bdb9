import Testing

@testable import QuartzCore

@MainActor struct ContentsTests {
    /// An image of 4 x 2 pixels: red and blue halves.
    private static let image: CGImage = {
        let buffer = PixelBuffer(width: 4, height: 2)
        buffer.withMutableBytes { bytes in
            for y in 0..<2 {
                for x in 0..<4 {
                    let pixel: UInt32 = x < 2 ? 0xFFFF_0000 : 0xFF00_00FF
                    bytes.storeBytes(of: pixel, toByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self)
                }
            }
        }
        return CGImage(buffer: buffer, isOpaque: true)
    }()

    @Test(arguments: [
        (CALayerContentsGravity.resize, CGRect(x: 0, y: 0, width: 20, height: 20)),
        (.resizeAspect, CGRect(x: 0, y: 5, width: 20, height: 10)),
        (.resizeAspectFill, CGRect(x: -10, y: 0, width: 40, height: 20)),
        (.center, CGRect(x: 8, y: 9, width: 4, height: 2)), (.top, CGRect(x: 8, y: 0, width: 4, height: 2)),
        (.bottom, CGRect(x: 8, y: 18, width: 4, height: 2)), (.left, CGRect(x: 0, y: 9, width: 4, height: 2)),
        (.right, CGRect(x: 16, y: 9, width: 4, height: 2)), (.topLeft, CGRect(x: 0, y: 0, width: 4, height: 2)),
        (.topRight, CGRect(x: 16, y: 0, width: 4, height: 2)), (.bottomLeft, CGRect(x: 0, y: 18, width: 4, height: 2)),
        (.bottomRight, CGRect(x: 16, y: 18, width: 4, height: 2)),
    ])
    func gravityDeterminesThePlaceOfContents(gravity: CALayerContentsGravity, rect: CGRect) {
        var properties = LayerProperties()
        properties.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        properties.contentsGravity = gravity
        #expect(ContentsPlacement.rect(of: properties, width: 4, height: 2) == rect)
    }

    @Test func contentsOnWholePixelsAreCopied() {
        let screen = Screen(10, 10)
        let layer = screen.add(CGRect(x: 3, y: 4, width: 4, height: 2), nil)
        layer.contents = Self.image
        screen.draw()
        #expect([screen.pixels[2, 4], screen.pixels[3, 4], screen.pixels[6, 5]] == [0xFFFF_FFFF, 0xFFFF_0000, 0xFF00_00FF])
        #expect(screen.pixels[3, 6] == 0xFFFF_FFFF)
    }

    @Test func contentsAreInterpolatedBetweenTheirPixels() {
        let screen = Screen(16, 8)
        screen.add(CGRect(x: 0, y: 0, width: 16, height: 8), nil).contents = Self.image
        screen.draw()
        #expect(screen.pixels[1, 1] == 0xFFFF_0000)
        #expect(screen.pixels[14, 6] == 0xFF00_00FF)
        #expect((100...200).contains(screen.pixels.red(7, 4)))
    }

    @Test func contentsRectShowsAPart() {
        let screen = Screen(8, 4)
        let layer = screen.add(CGRect(x: 0, y: 0, width: 8, height: 4), nil)
        layer.contents = Self.image
        layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        screen.draw()
        for x in 0..<8 { #expect(screen.pixels[x, 2] == 0xFF00_00FF) }
    }

    @Test func contentsCenterStretchesTheMiddleOnly() {
        let screen = Screen(20, 2)
        let layer = screen.add(CGRect(x: 0, y: 0, width: 20, height: 2), nil)
        layer.contents = Self.image
        layer.contentsCenter = CGRect(x: 0, y: 0, width: 0.25, height: 1)
        screen.draw()
        // The first pixel is stretched to 17, the others keep their size.
        for x in 0..<18 { #expect(screen.pixels[x, 0] == 0xFFFF_0000) }
        for x in 18..<20 { #expect(screen.pixels[x, 0] == 0xFF00_00FF) }
    }

    @Test func muchSmallerContentsShowTheirMean() {
        let buffer = PixelBuffer(width: 64, height: 64)
        buffer.withMutableBytes { bytes in
            for y in 0..<64 {
                for x in 0..<64 {
                    let pixel: UInt32 = (x + y) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000
                    bytes.storeBytes(of: pixel, toByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self)
                }
            }
        }
        let screen = Screen(8, 8)
        screen.add(CGRect(x: 0, y: 0, width: 8, height: 8), nil).contents = CGImage(buffer: buffer, isOpaque: true)
        screen.draw()
        for x in 0..<8 { #expect((126...129).contains(screen.pixels.red(x, 3))) }
    }

    @Test func mirroredContentsAreMirrored() {
        let screen = Screen(4, 2)
        let layer = screen.add(CGRect(x: 0, y: 0, width: 4, height: 2), nil)
        layer.contents = Self.image
        layer.setAffineTransform(CGAffineTransform(scaleX: -1, y: 1))
        screen.draw()
        #expect(screen.pixels[0, 0] == 0xFF00_00FF)
        #expect(screen.pixels[3, 1] == 0xFFFF_0000)
    }
}
