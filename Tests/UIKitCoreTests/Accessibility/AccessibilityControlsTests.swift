import CaretTesting
import Testing
import UIKit

/// The role and value of each control of the toolkit for assistive technology.
@MainActor @Suite(.app) struct AccessibilityControlsTests {
    private let place = CGRect(x: 40, y: 200, width: 240, height: 60)

    private func tree(_ view: UIView, _ frame: CGRect? = nil) async throws -> String {
        try await accessibilityStage([(view, frame ?? place)]).accessibilityTree()
    }

    @Test func labelsAreStaticText() async throws {
        #expect(try await tree(UILabel(saying: "Hello")) == "text \"Hello\"")
        let header = UILabel(saying: "Fruit")
        header.accessibilityTraits = .header
        #expect(try await tree(header) == "heading \"Fruit\"")
    }

    @Test func buttonsAreLabelledByTheirContent() async throws {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        #expect(try await tree(button) == "button \"Save\"")
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Buy"
        configuration.subtitle = "3 €"
        let second = UIButton(configuration: configuration)
        #expect(try await tree(second) == "button \"Buy, 3 €\"")
        #expect(try await tree(UIButton(type: .close)) == "button \"Close\"")
    }

    @Test func controlsReportTheirState() async throws {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.isEnabled = false
        button.isSelected = true
        #expect(try await tree(button) == "button \"Save\" selected disabled")
        button.isSelected = false
        button.accessibilityTraits.insert(.header)
        button.isEnabled = true
        #expect(button.accessibilityTraits == [.button, .header])
    }

    @Test func switchesHaveOneOrZeroAsValue() async throws {
        let control = UISwitch()
        control.accessibilityLabel = "Wi-Fi"
        #expect(try await tree(control) == "toggle \"Wi-Fi\" = \"0\"")
        control.isOn = true
        #expect(control.accessibilityValue == "1")
    }

    @Test func slidersAndProgressAreInPercent() async throws {
        let slider = UISlider()
        slider.value = 0.25
        slider.accessibilityLabel = "Volume"
        #expect(try await tree(slider) == "slider \"Volume\" = \"25%\"")
        let progress = UIProgressView()
        progress.progress = 0.5
        #expect(try await tree(progress) == "progress \"Progress\" = \"50%\"")
    }

    @Test func steppersHaveTheirNumberAsValue() async throws {
        let stepper = UIStepper()
        stepper.value = 3
        stepper.accessibilityLabel = "Copies"
        #expect(try await tree(stepper) == "stepper \"Copies\" = \"3\"")
        stepper.value = 3.5
        #expect(stepper.accessibilityValue == "3.5")
    }

    @Test func segmentsAreCounted() async throws {
        let control = UISegmentedControl(items: ["Day", "Week", "Month"])
        control.selectedSegmentIndex = 1
        control.setEnabled(false, forSegmentAt: 2)
        let expected = """
            segments
              segment "Day" 1 of 3
              segment "Week" selected 2 of 3
              segment "Month" disabled 3 of 3
            """
        #expect(try await tree(control) == expected)
    }

    @Test func pageControlsReportTheirPage() async throws {
        let control = UIPageControl()
        control.numberOfPages = 5
        #expect(try await tree(control) == "pageControl = \"page 1 of 5\"")
    }

    @Test func fieldsHaveTheirTextAsValue() async throws {
        let field = UITextField()
        field.placeholder = "Name"
        field.text = "Ada"
        #expect(try await tree(field) == "textField \"Name\" = \"Ada\"")
        field.isSecureTextEntry = true
        #expect(try await tree(field) == "textField \"Name\" = \"•••\" secure")
        let search = UISearchTextField()
        search.placeholder = "Search"
        #expect(try await tree(search) == "searchField \"Search\"")
    }

    @Test func theClearButtonOfAFieldIsAnElement() async throws {
        let field = UITextField()
        field.placeholder = "Name"
        field.text = "Ada"
        field.clearButtonMode = .always
        let lines = try await tree(field).split(separator: "\n")
        #expect(lines == ["textField \"Name\" = \"Ada\"", "  button \"Clear text\" #ClearButton"])
    }

    @Test func textViewsAreFields() async throws {
        let view = UITextView()
        view.text = "Long ago"
        #expect(try await tree(view) == "textView = \"Long ago\"")
    }

    @Test func imagesAreElementsOnlyIfTheAppSaysSo() async throws {
        let view = UIImageView()
        #expect(try await tree(view).isEmpty)
        view.isAccessibilityElement = true
        view.accessibilityLabel = "A cat"
        #expect(try await tree(view) == "image \"A cat\"")
    }

    @Test func activityIndicatorsReportThatTheyAnimate() async throws {
        let view = UIActivityIndicatorView(style: .large)
        view.startAnimating()
        #expect(try await tree(view) == "activity \"In progress\"")
    }

    @Test func pickerWheelsTurnByActions() async throws {
        let wheels = Wheels()
        let picker = UIPickerView()
        picker.dataSource = wheels
        picker.delegate = wheels
        let app = try await accessibilityStage([(picker, CGRect(x: 0, y: 200, width: 300, height: 216))])
        #expect(app.accessibilityTree() == "wheel = \"Row 0\"")
        let wheel = try #require(app.accessibility.first)
        #expect(wheel.traits.contains(.adjustable))
        try #require(self.wheel(in: picker)).accessibilityIncrement()
        try await app.settle()
        #expect(picker.selectedRow(inComponent: 0) == 1)
        #expect(wheels.chosen == [1])
    }

    private func wheel(in view: UIView) -> UIView? {
        view.accessibilityTraits.contains(.adjustable) ? view : view.subviews.lazy.compactMap(wheel).first
    }

    @Test func datePickersAreMadeOfButtons() async throws {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .compact
        picker.datePickerMode = .date
        let app = try await accessibilityStage([(picker, place)])
        #expect(app.accessibility.flatMap(\.all).contains { $0.role == "button" && $0.label != nil })
    }
}

@MainActor private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var chosen: [Int] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "Row \(row)" }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { chosen.append(row) }
}
