import CaretTesting
import Testing

@testable import UIKitCore

/// Tab between controls, and the keys of each control.
@MainActor @Suite(.app) struct KeyboardControlTests {
    final class Screen: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        let toggle = UISwitch(frame: CGRect(x: 20, y: 160, width: 0, height: 0))
        let slider = UISlider(frame: CGRect(x: 20, y: 220, width: 200, height: 30))
        let stepper = UIStepper(frame: CGRect(x: 20, y: 280, width: 0, height: 0))
        let segments = UISegmentedControl(items: ["a", "b", "c"])
        let button = UIButton(type: .system)
        var events: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            segments.frame = CGRect(x: 20, y: 340, width: 200, height: 32)
            button.frame = CGRect(x: 20, y: 400, width: 100, height: 44)
            for view in [field, toggle, slider, stepper, segments, button] { view.superview == nil ? self.view.addSubview(view) : () }
            field.clearButtonMode = .always
            field.text = "x"
            button.setTitle("Go", for: .normal)
            button.addAction(UIAction { [weak self] _ in self?.events.append("go") }, for: .touchUpInside)
            slider.addAction(UIAction { [weak self] _ in self?.events.append("slide") }, for: .valueChanged)
        }
    }

    private func launched(_ navigation: UIWindow.KeyboardNavigation) async throws -> (TestApp, Screen) {
        let screen = Screen()
        let app = try await TestApp.launch(showing: { screen })
        app.mainWindow.keyboardNavigation = navigation
        return (app, screen)
    }

    @Test func tabGoesThroughAllControlsAndWraps() async throws {
        let (app, screen) = try await launched(.controls)
        for expected in [screen.field, screen.toggle, screen.slider, screen.stepper, screen.segments, screen.button, screen.field] {
            await app.press(.tab)
            #expect(app.mainWindow.firstResponder === expected, "\(expected)")
            #expect((expected as UIControl).keyRing != nil || expected === screen.field)
        }
        #expect(screen.button.keyRing == nil)
        await app.press(.tab, modifiers: .shift)
        #expect(screen.button.isFirstResponder)
        screen.slider.isEnabled = false
        await app.press(.tab)
        await app.press(.tab)
        await app.press(.tab)
        #expect(screen.stepper.isFirstResponder)
    }

    @Test func withReadingOrderTabReachesFieldsAlone() async throws {
        let (app, screen) = try await launched(.readingOrder)
        for _ in 0..<3 {
            await app.press(.tab)
            #expect(screen.field.isFirstResponder)
        }
        #expect(!screen.button.becomeFirstResponder())
    }

    @Test func keysPressAndChangeFocusedControls() async throws {
        let (app, screen) = try await launched(.controls)
        screen.toggle.becomeFirstResponder()
        await app.press(.space)
        #expect(screen.toggle.isOn)
        screen.slider.becomeFirstResponder()
        await app.press(.right)
        await app.press(.up)
        await app.press(.left)
        #expect(abs(screen.slider.value - 0.6) < 0.001 || abs(screen.slider.value - 0.1) < 0.001)
        #expect(screen.events == ["slide", "slide", "slide"])
        screen.stepper.becomeFirstResponder()
        await app.press(.up)
        await app.press(.up)
        await app.press(.down)
        #expect(screen.stepper.value == 1)
        screen.segments.setEnabled(false, forSegmentAt: 1)
        screen.segments.becomeFirstResponder()
        await app.press(.right)
        await app.press(.right)
        await app.press(.right)
        #expect(screen.segments.selectedSegmentIndex == 2)
        await app.press(.left)
        #expect(screen.segments.selectedSegmentIndex == 0)
        screen.button.becomeFirstResponder()
        await app.press(.return)
        #expect(screen.events.last == "go" && !screen.button.isHighlighted)
        await app.press(.escape)
        #expect(app.mainWindow.firstResponder == nil && screen.button.keyRing == nil)
    }

    @Test func aTouchHidesTheRing() async throws {
        let (app, screen) = try await launched(.controls)
        screen.toggle.becomeFirstResponder()
        #expect(screen.toggle.keyRing?.superview === screen.toggle)
        await app.tap(at: CGPoint(x: 300, y: 700))
        #expect(screen.toggle.isFirstResponder && screen.toggle.keyRing == nil)
        screen.button.becomeFirstResponder()
        screen.button.removeFromSuperview()
        #expect(app.mainWindow.firstResponder == nil && screen.button.keyRing == nil)
    }
}
