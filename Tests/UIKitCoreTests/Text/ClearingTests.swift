import CaretTesting
import Testing
import UIKitCore

/// Fields whose text is cleared when editing begins.
@MainActor @Suite(.app) struct ClearingTests {
    private final class Delegate: NSObject, UITextFieldDelegate {
        var mayClear = true
        var asked = 0
        func textFieldShouldClear(_ textField: UITextField) -> Bool {
            asked += 1
            return mayClear
        }
    }

    @Test(arguments: [true, false]) func theDelegateIsAskedWhetherTheTextIsCleared(mayClear: Bool) async throws {
        let controller = UIViewController()
        let (field, delegate) = (UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40)), Delegate())
        delegate.mayClear = mayClear
        (field.text, field.clearsOnBeginEditing, field.delegate) = ("Text", true, delegate)
        let app = try await TestApp.launch(showing: { controller })
        controller.view.addSubview(field)
        field.becomeFirstResponder()
        await app.advance(frames: 1)
        #expect(field.text == (mayClear ? "" : "Text") && delegate.asked == 1)
    }
}
