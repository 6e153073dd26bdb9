import CoreGraphics
import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// Texts that cannot be edited, and secure texts that are edited again.
@MainActor @Suite(.app) struct ReadingTextTests {
    private func launched(_ view: UIView) async throws -> TestApp {
        view.frame = CGRect(x: 20, y: 100, width: 300, height: 120)
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(view)
            return controller
        })
        try await app.settle()
        return app
    }

    @Test func aTouchThatRestsSelectsAWordOfATextThatCannotBeEdited() async throws {
        let view = UITextView()
        view.text = "some words to read"
        view.isEditable = false
        let app = try await launched(view)
        let start = view.editor.hostRect(view.editor.caretRect(at: EditorTextPosition(7)))
        let point = view.convert(CGPoint(x: start.midX, y: start.midY), to: nil)
        func touch(_ phase: PointerEvent.Phase, _ x: CGFloat = 0) async {
            let place = CGPoint(x: point.x + x, y: point.y)
            app.send(.pointer(PointerEvent(id: 2, phase: phase, location: place, timestamp: app.clock.now)))
            await app.advance(frames: 1)
        }
        view.becomeFirstResponder()
        await app.advance(frames: 1)
        #expect(carets(view) == 0)
        await touch(.began)
        await app.advance(by: .milliseconds(700))
        #expect(view.selectedRange == NSRange(location: 5, length: 5))
        await touch(.moved, 50)
        #expect(view.selectedRange.location == 5 && view.selectedRange.length > 5)
        await touch(.ended, 50)
        try await app.settle()
        #expect(app.exists("Copy"))
        view.isEditable = true
        view.selectedRange = NSRange(location: 0, length: 0)
        await app.advance(frames: 2)
        #expect(carets(view) == 1)
    }

    private func carets(_ view: UIView) -> Int {
        view.subviews.reduce(0) { $0 + ($1 is CaretView && !$1.isHidden ? 1 : 0) + carets($1) }
    }

    @Test func secureTextIsEnteredAgain() async throws {
        let field = UITextField()
        field.isSecureTextEntry = true
        field.text = "old"
        let app = try await launched(field)
        field.becomeFirstResponder()
        await app.type("ne")
        #expect(field.text == "ne")
        await app.type("w")
        #expect(field.text == "new")
    }
}
