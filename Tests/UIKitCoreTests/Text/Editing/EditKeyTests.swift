import CoreGraphics
import Platform
import Testing

@testable import UIKitCore

/// Keys that cut, copy, paste and select, in fields that refuse some of them.
@MainActor @Suite(.app) struct EditKeyTests {
    private final class Guarded: UITextField {
        var forbidden: Set<String> = []
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            !forbidden.contains(action.description) && super.canPerformAction(action, withSender: sender)
        }
    }

    private static let v = 0x19
    private static let a = 0x04

    private func press(_ usage: Int, _ character: String, on host: TestHost) {
        for phase in [KeyEvent.Phase.down, .up] {
            host.send(.key(KeyEvent(phase: phase, usage: usage, characters: character, modifiers: .control, timestamp: host.now)))
            host.step()
        }
    }

    @Test func aFieldThatForbidsPastingDoesNotPasteByKeys() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let field = Guarded(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
            window.addSubview(field)
            field.becomeFirstResponder()
            UIPasteboard.general.string = "pasted"
            field.forbidden = ["paste:"]
            press(Self.v, "v", on: host)
            #expect(field.text == "")
            field.forbidden = []
            press(Self.v, "v", on: host)
            #expect(field.text == "pasted")
            field.forbidden = ["selectAll:"]
            press(Self.a, "a", on: host)
            #expect(field.selectedTextRange?.isEmpty == true)
            field.forbidden = []
            press(Self.a, "a", on: host)
            #expect(field.selectedTextRange?.isEmpty == false)
        }
    }

    @Test func textSetByAProgramHasOneLine() throws {
        let field = UITextField()
        field.text = "ab"
        let range = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
        field.replace(range, withText: "c\nd\u{7}")
        #expect(field.text == "c d")
        let view = UITextView()
        view.replace(EditorTextRange(0..<0), withText: "c\nd\u{7}")
        #expect(view.text == "c\nd")
    }

    @Test func aFieldThatIsNotEditedHasNoSelection() throws {
        try TestHost.run { host in
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
            host.makeWindow().addSubview(field)
            field.text = "abc"
            #expect(field.selectedTextRange == nil)
            field.becomeFirstResponder()
            #expect(field.selectedTextRange != nil)
            field.resignFirstResponder()
            #expect(field.selectedTextRange == nil)
        }
    }
}
