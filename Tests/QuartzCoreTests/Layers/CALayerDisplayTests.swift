import Testing

@testable import QuartzCore

@MainActor struct CALayerDisplayTests {
    private final class Drawer: NSObject, CALayerDelegate {
        var log: [String] = []
        func layerWillDraw(_ layer: CALayer) { log.append("will") }
        func draw(_ layer: CALayer, in ctx: CGContext) {
            log.append("draw")
            ctx.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
            ctx.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        func layoutSublayers(of layer: CALayer) { log.append("layout") }
    }

    @Test func aLayerDrawsOnceOnRequest() {
        let stage = Stage()
        let drawer = Drawer()
        stage.layer.delegate = drawer
        stage.frame(at: 1)
        #expect(drawer.log.isEmpty)
        stage.layer.setNeedsDisplay()
        stage.layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(stage.layer.needsDisplay())
        stage.frame(at: 2)
        #expect(drawer.log == ["will", "draw"])
        #expect(!stage.layer.needsDisplay())
        stage.frame(at: 3)
        #expect(drawer.log.count == 2)
        #expect(stage.tree.counters.displays == 1)
    }

    @Test func theBackingStoreHasTheScalesPixels() {
        let stage = Stage()
        let drawer = Drawer()
        stage.layer.delegate = drawer
        stage.quietly { stage.layer.bounds = CGRect(x: 0, y: 0, width: 2.5, height: 2) }
        stage.layer.contentsScale = 3
        stage.layer.setNeedsDisplay()
        stage.frame(at: 1)
        let image = stage.layer.backing
        #expect(image?.width == 8)
        #expect(image?.height == 6)
        #expect(image.map { Pixels($0.buffer)[2, 0] } == 0)
        #expect(image.map { Pixels($0.buffer)[3, 2] } == 0xFFFF_0000)
    }

    @Test func aNewSizeRedrawsOnlyOnRequest() {
        let stage = Stage()
        let drawer = Drawer()
        stage.layer.delegate = drawer
        stage.layer.bounds.size.width = 20
        #expect(!stage.layer.needsDisplay())
        stage.layer.needsDisplayOnBoundsChange = true
        stage.layer.bounds.size.width = 30
        #expect(stage.layer.needsDisplay())
        stage.frame(at: 1)
        stage.layer.bounds.origin.x = 5
        #expect(!stage.layer.needsDisplay())
    }

    @Test func layoutRunsForParentsBeforeChildrenOnce() {
        final class Logging: CALayer {
            static var log: [String] = []
            override func layoutSublayers() { Self.log.append(name ?? "") }
        }
        Logging.log = []
        let (outer, inner) = (Logging(), Logging())
        (outer.name, inner.name) = ("outer", "inner")
        outer.addSublayer(inner)
        let stage = Stage()
        stage.root.addSublayer(outer)
        stage.frame(at: 1)
        #expect(Logging.log == ["outer", "inner"])
        inner.setNeedsLayout()
        stage.frame(at: 2)
        #expect(Logging.log == ["outer", "inner", "inner"])
    }

    @Test func settingContentsReplacesTheDrawing() {
        let stage = Stage()
        let drawer = Drawer()
        stage.layer.delegate = drawer
        stage.layer.setNeedsDisplay()
        stage.frame(at: 1)
        let image = CGImage(buffer: PixelBuffer(width: 1, height: 1), isOpaque: false)
        stage.layer.contents = image
        #expect(stage.layer.contents as? CGImage === image)
        #expect(stage.layer.backing == nil)
    }
}
