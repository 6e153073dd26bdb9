import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// Button masks and allowed touch types of recognizers.
@MainActor @Suite(.app) struct ButtonAndTypeTests {
    final class Log {
        var lines: [String] = []
    }

    private func launched(_ recognizers: [UIGestureRecognizer]) async throws -> (app: TestApp, log: Log) {
        let log = Log()
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
        for (index, recognizer) in recognizers.enumerated() {
            recognizer.addAction { sender in log.lines.append("\(index) \(sender.state.rawValue) \(sender.buttonMask.rawValue)") }
            view.addGestureRecognizer(recognizer)
        }
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(view)
            return controller
        })
        try await app.settle()
        return (app, log)
    }

    private func click(_ app: TestApp, _ kind: PointerEvent.Kind, isSecondary: Bool = false) async throws {
        for phase in [PointerEvent.Phase.began, .ended] {
            let point = CGPoint(x: 50, y: 150)
            app.send(
                .pointer(
                    PointerEvent(
                        id: isSecondary ? 1 : 0, kind: kind, phase: phase, location: point, timestamp: app.clock.now,
                        isSecondary: isSecondary)))
            await app.advance(by: .milliseconds(20))
        }
        try await app.settle()
    }

    @Test func tapsRequireTheirButton() async throws {
        let (primary, secondary, any) = (UITapGestureRecognizer(), UITapGestureRecognizer(), UITapGestureRecognizer())
        secondary.buttonMaskRequired = .secondary
        any.buttonMaskRequired = [.primary, .secondary]
        let (app, log) = try await launched([primary])
        try await click(app, .mouse)
        try await click(app, .mouse, isSecondary: true)
        try await click(app, .touch)
        #expect(log.lines == ["0 3 1", "0 3 0"])
        let (other, otherLog) = try await launched([secondary])
        try await click(other, .mouse)
        try await click(other, .mouse, isSecondary: true)
        try await click(other, .touch)
        #expect(otherLog.lines == ["0 3 2", "0 3 0"])
        let (third, thirdLog) = try await launched([any])
        try await click(third, .mouse)
        try await click(third, .mouse, isSecondary: true)
        #expect(thirdLog.lines == ["0 3 1", "0 3 2"])
    }

    @Test func otherTypesOfTouchesAreIgnored() async throws {
        let (fingers, pens) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        fingers.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
        pens.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        let (app, log) = try await launched([fingers])
        try await click(app, .mouse)
        try await click(app, .touch)
        #expect(log.lines == ["0 3 0"])
        let (other, otherLog) = try await launched([pens])
        try await click(other, .touch)
        try await click(other, .pen)
        #expect(otherLog.lines == ["0 3 0"])
    }

    @Test func touchesAndGesturesReportModifierKeys() async throws {
        let tap = UITapGestureRecognizer()
        let (app, log) = try await launched([tap])
        func shift(_ phase: KeyEvent.Phase) {
            let usage = UIKeyboardHIDUsage.keyboardLeftShift.rawValue
            app.send(.key(KeyEvent(phase: phase, usage: usage, characters: "", timestamp: app.clock.now)))
        }
        shift(.down)
        try await click(app, .touch)
        #expect(log.lines.count == 1 && tap.modifierFlags == .shift)
        shift(.up)
        try await click(app, .touch)
        #expect(log.lines.count == 2 && tap.modifierFlags == [])
        shift(.down)
        app.send(.activation(false))
        app.send(.activation(true))
        try await click(app, .touch)
        #expect(tap.modifierFlags == [])
    }

    @Test func aScrollWheelDrivesAPanIfAllowed() async throws {
        let pan = UIPanGestureRecognizer()
        let (app, log) = try await launched([pan])
        func scroll(_ x: CGFloat, isPrecise: Bool) async {
            let point = CGPoint(x: 50, y: 150)
            app.send(.scroll(ScrollEvent(location: point, deltaX: x, deltaY: 2, isPrecise: isPrecise, timestamp: app.clock.now)))
            await app.advance(by: .milliseconds(17))
        }
        await scroll(10, isPrecise: true)
        #expect(log.lines.isEmpty)
        pan.allowedScrollTypesMask = .continuous
        await scroll(10, isPrecise: false)
        #expect(log.lines.isEmpty)
        for _ in 0..<3 { await scroll(10, isPrecise: true) }
        #expect(log.lines == ["0 1 0", "0 2 0", "0 2 0"] && pan.translation(in: nil) == CGPoint(x: 30, y: 6))
        #expect(pan.velocity(in: nil).x > 100 && pan.location(in: nil) == CGPoint(x: 50, y: 150))
        await app.advance(by: .milliseconds(200))
        #expect(log.lines.last == "0 3 0" && pan.state == .possible && pan.translation(in: nil) == .zero)
        await scroll(-5, isPrecise: true)
        #expect(pan.state == .began && pan.translation(in: nil).x == -5)
        pan.isEnabled = false
        #expect(pan.state == .possible)
    }

    @Test func buttonMasksHaveTheirRawValues() {
        #expect(UIEvent.ButtonMask.button(1) == .primary && UIEvent.ButtonMask.button(2) == .secondary)
        #expect(
            UIEvent.ButtonMask.button(32).rawValue == 1 << 31 && UIEvent.ButtonMask.button(0).isEmpty
                && UIEvent.ButtonMask.button(33).isEmpty)
    }

    @Test func buttonZeroIsAMistake() async {
        await #expect(processExitsWith: .failure) { await MainActor.run { UITapGestureRecognizer().buttonMaskRequired = [] } }
    }
}
