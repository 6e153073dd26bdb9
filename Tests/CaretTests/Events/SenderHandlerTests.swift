import CaretTesting
import Testing

@testable import Caret

/// Handlers that receive their sender.
@MainActor @Suite(.app) struct SenderHandlerTests {
    @MainActor private final class Phone {
        var log: [String] = []
        func dial(_ button: UIButton) { log.append("dial \(button.tag)") }
        func move(_ value: Float, _ slider: UISlider) { log.append("move \(value) \(slider.tag)") }
        func hangUp() { log.append("hang up") }
    }

    private let phone = Phone()
    private let buttons = (0..<3).map { tag in
        let button = UIButton(type: .system)
        button.tag = tag
        return button
    }

    private func tap(_ button: UIButton) { button.sendActions(for: .primaryActionTriggered) }

    @Test func allOverloadsPassTheSender() {
        for button in buttons {
            button.on(.tap, phone) { phone, button in phone.log.append("owner \(button.tag)") }
            button.on(.tap) { button in phone.log.append("plain \(button.tag)") }
            button.on(.tap, phone, call: Phone.dial)
        }
        tap(buttons[2])
        #expect(phone.log == ["owner 2", "plain 2", "dial 2"])
    }

    @Test func thePayloadPrecedesTheSender() {
        let slider = UISlider()
        slider.tag = 7
        slider.on(.valueChanged, phone) { phone, value, slider in phone.log.append("owner \(value) \(slider.tag)") }
        slider.on(.valueChanged) { value, slider in phone.log.append("plain \(value) \(slider.tag)") }
        slider.on(.valueChanged, phone, call: Phone.move)
        slider.value = 0.5
        slider.sendActions(for: .valueChanged)
        #expect(phone.log == ["owner 0.5 7", "plain 0.5 7", "move 0.5 7"])
    }

    @Test func overloadsWithoutASenderAreStillChosen() {
        let button = buttons[0]
        button.on(.tap, phone) { phone, _ in phone.hangUp() }
        button.on(.tap, phone) { phone in phone.hangUp() }
        button.on(.tap) { _ in phone.hangUp() }
        button.on(.tap, phone, call: Phone.hangUp)
        button.on(.tap, phone) { phone, button in
            let tag = button.tag
            phone.log.append("\(tag)")
        }
        tap(button)
        #expect(phone.log == ["hang up", "hang up", "hang up", "hang up", "0"])
    }

    @Test func noOverloadRetainsTheSender() {
        weak var weakButton: UIButton?
        func make() {
            let button = UIButton(type: .system)
            weakButton = button
            button.on(.tap, phone) { phone, button in phone.dial(button) }
            button.on(.tap) { button in button.isEnabled = false }
        }
        make()
        #expect(weakButton == nil)
    }

    @Test func draggingHasTranslationAndVelocity() async throws {
        let controller = UIViewController()
        let app = try await TestApp.launch(showing: { controller })
        let pan = UIPanGestureRecognizer()
        let press = UILongPressGestureRecognizer()
        controller.view.addGestureRecognizer(pan)
        var (distance, velocity) = (CGPoint.zero, CGPoint.zero)
        pan.on(.changed) { translation, _ in distance = translation }
        pan.on(.ended) { velocity = $0.velocity }
        await app.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 200, y: 200))
        #expect(distance.x > 80 && distance.y == 0 && velocity.x > 500)
        controller.view.removeGestureRecognizer(pan)
        controller.view.addGestureRecognizer(press)
        var points: [CGPoint] = []
        press.on(.longPress) { points.append($0) }
        press.on(.changed) { points.append($0) }
        press.on(.ended) { points.append($0) }
        await app.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 110, y: 200), holding: .seconds(1))
        #expect(points.first == CGPoint(x: 100, y: 200) && points.last == CGPoint(x: 110, y: 200) && points.count > 3)
    }
}
