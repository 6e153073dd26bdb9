/// A line of text in an ``Alert``, which writes what a person enters into a model.
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
    let isEnough: KeptClosure<@MainActor (String) -> Bool>

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - placeholder: what the field says while it is empty.
    ///   - model: whose value is edited; kept until the alert has gone.
    ///   - path: the value. The field shows what it is when the alert comes, and writes every change.
    ///   - keyboard: the usual one by default.
    ///   - isSecret: whether what is entered is not shown; `false` by default.
    ///   - file: where it is made; leave it out.
    ///   - line: likewise.
    ///   - isEnough: whether the alert's buttons can be pressed with this text, those of the style `cancel` apart; always by default.
    ///     Kept until the alert has gone.
    public init<Model: AnyObject>(
        _ placeholder: String, _ model: Model, _ path: ReferenceWritableKeyPath<Model, String>, keyboard: UIKeyboardType = .default,
        isSecret: Bool = false, file: String = #fileID, line: Int = #line,
        enables isEnough: @escaping @MainActor (String) -> Bool = { _ in true }
    ) {
        self.placeholder = placeholder
        self.keyboard = keyboard
        self.isSecret = isSecret
        read = { model[keyPath: path] }
        write = { model[keyPath: path] = $0 }
        self.isEnough = KeptClosure(Site(file, line), isEnough)
    }

    /// Whether the alert's buttons can be pressed.
    var enables: Bool { isEnough.body?(read()) ?? true }

    /// Adds the field to an alert; `changed` is called after each change of the text.
    func add(to controller: UIAlertController, _ changed: @escaping @MainActor () -> Void) {
        controller.addTextField { field in
            field.placeholder = placeholder
            field.keyboardType = keyboard
            field.isSecureTextEntry = isSecret
            field.text = read()
            field.on(.editingChanged) { text in
                write(text)
                changed()
            }.outlastsFilling()
        }
    }
}
