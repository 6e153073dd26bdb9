import CoreGraphics
import Testing

@testable import UIKitCore

/// A text view whose `isEditable` changes.
@MainActor @Suite(.app) struct EditableTests {
    private final class Log: NSObject, UITextViewDelegate {
        var lines: [String] = []
        var agrees = true
        func textViewDidBeginEditing(_ textView: UITextView) { lines.append("begin") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
            lines.append("should")
            return agrees
        }
        func textViewDidEndEditing(_ textView: UITextView) { lines.append("end") }
    }

    private func stage(_ body: (TestHost, UITextView, Log) throws -> Void) throws {
        try TestHost.run { host in
            let (view, log) = (UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100)), Log())
            view.delegate = log
            host.makeWindow().addSubview(view)
            view.becomeFirstResponder()
            host.step()
            try body(host, view, log)
        }
    }

    @Test func editingEndsWhenEditableIsDisabled() throws {
        try stage { _, view, log in
            view.isEditable = false
            #expect(log.lines == ["begin", "should", "end"] && !view.isFirstResponder)
            #expect(view.becomeFirstResponder() && log.lines.count == 3)
        }
    }

    @Test func theTextStaysSelectable() throws {
        try stage { host, view, log in
            log.agrees = false
            view.isEditable = false
            #expect(log.lines == ["begin", "should", "end"] && view.isFirstResponder)
            view.insertText("x")
            #expect(view.text == "")
            view.isEditable = true
            #expect(log.lines.last == "begin")
            view.insertText("x")
            #expect(view.text == "x")
        }
    }
}
