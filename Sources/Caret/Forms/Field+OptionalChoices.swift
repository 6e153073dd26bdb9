// Choices of values that may be missing.

extension Field {
    /// Chooses one of few values or none, by segments; none is chosen while the value is `nil`.
    public init<Value: Hashable>(
        segments title: String, _ path: ReferenceWritableKeyPath<Model, Value?>, from values: [Value],
        named given: @escaping @MainActor (Value) -> String = { "\($0)" }, file: String = #fileID, line: Int = #line
    ) {
        self.init(segments: title, path, from: values.map(Value?.some), named: { $0.map(given) ?? none }, file: file, line: line)
    }

    /// Chooses one of some values, each in a row of its own with a check mark; none is chosen while the value is `nil`.
    public init<Value: Hashable>(
        choice title: String, _ path: ReferenceWritableKeyPath<Model, Value?>, from values: [Value],
        named given: @escaping @MainActor (Value) -> String = { "\($0)" }, file: String = #fileID, line: Int = #line
    ) {
        self.init(choice: title, path, from: values.map(Value?.some), named: { $0.map(given) ?? none }, file: file, line: line)
    }

    /// Chooses one of many values, or none, by a wheel that a tap shows below the row; the first row of the wheel is `nil`.
    public init<Value: Hashable>(
        picker title: String, _ path: ReferenceWritableKeyPath<Model, Value?>, from values: [Value],
        named given: @escaping @MainActor (Value) -> String = { "\($0)" }, file: String = #fileID, line: Int = #line
    ) {
        self.init(picker: title, path, from: [nil] + values.map(Value?.some), named: { $0.map(given) ?? none }, file: file, line: line)
    }

    /// Chooses one of many values, or none, on a screen of its own; the first row there is `nil`.
    public init<Value: Hashable>(
        pushed title: String, _ path: ReferenceWritableKeyPath<Model, Value?>, from values: [Value],
        named given: @escaping @MainActor (Value) -> String = { "\($0)" }, file: String = #fileID, line: Int = #line
    ) {
        self.init(pushed: title, path, from: [nil] + values.map(Value?.some), named: { $0.map(given) ?? none }, file: file, line: line)
    }
}

/// Stands for no value, in any language.
private let none = "–"
