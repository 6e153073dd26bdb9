import Caret
import CaretTesting
import Testing

/// Layers that draw, lay out and animate by closures, and shared items that closures create.
@MainActor @Suite(.app) struct LayerClosureTests {
    @MainActor private final class Painter: NSObject, CALayerDelegate {
        var log: [String] = []
        var wantsNoAction = false

        func layerWillDraw(_ layer: CALayer) { log.append("will") }
        func draw(_ layer: CALayer, in ctx: CGContext) { log.append("draw") }
        func layoutSublayers(of layer: CALayer) { log.append("layout") }
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { wantsNoAction ? NSNull() : nil }
    }

    private func launch(showing layer: CALayer) async throws -> TestApp {
        let controller = UIViewController()
        let app = try await TestApp.launch(showing: { controller }, on: .standard.scale(1))
        layer.frame = CGRect(x: 0, y: 100, width: 20, height: 20)
        controller.view.layer.addSublayer(layer)
        try await app.settle()
        return app
    }

    @Test func aLayerIsDrawnByClosuresAfterItsDelegate() async throws {
        let (layer, painter) = (CALayer(), Painter())
        layer.delegate = painter
        let app = try await launch(showing: layer)
        painter.log = []
        layer.on(.willDraw, painter) { $0.log.append("closure will") }
        layer.on(.draw, painter) { painter, context in
            painter.log.append("closure draws")
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        layer.setNeedsDisplay()
        try await app.settle()
        #expect(painter.log == ["will", "closure will", "draw", "closure draws"])
        #expect(try app.snapshot().pixel(at: CGPoint(x: 10, y: 110)) == SIMD4(255, 0, 0, 255))
        layer.on(.layoutSublayers, painter) { $0.log.append("closure lays out") }
        painter.log = []
        layer.setNeedsLayout()
        try await app.settle()
        #expect(painter.log == ["layout", "closure lays out"])
    }

    @Test func aClosureCreatesContentsWithoutADelegateUntilItIsCancelled() async throws {
        let layer = CALayer()
        let app = try await launch(showing: layer)
        var count = 0
        let registration = layer.answer(.display) { count += 1 }
        layer.setNeedsDisplay()
        try await app.settle()
        registration.cancel()
        layer.setNeedsDisplay()
        try await app.settle()
        #expect(count == 1)
    }

    @Test func aClosureProvidesTheActionThatTheDelegateDoesNot() async throws {
        let (layer, painter) = (CALayer(), Painter())
        layer.delegate = painter
        let app = try await launch(showing: layer)
        var keys: [String] = []
        layer.answer(.action) { key in
            keys.append(key)
            return NSNull()
        }
        layer.opacity = 0.5
        #expect(keys.contains("opacity") && layer.animation(forKey: "opacity") == nil)
        keys = []
        painter.wantsNoAction = true
        layer.opacity = 0.2
        #expect(keys.isEmpty)
        try await app.settle()
    }

    @Test func sharedItemsAreCreatedForEachActivity() {
        var calls: [UIActivity.ActivityType?] = []
        let item = ActivityItem(placeholder: "", subject: { _ in "Report" }) { activity in
            calls.append(activity)
            return activity == .copyToPasteboard ? "short" : nil
        }
        let sheet = UIActivityViewController(activityItems: [item], applicationActivities: nil)
        #expect(item.activityViewControllerPlaceholderItem(sheet) as? String == "")
        #expect(item.activityViewController(sheet, itemForActivityType: .copyToPasteboard) as? String == "short")
        #expect(item.activityViewController(sheet, itemForActivityType: nil) == nil)
        #expect(item.activityViewController(sheet, subjectForActivityType: nil) == "Report")
        #expect(calls == [.copyToPasteboard, nil])
    }
}
