import CaretTesting
import Testing
import UIKit

/// Views that become first responder before they are in a window.
@MainActor @Suite(.app) struct EarlyFirstResponderTests {
    private final class Screen: UIViewController {
        let input: UIView
        let resigns: Bool
        var answer: Bool?

        init(_ input: UIView, resigns: Bool) {
            self.input = input
            self.resigns = resigns
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            input.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
            view.addSubview(input)
            answer = input.becomeFirstResponder()
            if resigns { input.resignFirstResponder() }
        }
    }

    @Test(arguments: [false, true], [false, true]) func aPendingFirstResponderIsSetInTheWindow(isField: Bool, resigns: Bool) async throws {
        let input: UIView = isField ? UITextField() : UITextView()
        let screen = Screen(input, resigns: resigns)
        let app = try await TestApp.launch(showing: { screen })
        try await app.settle()
        #expect(screen.answer == false && input.isFirstResponder != resigns)
    }

    @Test func thePendingRequestIsFulfilledOnce() throws {
        let stage = try Stage()
        defer { stage.end() }
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(!field.becomeFirstResponder())
        stage.show(field)
        #expect(field.isFirstResponder)
        field.removeFromSuperview()
        stage.show(field)
        #expect(!field.isFirstResponder)
    }
}
