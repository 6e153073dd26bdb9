import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// A drag that is held beyond the edge of a text extends the selection.
@MainActor @Suite(.app) struct HeldDragTests {
    private func hold(_ app: TestApp, _ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat) async {
        app.send(.pointer(PointerEvent(id: 0, kind: .mouse, phase: phase, location: CGPoint(x: x, y: y), timestamp: app.clock.now)))
        await app.advance(frames: 1)
    }

    @Test func `text scrolls under a mouse that is held below, to its end`() async throws {
        let root = UIViewController()
        let text = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        text.text = (0..<100).map { "Line \($0)" }.joined(separator: "\n")
        root.view.addSubview(text)
        let app = try await TestApp.launch(showing: { root })
        await hold(app, .began, 30, 120)
        await hold(app, .moved, 60, 330)
        let (first, offset) = (text.selectedRange.length, text.contentOffset.y)
        await app.advance(frames: 60)
        #expect(text.selectedRange.length > first + 50 && text.contentOffset.y > offset + 100)
        await hold(app, .moved, 60, 600)
        await app.advance(frames: 300)
        #expect(NSMaxRange(text.selectedRange) == text.text.utf16.count, "down to the end, where it stops")
        let ticks = app.counters.ticks
        await app.advance(by: .seconds(1))
        #expect(app.counters.ticks - ticks <= 5, "at the end nothing goes on")
        // And up again, beyond the other edge.
        await hold(app, .moved, 60, 20)
        await app.advance(frames: 600)
        #expect(NSMaxRange(text.selectedRange) <= 6 && text.contentOffset.y <= 0)
        await hold(app, .ended, 60, 20)
        let held = text.selectedRange
        await app.advance(frames: 30)
        #expect(text.selectedRange == held)
    }

    @Test func `the line of a field scrolls too`() async throws {
        let root = UIViewController()
        let field = UITextField(frame: CGRect(x: 50, y: 100, width: 100, height: 40))
        field.text = String(repeating: "word ", count: 40)
        root.view.addSubview(field)
        let app = try await TestApp.launch(showing: { root })
        field.becomeFirstResponder()
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        try await app.settle()
        await hold(app, .began, 60, 120)
        await hold(app, .moved, 180, 120)
        let first = field.selectedTextRange.map { field.offset(from: $0.start, to: $0.end) } ?? 0
        await app.advance(frames: 60)
        let later = field.selectedTextRange.map { field.offset(from: $0.start, to: $0.end) } ?? 0
        #expect(later > first + 5)
        await hold(app, .ended, 180, 120)
    }
}
