extension Field {
    // MARK: - Text

    /// Edits text.
    public init(text title: String, _ path: ReferenceWritableKeyPath<Model, String>, file: String = #fileID, line: Int = #line) {
        self.init(title, Site(file, line), TextEntry(path))
    }

    /// Edits a mail address.
    public init(mail title: String, _ path: ReferenceWritableKeyPath<Model, String>, file: String = #fileID, line: Int = #line) {
        self.init(title, Site(file, line), TextEntry(path, keyboard: .emailAddress))
    }

    /// Edits a telephone number.
    public init(phone title: String, _ path: ReferenceWritableKeyPath<Model, String>, file: String = #fileID, line: Int = #line) {
        self.init(title, Site(file, line), TextEntry(path, keyboard: .phonePad))
    }

    /// Edits a password, which is not shown.
    public init(password title: String, _ path: ReferenceWritableKeyPath<Model, String>, file: String = #fileID, line: Int = #line) {
        self.init(title, Site(file, line), TextEntry(path, isSecret: true))
    }

    /// Edits a URL; what is none is `nil`.
    public init(url title: String, _ path: ReferenceWritableKeyPath<Model, URL?>, file: String = #fileID, line: Int = #line) {
        self.init(
            title, Site(file, line),
            TextEntry(keyboard: .URL, read: { $0[keyPath: path]?.absoluteString ?? "" }, write: { $0[keyPath: path] = URL(string: $1) }))
    }

    /// Edits a whole number; what is none leaves the value as it is.
    public init(number title: String, _ path: ReferenceWritableKeyPath<Model, Int>, file: String = #fileID, line: Int = #line) {
        self.init(
            title, Site(file, line),
            TextEntry(
                keyboard: .numberPad, read: { "\($0[keyPath: path])" },
                write: { model, text in if let number = Int(text) { model[keyPath: path] = number } }))
    }

    /// Edits a number with a fraction, whose mark is a point or a comma; what is none leaves the value as it is.
    public init(decimal title: String, _ path: ReferenceWritableKeyPath<Model, Double>, file: String = #fileID, line: Int = #line) {
        self.init(
            title, Site(file, line),
            TextEntry(
                keyboard: .decimalPad, read: { "\($0[keyPath: path])" },
                write: { model, text in
                    // Double reads "nan", "inf" and hexadecimal digits, too.
                    guard !text.contains(where: \.isLetter), let number = Double(text.replacing(",", with: ".")), number.isFinite else {
                        return
                    }
                    model[keyPath: path] = number
                }))
    }

    private init(_ title: String, _ site: Site, _ entry: TextEntry<Model>) {
        self.init(
            title, site, isFocusable: true, isEmpty: { entry.read($0).isEmpty },
            rows: .once { model, place, core in
                let row = Row(place.id, cell: FormTextCell.self) { [weak core] cell in cell.show(entry, of: model, place, core) }
                return row.height { _ in place.state.problem == nil ? FormMetrics.row : FormMetrics.rowWithProblem }
            })
    }

    /// Edits text of several lines, in a view of a height in points.
    public init(
        area title: String, _ path: ReferenceWritableKeyPath<Model, String>, height: CGFloat = 120, file: String = #fileID,
        line: Int = #line
    ) {
        self.init(
            title, Site(file, line), isFocusable: true, isEmpty: { $0[keyPath: path].isEmpty },
            rows: .once { model, place, core in
                let entry = TextEntry<Model>(path)
                return Row(place.id, cell: FormAreaCell.self) { [weak core] cell in
                    cell.show(entry, of: model, place, core)
                }.height(height)
            })
    }
}

/// How text of a field becomes a value of the model, and back.
@MainActor struct TextEntry<Model: AnyObject> {
    var keyboard = UIKeyboardType.default
    var isSecret = false
    let read: @MainActor (Model) -> String
    let write: @MainActor (Model, String) -> Void

    init(
        keyboard: UIKeyboardType = .default, isSecret: Bool = false, read: @escaping @MainActor (Model) -> String,
        write: @escaping @MainActor (Model, String) -> Void
    ) {
        self.keyboard = keyboard
        self.isSecret = isSecret
        self.read = read
        self.write = write
    }

    init(_ path: ReferenceWritableKeyPath<Model, String>, keyboard: UIKeyboardType = .default, isSecret: Bool = false) {
        self.init(keyboard: keyboard, isSecret: isSecret, read: { $0[keyPath: path] }, write: { $0[keyPath: path] = $1 })
    }
}
