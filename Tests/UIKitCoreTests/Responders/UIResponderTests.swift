import CaretTesting
import Platform
import Testing
import UIKitCore

private final class FieldView: UIView {
    var lines: [String] = []
    var mayResign = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { mayResign }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { lines.append("down \(press.key?.keyCode.rawValue ?? 0) \(press.key?.characters ?? "")") }
        super.pressesBegan(presses, with: event)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { lines.append("up \(press.key?.keyCode.rawValue ?? 0)") }
    }
}

private final class SavingWindow: UIWindow {
    var lines: [String] = []
    func save(_ sender: Any?) { lines.append("save") }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { lines.append("key") }
}

@MainActor @Suite(.app) struct UIResponderTests {
    @Test func theChainGoesFromViewToWindowToSceneToApplicationToDelegate() throws {
        final class Delegate: UIResponder, UIApplicationDelegate {}
        let delegate = Delegate()
        try TestHost.run(delegate) { host in
            let window = host.makeWindow()
            let view = UIView()
            window.addSubview(view)
            #expect(view.next === window)
            #expect(window.next === window.windowScene)
            #expect(window.windowScene?.next === host.host.application)
            #expect(host.host.application.next === delegate)
            #expect(delegate.next == nil)
        }
    }

    @Test func thereIsOneFirstResponderAndItMayRefuseToResign() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let one = FieldView()
            let other = FieldView()
            #expect(!one.becomeFirstResponder())
            window.addSubview(one)
            window.addSubview(other)
            #expect(!UIView().becomeFirstResponder())
            #expect(one.becomeFirstResponder())
            #expect(one.isFirstResponder)
            one.mayResign = false
            #expect(!other.becomeFirstResponder())
            #expect(one.isFirstResponder)
            #expect(!window.endEditing(false))
            #expect(window.endEditing(true))
            #expect(!one.isFirstResponder)
        }
    }

    @Test func aViewThatLeavesItsWindowIsNoLongerFirstResponder() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let parent = UIView()
            let field = FieldView()
            parent.addSubview(field)
            window.addSubview(parent)
            field.becomeFirstResponder()
            parent.removeFromSuperview()
            window.addSubview(parent)
            #expect(!field.isFirstResponder)
        }
    }

    @Test func keysGoToTheFirstResponderAndUpTheChain() throws {
        try TestHost.run { host in
            let window = SavingWindow(frame: UIScreen.main.bounds)
            window.makeKeyAndVisible()
            let field = FieldView()
            window.addSubview(field)
            field.becomeFirstResponder()
            host.key(.down, usage: 0x04, characters: "a")
            host.step()
            host.key(.up, usage: 0x04)
            host.step()
            #expect(field.lines == ["down 4 a", "up 4"])
            #expect(window.lines == ["key"])
        }
    }

    @Test func theReleaseOfAKeyGoesToTheResponderOfThePress() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let one = FieldView()
            let other = FieldView()
            window.addSubview(one)
            window.addSubview(other)
            one.becomeFirstResponder()
            host.key(.down, usage: 0x29)
            host.step()
            other.becomeFirstResponder()
            host.key(.up, usage: 0x29)
            host.step()
            #expect(one.lines == ["down 41 UIKeyInputEscape", "up 41"])
            #expect(other.lines.isEmpty)
        }
    }

    @Test func anActionWithoutTargetGoesUpTheChainFromTheFirstResponder() throws {
        try TestHost.run { host in
            let window = SavingWindow(frame: UIScreen.main.bounds)
            window.makeKeyAndVisible()
            let field = FieldView()
            window.addSubview(field)
            field.becomeFirstResponder()
            let save = Selector("save:", SavingWindow.save(_:))
            #expect(host.host.application.sendAction(save, to: nil, from: field, for: nil))
            #expect(window.lines == ["save"])
            #expect(!host.host.application.sendAction(Selector("unknown:"), to: nil, from: field, for: nil))
        }
    }

    @Test func aKeyCommandTakesPrecedenceOverThePress() throws {
        final class Commanding: UIWindow {
            var lines: [String] = []
            override var keyCommands: [UIKeyCommand]? {
                [
                    UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("close", Commanding.close)),
                    UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save:", Commanding.save(_:))),
                ]
            }
            func close() { lines.append("close") }
            func save(_ sender: Any?) { lines.append("save \(sender is UIKeyCommand)") }
        }
        try TestHost.run { host in
            let window = Commanding(frame: UIScreen.main.bounds)
            window.makeKeyAndVisible()
            let field = FieldView()
            window.addSubview(field)
            field.becomeFirstResponder()
            host.key(.down, usage: 0x29)
            host.step()
            let save = KeyEvent(phase: .down, usage: 0x16, characters: "s", modifiers: [.command, .capsLock], timestamp: host.now)
            host.send(.key(save))
            host.key(.down, usage: 0x16, characters: "s")
            host.step()
            #expect(window.lines == ["close", "save true"])
            #expect(field.lines == ["down 22 s"])
        }
    }
}
