import Testing

@testable import UIKitCore

@Suite struct UIGraphicsImageRendererTests {
    private func format(scale: CGFloat = 1, opaque: Bool = false) -> UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = scale
        format.opaque = opaque
        return format
    }

    @Test func aClosureDrawsAnImage() throws {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format(scale: 3))
        let image = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
        }
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(image.size == CGSize(width: 10, height: 10))
        #expect(image.scale == 3)
        let pixels = try #require(image.cgImage)
        #expect(pixels.width == 30)
        #expect(pixels.pixel(14, 29) == 0xFFFF_0000)
        #expect(pixels.pixel(15, 0) == 0)
    }

    @Test func boundsMayBeginAnywhere() throws {
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: -5, y: 20, width: 4, height: 4), format: format())
        let image = renderer.image { context in
            #expect(context.format.bounds == CGRect(x: -5, y: 20, width: 4, height: 4))
            UIColor.blue.setFill()
            context.fill(CGRect(x: -5, y: 20, width: 1, height: 1))
        }
        #expect(image.cgImage?.pixel(0, 0) == 0xFF00_00FF)
        #expect(image.cgImage?.pixel(1, 0) == 0)
    }

    @Test func aStrokeIsInsideAndBlendModesCount() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format(opaque: true)).image { context in
            UIColor.white.setFill()
            context.fill(context.format.bounds)
            UIColor.red.setStroke()
            context.stroke(CGRect(x: 0, y: 0, width: 4, height: 4))
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8), blendMode: .multiply)
        }
        let pixels = try #require(image.cgImage)
        #expect(pixels.isOpaque)
        #expect(pixels.pixel(3, 3) == 0xFF00_0000)
        #expect(pixels.pixel(2, 2) == 0xFF00_FF00)
        #expect(pixels.pixel(4, 3) == 0xFF00_FF00)
    }

    @Test func clippingAppliesToTheRestOfTheDrawing() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format()).image { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        #expect(image.cgImage.map { Sketch($0).area } == 4)
    }

    @Test func sizesAreRoundedUpToWholePixels() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10.3, height: 3.0000000001), format: format(scale: 2)).image { _ in }
        #expect(image.cgImage?.width == 21)
        #expect(image.cgImage?.height == 6)
    }

    @Test func filesContainTheDrawing() throws {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format())
        let draw: UIGraphicsImageRenderer.DrawingActions = { context in
            UIColor.red.setFill()
            context.fill(context.format.bounds)
        }
        let png = try #require(UIImage(data: renderer.pngData(actions: draw)))
        #expect(png.cgImage?.pixel(3, 3) == 0xFFFF_0000)
        let jpeg = try #require(UIImage(data: renderer.jpegData(withCompressionQuality: 0.9, actions: draw)))
        #expect(jpeg.size == CGSize(width: 4, height: 4))
    }

    @Test func aCompletionReceivesTheImageAndActionsRunOnce() throws {
        var log: [String] = []
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format())
        try renderer.runDrawingActions { _ in
            log.append("draw")
        } completionActions: { context in
            log.append("done \(context.currentImage.size.width)")
        }
        #expect(log == ["draw", "done 4.0"])
    }

    @Test func anImageOfZeroSizeIsEmptyAndItsActionsRun() {
        var runs = 0
        let codes = reported {
            let renderer = UIGraphicsImageRenderer(size: .zero)
            let image = renderer.image { context in
                runs += 1
                context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
                #expect(UIGraphicsGetCurrentContext() === context.cgContext)
            }
            #expect(image.size == .zero)
            #expect(image.cgImage == nil)
            #expect(renderer.pngData { _ in runs += 1 }.isEmpty)
        }
        #expect(runs == 2)
        #expect(codes == ["graphics.image-size", "graphics.image-size"])
    }

    @Test func theRendererCopiesItsFormat() {
        let original = format(scale: 2)
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: original)
        original.scale = 5
        #expect(renderer.image { _ in }.scale == 2)
        #expect(original.bounds == .zero)
        #expect(renderer.allowsImageOutput)
        #expect(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 2)).scale == 2)
    }

    @Test func statesThatTheActionsLeavePushedAreRemoved() {
        _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format()).image { context in
            UIGraphicsPushContext(context.cgContext)
        }
        #expect(UIGraphicsGetCurrentContext() == nil)
    }
}
