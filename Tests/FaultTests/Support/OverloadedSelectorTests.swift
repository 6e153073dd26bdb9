import Testing

@testable import UIKitCore

/// Selectors of methods that share a name.
@MainActor @Suite(.app) struct OverloadedSelectorTests {
    private final class Pie: UIView {
        var drawings = 0
        override func setNeedsDisplay() {
            drawings += 1
            super.setNeedsDisplay()
        }
        func turn(_ sender: Any?) { drawings += 10 }
        func turn(_ sender: Any?, by event: UIEvent?) { drawings += 100 }
    }

    @Test func `M15 a selector of an overloaded method is that of the method without arguments`() {
        let pie = Pie()
        let link = CADisplayLink(target: pie, selector: Selector("setNeedsDisplay", Pie.setNeedsDisplay))
        let selector = Selector("setNeedsDisplay", Pie.setNeedsDisplay)
        pie.drawings = 0
        selector.perform(on: pie)
        #expect(pie.drawings == 1)
        link.invalidate()
    }

    @Test func `M15 labels still choose among the others`() {
        let pie = Pie()
        pie.drawings = 0
        Selector("turn:", Pie.turn(_:)).perform(on: pie, with: [pie])
        #expect(pie.drawings == 10)
        Selector("turn:by:", Pie.turn(_:by:)).perform(on: pie, with: [pie, NSNull()])
        #expect(pie.drawings == 110)
    }
}
