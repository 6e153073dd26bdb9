import Testing
import UIKitCore

@Suite struct UIEdgeInsetsTests {
    @Test func insetsMoveEdgesInwardsAndNegativeOnesOutwards() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == CGRect(x: 12, y: 21, width: 94, height: 46))
        #expect(rect.inset(by: UIEdgeInsets(top: -5, left: 0, bottom: 0, right: 0)) == CGRect(x: 10, y: 15, width: 100, height: 55))
        #expect(UIEdgeInsets() == .zero)
    }

    @Test func directionalInsetsFollowTheLayoutDirection() {
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(insets.resolved(.leftToRight) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(insets.resolved(.rightToLeft) == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        #expect(NSDirectionalEdgeInsets(insets.resolved(.rightToLeft), direction: .rightToLeft) == insets)
    }
}
