import Caret
import CaretTesting
import Foundation
import Observation
import Testing

/// Each kind of field in both directions: from the control to the model, and from the model to the control.
@MainActor @Suite(.app) struct FieldBindingTests {
    @MainActor @Observable final class Model {
        var text = "one"
        var page = URL(string: "https://a.org")
        var number = 7
        var fraction = 1.5
        var isOn = false
        var volume: Float = 0.5
        var count = 3.0
        var choice = "red"
        var choices: Set<String> = ["red"]
        /// The 14th of March 2025, 12:00 in Greenwich.
        var date = Date(timeIntervalSinceReferenceDate: 763_646_400)
    }

    /// A form of one field, and the places in it.
    @MainActor private struct Screen {
        let model = Model()
        let app: TestApp
        let table: UITableView

        init(_ field: @MainActor () -> Field<Model>) async throws {
            let (field, model) = (field(), model)
            (app, table) = try await ListScreen.launch(style: .insetGrouped) { table in
                table.show(Form(of: model) { Fields { field } })
            }
            try await app.settle()
        }

        func editor<Editor: UIView>(_ type: Editor.Type) throws -> Editor {
            try #require(table.visibleCells.flatMap { $0.contentView.subviews }.lazy.compactMap { $0 as? Editor }.first)
        }

        /// Returns a point of a view, given as fractions of its size, in points of the screen.
        func point(_ view: UIView, _ x: CGFloat, _ y: CGFloat = 0.5) -> CGPoint {
            view.convert(CGPoint(x: view.bounds.width * x, y: view.bounds.height * y), to: nil)
        }

        var checked: [String] { table.visibleCells.filter { $0.accessoryType == .checkmark }.map { $0.textLabel?.text ?? "" } }
        var detail: String? { table.visibleCells.first?.detailTextLabel?.text }
    }

    /// Types into the field instead of its text, and checks the field after the model has changed.
    private func check(
        typing typed: String, shows shown: String, _ field: @MainActor () -> Field<Model>, leadsTo isRight: (Model) -> Bool,
        then change: (Model) -> Void
    ) async throws {
        let screen = try await Screen(field)
        await screen.app.tap(at: screen.point(try screen.editor(UITextField.self), 0.5))
        try screen.editor(UITextField.self).selectAll(nil)
        await screen.app.type(typed)
        #expect(isRight(screen.model))
        try screen.editor(UITextField.self).resignFirstResponder()
        change(screen.model)
        try await screen.app.settle()
        #expect(try screen.editor(UITextField.self).text == shown)
    }

    @Test(arguments: ["text", "mail", "phone", "password"]) func aTextFieldAndItsModelShowTheSameText(kind: String) async throws {
        try await check(
            typing: "two", shows: "three",
            {
                switch kind {
                case "mail": Field(mail: "Field", \.text)
                case "phone": Field(phone: "Field", \.text)
                case "password": Field(password: "Field", \.text)
                default: Field(text: "Field", \.text)
                }
            }, leadsTo: { $0.text.lowercased() == "two" }, then: { $0.text = "three" })
    }

    @Test func aURLFieldAndItsModelShowTheSameURL() async throws {
        try await check(
            typing: "https://b.org", shows: "https://c.org", { Field(url: "Field", \.page) },
            leadsTo: { $0.page?.host() == "b.org" }, then: { $0.page = URL(string: "https://c.org") })
    }

    @Test func aNumberFieldAndItsModelShowTheSameNumber() async throws {
        try await check(
            typing: "12", shows: "99", { Field(number: "Field", \.number) }, leadsTo: { $0.number == 12 }, then: { $0.number = 99 })
        try await check(
            typing: "2.25", shows: "0.75", { Field(decimal: "Field", \.fraction) }, leadsTo: { $0.fraction == 2.25 },
            then: { $0.fraction = 0.75 })
    }

    @Test func aTextAreaAndItsModelShowTheSameText() async throws {
        let screen = try await Screen { Field(area: "Field", \.text) }
        await screen.app.tap(at: screen.point(try screen.editor(UITextView.self), 0.5))
        try screen.editor(UITextView.self).selectAll(nil)
        await screen.app.type("Two")
        #expect(screen.model.text == "Two")
        try screen.editor(UITextView.self).resignFirstResponder()
        screen.model.text = "three"
        try await screen.app.settle()
        #expect(try screen.editor(UITextView.self).text == "three")
    }

    @Test func aSwitchFollowsAndChangesItsModel() async throws {
        let screen = try await Screen { Field(toggle: "Field", \.isOn) }
        await screen.app.tap(at: screen.point(try screen.editor(UISwitch.self), 0.5))
        try await screen.app.settle()
        #expect(screen.model.isOn)
        screen.model.isOn = false
        try await screen.app.settle()
        #expect(try !screen.editor(UISwitch.self).isOn)
    }

    @Test func aCheckMarkFollowsAndChangesItsModel() async throws {
        let screen = try await Screen { Field(check: "Field", \.isOn) }
        try await screen.app.tap(.label("Field"))
        try await screen.app.settle()
        #expect(screen.model.isOn && screen.checked == ["Field"])
        screen.model.isOn = false
        try await screen.app.settle()
        #expect(screen.checked == [])
    }

