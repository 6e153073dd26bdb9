import Caret
import CaretTesting
import Foundation
import Observation
import Testing

@MainActor @Suite(.app) struct BindTests {
    @MainActor @Observable final class Model {
        var name = "Ada"
        var nickname: String?
        var isOn = true
        var level: Double = 0.5
        var number = 3
        var date = Date(timeIntervalSinceReferenceDate: 0)
        var color: UIColor? = .red
        var price: Decimal = 1234.5
        var count: Int? = 7
    }

    private func launch(_ view: UIView) async throws -> TestApp {
        let controller = UIViewController()
        let app = try await TestApp.launch(showing: { controller }, on: .standard.scale(1))
        view.frame = CGRect(x: 20, y: 80, width: 200, height: 40)
        controller.view.addSubview(view)
        await app.advance(frames: 2)
        return app
    }

    private func enter(_ text: String, into field: UITextField) {
        field.text = text
        field.sendActions(for: .editingChanged)
    }

    @Test func aFieldAndItsModelFollowEachOther() async throws {
        let (field, model) = (UITextField(), Model())
        let app = try await launch(field)
        bind(field, model, \.name)
        #expect(field.text == "Ada")
        model.name = "Grace"
        await app.advance(frames: 2)
        #expect(field.text == "Grace")
        enter("Hedy", into: field)
        #expect(model.name == "Hedy")
    }

    @MainActor @Observable final class LimitedModel {
        private var acceptedLevel = 3.0
        var level: Double {
            get { acceptedLevel }
            set { if newValue <= 5 { acceptedLevel = newValue } }
        }
    }

    @Test func aValueThatTheModelDoesNotAcceptIsNotShown() async throws {
        let (stepper, model) = (UIStepper(), LimitedModel())
        let app = try await launch(stepper)
        bind(stepper, model, \.level)
        for (value, shown) in [(4.0, 4.0), (9, 4), (5, 5), (6, 5)] {
            stepper.value = value
            stepper.sendActions(for: .valueChanged)
            await app.advance(frames: 2)
            #expect(stepper.value == shown && model.level == shown)
        }
    }

    @MainActor @Observable final class TrimmingModel {
        private var trimmedName = ""
        var name: String {
            get { trimmedName }
            set { trimmedName = newValue.trimmingCharacters(in: .whitespaces) }
        }
    }

    @Test func aTextThatTheModelDoesNotAcceptYetStaysWhileTheUserTypes() async throws {
        let (field, model) = (UITextField(), TrimmingModel())
        let app = try await launch(field)
        bind(field, model, \.name)
        field.becomeFirstResponder()
        for character in "Ada B" {
            await app.type(String(character))
            await app.advance(frames: 2)
        }
        #expect(field.text == "Ada B" && model.name == "Ada B")
        await app.type(" ")
        field.resignFirstResponder()
        await app.advance(frames: 2)
        #expect(field.text == "Ada B" && model.name == "Ada B")
    }

