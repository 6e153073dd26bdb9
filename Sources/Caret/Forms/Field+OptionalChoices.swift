// Fields that select optional values.

extension Field {
    /// Makes a field that selects one of a few values with a segmented control; no segment is selected for `nil`.
    public init<Value: Hashable>(
        segments title: String, _ path: ReferenceWritableKeyPath<Model, Value?>, from values: [Value],
        named given: @escaping @MainActor (Value) -> String = { "\($0)" }, file: String = #fileID, line: Int = #line
    ) {
        self.init(segments: title, path, from: values.map(Value?.some), named: { $0.map(given) ?? none }, file: file, line: line)
    }

    /// Makes a field that selects one value. Each value has a row with a check mark; no row is checked for `nil`.
    public init<Value: Hashable>(
        choice title: String, _ path: ReferenceWritableKeyPath<Model, Value?>, from values: [Value],
        named given: @escaping @MainActor (Value) -> String = { "\($0)" }, file: String = #fileID, line: Int = #line
    ) {
        self.init(choice: title, path, from: values.map(Value?.some), named: { $0.map(given) ?? none }, file: file, line: line)
    }

    /// Makes a field that selects one of many values or none with a picker, which a tap shows below the row. The
    /// first row of the picker is `nil`.
    public init<Value: Hashable>(
        picker title: String, _ path: ReferenceWritableKeyPath<Model, Value?>, from values: [Value],
        named given: @escaping @MainActor (Value) -> String = { "\($0)" }, file: String = #fileID, line: Int = #line
    ) {
        self.init(picker: title, path, from: [nil] + values.map(Value?.some), named: { $0.map(given) ?? none }, file: file, line: line)
    }

    /// Makes a field that selects one of many values or none on a separate screen; the first row there is `nil`.
    public init<Value: Hashable>(
        pushed title: String, _ path: ReferenceWritableKeyPath<Model, Value?>, from values: [Value],
        named given: @escaping @MainActor (Value) -> String = { "\($0)" }, file: String = #fileID, line: Int = #line
    ) {
        self.init(pushed: title, path, from: [nil] + values.map(Value?.some), named: { $0.map(given) ?? none }, file: file, line: line)
    }
}

/// The title of `nil`, independent of the language.
private let none = "–"
