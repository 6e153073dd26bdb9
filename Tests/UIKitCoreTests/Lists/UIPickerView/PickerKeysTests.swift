import CaretTesting
import Testing

@testable import UIKitCore

/// Keys on the wheels of a picker.
@MainActor @Suite(.app) struct PickerKeysTests {
    final class Screen: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        let picker = UIPickerView(frame: CGRect(x: 20, y: 200, width: 320, height: 216))
        var counts = [20, 3]
        var chosen: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            picker.dataSource = self
            picker.delegate = self
            view.addSubview(field)
            view.addSubview(picker)
        }

        func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(row)" }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            chosen.append("\(component).\(row)")
        }
    }

    private func launched(_ navigation: UIWindow.KeyboardNavigation) async throws -> (TestApp, Screen) {
        let screen = Screen()
        let app = try await TestApp.launch(showing: { screen })
        app.mainWindow.keyboardNavigation = navigation
        return (app, screen)
    }

    @Test func tabReachesEachWheelAndArrowsTurnIt() async throws {
        let (app, screen) = try await launched(.controls)
        let wheels = screen.picker.wheels()
        await app.press(.tab)
        #expect(screen.field.isFirstResponder)
        await app.press(.tab)
        #expect(wheels[0].isFirstResponder && wheels[0].subviews.contains { $0 is KeyRing })
        for _ in 0..<3 { await app.press(.down) }
        await app.press(.up)
        try await app.settle()
        #expect(screen.chosen == ["0.1", "0.2", "0.3", "0.2"] && screen.picker.selectedRow(inComponent: 0) == 2)
        await app.press(.pageDown)
        await app.press(.end)
        await app.press(.down)
        await app.press(.home)
        try await app.settle()
        #expect(screen.chosen.suffix(3) == ["0.7", "0.19", "0.0"] && wheels[0].contentOffset.y == -wheels[0].contentInset.top)
        await app.press(.right)
        #expect(wheels[1].isFirstResponder && !wheels[0].subviews.contains { $0 is KeyRing })
        await app.press(.right)
        #expect(wheels[1].isFirstResponder, "there is none further right")
        await app.press(.pageDown)
        #expect(screen.chosen.last == "1.2")
        await app.press(.tab)
        #expect(screen.field.isFirstResponder)
    }

    @Test func anEmptyWheelIsSkippedAndEscapeResignsUnlikeATouch() async throws {
        let (app, screen) = try await launched(.controls)
        screen.counts = [0, 3]
        screen.picker.reloadAllComponents()
        try await app.settle()
        let wheel = screen.picker.wheels()[1]
        await app.press(.tab)
        await app.press(.tab)
        #expect(wheel.isFirstResponder)
        await app.press(.escape)
        #expect(app.mainWindow.firstResponder == nil && !wheel.subviews.contains { $0 is KeyRing })
        #expect(wheel.becomeFirstResponder())
        await app.tap(at: CGPoint(x: 300, y: 700))
        #expect(wheel.isFirstResponder)
    }

    @Test func whereTabMovesThroughFieldsAloneWheelsAreNotReached() async throws {
        let (app, screen) = try await launched(.readingOrder)
        await app.press(.tab)
        await app.press(.tab)
        #expect(screen.field.isFirstResponder && !screen.picker.wheels()[0].becomeFirstResponder())
    }
}