    @Test func aSliderFollowsAndChangesItsModel() async throws {
        let screen = try await Screen { Field(slider: "Field", \.volume) }
        let slider = try screen.editor(UISlider.self)
        await screen.app.drag(
            from: screen.point(slider, 0.5), to: screen.point(slider, 0.9), over: .milliseconds(300), holding: .milliseconds(300))
        try await screen.app.settle()
        #expect(screen.model.volume > 0.7)
        screen.model.volume = 0.1
        try await screen.app.settle()
        #expect(try screen.editor(UISlider.self).value == 0.1)
    }

    @Test func aStepperFollowsAndChangesItsModel() async throws {
        let screen = try await Screen { Field(stepper: "Field", \.count) }
        await screen.app.tap(at: screen.point(try screen.editor(UIStepper.self), 0.75))
        try await screen.app.settle()
        #expect(screen.model.count == 4)
        screen.model.count = 9
        try await screen.app.settle()
        #expect(try screen.editor(UIStepper.self).value == 9 && screen.app.exists(.label("Field: 9")))
    }

    @Test func aSegmentedControlFollowsAndChangesItsModel() async throws {
        let screen = try await Screen { Field(segments: "Field", \.choice, from: ["red", "green"]) }
        await screen.app.tap(at: screen.point(try screen.editor(UISegmentedControl.self), 0.75))
        try await screen.app.settle()
        #expect(screen.model.choice == "green")
        screen.model.choice = "red"
        try await screen.app.settle()
        #expect(try screen.editor(UISegmentedControl.self).selectedSegmentIndex == 0)
    }

    @Test func rowsOfAChoiceFollowAndChangeTheirModel() async throws {
        let one = try await Screen { Field(choice: "Field", \.choice, from: ["red", "green"]) }
        try await one.app.tap(.label("green"))
        try await one.app.settle()
        #expect(one.model.choice == "green" && one.checked == ["green"])
        one.model.choice = "red"
        try await one.app.settle()
        #expect(one.checked == ["red"])
        let several = try await Screen { Field(choices: "Field", \.choices, from: ["red", "green"]) }
        try await several.app.tap(.label("green"))
        try await several.app.settle()
        #expect(several.model.choices == ["red", "green"])
        several.model.choices = ["green"]
        try await several.app.settle()
        #expect(several.checked == ["green"])
    }

    @Test func aWheelFollowsAndChangesItsModel() async throws {
        let screen = try await Screen { Field(picker: "Field", \.choice, from: ["red", "green", "blue"]) }
        try await screen.app.tap(.label("Field"))
        try await screen.app.settle()
        let picker = try screen.editor(UIPickerView.self)
        let start = screen.point(picker, 0.5)
        await screen.app.drag(
            from: start, to: CGPoint(x: start.x, y: start.y - 32), over: .milliseconds(600), rest: .milliseconds(200))
        try await screen.app.settle()
        #expect(screen.model.choice == "green" && screen.detail == "green")
        screen.model.choice = "blue"
        try await screen.app.settle()
        #expect(try screen.editor(UIPickerView.self).selectedRow(inComponent: 0) == 2 && screen.detail == "blue")
    }

    @Test func aPushedScreenOfAChoiceFollowsAndChangesItsModel() async throws {
        let model = Model()
        let screen = ListScreen(style: .insetGrouped) { table in
            table.show(Form(of: model) { Fields { Field(pushed: "Field", \.choice, from: ["red", "green"]) } })
        }
        let app = try await TestApp.launch(showing: { UINavigationController(rootViewController: screen) })
        try await app.settle()
        for label in ["Field", "green"] {
            try await app.tap(.label(label))
            try await app.settle()
        }
        #expect(model.choice == "green")
        model.choice = "red"
        try await app.settle()
        #expect(screen.table.visibleCells[0].detailTextLabel?.text == "red")
    }

    @Test(arguments: ["date", "time", "both"]) func aDatePickerFollowsAndChangesItsModel(kind: String) async throws {
        let screen = try await Screen {
            switch kind {
            case "date": Field(date: "Field", \.date)
            case "time": Field(time: "Field", \.date)
            default: Field(dateAndTime: "Field", \.date)
            }
        }
        let (picker, before) = (try screen.editor(UIDatePicker.self), screen.model.date)
        (picker.locale, picker.timeZone) = (Locale(identifier: "en_US"), .gmt)
        await screen.app.tap(at: screen.point(picker, 0.2))
        try await screen.app.settle()
        if kind == "time" {
            let wheels = try #require(screen.app.mainWindow.firstWheels)
            let start = screen.point(wheels, 0.3)
            await screen.app.drag(
                from: start, to: CGPoint(x: start.x, y: start.y - 64), over: .milliseconds(600), rest: .milliseconds(200))
        } else {
            try await screen.app.tap("Thursday, March 20")
        }
        try await screen.app.settle()
        #expect(screen.model.date != before)
        await screen.app.tap(at: CGPoint(x: 20, y: 800))
        try await screen.app.settle()
        screen.model.date = before.addingTimeInterval(40 * 86_400)
        try await screen.app.settle()
        #expect(try screen.editor(UIDatePicker.self).date == screen.model.date)
    }
}

extension UIView {
    /// The first wheels in the view, or in a window above.
    fileprivate var firstWheels: UIPickerView? {
        if let wheels = self as? UIPickerView { return wheels }
        return subviews.lazy.compactMap(\.firstWheels).first
    }
}
