extension Field {
    // MARK: - Text

    /// Edits text.
    public init(text title: String, _ path: ReferenceWritableKeyPath<Model, String>, file: String = #fileID, line: Int = #line) {
        self.init(title, Site(file, line), TextEntry(FieldBinding(path)))
    }

    /// Edits text, which may be missing; no text is `nil`.
    public init(text title: String, _ path: ReferenceWritableKeyPath<Model, String?>, file: String = #fileID, line: Int = #line) {
        self.init(title, Site(file, line), TextEntry(.text(path)))
    }

    /// Edits a mail address.
    public init(mail title: String, _ path: ReferenceWritableKeyPath<Model, String>, file: String = #fileID, line: Int = #line) {
        self.init(title, Site(file, line), TextEntry(FieldBinding(path), keyboard: .emailAddress))
    }

    /// Edits a mail address, which may be missing; no text is `nil`.
    public init(mail title: String, _ path: ReferenceWritableKeyPath<Model, String?>, file: String = #fileID, line: Int = #line) {
        self.init(title, Site(file, line), TextEntry(.text(path), keyboard: .emailAddress))
    }

    /// Edits a telephone number.
    public init(phone title: String, _ path: ReferenceWritableKeyPath<Model, String>, file: String = #fileID, line: Int = #line) {
        self.init(title, Site(file, line), TextEntry(FieldBinding(path), keyboard: .phonePad))
    }

    /// Edits a telephone number, which may be missing; no text is `nil`.
    public init(phone title: String, _ path: ReferenceWritableKeyPath<Model, String?>, file: String = #fileID, line: Int = #line) {
        self.init(title, Site(file, line), TextEntry(.text(path), keyboard: .phonePad))
    }

    /// Edits a password, which is not shown.
    public init(password title: String, _ path: ReferenceWritableKeyPath<Model, String>, file: String = #fileID, line: Int = #line) {
        self.init(title, Site(file, line), TextEntry(FieldBinding(path), isSecret: true))
    }

    /// Edits a password, which is not shown and may be missing; no text is `nil`.
    public init(password title: String, _ path: ReferenceWritableKeyPath<Model, String?>, file: String = #fileID, line: Int = #line) {
        self.init(title, Site(file, line), TextEntry(.text(path), isSecret: true))
    }

    /// Edits a URL; what is none is `nil`.
    public init(url title: String, _ path: ReferenceWritableKeyPath<Model, URL?>, file: String = #fileID, line: Int = #line) {
        self.init(
            title, Site(file, line),
            TextEntry(keyboard: .URL, read: { $0[keyPath: path]?.absoluteString ?? "" }, write: { $0[keyPath: path] = URL(string: $1) }))
    }

    init(_ title: String, _ site: Site, _ entry: TextEntry<Model>) {
        self.init(
            title, site, isFocusable: true, isEmpty: { entry.read($0).isEmpty },
            rows: .once { model, place, core in
                let row = Row(of: place, cell: FormTextCell.self) { [weak core] cell in cell.show(entry, of: model, place, core) }
                return row.height { _ in place.state.problem == nil ? FormMetrics.row : FormMetrics.rowWithProblem }
            })
    }

    /// Edits text of several lines, in a view of a height in points.
    public init(
        area title: String, _ path: ReferenceWritableKeyPath<Model, String>, height: CGFloat = 120, file: String = #fileID,
        line: Int = #line
    ) {
        self.init(area: title, TextEntry(FieldBinding(path)), height, Site(file, line))
    }

    /// Edits text of several lines, which may be missing, in a view of a height in points; no text is `nil`.
    public init(
        area title: String, _ path: ReferenceWritableKeyPath<Model, String?>, height: CGFloat = 120, file: String = #fileID,
        line: Int = #line
    ) {
        self.init(area: title, TextEntry(.text(path)), height, Site(file, line))
    }

    private init(area title: String, _ entry: TextEntry<Model>, _ height: CGFloat, _ site: Site) {
        self.init(
            title, site, isFocusable: true, isEmpty: { entry.read($0).isEmpty },
            rows: .once { model, place, core in
                Row(of: place, cell: FormAreaCell.self) { [weak core] cell in
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

    init(_ value: FieldBinding<Model, String>, keyboard: UIKeyboardType = .default, isSecret: Bool = false) {
        self.init(keyboard: keyboard, isSecret: isSecret, read: value.read, write: value.write)
    }
}

extension FieldBinding where Value == String {
    /// Text that may be missing: no text is written as `nil`.
    static func text(_ path: ReferenceWritableKeyPath<Model, String?>) -> FieldBinding {
        FieldBinding(read: { $0[keyPath: path] ?? "" }, write: { $0[keyPath: path] = $1.isEmpty ? nil : $1 })
    }
}
