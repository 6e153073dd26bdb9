extension Field {
    // MARK: - Whole numbers

    /// Edits a whole number; what is none leaves the value as it is.
    public init(number title: String, _ path: ReferenceWritableKeyPath<Model, Int>, file: String = #fileID, line: Int = #line) {
        self.init(number: title, FieldBinding(present: path), Site(file, line))
    }

    /// Edits a whole number that may be missing; no text is `nil`, and what is no number leaves the value as it is.
    public init(number title: String, _ path: ReferenceWritableKeyPath<Model, Int?>, file: String = #fileID, line: Int = #line) {
        self.init(number: title, FieldBinding(path), Site(file, line))
    }

    private init(number title: String, _ value: FieldBinding<Model, Int?>, _ site: Site) {
        self.init(
            title, site,
            TextEntry(
                keyboard: .numberPad, read: { value.read($0).map { "\($0)" } ?? "" },
                write: { model, text in
                    if let number = Int(text) { value.write(model, number) } else if text.isEmpty { value.write(model, nil) }
                }))
    }

    // MARK: - Numbers with a fraction

    /// Edits a number with a fraction, whose mark is a point or a comma; what is none leaves the value as it is.
    public init(decimal title: String, _ path: ReferenceWritableKeyPath<Model, Double>, file: String = #fileID, line: Int = #line) {
        self.init(decimal: title, FieldBinding(present: path), Site(file, line))
    }

    /// Edits a number with a fraction, whose mark is a point or a comma; what is none leaves the value as it is.
    public init(decimal title: String, _ path: ReferenceWritableKeyPath<Model, Float>, file: String = #fileID, line: Int = #line) {
        self.init(decimal: title, FieldBinding(converting: path), Site(file, line))
    }

    /// Edits a number with a fraction, whose mark is a point or a comma; what is none leaves the value as it is.
    public init(decimal title: String, _ path: ReferenceWritableKeyPath<Model, CGFloat>, file: String = #fileID, line: Int = #line) {
        self.init(decimal: title, FieldBinding(converting: path), Site(file, line))
    }

    /// Edits a number with a fraction that may be missing, whose mark is a point or a comma; no text is `nil`.
    public init(decimal title: String, _ path: ReferenceWritableKeyPath<Model, Double?>, file: String = #fileID, line: Int = #line) {
        self.init(decimal: title, FieldBinding(path), Site(file, line))
    }

    /// Edits a number with a fraction that may be missing, whose mark is a point or a comma; no text is `nil`.
    public init(decimal title: String, _ path: ReferenceWritableKeyPath<Model, Float?>, file: String = #fileID, line: Int = #line) {
        self.init(decimal: title, FieldBinding(convertingOptional: path), Site(file, line))
    }

    /// Edits a number with a fraction that may be missing, whose mark is a point or a comma; no text is `nil`.
    public init(decimal title: String, _ path: ReferenceWritableKeyPath<Model, CGFloat?>, file: String = #fileID, line: Int = #line) {
        self.init(decimal: title, FieldBinding(convertingOptional: path), Site(file, line))
    }

    private init(decimal title: String, _ value: FieldBinding<Model, Double?>, _ site: Site) {
        self.init(
            title, site,
            TextEntry(
                keyboard: .decimalPad, read: { value.read($0).map { "\($0)" } ?? "" },
                write: { model, text in
                    if text.isEmpty { return value.write(model, nil) }
                    // Double reads "nan", "inf" and hexadecimal digits, too.
                    guard !text.contains(where: \.isLetter), let number = Double(text.replacing(",", with: ".")), number.isFinite else {
                        return
                    }
                    value.write(model, number)
                }))
    }
}
