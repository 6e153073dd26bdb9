import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// Tool tips beside a resting pointer.
@MainActor @Suite(.app) struct ToolTipTests {
    private final class Parts: NSObject, UIToolTipInteractionDelegate {
        func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration? {
            point.x < 50 ? UIToolTipConfiguration(toolTip: "Left", in: CGRect(x: 0, y: 0, width: 50, height: 50)) : nil
        }
    }

    private func launched(_ view: UIView) async throws -> TestApp {
        view.frame = CGRect(x: 20, y: 100, width: 100, height: 50)
        let app = try await TestApp.launch(
            showing: {
                let controller = UIViewController()
                controller.view.addSubview(view)
                return controller
            }, on: .standard.scale(1))
        try await app.settle()
        return app
    }

    private func hover(_ app: TestApp, _ x: CGFloat, _ y: CGFloat) async {
        let place = CGPoint(x: x, y: y)
        app.send(.pointer(PointerEvent(id: 0, kind: .mouse, phase: .hovered, location: place, timestamp: app.clock.now)))
        await app.advance(by: .milliseconds(20))
    }

    private func shown(_ view: UIView) -> UIView? { view.window?.subviews.first { $0 is ToolTipView } }

    @Test func aTipAppearsOnceThePointerRests() async throws {
        let button = UIButton(type: .system)
        button.toolTip = "Fills the page"
        let app = try await launched(button)
        #expect(button.toolTip == "Fills the page" && button.toolTipInteraction?.view === button)
        await hover(app, 50, 120)
        await app.advance(by: .milliseconds(500))
        #expect(shown(button) == nil)
        await hover(app, 60, 120)
        await app.advance(by: .milliseconds(500))
        #expect(shown(button) == nil, "a pointer that moves does not rest")
        await app.advance(by: .milliseconds(500))
        let tip = try #require(shown(button))
        #expect(tip.frame.origin == CGPoint(x: 60, y: 140) && tip.frame.width > 60 && tip.alpha == 1)
        await hover(app, 70, 120)
        #expect(shown(button) === tip)
        await hover(app, 300, 500)
        #expect(shown(button) == nil)
    }

    @Test(arguments: ["press", "key", "wheel", "word", "removal"]) func anActionHidesTheTip(_ what: String) async throws {
        let button = UIButton(type: .system)
        button.toolTip = "Words"
        let app = try await launched(button)
        await hover(app, 50, 120)
        await app.advance(by: .milliseconds(1000))
        #expect(shown(button) != nil)
        let window = try #require(button.window)
        let (place, now) = (CGPoint(x: 50, y: 120), app.clock.now)
        switch what {
        case "press": app.send(.pointer(PointerEvent(id: 0, kind: .mouse, phase: .began, location: place, timestamp: now)))
        case "key": app.send(.key(KeyEvent(phase: .down, usage: 4, characters: "a", timestamp: now)))
        case "wheel": app.send(.scroll(ScrollEvent(location: place, deltaX: 0, deltaY: 9, isPrecise: true, timestamp: now)))
        case "word": button.toolTip = nil
        default: button.removeFromSuperview()
        }
        await app.advance(by: .milliseconds(40))
        #expect(!window.subviews.contains { $0 is ToolTipView })
    }

    @Test func aDelegateProvidesTipsForParts() async throws {
        let (view, parts) = (UIView(), Parts())
        let interaction = UIToolTipInteraction(defaultToolTip: "Whole")
        interaction.delegate = parts
        view.addInteraction(interaction)
        let app = try await launched(view)
        await hover(app, 30, 120)
        await app.advance(by: .milliseconds(1000))
        #expect((shown(view)?.subviews.first as? UILabel)?.text == "Left")
        await hover(app, 90, 120)
        await app.advance(by: .milliseconds(1000))
        #expect(shown(view) == nil)
        interaction.delegate = nil
        await hover(app, 91, 120)
        await app.advance(by: .milliseconds(1000))
        #expect((shown(view)?.subviews.first as? UILabel)?.text == "Whole")
        interaction.isEnabled = false
        #expect(shown(view) == nil)
    }

    @Test func aTipStaysOnTheScreen() async throws {
        let button = UIButton(type: .system)
        button.toolTip = String(repeating: "many words ", count: 20)
        let app = try await launched(button)
        button.frame = CGRect(x: 290, y: 780, width: 100, height: 60)
        await hover(app, 380, 800)
        await app.advance(by: .milliseconds(1000))
        let frame = try #require(shown(button)).frame
        #expect(frame.maxX <= 382 && frame.maxY <= 800 && frame.height > 40 && frame.width <= 280)
    }
}
