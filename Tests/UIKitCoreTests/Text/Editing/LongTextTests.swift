import CoreGraphics
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// Typing and pasting in long texts: the number of lines that are laid out again, and the resulting text.
@MainActor @Suite(.app) struct LongTextTests {
    private func launch(_ text: String) async throws -> (app: TestApp, view: UITextView) {
        let view = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(view)
            return controller
        })
        view.text = text
        view.becomeFirstResponder()
        try await app.settle()
        return (app, view)
    }

    /// Returns the number of lines of the latest layout.
    private func lineCountOfLastLayout(_ view: UITextView) -> Int? { view.layoutManager.containerLayouts.layouts.first?.layout.linesBroken }

    /// A text of 200 kB with 5,000 paragraphs, and one with a single paragraph.
    @Test(arguments: [5_000, 1]) func aKeyLaysOutAFewLines(paragraphs: Int) async throws {
        let words = (0..<33_000).map { "w\($0 % 997)" }
        let size = (words.count + paragraphs - 1) / paragraphs
        let parts = stride(from: 0, to: words.count, by: size).map { words[$0..<min($0 + size, words.count)].joined(separator: " ") }
        let text = parts.joined(separator: "\n")
        // The size is rounded up, so that there are a few paragraphs less.
        #expect(text.utf8.count > 150_000 && parts.count > paragraphs * 9 / 10)
        let (app, view) = try await launch(text)
        let initialCount = try #require(lineCountOfLastLayout(view))
        #expect(initialCount > 1_000)
        let middle = (text as NSString).length / 2
        view.selectedRange = NSRange(location: middle, length: 0)
        try await app.settle()
        await app.type("x")
        try await app.settle()
        let countAfterKey = try #require(lineCountOfLastLayout(view))
        #expect((1..<60).contains(countAfterKey), "\(countAfterKey) of \(initialCount) lines")
        #expect(view.text == (text as NSString).replacingCharacters(in: NSRange(location: middle, length: 0), with: "x"))
    }

    @Test func pastedTextIsKeptCompletely() async throws {
        let (app, view) = try await launch("start  end")
        let line = String(repeating: "Grüße 👩‍👩‍👧 مرحبا ", count: 4) + "\n"
        let long = String(repeating: line, count: 20_000)
        #expect(long.utf8.count > 3_000_000)
        UIPasteboard.general.string = long
        view.selectedRange = NSRange(location: 6, length: 0)
        view.paste(nil)
        try await app.settle()
        #expect(view.text == "start " + long + " end")
        view.undoManager?.undo()
        #expect(view.text == "start  end")
    }

    @Test func aFieldAcceptsALongTextAsOneLine() async throws {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(field)
            return controller
        })
        field.becomeFirstResponder()
        UIPasteboard.general.string = String(repeating: "word\n\u{1}", count: 20_000)
        field.paste(nil)
        try await app.settle()
        #expect(field.text == Array(repeating: "word", count: 20_000).joined(separator: " "))
        await app.type("!")
        #expect(field.text?.hasSuffix("word!") == true)
    }
}
