import Testing

@testable import UIKitCore

/// How the insets move title and image.
@MainActor @Suite(.app) struct ButtonInsetTests {
    private func button(_ across: UIControl.ContentHorizontalAlignment, _ upright: UIControl.ContentVerticalAlignment = .center) -> UIButton
    {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        button.setTitle("Some words", for: .normal)
        button.contentHorizontalAlignment = across
        button.contentVerticalAlignment = upright
        button.layoutIfNeeded()
        return button
    }

    private func title(_ button: UIButton) -> CGRect {
        button.layoutIfNeeded()
        return button.titleLabel?.frame ?? .null
    }

    @Test(arguments: [(UIControl.ContentHorizontalAlignment.left, 12 as CGFloat), (.right, -4), (.center, 4)])
    func aTitleMovesAwayFromItsAlignedSide(across: UIControl.ContentHorizontalAlignment, way: CGFloat) {
        let button = button(across)
        let before = title(button)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 4)
        let after = title(button)
        #expect(abs(after.minX - before.minX - way) < 0.01 && abs(after.width - before.width) < 0.01)
    }

    @Test(arguments: [(UIControl.ContentVerticalAlignment.top, 10 as CGFloat), (.bottom, -4), (.center, 3)])
    func verticalInsetsMoveTheTitleToo(upright: UIControl.ContentVerticalAlignment, way: CGFloat) {
        let button = button(.center, upright)
        let before = title(button)
        button.titleEdgeInsets = UIEdgeInsets(top: 10, left: 0, bottom: 4, right: 0)
        #expect(abs(title(button).minY - before.minY - way) < 0.01)
    }

    @Test(arguments: [UIControl.ContentHorizontalAlignment.left, .right, .center])
    func aTitleIsNoWiderThanItsInsetsAllow(across: UIControl.ContentHorizontalAlignment) {
        let button = button(across)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 140, bottom: 0, right: 130)
        let frame = title(button)
        #expect(abs(frame.minX - 140) < 0.01 && abs(frame.width - 30) < 0.01)
    }
}
