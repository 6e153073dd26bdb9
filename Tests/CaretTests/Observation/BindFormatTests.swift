import Caret
import CaretTesting
import Foundation
import Observation
import Testing

/// Numbers, dates and money in fields, and choices of any type in controls.
@MainActor @Suite(.app) struct BindFormatTests {
    enum Size: CaseIterable { case small, medium, large }

    @MainActor @Observable final class Model {
        var age = 41
        var rank: Int?
        var ratio = 0.5
        var weight: Float?
        var price: Decimal = 0
        var tip: Decimal?
        var due = Date(timeIntervalSince1970: 0)
        var size = Size.medium
        var isOn = true
        var index = 1
    }

    private let model = Model()

    private func launch(_ views: UIView...) async throws -> TestApp {
        let controller = UIViewController()
        let app = try await TestApp.launch(showing: { controller })
        for (index, view) in views.enumerated() {
            view.frame = CGRect(x: 20, y: 80 + 60 * index, width: 200, height: 40)
            controller.view.addSubview(view)
        }
        await app.advance(frames: 2)
        return app
    }

    private func enter(_ text: String, into field: UITextField) {
        field.text = text
        field.sendActions(for: .editingChanged)
    }

    /// Types characters at the insertion point, as a keyboard does.
    private func type(_ text: String, into field: UITextField) {
        for character in text { field.insertText(String(character)) }
    }

    @Test func numbersNeedNoFormat() async throws {
        let fields = (0..<6).map { _ in UITextField() }
        _ = try await launch(fields[0])
        bind(fields[0], model, \.age)
        bind(fields[1], model, \.rank)
        bind(fields[2], model, \.ratio)
        bind(fields[3], model, \.weight)
        bind(fields[4], model, \.price)
        bind(fields[5], model, \.tip)
        #expect(fields.map(\.text) == ["41", "", (0.5).formatted(), "", "0", ""])
        for (field, text) in zip(fields, ["42", "3", "2", "70", "9", "1"]) { enter(text, into: field) }
        #expect(model.age == 42 && model.rank == 3 && model.ratio == 2 && model.weight == 70 && model.price == 9 && model.tip == 1)
        for field in fields { enter("", into: field) }
        #expect(model.rank == nil && model.weight == nil && model.tip == nil && model.age == 42 && model.price == 9)
    }

    @Test(arguments: [
        ("en_US", "USD", "$1,234.50", "1234567", "$1,234,567"), ("de_DE", "EUR", "1.234,50 €", "1234567", "1.234.567 €"),
    ])
    func moneyIsFormattedWhileTyping(locale: String, currency: String, shown: String, typed: String, formatted: String) async throws {
        let field = UITextField()
        _ = try await launch(field)
        model.price = Decimal(string: "1234.5") ?? 0
        let format = Decimal.FormatStyle.Currency(code: currency, locale: Locale(identifier: locale))
        bind(field, model, \.price, format: format, formatsWhileTyping: true)
        func plain(_ text: String?) -> String? { text?.replacing("\u{a0}", with: " ") }
        #expect(plain(field.text) == shown)
        field.becomeFirstResponder()
        field.text = ""
        type(typed, into: field)
        #expect(plain(field.text) == formatted && model.price == 1_234_567)
        // New digits follow the typed digits, even if a currency symbol is at the end.
        type("8", into: field)
        #expect(model.price == 12_345_678)
        field.resignFirstResponder()
        #expect(field.text == format.format(12_345_678))
    }

    @Test func centsAreTyped() async throws {
        let field = UITextField()
        _ = try await launch(field)
        bind(
            field, model, \.price, format: .currency(code: "USD").locale(Locale(identifier: "en_US")), formatsWhileTyping: true)
        field.becomeFirstResponder()
        field.text = ""
        var texts: [String] = []
        for key in "1234.05" {
            type(String(key), into: field)
            texts.append(field.text ?? "")
        }
        #expect(texts == ["$1", "$12", "$123", "$1,234", "$1,234.", "$1,234.0", "$1,234.05"])
        #expect(model.price == Decimal(string: "1234.05"))
    }

    @Test func aDateIsReadAndShown() async throws {
        let field = UITextField()
        let app = try await launch(field)
        var format = Date.FormatStyle(locale: Locale(identifier: "en_US")).year().month(.twoDigits).day(.twoDigits)
        format.timeZone = .gmt
        bind(field, model, \.due, format: format)
        #expect(field.text == "01/01/1970")
        enter("01/02/1970", into: field)
        #expect(model.due == Date(timeIntervalSince1970: 86_400))
        enter("no date", into: field)
        field.sendActions(for: .editingDidEnd)
        #expect(field.text == "01/02/1970")
        model.due = Date(timeIntervalSince1970: 2 * 86_400)
        await app.advance(frames: 2)
        #expect(field.text == "01/03/1970")
    }

    @Test func choicesAreValuesOfAnyType() async throws {
        let (segments, button) = (UISegmentedControl(items: ["S", "M", "L"]), UIButton(type: .system))
        button.changesSelectionAsPrimaryAction = true
        let app = try await launch(segments, button)
        bind(segments, model, \.size, from: Size.allCases)
        bind(button, model, \.isOn)
        #expect(segments.selectedSegmentIndex == 1 && button.isSelected)
        segments.selectedSegmentIndex = 2
        segments.sendActions(for: .valueChanged)
        await app.tap(at: button.center)
        #expect(model.size == .large && !model.isOn && !button.isSelected)
        model.size = .small
        model.isOn = true
        await app.advance(frames: 2)
        #expect(segments.selectedSegmentIndex == 0 && button.isSelected)
    }

    @Test func aPickersRowIsBound() async throws {
        let picker = UIPickerView()
        picker.answer(.numberOfComponents) { 1 }
        picker.answer(.numberOfRows) { _ in 4 }
        picker.answer(.titleForRow) { "\($0.row)" }
        let app = try await launch(picker)
        bind(picker, model, \.index)
        #expect(picker.selectedRow(inComponent: 0) == 1)
        model.index = 3
        await app.advance(frames: 2)
        #expect(picker.selectedRow(inComponent: 0) == 3)
        model.index = 9
        await app.advance(frames: 2)
        #expect(picker.selectedRow(inComponent: 0) == 3)
    }

    @Test func theSelectedTabIsBound() async throws {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<3).map { number in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: "Tab \(number)", image: nil, tag: number)
            return controller
        }
        let app = try await TestApp.launch(showing: { tabs })
        bind(tabs, model, \.index)
        #expect(tabs.selectedIndex == 1)
        try await app.tap(.label("Tab 2"))
        #expect(model.index == 2)
        model.index = 0
        await app.advance(frames: 2)
        #expect(tabs.selectedIndex == 0)
        model.index = 7
        await app.advance(frames: 2)
        #expect(tabs.selectedIndex == 0)
    }
}
