import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// The composition of an input method, in a text field and without a text input.
@MainActor @Suite(.app) struct CompositionTests {
    private func launched() async throws -> (TestApp, UITextField) {
        let (controller, field) = (UIViewController(), UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40)))
        let app = try await TestApp.launch(showing: { controller })
        controller.view.addSubview(field)
        field.text = "ab"
        field.becomeFirstResponder()
        return (app, field)
    }

    private func compose(_ text: String, _ selection: Range<Int>, _ app: TestApp) {
        app.send(.composition(TextComposition(text, selection: selection)))
        app.clock.step()
    }

    private func marked(_ field: UITextField) -> String? { field.markedTextRange.flatMap { field.text(in: $0) } }

    @Test func markedTextStaysUntilTheCompositionIsCommitted() async throws {
        let (app, field) = try await launched()
        compose("に", 1..<1, app)
        compose("にほ", 0..<2, app)
        #expect(field.text == "abにほ" && marked(field) == "にほ")
        #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "にほ")
        compose("", 0..<0, app)
        app.send(.text("二歩"))
        app.clock.step()
        #expect(field.text == "ab二歩" && field.markedTextRange == nil)
    }

    @Test func aCancelledCompositionLeavesNothing() async throws {
        let (app, field) = try await launched()
        compose("に", 0..<1, app)
        compose("", 0..<0, app)
        #expect(field.text == "ab" && field.markedTextRange == nil)
        compose("", 0..<0, app)
        #expect(field.text == "ab")
    }

    @Test func aCompositionWithoutAReceiverIsDiscarded() async throws {
        let (app, field) = try await launched()
        field.resignFirstResponder()
        compose("に", 0..<1, app)
        #expect(field.text == "ab" && app.diagnostics.isEmpty)
    }
}
