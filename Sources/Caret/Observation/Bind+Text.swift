import Foundation

/// Connects the text of a field and a property of a model: the field shows the property, and the user's input changes
/// it.
///
/// ```swift
/// bind(nameField, model, \.name)
/// ```
///
/// The field shows the value at once. A change of the model is shown in the next frame, and the user's input is written
/// after each key. The connection ends with the field.
///
/// - Parameters:
///   - field: The field.
///   - model: An `@Observable` object; retained by the field.
///   - path: The property.
///   - file: The source file of the caller; omit the argument.
///   - line: The line of the caller; omit the argument.
/// - Returns: A subscription that ends the connection when cancelled; keeping the subscription is optional.
@MainActor @discardableResult public func bind<Model: AnyObject>(
    _ field: UITextField, _ model: Model, _ path: ReferenceWritableKeyPath<Model, String>, file: String = #fileID, line: Int = #line
) -> Subscription {
    ControlBinding.connect(field, .editingChanged, model, FieldBinding(path), SourceLocation(file, line)) { $0.text = $1 }
}

/// Connects the text of a field and an optional property of a model. An empty field writes `nil`.
///
/// - Parameters:
///   - field: The field.
///   - model: An `@Observable` object; retained by the field.
///   - path: The property.
///   - file: The source file of the caller; omit the argument.
///   - line: The line of the caller; omit the argument.
/// - Returns: A subscription that ends the connection when cancelled; keeping the subscription is optional.
@MainActor @discardableResult public func bind<Model: AnyObject>(
    _ field: UITextField, _ model: Model, _ path: ReferenceWritableKeyPath<Model, String?>, file: String = #fileID, line: Int = #line
) -> Subscription {
    let binding = FieldBinding<Model, String>(
        read: { $0[keyPath: path] ?? "" }, write: { $0[keyPath: path] = $1.isEmpty ? nil : $1 })
    return ControlBinding.connect(field, .editingChanged, model, binding, SourceLocation(file, line)) { $0.text = $1 }
}

/// Connects the text of a text view and a property of a model.
///
/// - Parameters:
///   - textView: The text view.
///   - model: An `@Observable` object; retained by the text view.
///   - path: The property.
///   - file: The source file of the caller; omit the argument.
///   - line: The line of the caller; omit the argument.
/// - Returns: A subscription that ends the connection when cancelled; keeping the subscription is optional.
@MainActor @discardableResult public func bind<Model: AnyObject>(
    _ textView: UITextView, _ model: Model, _ path: ReferenceWritableKeyPath<Model, String>, file: String = #fileID, line: Int = #line
) -> Subscription {
    ControlBinding.connect(textView, .didChange, model, FieldBinding(path), SourceLocation(file, line)) { $0.text = $1 }
}

/// Connects the text of a search bar and a property of a model.
///
/// - Parameters:
///   - searchBar: The search bar.
///   - model: An `@Observable` object; retained by the search bar.
///   - path: The property.
///   - file: The source file of the caller; omit the argument.
///   - line: The line of the caller; omit the argument.
/// - Returns: A subscription that ends the connection when cancelled; keeping the subscription is optional.
@MainActor @discardableResult public func bind<Model: AnyObject>(
    _ searchBar: UISearchBar, _ model: Model, _ path: ReferenceWritableKeyPath<Model, String>, file: String = #fileID, line: Int = #line
) -> Subscription {
    ControlBinding.connect(searchBar, .textDidChange, model, FieldBinding(path), SourceLocation(file, line)) { $0.text = $1 }
}
