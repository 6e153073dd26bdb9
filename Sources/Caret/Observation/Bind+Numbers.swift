import Foundation

/// Connects the text of a field and an integer, in the format of the user's locale.
///
/// - Parameters:
///   - field: The field.
///   - model: An `@Observable` object; retained by the field.
///   - path: The property.
///   - formatsWhileTyping: Whether the text is formatted after each key. Defaults to `false`.
///   - file: The source file of the caller; omit the argument.
///   - line: The line of the caller; omit the argument.
/// - Returns: A subscription that ends the connection when cancelled; keeping the subscription is optional.
@MainActor @discardableResult public func bind<Model: AnyObject, Number: BinaryInteger>(
    _ field: UITextField, _ model: Model, _ path: ReferenceWritableKeyPath<Model, Number>, formatsWhileTyping: Bool = false,
    file: String = #fileID, line: Int = #line
) -> Subscription {
    bind(field, model, path, format: IntegerFormatStyle<Number>(), formatsWhileTyping: formatsWhileTyping, file: file, line: line)
}

/// Connects the text of a field and an optional integer, in the format of the user's locale. An empty field writes
/// `nil`.
///
/// - Parameters:
///   - field: The field.
///   - model: An `@Observable` object; retained by the field.
///   - path: The property.
///   - formatsWhileTyping: Whether the text is formatted after each key. Defaults to `false`.
///   - file: The source file of the caller; omit the argument.
///   - line: The line of the caller; omit the argument.
/// - Returns: A subscription that ends the connection when cancelled; keeping the subscription is optional.
@MainActor @discardableResult public func bind<Model: AnyObject, Number: BinaryInteger>(
    _ field: UITextField, _ model: Model, _ path: ReferenceWritableKeyPath<Model, Number?>, formatsWhileTyping: Bool = false,
    file: String = #fileID, line: Int = #line
) -> Subscription {
    bind(field, model, path, format: IntegerFormatStyle<Number>(), formatsWhileTyping: formatsWhileTyping, file: file, line: line)
}

/// Connects the text of a field and a floating-point number, in the format of the user's locale.
///
/// - Parameters:
///   - field: The field.
///   - model: An `@Observable` object; retained by the field.
///   - path: The property.
///   - formatsWhileTyping: Whether the text is formatted after each key. Defaults to `false`.
///   - file: The source file of the caller; omit the argument.
///   - line: The line of the caller; omit the argument.
/// - Returns: A subscription that ends the connection when cancelled; keeping the subscription is optional.
@MainActor @discardableResult public func bind<Model: AnyObject, Number: BinaryFloatingPoint>(
    _ field: UITextField, _ model: Model, _ path: ReferenceWritableKeyPath<Model, Number>, formatsWhileTyping: Bool = false,
    file: String = #fileID, line: Int = #line
) -> Subscription {
    bind(field, model, path, format: FloatingPointFormatStyle<Number>(), formatsWhileTyping: formatsWhileTyping, file: file, line: line)
}

/// Connects the text of a field and an optional floating-point number, in the format of the user's locale. An empty
/// field writes `nil`.
///
/// - Parameters:
///   - field: The field.
///   - model: An `@Observable` object; retained by the field.
///   - path: The property.
///   - formatsWhileTyping: Whether the text is formatted after each key. Defaults to `false`.
///   - file: The source file of the caller; omit the argument.
///   - line: The line of the caller; omit the argument.
/// - Returns: A subscription that ends the connection when cancelled; keeping the subscription is optional.
@MainActor @discardableResult public func bind<Model: AnyObject, Number: BinaryFloatingPoint>(
    _ field: UITextField, _ model: Model, _ path: ReferenceWritableKeyPath<Model, Number?>, formatsWhileTyping: Bool = false,
    file: String = #fileID, line: Int = #line
) -> Subscription {
    bind(field, model, path, format: FloatingPointFormatStyle<Number>(), formatsWhileTyping: formatsWhileTyping, file: file, line: line)
}

/// Connects the text of a field and a decimal number, in the format of the user's locale.
///
/// - Parameters:
///   - field: The field.
///   - model: An `@Observable` object; retained by the field.
///   - path: The property.
///   - formatsWhileTyping: Whether the text is formatted after each key. Defaults to `false`.
///   - file: The source file of the caller; omit the argument.
///   - line: The line of the caller; omit the argument.
/// - Returns: A subscription that ends the connection when cancelled; keeping the subscription is optional.
@MainActor @discardableResult public func bind<Model: AnyObject>(
    _ field: UITextField, _ model: Model, _ path: ReferenceWritableKeyPath<Model, Decimal>, formatsWhileTyping: Bool = false,
    file: String = #fileID, line: Int = #line
) -> Subscription {
    bind(field, model, path, format: Decimal.FormatStyle(), formatsWhileTyping: formatsWhileTyping, file: file, line: line)
}

/// Connects the text of a field and an optional decimal number, in the format of the user's locale. An empty field
/// writes `nil`.
///
/// - Parameters:
///   - field: The field.
///   - model: An `@Observable` object; retained by the field.
///   - path: The property.
///   - formatsWhileTyping: Whether the text is formatted after each key. Defaults to `false`.
///   - file: The source file of the caller; omit the argument.
///   - line: The line of the caller; omit the argument.
/// - Returns: A subscription that ends the connection when cancelled; keeping the subscription is optional.
@MainActor @discardableResult public func bind<Model: AnyObject>(
    _ field: UITextField, _ model: Model, _ path: ReferenceWritableKeyPath<Model, Decimal?>, formatsWhileTyping: Bool = false,
    file: String = #fileID, line: Int = #line
) -> Subscription {
    bind(field, model, path, format: Decimal.FormatStyle(), formatsWhileTyping: formatsWhileTyping, file: file, line: line)
}
