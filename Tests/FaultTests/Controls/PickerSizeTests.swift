import CaretTesting
import Testing

@testable import UIKitCore

/// The size of a date picker in place of the keyboard.
@MainActor @Suite(.app) struct PickerSizeTests {
    @Test func `M14 wheels of a date picker are 216 points high as an input view`() async throws {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .wheels
        #expect(picker.intrinsicContentSize.height == 216 && picker.bounds.height == 216)
        field.inputView = picker
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(field)
            return controller
        })
        field.becomeFirstResponder()
        try await app.settle()
        #expect(picker.bounds.height == 216)
    }

    @Test func `M14 a size that the app set for a date picker is preserved`() {
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 300, height: 180))
        picker.preferredDatePickerStyle = .wheels
        #expect(picker.bounds.size == CGSize(width: 300, height: 180))
    }
}
