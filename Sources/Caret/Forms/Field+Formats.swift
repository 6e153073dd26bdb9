import Foundation

extension Field {
    // MARK: - Values with a format

    /// Makes a text field for a value of any type, which a format converts: numbers, money, percentages, dates.
    ///
    /// ```swift
    /// Field(text: "Price", \.price, format: .currency(code: "EUR"))
    /// ```
    ///
    /// Text that the format cannot read leaves the value unchanged. When editing ends, the field shows the formatted
    /// value again.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - path: The property.
    ///   - format: Converts the value to text and back.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    public init<Format: ParseableFormatStyle>(
        text title: String, _ path: ReferenceWritableKeyPath<Model, Format.FormatInput>, format: Format, file: String = #fileID,
        line: Int = #line
    ) where Format.FormatOutput == String, Format.Strategy.ParseInput == String, Format.Strategy.ParseOutput == Format.FormatInput {
        self.init(format, title, FieldBinding(present: path), SourceLocation(file, line))
    }

    /// Makes a text field for an optional value of any type, which a format converts; empty text means `nil`.
    public init<Format: ParseableFormatStyle>(
        text title: String, _ path: ReferenceWritableKeyPath<Model, Format.FormatInput?>, format: Format, file: String = #fileID,
        line: Int = #line
    ) where Format.FormatOutput == String, Format.Strategy.ParseInput == String, Format.Strategy.ParseOutput == Format.FormatInput {
        self.init(format, title, FieldBinding(path), SourceLocation(file, line))
    }

    private init<Format: ParseableFormatStyle>(
        _ format: Format, _ title: String, _ value: FieldBinding<Model, Format.FormatInput?>, _ site: SourceLocation
    ) where Format.FormatOutput == String, Format.Strategy.ParseInput == String, Format.Strategy.ParseOutput == Format.FormatInput {
        var traits = TextTraits()
        if Format.FormatInput.self is any BinaryFloatingPoint.Type || Format.FormatInput.self == Decimal.self {
            traits.keyboard = .decimalPad
        } else if Format.FormatInput.self is any BinaryInteger.Type {
            traits.keyboard = .numberPad
        }
        let entry = TextEntry<Model>(value, format: { format.format($0) }, parse: { try? format.parseStrategy.parse($0) })
        self.init(title, site, entry, traits)
    }

    // MARK: - Measurements

    /// Makes a text field for a measurement. The user edits the number in a unit, whose symbol follows the number.
    ///
    /// The number may have a point or comma, and is shown with at most six digits after the point. The value is written
    /// in the unit of the field. Invalid text leaves the value unchanged.
    public init<Unit: Dimension>(
        measurement title: String, _ path: ReferenceWritableKeyPath<Model, Measurement<Unit>>, in unit: Unit, file: String = #fileID,
        line: Int = #line
    ) {
        self.init(measurement: title, FieldBinding(present: path), unit, SourceLocation(file, line))
    }

    /// Makes a text field for an optional measurement; empty text means `nil`.
    public init<Unit: Dimension>(
        measurement title: String, _ path: ReferenceWritableKeyPath<Model, Measurement<Unit>?>, in unit: Unit, file: String = #fileID,
        line: Int = #line
    ) {
        self.init(measurement: title, FieldBinding(path), unit, SourceLocation(file, line))
    }

    private init<Unit: Dimension>(
        measurement title: String, _ value: FieldBinding<Model, Measurement<Unit>?>, _ unit: Unit, _ site: SourceLocation
    ) {
        let format = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US_POSIX"))
            .grouping(.never).precision(.fractionLength(0...6))
        let entry = TextEntry<Model>(
            value, format: { format.format($0.converted(to: unit).value) },
            parse: { text in NumberTexts.double(text).map { Measurement(value: $0, unit: unit) } })
        self.init(title, site, entry, TextTraits(keyboard: .decimalPad, suffix: unit.symbol))
    }
}
