import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// Key repeat of a held key.
@MainActor @Suite(.app) struct KeyRepeatTests {
    final class Listener: UIView {
        var log: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("began") }
        override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("changed") }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("ended") }
    }

    private func launched(_ views: [UIView]) async throws -> TestApp {
        try await TestApp.launch(showing: {
            let controller = UIViewController()
            for (number, view) in views.enumerated() {
                view.frame = CGRect(x: 20, y: 100 + 100 * number, width: 200, height: 80)
                controller.view.addSubview(view)
            }
            return controller
        })
    }

    /// Presses a key, repeats it the given number of times, and releases it.
    private func hold(_ usage: Int, _ characters: String = "", times: Int = 3, in app: TestApp) async {
        for number in 0...times + 1 {
            app.send(
                .key(
                    KeyEvent(
                        phase: number > times ? .up : .down, usage: usage, characters: characters, isRepeat: number > 0 && number <= times,
                        timestamp: app.clock.now)))
            await app.advance(frames: 1)
        }
    }

    @Test func aHeldKeyIsOnePress() async throws {
        let listener = Listener()
        let app = try await launched([listener])
        listener.becomeFirstResponder()
        await hold(0x04, "a", in: app)
        #expect(listener.log == ["began", "ended"])
        // The beginning of the press was not delivered.
        listener.log = []
        app.send(.key(KeyEvent(phase: .down, usage: 0x05, characters: "b", isRepeat: true, timestamp: app.clock.now)))
        await app.advance(frames: 1)
        #expect(listener.log == [])
    }

    @Test func textIsTypedAndDeletedRepeatedly() async throws {
        let (field, text) = (UITextField(), UITextView())
        let app = try await launched([field, text])
        field.becomeFirstResponder()
        await hold(0x04, "a", in: app)
        #expect(field.text == "aaaa")
        await hold(0x2A, times: 2, in: app)
        #expect(field.text == "a")
        text.becomeFirstResponder()
        await hold(0x28, "\r", times: 1, in: app)
        #expect(text.text == "\n\n")
    }

    @Test func aButtonIsPressedOnceAndASliderRepeats() async throws {
        let (button, slider) = (UIButton(type: .system), UISlider())
        let app = try await launched([button, slider])
        app.mainWindow.keyboardNavigation = .controls
        var downs = 0
        var taps = 0
        button.addAction(UIAction { _ in downs += 1 }, for: .touchDown)
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        #expect(button.becomeFirstResponder())
        await hold(0x2C, " ", in: app)
        #expect(downs == 1 && taps == 1)
        slider.value = 0
        #expect(slider.becomeFirstResponder())
        await hold(0x4F, times: 0, in: app)
        let step = slider.value
        await hold(0x4F, times: 3, in: app)
        #expect(step > 0 && abs(slider.value - 5 * step) < 0.001)
    }

    @Test func movementCommandsRepeatAndOthersDoNot() async throws {
        let listener = Listener()
        let app = try await launched([listener])
        var keys: [String] = []
        for (input, name) in [(UIKeyCommand.inputDownArrow, "down"), ("d", "delete")] {
            let command = UIKeyCommand(input: input, modifierFlags: [], action: Selector("none:"))
            _ = command.handlers.add { keys.append(name) }
            listener.accessibility.keyCommands = (listener.accessibility.keyCommands ?? []) + [command]
        }
        listener.becomeFirstResponder()
        await hold(0x51, times: 2, in: app)
        await hold(0x07, "d", times: 2, in: app)
        #expect(keys == ["down", "down", "down", "delete"])
        #expect(!listener.log.contains("began"))
    }

    @Test func tabGoesFromFieldToFieldWhileItIsHeld() async throws {
        let fields = (0..<4).map { _ in UITextField() }
        let app = try await launched(fields)
        fields[0].becomeFirstResponder()
        await hold(0x2B, "\t", times: 2, in: app)
        #expect(fields[3].isFirstResponder)
        // Repeated text goes to the field in which the key went down.
        fields[0].becomeFirstResponder()
        app.send(.key(KeyEvent(phase: .down, usage: 0x04, characters: "a", timestamp: app.clock.now)))
        await app.advance(frames: 1)
        fields[1].becomeFirstResponder()
        app.send(.key(KeyEvent(phase: .down, usage: 0x04, characters: "a", isRepeat: true, timestamp: app.clock.now)))
        await app.advance(frames: 1)
        #expect(fields[0].text == "a" && fields[1].text == "")
    }
}
