import Caret
import CaretTesting
import Testing

@MainActor @Suite(.app) struct ValueEventTests {
    @Test func controlsCarryTheirValues() async throws {
        let (toggle, field) = (UISwitch(), UITextField())
        let controller = UIViewController()
        let app = try await TestApp.launch(showing: {
            toggle.frame.origin = CGPoint(x: 20, y: 100)
            field.frame = CGRect(x: 20, y: 200, width: 200, height: 34)
            controller.view.addSubview(toggle)
            controller.view.addSubview(field)
            return controller
        })
        var values: [String] = []
        toggle.on(.valueChanged) { values.append("\($0)") }
        field.on(.editingChanged) { values.append($0) }
        await app.tap(at: CGPoint(x: 45, y: 115))
        field.becomeFirstResponder()
        await app.type("ab")
        #expect(values == ["true", "a", "ab"])
    }
}
