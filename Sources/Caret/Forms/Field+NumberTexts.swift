import Foundation

extension Field {
    // MARK: - Integers

    /// Makes a text field for an integer of any type; text that is no integer of the type leaves the value unchanged.
    public init(
        number title: String, _ path: ReferenceWritableKeyPath<Model, some FixedWidthInteger>, file: String = #fileID, line: Int = #line
    ) {
        self.init(number: title, FieldBinding(present: path), SourceLocation(file, line))
    }

    /// Makes a text field for an optional integer of any type; empty text means `nil`. Text that is no integer of the
    /// type leaves the value unchanged.
    public init<Number: FixedWidthInteger>(
        number title: String, _ path: ReferenceWritableKeyPath<Model, Number?>, file: String = #fileID, line: Int = #line
    ) {
        self.init(number: title, FieldBinding(path), SourceLocation(file, line))
    }

    private init(number title: String, _ value: FieldBinding<Model, (some FixedWidthInteger)?>, _ site: SourceLocation) {
        self.init(title, site, TextEntry(value, format: { "\($0)" }, parse: { .init($0) }), TextTraits(keyboard: .numberPad))
    }

    // MARK: - Decimal numbers

    /// Makes a text field for a decimal number with a point or comma; invalid text leaves the value unchanged.
    public init(
        decimal title: String, _ path: ReferenceWritableKeyPath<Model, some BinaryFloatingPoint>, file: String = #fileID, line: Int = #line
    ) {
        self.init(decimal: title, FieldBinding(converting: path), SourceLocation(file, line))
    }

    /// Makes a text field for an optional decimal number with a point or comma; empty text means `nil`, and invalid
    /// text leaves the value unchanged.
    public init<Number: BinaryFloatingPoint>(
        decimal title: String, _ path: ReferenceWritableKeyPath<Model, Number?>, file: String = #fileID, line: Int = #line
    ) {
        self.init(decimal: title, FieldBinding(convertingOptional: path), SourceLocation(file, line))
    }

    private init(decimal title: String, _ value: FieldBinding<Model, Double?>, _ site: SourceLocation) {
        self.init(
            title, site, TextEntry(value, format: { "\($0)" }, parse: NumberTexts.double), TextTraits(keyboard: .decimalPad))
    }

    /// Makes a text field for a `Decimal` with a point or comma; invalid text leaves the value unchanged.
    public init(decimal title: String, _ path: ReferenceWritableKeyPath<Model, Decimal>, file: String = #fileID, line: Int = #line) {
        self.init(exact: title, FieldBinding(present: path), SourceLocation(file, line))
    }

    /// Makes a text field for an optional `Decimal` with a point or comma; empty text means `nil`, and invalid text
    /// leaves the value unchanged.
    public init(decimal title: String, _ path: ReferenceWritableKeyPath<Model, Decimal?>, file: String = #fileID, line: Int = #line) {
        self.init(exact: title, FieldBinding(path), SourceLocation(file, line))
    }

    private init(exact title: String, _ value: FieldBinding<Model, Decimal?>, _ site: SourceLocation) {
        self.init(
            title, site, TextEntry(value, format: { "\($0)" }, parse: NumberTexts.decimal), TextTraits(keyboard: .decimalPad))
    }
}

/// Reads numbers from texts whose decimal separator is a point or a comma.
enum NumberTexts {
    static func double(_ text: String) -> Double? {
        guard let text = normalized(text), let number = Double(text), number.isFinite else { return nil }
        return number
    }

    static func decimal(_ text: String) -> Decimal? {
        guard let text = normalized(text), let number = Decimal(string: text, locale: nil), number.isFinite else { return nil }
        return number
    }

    /// Returns the text with a point in place of a comma; `nil` unless the text consists of digits, an optional sign
    /// and at most one separator. Without this check, the parsers would accept "nan", hexadecimal numbers, and numbers
    /// with other text after them.
    private static func normalized(_ text: String) -> String? {
        text.wholeMatch(of: #/[+-]?([0-9]+[.,]?[0-9]*|[.,][0-9]+)/#) == nil ? nil : text.replacing(",", with: ".")
    }
}
