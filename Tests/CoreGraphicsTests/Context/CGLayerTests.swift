import Testing

@testable import CoreGraphics

@Suite struct CGLayerTests {
    @Test func aLayerIsDrawnWhereverItIsPlaced() throws {
        let buffer = PixelBuffer(width: 20, height: 10)
        let context = CGContext(drawingInto: buffer, scale: 2)
        let layer = try #require(CGLayer(context, size: CGSize(width: 3, height: 2), auxiliaryInfo: nil))
        #expect(layer.size == CGSize(width: 3, height: 2))
        layer.context?.setFillColor(.black)
        layer.context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.draw(layer, at: CGPoint(x: 1, y: 1))
        context.draw(layer, at: CGPoint(x: 5, y: 1))
        context.flush()
        let image = CGImage(buffer: buffer, isOpaque: false)
        // Both have the same axes: the layer's corner is at the point, whichever way y grows.
        for x in [2, 3, 10, 11] { #expect(image.pixel(x, 2) == 0xFF00_0000) }
        #expect(image.pixel(4, 2) == 0 && image.pixel(2, 4) == 0)
    }

    @Test(arguments: [CGSize(width: 0, height: 4), CGSize(width: 1e9, height: 1), CGSize(width: CGFloat.nan, height: 1)])
    func invalidSizesGiveNoLayer(size: CGSize) {
        let context = CGContext(drawingInto: PixelBuffer(width: 1, height: 1), scale: 1)
        #expect(CGLayer(context, size: size, auxiliaryInfo: nil) == nil)
    }
}
