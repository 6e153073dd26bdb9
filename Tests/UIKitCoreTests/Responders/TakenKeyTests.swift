import Platform
import Testing

@testable import UIKitCore

/// Keys that the app handles: a held key repeats nothing else, and the release goes to the responder of the press.
@MainActor @Suite(.app) struct TakenKeyTests {
    private final class Swallowing: UITextField {
        var log: [String] = []
        var swallows = true
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            log.append("began")
            if !swallows { super.pressesBegan(presses, with: event) }
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("ended") }
    }

    private func stage(_ body: (TestHost, UIViewController, Swallowing) throws -> Void) throws {
        try TestHost.run { host in
            let (window, controller) = (host.makeWindow(), UIViewController())
            window.rootViewController = controller
            let field = Swallowing(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
            controller.view.addSubview(field)
            field.text = "abc"
            field.becomeFirstResponder()
            host.step()
            try body(host, controller, field)
        }
    }

    private func hold(_ usage: Int, _ characters: String = "", _ modifiers: KeyEvent.Modifiers = [], times: Int = 2, on host: TestHost) {
        for number in 0...times + 1 {
            let phase: KeyEvent.Phase = number > times ? .up : .down
            host.send(
                .key(
                    KeyEvent(
                        phase: phase, usage: usage, characters: characters, modifiers: modifiers,
                        isRepeat: phase == .down && number > 0, timestamp: host.now)))
            host.step()
        }
    }

    private static let left = 0x50
    private static let a = 0x04
    private static let equals = 0x2E

    private func caret(_ field: UITextField) -> Int {
        field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) } ?? -1
    }

    @Test func aKeyThatAnOverrideHandledIsNotRepeatedElsewhere() throws {
        try stage { host, _, field in
            hold(Self.left, on: host)
            #expect(caret(field) == 3 && field.log == ["began", "ended"])
            field.swallows = false
            hold(Self.left, on: host)
            #expect(caret(field) == 0)
        }
    }

    private func command(_ input: String, _ flags: UIKeyModifierFlags, _ body: @escaping @MainActor () -> Void) -> UIKeyCommand {
        let command = UIKeyCommand(input: input, modifierFlags: flags, action: Selector("none:"))
        _ = command.handlers.add(body)
        return command
    }

    @Test func aKeyOfACommandTypesNothingAndItsReleaseIsNotDelivered() throws {
        try stage { host, controller, field in
            field.swallows = false
            var count = 0
            let command = command("a", []) { count += 1 }
            command.wantsPriorityOverSystemBehavior = true
            controller.addKeyCommand(command)
            hold(Self.a, "a", on: host)
            #expect(count == 1 && field.text == "abc" && field.log.isEmpty)
        }
    }

    @Test func aCharacterThatNeedsShiftMatchesACommandWithoutIt() throws {
        try stage { host, controller, _ in
            var lines: [String] = []
            controller.addKeyCommand(command("+", .command) { lines.append("plus") })
            controller.addKeyCommand(command("=", .command) { lines.append("equals") })
            @MainActor func press(_ characters: String, _ modifiers: KeyEvent.Modifiers) {
                for phase in [KeyEvent.Phase.down, .up] {
                    host.send(
                        .key(
                            KeyEvent(
                                phase: phase, usage: Self.equals, characters: characters, charactersIgnoringModifiers: "=",
                                modifiers: modifiers, timestamp: host.now)))
                    host.step()
                }
            }
            press("+", [.command, .shift])
            press("=", .command)
            press("+", [.command, .shift, .option])
            #expect(lines == ["plus", "equals"])
        }
    }
}
