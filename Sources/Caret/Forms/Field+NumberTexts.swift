extension Field {
    // MARK: - Integers

    /// Makes a text field for an integer; invalid text leaves the value unchanged.
    public init(number title: String, _ path: ReferenceWritableKeyPath<Model, Int>, file: String = #fileID, line: Int = #line) {
        self.init(number: title, FieldBinding(present: path), SourceLocation(file, line))
    }

    /// Makes a text field for an optional integer; empty text means `nil`, and invalid text
    /// leaves the value unchanged.
    public init(number title: String, _ path: ReferenceWritableKeyPath<Model, Int?>, file: String = #fileID, line: Int = #line) {
        self.init(number: title, FieldBinding(path), SourceLocation(file, line))
    }

    private init(number title: String, _ value: FieldBinding<Model, Int?>, _ site: SourceLocation) {
        self.init(
            title, site,
            TextEntry(
                keyboard: .numberPad, read: { value.read($0).map { "\($0)" } ?? "" },
                write: { model, text in
                    if let number = Int(text) { value.write(model, number) } else if text.isEmpty { value.write(model, nil) }
                }))
    }

    // MARK: - Decimal numbers

    /// Makes a text field for a decimal number with a point or comma; invalid text leaves the value unchanged.
    public init(decimal title: String, _ path: ReferenceWritableKeyPath<Model, Double>, file: String = #fileID, line: Int = #line) {
        self.init(decimal: title, FieldBinding(present: path), SourceLocation(file, line))
    }

    /// Makes a text field for a decimal number with a point or comma; invalid text leaves the value unchanged.
    public init(decimal title: String, _ path: ReferenceWritableKeyPath<Model, Float>, file: String = #fileID, line: Int = #line) {
        self.init(decimal: title, FieldBinding(converting: path), SourceLocation(file, line))
    }

    /// Makes a text field for a decimal number with a point or comma; invalid text leaves the value unchanged.
    public init(decimal title: String, _ path: ReferenceWritableKeyPath<Model, CGFloat>, file: String = #fileID, line: Int = #line) {
        self.init(decimal: title, FieldBinding(converting: path), SourceLocation(file, line))
    }

    /// Makes a text field for an optional decimal number with a point or comma; empty text means `nil`.
    public init(decimal title: String, _ path: ReferenceWritableKeyPath<Model, Double?>, file: String = #fileID, line: Int = #line) {
        self.init(decimal: title, FieldBinding(path), SourceLocation(file, line))
    }

    /// Makes a text field for an optional decimal number with a point or comma; empty text means `nil`.
    public init(decimal title: String, _ path: ReferenceWritableKeyPath<Model, Float?>, file: String = #fileID, line: Int = #line) {
        self.init(decimal: title, FieldBinding(convertingOptional: path), SourceLocation(file, line))
    }

    /// Makes a text field for an optional decimal number with a point or comma; empty text means `nil`.
    public init(decimal title: String, _ path: ReferenceWritableKeyPath<Model, CGFloat?>, file: String = #fileID, line: Int = #line) {
        self.init(decimal: title, FieldBinding(convertingOptional: path), SourceLocation(file, line))
    }

    private init(decimal title: String, _ value: FieldBinding<Model, Double?>, _ site: SourceLocation) {
        self.init(
            title, site,
            TextEntry(
                keyboard: .decimalPad, read: { value.read($0).map { "\($0)" } ?? "" },
                write: { model, text in
                    if text.isEmpty { return value.write(model, nil) }
                    // `Double` also parses "nan", "inf" and hexadecimal numbers.
                    guard !text.contains(where: \.isLetter), let number = Double(text.replacing(",", with: ".")), number.isFinite else {
                        return
                    }
                    value.write(model, number)
                }))
    }
}
