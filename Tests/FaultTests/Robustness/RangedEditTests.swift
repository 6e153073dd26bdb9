import CaretTesting
import Platform
import Testing
import UIKit

@testable import UIKitCore

/// Edits of assistive technology replace a range, and do not change the rest of a text.
@MainActor @Suite(.app) struct RangedEditTests {
    private func stage(_ view: UIView) async throws -> TestApp {
        view.frame = CGRect(x: 10, y: 100, width: 200, height: 60)
        return try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(view)
            return controller
        })
    }

    private func edit(_ range: Range<Int>, _ length: Int, _ text: String, _ view: UIView, _ app: TestApp) async -> Bool {
        let isDone = ApplicationHost.running.accessibility.perform(.edit(range, of: length, text), on: view)
        await app.advance(frames: 2)
        return isDone
    }

    /// The number of refused edits in the tree of the field.
    private var refusedEdits: Int? {
        ApplicationHost.running.accessibility.mainTree().flatMap(\.all).first { $0.label == "Name" }?.rejectedEditCount
    }

    @Test func `N2 a key in a long text changes one place`() async throws {
        let view = UITextView()
        let text = String(repeating: "wörd 😀 ", count: 3_000)
        view.text = text
        let app = try await stage(view)
        let count = text.utf16.count
        #expect(await edit(16_000..<16_000, count, "k", view, app))
        var expected = Array(text.utf16)
        expected.insert(contentsOf: "k".utf16, at: 16_000)
        #expect(view.text == String(decoding: expected, as: UTF16.self))
        #expect(await edit(16_000..<16_001, count + 1, "", view, app))
        #expect(view.text == text)
    }

    @Test func `N2 an edit of a text that has changed meanwhile is refused and reported`() async throws {
        let field = UITextField()
        field.accessibilityLabel = "Name"
        field.text = "Ada"
        let app = try await stage(field)
        #expect(await !edit(0..<5, 5, "Grace", field, app))
        #expect(await !edit(2..<4, 3, "x", field, app))
        #expect(field.text == "Ada")
        #expect(refusedEdits == 2)
        #expect(await edit(0..<3, 3, "Grace", field, app))
        #expect(field.text == "Grace")
    }

    final class Refusing: NSObject, UITextFieldDelegate {
        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
            false
        }
    }

    @Test func `N2 so is an edit that the delegate refuses`() async throws {
        let (field, delegate) = (UITextField(), Refusing())
        field.accessibilityLabel = "Name"
        (field.text, field.delegate) = ("Ada", delegate)
        let app = try await stage(field)
        #expect(await !edit(3..<3, 3, "x", field, app))
        #expect(refusedEdits == 1 && field.text == "Ada")
    }
}
