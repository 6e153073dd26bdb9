import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// Recognizers of key presses, and further buttons of a mouse.
@MainActor @Suite(.app) struct PressGestureTests {
    private final class Keys: UIView {
        var heard: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { heard.append("began") }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { heard.append("ended") }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { heard.append("cancelled") }
    }

    private final class Watcher: UIGestureRecognizer {
        var heard: [String] = []
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
            heard.append(presses.map { "\($0.type.rawValue) \($0.force) \(event.presses(for: self).count)" }.joined())
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
            heard.append(presses.map { "ended \($0.force)" }.joined())
        }
    }

    private final class Refusal: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
            (event as? UIPressesEvent)?.allPresses.allSatisfy { $0.type != .menu } ?? true
        }
    }

    private final class PressRefusal: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { press.type != .menu }
    }

    private func launched(_ recognizer: UIGestureRecognizer) async throws -> (app: TestApp, view: Keys) {
        let view = Keys(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(view)
            // Also of a superview of the first responder.
            controller.view.addGestureRecognizer(recognizer)
            return controller
        })
        view.becomeFirstResponder()
        try await app.settle()
        return (app, view)
    }

    private func press(_ app: TestApp, _ key: UIKeyboardHIDUsage) async {
        for phase in [KeyEvent.Phase.down, .up] {
            app.send(.key(KeyEvent(phase: phase, usage: key.rawValue, characters: "", timestamp: app.clock.now)))
            await app.advance(by: .milliseconds(40))
        }
    }

    @Test func aTapIsAPressOfAnAllowedType() async throws {
        let tap = UITapGestureRecognizer()
        var taps = 0
        tap.addAction { _ in taps += 1 }
        let (app, view) = try await launched(tap)
        await press(app, .keyboardReturnOrEnter)
        #expect(taps == 0 && view.heard == ["began", "ended"], "no presses are looked at by default")
        tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
        view.heard = []
        await press(app, .keyboardReturnOrEnter)
        #expect(taps == 1 && view.heard == ["began", "cancelled"] && tap.state == .possible)
        await press(app, .keyboardEscape)
        #expect(taps == 1 && view.heard == ["began", "cancelled", "began", "ended"])
        tap.cancelsTouchesInView = false
        view.heard = []
        await press(app, .keyboardReturnOrEnter)
        #expect(taps == 2 && view.heard == ["began", "ended"])
    }

    @Test func twoPressesInTimeAreADoubleTap() async throws {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
        var taps = 0
        tap.addAction { _ in taps += 1 }
        let (app, _) = try await launched(tap)
        await press(app, .keyboardReturnOrEnter)
        await app.advance(by: .milliseconds(800))
        #expect(tap.state == .possible)
        await press(app, .keyboardReturnOrEnter)
        #expect(taps == 0)
        await press(app, .keyboardReturnOrEnter)
        #expect(taps == 1)
    }

    @Test func customRecognizersReceivePresses() async throws {
        let watcher = Watcher()
        let refusal = Refusal()
        watcher.delegate = refusal
        watcher.allowedPressTypes = [UIPress.PressType.upArrow, .menu].map { NSNumber(value: $0.rawValue) }
        let (app, _) = try await launched(watcher)
        await press(app, .keyboardUpArrow)
        await press(app, .keyboardEscape)
        await press(app, .keyboardA)
        #expect(watcher.heard == ["0 1.0 1", "ended 0.0"])
    }

    @Test func theDelegateRefusesAPress() async throws {
        let (watcher, refusal) = (Watcher(), PressRefusal())
        watcher.delegate = refusal
        watcher.allowedPressTypes = [UIPress.PressType.upArrow, .menu].map { NSNumber(value: $0.rawValue) }
        let (app, _) = try await launched(watcher)
        await press(app, .keyboardEscape)
        await press(app, .keyboardUpArrow)
        #expect(watcher.heard == ["0 1.0 1", "ended 0.0"])
    }

    @Test func furtherButtonsReachRecognizersThatAllowThem() async throws {
        let (tap, middle) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        middle.buttonMaskRequired = .button(3)
        var heard: [String] = []
        tap.addAction { _ in heard.append("tap") }
        middle.addAction { heard.append("middle \($0.buttonMask.rawValue)") }
        let (app, view) = try await launched(tap)
        view.addGestureRecognizer(middle)
        for button in [3, 4] {
            for phase in [PointerEvent.Phase.began, .ended] {
                app.send(
                    .pointer(
                        PointerEvent(
                            id: -button, kind: .mouse, phase: phase, location: CGPoint(x: 50, y: 150), timestamp: app.clock.now,
                            button: button)))
                await app.advance(by: .milliseconds(20))
            }
        }
        #expect(heard == ["middle 4"])
    }
}
