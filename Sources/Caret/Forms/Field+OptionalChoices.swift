// Fields that select optional values.

extension Field {
    /// Makes a field that selects one of a few values with a segmented control. For `nil`, no segment is selected.
    public init<Value: Hashable>(
        segments title: String, _ path: ReferenceWritableKeyPath<Model, Value?>, from values: [Value],
        named name: @escaping @MainActor (Value) -> String = { "\($0)" }, file: String = #fileID, line: Int = #line
    ) {
        self.init(segments: title, path, from: values.map(Value?.some), named: { $0.map(name) ?? noneTitle }, file: file, line: line)
    }

    /// Makes a field that selects one value. Each value has a row with a check mark. For `nil`, no row is checked.
    public init<Value: Hashable>(
        choice title: String, _ path: ReferenceWritableKeyPath<Model, Value?>, from values: [Value],
        named name: @escaping @MainActor (Value) -> String = { "\($0)" }, file: String = #fileID, line: Int = #line
    ) {
        self.init(choice: title, path, from: values.map(Value?.some), named: { $0.map(name) ?? noneTitle }, file: file, line: line)
    }

    /// Makes a field that selects one of many values, or none, with a picker. A tap shows the picker below the row.
    /// The first row of the picker represents `nil`.
    public init<Value: Hashable>(
        picker title: String, _ path: ReferenceWritableKeyPath<Model, Value?>, from values: [Value],
        named name: @escaping @MainActor (Value) -> String = { "\($0)" }, file: String = #fileID, line: Int = #line
    ) {
        self.init(picker: title, path, from: [nil] + values.map(Value?.some), named: { $0.map(name) ?? noneTitle }, file: file, line: line)
    }

    /// Makes a field that selects one of many values, or none, on another screen. The first row there represents `nil`.
    public init<Value: Hashable>(
        pushed title: String, _ path: ReferenceWritableKeyPath<Model, Value?>, from values: [Value],
        named name: @escaping @MainActor (Value) -> String = { "\($0)" }, file: String = #fileID, line: Int = #line
    ) {
        self.init(pushed: title, path, from: [nil] + values.map(Value?.some), named: { $0.map(name) ?? noneTitle }, file: file, line: line)
    }
}

/// The title of `nil`, which is the same in every language.
let noneTitle = "–"