    @Test func aTextViewShowsTheTextThatTheModelHasAcceptedAfterEditing() async throws {
        let (view, model) = (UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100)), TrimmingModel())
        let app = try await launch(view)
        bind(view, model, \.name)
        view.becomeFirstResponder()
        for character in "Ada " { await app.type(String(character)) }
        #expect(view.text == "Ada ")
        view.resignFirstResponder()
        await app.advance(frames: 2)
        #expect(view.text == "Ada" && model.name == "Ada")
    }

    @Test func aSearchBarShowsTheTextThatTheModelHasAcceptedAfterEditing() async throws {
        let (bar, model) = (UISearchBar(frame: CGRect(x: 0, y: 100, width: 300, height: 56)), TrimmingModel())
        let app = try await launch(bar)
        bind(bar, model, \.name)
        bar.becomeFirstResponder()
        for character in "Ada " { await app.type(String(character)) }
        #expect(bar.text == "Ada ")
        bar.resignFirstResponder()
        await app.advance(frames: 2)
        #expect(bar.text == "Ada" && model.name == "Ada")
    }

    @Test func anEmptyFieldWritesNil() async throws {
        let (field, model) = (UITextField(), Model())
        _ = try await launch(field)
        bind(field, model, \.nickname)
        enter("A", into: field)
        #expect(model.nickname == "A")
        enter("", into: field)
        #expect(model.nickname == nil)
    }

    @Test func eachControlShowsItsModelAndWritesIt() async throws {
        let model = Model()
        let (toggle, slider, stepper, segments) = (UISwitch(), UISlider(), UIStepper(), UISegmentedControl(items: ["0", "1", "2", "3"]))
        let (pages, picker, well, search, textView) = (UIPageControl(), UIDatePicker(), UIColorWell(), UISearchBar(), UITextView())
        pages.numberOfPages = 5
        let app = try await launch(toggle)
        bind(toggle, model, \.isOn)
        bind(slider, model, \.level)
        bind(stepper, model, \.number)
        bind(segments, model, \.number)
        bind(pages, model, \.number)
        bind(picker, model, \.date)
        bind(well, model, \.color)
        bind(search, model, \.name)
        bind(textView, model, \.name)
        #expect(toggle.isOn && slider.value == 0.5 && stepper.value == 3 && segments.selectedSegmentIndex == 3 && pages.currentPage == 3)
        #expect(picker.date == model.date && well.selectedColor == .red && search.text == "Ada" && textView.text == "Ada")
        toggle.isOn = false
        toggle.sendActions(for: .valueChanged)
        slider.value = 1
        slider.sendActions(for: .valueChanged)
        stepper.value = 2
        stepper.sendActions(for: .valueChanged)
        #expect(!model.isOn && model.level == 1 && model.number == 2)
        await app.advance(frames: 2)
        #expect(segments.selectedSegmentIndex == 2 && pages.currentPage == 2)
    }

    @Test func aFormatConvertsTextInBothDirections() async throws {
        let (field, model) = (UITextField(), Model())
        let app = try await launch(field)
        bind(field, model, \.price, format: .number.locale(Locale(identifier: "en_US")))
        #expect(field.text == "1,234.5")
        enter("99.25", into: field)
        #expect(model.price == Decimal(string: "99.25"))
        enter("no number", into: field)
        #expect(model.price == Decimal(string: "99.25"))
        field.sendActions(for: .editingDidEnd)
        #expect(field.text == "99.25")
        model.price = 5000
        await app.advance(frames: 2)
        #expect(field.text == "5,000")
    }

    @Test func separatorsAppearWhileTheUserTypes() async throws {
        let (field, model) = (UITextField(), Model())
        _ = try await launch(field)
        bind(field, model, \.count, format: .number.locale(Locale(identifier: "en_US")), formatsWhileTyping: true)
        enter("1234567", into: field)
        #expect(field.text == "1,234,567" && model.count == 1_234_567)
        enter("", into: field)
        #expect(model.count == nil)
    }

    @Test(arguments: ["12.", "12.0", "12.50"]) func aTextThatEndsInsideItsFractionIsNotFormatted(text: String) async throws {
        let (field, model) = (UITextField(), Model())
        _ = try await launch(field)
        bind(field, model, \.price, format: .number.locale(Locale(identifier: "en_US")), formatsWhileTyping: true)
        enter(text, into: field)
        #expect(field.text == text)
    }

    @Test func aBoundFieldIsReleasedAndReleasesItsModel() async throws {
        let app = try await launch(UIView())
        weak var weakNameField: UITextField?
        weak var weakPriceField: UITextField?
        weak var weakModel: Model?
        func bindFields() {
            let (nameField, priceField, model) = (UITextField(), UITextField(), Model())
            (weakNameField, weakPriceField, weakModel) = (nameField, priceField, model)
            bind(nameField, model, \.name)
            bind(priceField, model, \.price, format: .number)
            model.price = 3
        }
        bindFields()
        await app.advance(frames: 2)
        #expect(weakNameField == nil && weakPriceField == nil && weakModel == nil)
    }

    @Test func theConnectionEndsWithItsSubscription() async throws {
        let (field, model) = (UITextField(), Model())
        let app = try await launch(field)
        bind(field, model, \.name).cancel()
        model.name = "Grace"
        await app.advance(frames: 2)
        enter("Hedy", into: field)
        #expect(field.text == "Hedy" && model.name == "Grace")
    }
}
