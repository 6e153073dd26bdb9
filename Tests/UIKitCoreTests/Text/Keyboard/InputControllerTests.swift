import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// Input view controllers.
@MainActor @Suite(.app) struct InputControllerTests {
    private final class Dice: UIInputViewController {
        var log: [String] = []
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log.append("comes")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            log.append("went")
        }
    }

    private final class Field: UITextField {
        let dice = Dice()
        let bar = Dice()
        override var inputViewController: UIInputViewController? { dice }
        override var inputAccessoryViewController: UIInputViewController? { bar }
    }

    @Test func itsViewReplacesTheKeyboardAndTypes() async throws {
        let field = Field(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        field.bar.view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
        let app = try await TestApp.launch(
            showing: {
                let controller = UIViewController()
                controller.view.addSubview(field)
                return controller
            }, on: .standard.scale(1))
        field.becomeFirstResponder()
        try await app.settle()
        #expect(field.dice.log == ["comes"] && field.dice.view.window != nil && field.dice.inputView === field.dice.view)
        let frame = field.dice.view.convert(field.dice.view.bounds, to: nil)
        #expect(frame.height == 216 && frame.width == 390)
        #expect(field.bar.view.convert(field.bar.view.bounds, to: nil).maxY == frame.minY && field.bar.view.frame.height == 50)
        let proxy = field.dice.textDocumentProxy
        #expect(!proxy.hasText && proxy.selectedText == nil)
        proxy.insertText("abc👍🏽d")
        #expect(field.text == "abc👍🏽d" && proxy.documentContextBeforeInput == "abc👍🏽d")
        proxy.adjustTextPosition(byCharacterOffset: -2)
        #expect(proxy.documentContextBeforeInput == "abc" && proxy.documentContextAfterInput == "👍🏽d")
        proxy.deleteBackward()
        proxy.adjustTextPosition(byCharacterOffset: 1)
        #expect(field.text == "ab👍🏽d" && proxy.documentContextAfterInput == "d")
        proxy.adjustTextPosition(byCharacterOffset: .max)
        #expect(proxy.documentContextAfterInput == "")
        proxy.adjustTextPosition(byCharacterOffset: .min)
        #expect(proxy.documentContextBeforeInput == "")
        field.selectAll(nil)
        #expect(proxy.selectedText == "ab👍🏽d")
        field.dice.dismissKeyboard()
        try await app.settle()
        #expect(!field.isFirstResponder && field.dice.log == ["comes", "went"] && field.dice.view.window == nil)
        #expect(!proxy.hasText && proxy.documentContextBeforeInput == nil)
    }
}
