import Foundation

/// A text field of an ``Alert``, which writes the user's input into a model.
///
/// ```swift
/// let alert = Alert("New name", fields: [AlertField("Name", task, \.title) { !$0.isEmpty }]) {
///     AlertButton("Save", answer: Choice.save)
///     AlertButton("Cancel", .cancel)
/// }
/// ```
@MainActor public struct AlertField {
    let placeholder: String
    let keyboard: UIKeyboardType
    let isSecret: Bool
    let read: @MainActor () -> String
    let write: @MainActor (String) -> Void
    let isValid: RetainedClosure<@MainActor (String) throws -> Bool>

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - placeholder: The placeholder of the empty field.
    ///   - model: The object with the edited value; retained until the alert has been dismissed.
    ///   - path: The key path of the value. The field reads the value when the alert appears, and writes the value
    ///     after every change.
    ///   - keyboard: The keyboard type; `.default` by default.
    ///   - isSecret: Whether the field hides its text; `false` by default.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - isValid: Returns whether a text enables the alert's buttons; `true` for every text by default. Buttons of
    ///     the style `cancel` are always enabled. A thrown error disables the buttons, and appears below the message
    ///     once the user has edited the text. Retained until the alert has been dismissed.
    public init<Model: AnyObject>(
        _ placeholder: String, _ model: Model, _ path: ReferenceWritableKeyPath<Model, String>, keyboard: UIKeyboardType = .default,
        isSecret: Bool = false, file: String = #fileID, line: Int = #line,
        enables isValid: @escaping @MainActor (String) throws -> Bool = { _ in true }
    ) {
        self.placeholder = placeholder
        self.keyboard = keyboard
        self.isSecret = isSecret
        read = { model[keyPath: path] }
        write = { model[keyPath: path] = $0 }
        self.isValid = RetainedClosure(SourceLocation(file, line), isValid)
    }

    /// Makes a field for an input, whose text is written into a model.
    init<Model: AnyObject>(_ input: AlertInput, _ model: Model, _ path: ReferenceWritableKeyPath<Model, String>) {
        placeholder = input.placeholder
        keyboard = input.keyboard
        isSecret = input.isSecret
        read = { model[keyPath: path] }
        write = { model[keyPath: path] = $0 }
        isValid = input.isValid
    }

    /// Whether the text of the field enables the alert's buttons.
    var hasValidText: Bool {
        guard let isValid = isValid.body else { return true }
        return (try? isValid(read())) ?? false
    }

    /// The description of the error that the validation throws for the text of the field; `nil` if it throws none.
    var errorText: String? {
        do {
            _ = try isValid.body?(read())
            return nil
        } catch {
            return (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
        }
    }

    /// Adds the field to an alert controller; `changed` is called after each change of the text.
    func add(to controller: UIAlertController, _ changed: @escaping @MainActor () -> Void) {
        controller.addTextField { field in
            field.placeholder = placeholder
            field.keyboardType = keyboard
            field.isSecureTextEntry = isSecret
            field.text = read()
            field.on(.editingChanged) { text in
                write(text)
                changed()
            }.endsWithOwner()
        }
    }
}
