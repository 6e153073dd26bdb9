import CaretTesting
import Testing

@testable import UIKitCore

private class PlainView: UIView {}

private class PaintedView: UIView {
    var color = UIColor.red
    override func draw(_ rect: CGRect) {
        super.draw(rect)
        color.setFill()
        UIRectFill(rect)
    }
}

private final class PaintedSubview: PaintedView {}

private final class InheritingView: PlainView {
    override func layoutSubviews() {}
}

@MainActor @Suite(.app) struct UIViewDisplayTests {
    @Test func onlyClassesThatOverrideDrawAreDrawn() {
        #expect(!MethodOverride.draw.isOverridden(in: UIView.self))
        #expect(!MethodOverride.draw.isOverridden(in: PlainView.self))
        #expect(!MethodOverride.draw.isOverridden(in: InheritingView.self))
        #expect(!MethodOverride.draw.isOverridden(in: UIWindow.self))
        #expect(MethodOverride.draw.isOverridden(in: PaintedView.self))
        #expect(MethodOverride.draw.isOverridden(in: PaintedSubview.self))
    }

    @Test func aPlainViewHasNoBackingStoreAndADrawnOneHas() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let plain = PlainView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let painted = PaintedView(frame: CGRect(x: 20, y: 0, width: 10, height: 10))
            window.addSubview(plain)
            window.addSubview(painted)
            host.step()
            #expect(plain.layer.backing == nil)
            #expect(painted.layer.backing != nil)
            #expect(host.counters.displays == 1)
            #expect(host.pixel(25, 5) == [255, 0, 0])
        }
    }

    @Test func drawingIsRequestedOnceAFrame() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let view = PaintedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(view)
            host.step()
            let before = host.counters
            view.color = .blue
            for _ in 0..<5 { view.setNeedsDisplay() }
            host.step()
            let change = host.counters - before
            #expect((change.ticks, change.displays, change.layouts, change.damageRects) == (1, 1, 0, 1))
            #expect(host.pixel(5, 5) == [0, 0, 255])
        }
    }

    @Test func aViewThatGrowsFromZeroIsDrawn() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let view = PaintedView()
            window.addSubview(view)
            host.step()
            view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            host.step()
            #expect(host.pixel(5, 5) == [255, 0, 0])
        }
    }

    @Test func contentIsStretchedUnlessItRedraws() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let view = PaintedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(view)
            host.step()
            view.frame.size.width = 20
            host.step()
            #expect(host.counters.displays == 1)
            view.contentMode = .redraw
            host.step()
            view.frame.size.width = 30
            host.step()
            #expect(host.counters.displays == 3)
        }
    }
}
