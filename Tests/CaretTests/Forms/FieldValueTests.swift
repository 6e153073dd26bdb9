import Caret
import CaretTesting
import Foundation
import Observation
import Testing

/// Fields for values of many types: numbers, money, measurements, enumerations, and types of the app.
@MainActor @Suite(.app) struct FieldValueTests {
    enum Size: CaseIterable { case small, extraLarge }
    struct Rating: Equatable { var stars = 3 }

    @MainActor @Observable final class Item {
        var small: Int8 = 5
        var count: UInt = 1
        var maybe: Int64?
        var price = Decimal(string: "9.95") ?? 0
        var discount: Decimal?
        var money: Decimal = 1234.5
        var weight = Measurement(value: 1.5, unit: UnitMass.kilograms)
        var length: Measurement<UnitLength>?
        var page = URL(string: "https://a.org") ?? URL(filePath: "/")
        var size = Size.small
        var other: Size?
        var sizes: Set<Size> = []
        var rating = Rating()
        var level = 7
        var share: Double?
        var steps: Int?
        var far = 250.0
        var notNumber = Double.nan
        var huge = Int.max
        var due: Date?
        var from = Date(timeIntervalSinceReferenceDate: 0)
    }

    private let item = Item()

    private func launch(@FieldBuilder<Item> _ fields: @escaping @MainActor () -> [Field<Item>]) async throws -> FormScreen {
        try await FormScreen(Form(of: item) { Fields { for field in fields() { field } } })
    }

    private func fieldTexts(_ screen: FormScreen) -> [String?] { screen.editors(UITextField.self).map(\.text) }

    // MARK: - Numbers

    @Test func integersOfEachTypeAreReadAndWritten() async throws {
        let screen = try await launch {
            Field(number: "Small", \.small)
            Field(number: "Count", \.count)
            Field(number: "Maybe", \.maybe)
        }
        #expect(fieldTexts(screen) == ["5", "1", ""] && screen.editors(UITextField.self)[0].keyboardType == .numberPad)
        try await screen.type("127", into: 0)
        try await screen.type("-3", into: 1)
        try await screen.type("9000000000", into: 2)
        #expect(item.small == 127 && item.count == 1 && item.maybe == 9_000_000_000)
        try await screen.type("128", into: 0)
        #expect(item.small == 12)
        screen.app.mainWindow.endEditing(true)
        try await screen.app.settle()
        #expect(fieldTexts(screen) == ["12", "1", "9000000000"])
    }

    @Test func decimalsAreReadAndWritten() async throws {
        let screen = try await launch {
            Field(decimal: "Price", \.price)
            Field(decimal: "Discount", \.discount)
        }
        #expect(fieldTexts(screen) == ["9.95", ""])
        try await screen.type("0,1", into: 0)
        try await screen.type("12.30", into: 1)
        #expect(item.price == Decimal(string: "0.1") && item.discount == Decimal(string: "12.3"))
        try await screen.type("", into: 1)
        #expect(item.discount == nil)
        for text in ["12abc", "nan", "0x10", "1e400"] {
            try await screen.type("4", into: 0)
            let field = screen.editors(UITextField.self)[0]
            field.selectAll(nil)
            field.insertText(text)
            #expect(item.price == 4, "\(text)")
        }
    }

    @Test func aFormatReadsAndWritesMoney() async throws {
        let format = Decimal.FormatStyle.Currency(code: "EUR", locale: Locale(identifier: "en_US"))
        let screen = try await launch { Field(text: "Money", \.money, format: format) }
        #expect(fieldTexts(screen) == ["€1,234.50"] && screen.editors(UITextField.self)[0].keyboardType == .decimalPad)
        try await screen.type("€7.25", into: 0)
        #expect(item.money == 7.25)
        screen.app.mainWindow.endEditing(true)
        item.money = 2000
        try await screen.app.settle()
        #expect(fieldTexts(screen) == ["€2,000.00"])
    }

    @Test func measurementsAreShownInTheUnitOfTheField() async throws {
        let screen = try await launch {
            Field(measurement: "Weight", \.weight, in: .grams)
            Field(measurement: "Length", \.length, in: .meters)
        }
        #expect(fieldTexts(screen) == ["1500", ""])
        #expect(screen.editors(UITextField.self).map { ($0.rightView as? UILabel)?.text } == ["g", "m"])
        try await screen.type("2,5", into: 0)
        try await screen.type("3", into: 1)
        #expect(item.weight == Measurement(value: 2.5, unit: .grams) && item.length == Measurement(value: 3, unit: .meters))
        try await screen.type("", into: 1)
        #expect(item.length == nil)
    }

    @Test func numbersOutsideTheRangeOfAControlStayUntilTheUserChangesThem() async throws {
        let screen = try await launch {
            Field(slider: "Level", \.level, in: 0...10)
            Field(slider: "Share", \.share)
            Field(slider: "Far", \.far)
            Field(slider: "None", \.notNumber)
            Field(stepper: "Steps", \.steps)
            Field(stepper: "Huge", \.huge, in: 0...Int.max)
            Field(stepper: "Number", \.notNumber)
        }
        let (sliders, steppers) = (screen.editors(UISlider.self), screen.editors(UIStepper.self))
        #expect(sliders.map(\.value) == [7, 0, 1, 0] && item.far == 250)
        for slider in sliders {
            slider.value = 0.5
            slider.sendActions(for: .valueChanged)
        }
        #expect(item.level == 1 && item.share == 0.5 && item.far == 0.5)
        for stepper in steppers { stepper.sendActions(for: .valueChanged) }
        #expect(item.steps == 0 && item.huge == Int.max)
    }

