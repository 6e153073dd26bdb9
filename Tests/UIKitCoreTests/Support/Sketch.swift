@testable import UIKitCore

/// A bitmap that is UIKit's current context: premultiplied `0xAARRGGBB`, the first row on top.
struct Sketch {
    let image: CGImage

    init(_ width: Int = 20, _ height: Int = 20, scale: CGFloat = 1, _ body: () -> Void) {
        let buffer = PixelBuffer(width: Int(CGFloat(width) * scale), height: Int(CGFloat(height) * scale))
        let context = CGContext(drawingInto: buffer, scale: scale)
        UIGraphicsPushContext(context)
        body()
        UIGraphicsPopContext()
        context.flush()
        image = CGImage(buffer: buffer, isOpaque: false)
    }

    init(_ image: CGImage) { self.image = image }

    subscript(x: Int, y: Int) -> UInt32 { image.pixel(x, y) }
    func alpha(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 24) }

    /// The covered area, in whole pixels.
    var area: Double {
        var sum = 0
        for y in 0..<image.height { for x in 0..<image.width { sum += alpha(x, y) } }
        return Double(sum) / 255
    }
}
