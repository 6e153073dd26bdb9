import CaretTesting
import Testing

@testable import UIKitCore

@MainActor @Suite(.app) struct VisualFormatTests {
    @Test func `a line becomes constraints`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let (a, b) = (UIView(), UIView())
        for view in [a, b] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        let views = ["a": a, "b": b]
        root.addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-[a(==b)]-gap-[b(>=10)]-20-|", options: [.alignAllTop, .alignAllBottom], metrics: ["gap": 12],
                views: views))
        root.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|[a(40@900)]", views: views))
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 8, y: 0, width: 130, height: 40))
        #expect(b.frame == CGRect(x: 150, y: 0, width: 130, height: 40))
    }

    @Test(arguments: [
        ("H:|-[a", 6, "Expected ']'"), ("X:[a]", 0, "Expected 'H:' or 'V:'"), ("[a]-(5", 6, "Expected ')'"),
        ("[]", 1, "Expected the name of a view"), ("[a]-[b]|[c]", 8, "Nothing may follow the superview's far edge"),
    ]) func `a format that cannot be parsed is shown with its place`(format: String, position: Int, message: String) {
        #expect(throws: VisualFormat.Mistake(message: message, position: position)) { try VisualFormatParser.parse(format) }
    }
}