    @Test func emptyTextLeavesAURLThatIsNotOptional() async throws {
        let screen = try await launch { Field(url: "Page", \.page) }
        try await screen.type("https://b.org", into: 0)
        #expect(item.page.absoluteString == "https://b.org")
        try await screen.type("", into: 0)
        #expect(item.page.absoluteString == "https://b.org")
    }

    @Test func anOptionalDateIsSetAndRemoved() async throws {
        let range = Date(timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: 86_400)
        let screen = try await launch {
            Field(date: "Due", \.due, in: range).required("No date").disabled { $0.size == .extraLarge }
            Field(date: "From", \.from)
        }
        let editor = try #require(screen.table.visibleCells[0].contentView.subviews.last)
        func parts<Part: UIView>(_ type: Part.Type) -> [Part] { editor.subviews.compactMap { $0 as? Part }.filter { !$0.isHidden } }
        #expect(parts(UIDatePicker.self).isEmpty && parts(UIButton.self).map(\.currentTitle) == ["–"])
        await screen.app.tap(at: editor.convert(CGPoint(x: editor.bounds.midX, y: editor.bounds.midY), to: nil))
        try await screen.app.settle()
        #expect(item.due == range.upperBound && parts(UIDatePicker.self).map(\.date) == [range.upperBound])
        let clear = try #require(parts(UIButton.self).first)
        await screen.app.tap(at: clear.convert(CGPoint(x: clear.bounds.midX, y: clear.bounds.midY), to: nil))
        try await screen.app.settle()
        #expect(item.due == nil && screen.texts[0] == ["Due", "No date"])
        item.size = .extraLarge
        try await screen.app.settle()
        #expect(parts(UIButton.self).map(\.isEnabled) == [false])
        item.due = range.lowerBound
        try await screen.app.settle()
        #expect(parts(UIDatePicker.self).map(\.date) == [range.lowerBound])
    }

    // MARK: - Enumerations and other types

    @Test func enumerationsNeedNoList() async throws {
        let screen = try await launch {
            Field(segments: "Size", \.size)
            Field(choice: "Other", \.other)
            Field(choices: "Sizes", \.sizes)
            Field(picker: "Wheel", \.size)
            Field(pushed: "Screen", \.other)
        }
        let control = try #require(screen.editors(UISegmentedControl.self).first)
        #expect((0..<2).map { control.titleForSegment(at: $0) } == ["Small", "Extra large"])
        #expect(screen.titles == ["Size", "Other", "Small", "Extra large", "Sizes", "Small", "Extra large", "Wheel", "Screen"])
        control.selectedSegmentIndex = 1
        control.sendActions(for: .valueChanged)
        let row = screen.table.visibleCells[3]
        await screen.app.tap(at: row.convert(CGPoint(x: 100, y: 20), to: nil))
        try await screen.app.settle()
        #expect(item.size == .extraLarge && item.other == .extraLarge)
        #expect(screen.table.visibleCells.suffix(2).map { $0.detailTextLabel?.text } == ["Extra large", "Extra large"])
    }

    final class RatingCell: UITableViewCell {
        let button = UIButton(type: .system)
        let field = UITextField()

        override func layoutSubviews() {
            super.layoutSubviews()
            for view in [button, field] where view.superview == nil { contentView.addSubview(view) }
            button.frame = CGRect(x: 200, y: 0, width: 100, height: 44)
            field.frame = CGRect(x: 100, y: 0, width: 100, height: 44)
        }
    }

    @Test func aStructHasACellOfTheApp() async throws {
        var changes = 0
        let screen = try await launch {
            Field("Rating", \.rating, cell: RatingCell.self, editor: \RatingCell.field) { cell, rating in
                cell.button.setTitle("\(rating.title) \(rating.value.stars)", for: .normal)
                cell.button.isEnabled = !rating.isDisabled
                cell.button.on(.tap) { rating.value.stars += 1 }
            }
            .valid("Too much") { $0.rating.stars < 5 }.onChange { _ in changes += 1 }.disabled { $0.size == .extraLarge }
            Field(number: "Level", \.level)
        }
        let cell = try #require(screen.table.visibleCells.first as? RatingCell)
        #expect(cell.button.title(for: .normal) == "Rating 3")
        try await screen.app.tap("Rating 3")
        try await screen.app.settle()
        #expect(item.rating.stars == 4 && changes == 1 && screen.table.visibleCells.count == 2)
        try await screen.app.tap("Rating 4")
        try await screen.app.settle()
        #expect(screen.texts.dropFirst().first == ["Too much"] && screen.table.visibleCells.count == 3)
        cell.field.becomeFirstResponder()
        await screen.app.press(.return)
        #expect(screen.editors(UITextField.self).map(\.isFirstResponder) == [false, true])
        item.rating.stars = 1
        item.size = .extraLarge
        try await screen.app.settle()
        #expect(screen.table.visibleCells.count == 2 && !cell.button.isEnabled && changes == 2)
    }
}
