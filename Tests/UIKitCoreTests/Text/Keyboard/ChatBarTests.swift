import CaretTesting
import Testing

@testable import UIKitCore

/// Input accessory views of controllers, with fields.
@MainActor @Suite(.app) struct ChatBarTests: KeyboardStage {
    private final class Chat: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
        let message = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 40))
        let search = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        var sent = 0

        override var inputAccessoryView: UIView? { bar }
        override var canBecomeFirstResponder: Bool { true }
        override var keyCommands: [UIKeyCommand]? {
            [UIKeyCommand(input: "d", modifierFlags: .command, action: Selector("send:", Chat.send(_:)))]
        }
        func send(_ sender: Any?) { sent += 1 }

        override func viewDidLoad() {
            super.viewDidLoad()
            bar.addSubview(message)
            view.addSubview(search)
        }
    }

    private final class Bar: UIInputViewController {
        let field = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 40))
        override func loadView() {
            let input = UIInputView(frame: CGRect(x: 0, y: 0, width: 10, height: 50), inputViewStyle: .keyboard)
            input.addSubview(field)
            view = input
        }
    }

    private final class Barred: UIViewController {
        let bar = Bar()
        override var inputAccessoryViewController: UIInputViewController? { bar }
        override var canBecomeFirstResponder: Bool { true }
    }

    private func chat(_ device: Device = .standard) async throws -> (app: TestApp, chat: Chat) {
        let chat = Chat()
        let app = try await TestApp.launch(showing: { chat }, on: device)
        try await app.settle()
        return (app, chat)
    }

    private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    @Test func aControllerThatHasAppearedShowsItsBarByItself() async throws {
        let (_, chat) = try await chat()
        #expect(chat.isFirstResponder && place(chat.bar) == CGRect(x: 0, y: 794, width: 390, height: 50))
    }

    @Test func aFieldInTheBarReceivesText() async throws {
        let (app, chat) = try await chat()
        await tap(chat.message, app)
        #expect(chat.message.isFirstResponder && !chat.isFirstResponder && app.mainWindow.isKeyWindow)
        await app.type("Hi")
        try await app.settle()
        #expect(chat.message.text == "Hi" && chat.bar.window != nil && place(chat.bar).maxY == 844)
        await app.press("d", modifiers: .command)
        #expect(chat.sent == 1 && chat.message.text == "Hi")
    }

    @Test func theDrawnKeyboardTypesIntoTheBarsField() async throws {
        let (app, chat) = try await chat(.standard.withDrawnKeyboard)
        chat.message.autocapitalizationType = .none
        await tap(chat.message, app)
        try await app.settle()
        #expect(place(chat.bar).maxY == 628)
        try await press("a", app)
        #expect(chat.message.text == "a")
    }

    @Test func aFieldInTheBarOfAControllerHasTheKeyboard() async throws {
        let screen = Barred()
        let app = try await TestApp.launch(showing: { screen }, on: .standard.withDrawnKeyboard)
        try await app.settle()
        await tap(screen.bar.field, app)
        try await app.settle()
        #expect(screen.bar.field.isFirstResponder && place(screen.bar.view).height == 50)
        #expect(try keyboard(app).window != nil)
    }

    @Test func theBarsFieldResignsWithItsScreenAndTheBarStays() async throws {
        let (app, chat) = try await chat()
        for body in [{ chat.view.endEditing(true) }, { app.mainWindow.endEditing(true) }, { chat.bar.endEditing(false) }] {
            chat.message.becomeFirstResponder()
            try await app.settle()
            #expect(chat.message.isFirstResponder)
            #expect(body() && !chat.message.isFirstResponder && chat.isFirstResponder)
            try await app.settle()
            #expect(place(chat.bar).maxY == 844)
        }
    }

    @Test func onlyOneOfTheFieldsInTheBarAndOnTheScreenIsFirstResponder() async throws {
        let (app, chat) = try await chat()
        chat.message.becomeFirstResponder()
        chat.search.becomeFirstResponder()
        #expect(chat.search.isFirstResponder && !chat.message.isFirstResponder)
        await app.type("s")
        chat.message.becomeFirstResponder()
        #expect(!chat.search.isFirstResponder && chat.message.isFirstResponder)
        await app.type("m")
        #expect(chat.search.text == "s" && chat.message.text == "m")
    }

    @Test func theBarReturnsWhenAFieldHasResigned() async throws {
        let (app, chat) = try await chat()
        await tap(chat.search, app)
        try await app.settle()
        #expect(chat.search.isFirstResponder && chat.bar.window != nil)
        chat.search.resignFirstResponder()
        try await app.settle()
        #expect(chat.isFirstResponder && place(chat.bar).maxY == 844)
        chat.resignFirstResponder()
        try await app.settle()
        #expect(app.mainWindow.firstResponder == nil && chat.bar.window == nil)
    }

    @Test func aPresentedControllerDoesNotShowTheBarBelow() async throws {
        let (app, chat) = try await chat()
        chat.message.becomeFirstResponder()
        try await app.settle()
        chat.present(UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: false)
        try await app.settle()
        #expect(!chat.message.isFirstResponder && !chat.isFirstResponder && chat.bar.window == nil)
        chat.dismiss(animated: false)
        try await app.settle()
        #expect(chat.message.isFirstResponder && place(chat.bar).maxY == 844)
    }

    @Test func aFieldOfAPresentedControllerKeepsTheFirstResponder() async throws {
        let (app, chat) = try await chat()
        let (sheet, field) = (UIViewController(), UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40)))
        sheet.view.addSubview(field)
        chat.present(sheet, animated: false)
        try await app.settle()
        field.becomeFirstResponder()
        try await app.settle()
        #expect(field.isFirstResponder && chat.bar.window == nil)
        field.resignFirstResponder()
        try await app.settle()
        #expect(app.mainWindow.firstResponder == nil && chat.bar.window == nil)
        chat.dismiss(animated: false)
        try await app.settle()
        #expect(chat.isFirstResponder && place(chat.bar).maxY == 844)
    }

    @Test func theBarDisappearsWithItsScreenAndReturnsWithIt() async throws {
        let list = UIViewController()
        let chat = Chat()
        let stack = UINavigationController(rootViewController: list)
        let app = try await TestApp.launch(showing: { stack })
        try await app.settle()
        #expect(app.mainWindow.firstResponder == nil)
        stack.pushViewController(chat, animated: false)
        try await app.settle()
        #expect(chat.isFirstResponder && place(chat.bar).maxY == 844)
        chat.message.becomeFirstResponder()
        stack.pushViewController(UIViewController(), animated: false)
        try await app.settle()
        #expect(app.mainWindow.firstResponder == nil && chat.bar.window == nil)
        stack.popViewController(animated: false)
        try await app.settle()
        #expect(chat.isFirstResponder && place(chat.bar).maxY == 844)
    }
}
