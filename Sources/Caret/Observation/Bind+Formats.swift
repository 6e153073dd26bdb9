import Foundation

/// Connects the text of a field and a property of any type, which a format converts: numbers, money, dates, measures.
///
/// ```swift
/// bind(priceField, model, \.price, format: .currency(code: "EUR"))
/// bind(weightField, model, \.grams, format: .number, formatsWhileTyping: true)
/// ```
///
/// The field shows the formatted value. After each key, the text is written if the format can read it. When editing
/// ends, the field shows the property's value again.
///
/// - Parameters:
///   - field: The field.
///   - model: An `@Observable` object; retained by the field.
///   - path: The property.
///   - format: Converts the value to text and back.
///   - formatsWhileTyping: Whether the text is formatted after each key, so that separators of groups appear. The
///     cursor stays after the same digit. A text that ends with the decimal separator, or with zeros after that
///     separator, is not formatted yet. Defaults to `false`.
///   - file: The source file of the caller; omit the argument.
///   - line: The line of the caller; omit the argument.
/// - Returns: A subscription that ends the connection when cancelled; keeping the subscription is optional.
@MainActor @discardableResult public func bind<Model: AnyObject, Format: ParseableFormatStyle>(
    _ field: UITextField, _ model: Model, _ path: ReferenceWritableKeyPath<Model, Format.FormatInput>, format: Format,
    formatsWhileTyping: Bool = false, file: String = #fileID, line: Int = #line
) -> Subscription where Format.FormatOutput == String, Format.FormatInput: Equatable, Format.Strategy.ParseInput == String {
    FormattedBinding(
        read: { model[keyPath: path] }, write: { if let value = $0 { model[keyPath: path] = value } }, format, formatsWhileTyping
    )
    .connect(field, SourceLocation(file, line))
}

/// Connects the text of a field and an optional property of any type, which a format converts. An empty field writes
/// `nil`.
///
/// - Parameters:
///   - field: The field.
///   - model: An `@Observable` object; retained by the field.
///   - path: The property.
///   - format: Converts the value to text and back.
///   - formatsWhileTyping: Whether the text is formatted after each key. Defaults to `false`.
///   - file: The source file of the caller; omit the argument.
///   - line: The line of the caller; omit the argument.
/// - Returns: A subscription that ends the connection when cancelled; keeping the subscription is optional.
@MainActor @discardableResult public func bind<Model: AnyObject, Format: ParseableFormatStyle>(
    _ field: UITextField, _ model: Model, _ path: ReferenceWritableKeyPath<Model, Format.FormatInput?>, format: Format,
    formatsWhileTyping: Bool = false, file: String = #fileID, line: Int = #line
) -> Subscription where Format.FormatOutput == String, Format.FormatInput: Equatable, Format.Strategy.ParseInput == String {
    FormattedBinding(read: { model[keyPath: path] }, write: { model[keyPath: path] = $0 }, format, formatsWhileTyping)
        .connect(field, SourceLocation(file, line))
}
