import Testing

@testable import UIKitCore

/// Views that are inserted beside a view of another superview.
@MainActor @Suite(.app) struct StrangeSiblingTests {
    @Test func aViewThatIsNoSiblingIsReported() {
        let (view, there, new, low) = (UIView(), UIView(), UIView(), UIView())
        let other = UIView()
        view.addSubview(there)
        let codes = reported {
            view.insertSubview(new, aboveSubview: other)
            view.insertSubview(low, belowSubview: other)
        }
        #expect(codes == ["view.no-sibling", "view.no-sibling"])
        #expect(view.subviews == [low, there, new])
        #expect(reported { view.insertSubview(low, aboveSubview: other) } == ["view.no-sibling"])
        #expect(view.subviews == [there, new, low])
    }
}
