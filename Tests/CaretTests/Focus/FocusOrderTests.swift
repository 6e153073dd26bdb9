import Caret
import CaretTesting
import Testing

/// A declared focus order.
@MainActor @Suite(.app) struct FocusOrderTests {
    private final class Box: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    private final class Returning: NSObject, UITextFieldDelegate {
        var order: FocusOrder?
        var answers: [Bool] = []
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            let answer = order?.advance(from: textField) ?? true
            answers.append(answer)
            return answer
        }
    }

    private func launch(_ views: [UIView]) async throws -> (TestApp, UIViewController) {
        let controller = UIViewController()
        let app = try await TestApp.launch(showing: {
            for (index, view) in views.enumerated() {
                view.frame = CGRect(x: 20, y: 100 + 40 * CGFloat(index), width: 100, height: 30)
                controller.view.addSubview(view)
            }
            return controller
        })
        return (app, controller)
    }

    @Test func `R100 Return follows the order, from the last to the first, and mixed kinds may be listed`() async throws {
        let (one, two, three, four) = (UITextField(), Box(), UITextView(), UITextField())
        let (app, controller) = try await launch([one, two, three, four])
        controller.focusOrder = FocusOrder([one, two, three, four])
        one.becomeFirstResponder()
        await app.press(.return)
        #expect(two.isFirstResponder)
        await app.press(.tab)
        #expect(three.isFirstResponder)
        four.becomeFirstResponder()
        await app.press(.return)
        #expect(one.isFirstResponder)
        await app.press(.tab, modifiers: .shift)
        #expect(four.isFirstResponder)
    }

    @Test func `R100 the answer is NO, and an unknown field resigns`() async throws {
        let (one, two, unknown) = (UITextField(), UITextField(), UITextField())
        let returning = Returning()
        for field in [one, two, unknown] { field.delegate = returning }
        let (app, _) = try await launch([one, two, unknown])
        returning.order = FocusOrder([one, two])
        one.becomeFirstResponder()
        await app.press(.return)
        #expect(two.isFirstResponder)
        await app.press(.return)
        #expect(one.isFirstResponder)
        unknown.becomeFirstResponder()
        await app.press(.return)
        #expect(!unknown.isFirstResponder && !one.isFirstResponder && returning.answers == [false, false, false])
    }

    @Test func `R100 listed responders are not retained`() {
        weak var weakTextField: UITextField?
        let order: FocusOrder
        do {
            let field = UITextField()
            weakTextField = field
            order = FocusOrder([field])
            #expect(order.responders.count == 1)
        }
        #expect(weakTextField == nil && order.responders.isEmpty)
    }
}
