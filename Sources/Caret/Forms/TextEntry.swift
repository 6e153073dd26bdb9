/// The conversion between the text of a field and a value of the model.
@MainActor struct TextEntry<Model: AnyObject> {
    let read: @MainActor (Model) -> String
    /// Writes the value that a text describes. If the text describes no value, returns `false` and leaves the model
    /// unchanged.
    let write: @MainActor (Model, String) -> Bool

    init(read: @escaping @MainActor (Model) -> String, write: @escaping @MainActor (Model, String) -> Bool) {
        self.read = read
        self.write = write
    }

    init(_ value: FieldBinding<Model, String>) {
        self.init(
            read: value.read,
            write: { model, text in
                value.write(model, text)
                return true
            })
    }

    /// Makes a conversion that fails for some texts, such as the conversion of numbers.
    ///
    /// - Parameters:
    ///   - format: Returns the text of a value.
    ///   - parse: Returns the value that a nonempty text describes; `nil` if the text describes no value.
    init<Value>(
        _ binding: FieldBinding<Model, Value?>, format: @escaping @MainActor (Value) -> String,
        parse: @escaping @MainActor (String) -> Value?
    ) {
        self.init(
            read: { binding.read($0).map(format) ?? "" },
            write: { model, text in
                let text = text.trimmingWhitespace
                if text.isEmpty {
                    binding.write(model, nil)
                    return binding.acceptsNil
                }
                guard let value = parse(text) else { return false }
                binding.write(model, value)
                return true
            })
    }
}

extension String {
    fileprivate var trimmingWhitespace: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}

extension FieldBinding where Value == String {
    /// Returns a binding to optional text: empty text is written as `nil`.
    static func text(_ path: ReferenceWritableKeyPath<Model, String?>) -> FieldBinding {
        FieldBinding(read: { $0[keyPath: path] ?? "" }, write: { $0[keyPath: path] = $1.isEmpty ? nil : $1 })
    }
}
