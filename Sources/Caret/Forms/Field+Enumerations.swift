// Fields whose choices are all cases of an enumeration.

extension Field {
    // MARK: - Enumerations

    /// Makes a field that selects a case of an enumeration with a segmented control.
    public init<Value: Hashable & CaseIterable>(
        segments title: String, _ path: ReferenceWritableKeyPath<Model, Value>, named name: (@MainActor (Value) -> String)? = nil,
        file: String = #fileID, line: Int = #line
    ) {
        self.init(segments: title, path, from: Array(Value.allCases), named: name ?? { CaseNames.name(of: $0) }, file: file, line: line)
    }

    /// Makes a field that selects a case of an enumeration. Each case has a row, and the chosen one has a check mark.
    public init<Value: Hashable & CaseIterable>(
        choice title: String, _ path: ReferenceWritableKeyPath<Model, Value>, named name: (@MainActor (Value) -> String)? = nil,
        file: String = #fileID, line: Int = #line
    ) {
        self.init(choice: title, path, from: Array(Value.allCases), named: name ?? { CaseNames.name(of: $0) }, file: file, line: line)
    }

    /// Makes a field that selects any number of the cases of an enumeration. Each case has a row.
    public init<Value: Hashable & CaseIterable>(
        choices title: String, _ path: ReferenceWritableKeyPath<Model, Set<Value>>,
        named name: (@MainActor (Value) -> String)? = nil, file: String = #fileID, line: Int = #line
    ) {
        self.init(choices: title, path, from: Array(Value.allCases), named: name ?? { CaseNames.name(of: $0) }, file: file, line: line)
    }

    /// Makes a field that selects a case of an enumeration with a picker; a tap on the row shows or hides the picker.
    public init<Value: Hashable & CaseIterable>(
        picker title: String, _ path: ReferenceWritableKeyPath<Model, Value>, named name: (@MainActor (Value) -> String)? = nil,
        file: String = #fileID, line: Int = #line
    ) {
        self.init(picker: title, path, from: Array(Value.allCases), named: name ?? { CaseNames.name(of: $0) }, file: file, line: line)
    }

    /// Makes a field that selects a case of an enumeration on another screen, which the navigation controller pushes.
    public init<Value: Hashable & CaseIterable>(
        pushed title: String, _ path: ReferenceWritableKeyPath<Model, Value>, named name: (@MainActor (Value) -> String)? = nil,
        file: String = #fileID, line: Int = #line
    ) {
        self.init(pushed: title, path, from: Array(Value.allCases), named: name ?? { CaseNames.name(of: $0) }, file: file, line: line)
    }

    // MARK: - Optional enumerations

    /// Makes a field that selects a case of an enumeration with a segmented control. For `nil`, no segment is selected.
    public init<Value: Hashable & CaseIterable>(
        segments title: String, _ path: ReferenceWritableKeyPath<Model, Value?>, named name: (@MainActor (Value) -> String)? = nil,
        file: String = #fileID, line: Int = #line
    ) {
        self.init(segments: title, path, from: Array(Value.allCases), named: name ?? { CaseNames.name(of: $0) }, file: file, line: line)
    }

    /// Makes a field that selects a case of an enumeration. Each case has a row. For `nil`, no row is checked.
    public init<Value: Hashable & CaseIterable>(
        choice title: String, _ path: ReferenceWritableKeyPath<Model, Value?>, named name: (@MainActor (Value) -> String)? = nil,
        file: String = #fileID, line: Int = #line
    ) {
        self.init(choice: title, path, from: Array(Value.allCases), named: name ?? { CaseNames.name(of: $0) }, file: file, line: line)
    }

    /// Makes a field that selects a case of an enumeration, or none, with a picker.
    public init<Value: Hashable & CaseIterable>(
        picker title: String, _ path: ReferenceWritableKeyPath<Model, Value?>, named name: (@MainActor (Value) -> String)? = nil,
        file: String = #fileID, line: Int = #line
    ) {
        self.init(picker: title, path, from: Array(Value.allCases), named: name ?? { CaseNames.name(of: $0) }, file: file, line: line)
    }

    /// Makes a field that selects a case of an enumeration, or none, on another screen.
    public init<Value: Hashable & CaseIterable>(
        pushed title: String, _ path: ReferenceWritableKeyPath<Model, Value?>, named name: (@MainActor (Value) -> String)? = nil,
        file: String = #fileID, line: Int = #line
    ) {
        self.init(pushed: title, path, from: Array(Value.allCases), named: name ?? { CaseNames.name(of: $0) }, file: file, line: line)
    }
}

/// The names of the cases of enumerations.
enum CaseNames {
    /// Returns the name of a case as a title: `extraLarge` becomes "Extra large". A value with a description of its own
    /// has that description.
    static func name(of value: Any) -> String {
        let name = "\(value)"
        guard !(value is any CustomStringConvertible) else { return name }
        let words = name.reduce(into: "") { text, character in
            text += character.isUppercase && !text.isEmpty ? " \(character.lowercased())" : String(character)
        }
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
