extension Field {
    // MARK: - Text

    /// Makes a field that edits text.
    public init(text title: String, _ path: ReferenceWritableKeyPath<Model, String>, file: String = #fileID, line: Int = #line) {
        self.init(title, SourceLocation(file, line), TextEntry(FieldBinding(path)))
    }

    /// Makes a field that edits optional text; empty text means `nil`.
    public init(text title: String, _ path: ReferenceWritableKeyPath<Model, String?>, file: String = #fileID, line: Int = #line) {
        self.init(title, SourceLocation(file, line), TextEntry(.text(path)))
    }

    /// Makes a field that edits an email address.
    public init(mail title: String, _ path: ReferenceWritableKeyPath<Model, String>, file: String = #fileID, line: Int = #line) {
        self.init(title, SourceLocation(file, line), TextEntry(FieldBinding(path), keyboard: .emailAddress))
    }

    /// Makes a field that edits an optional email address; empty text means `nil`.
    public init(mail title: String, _ path: ReferenceWritableKeyPath<Model, String?>, file: String = #fileID, line: Int = #line) {
        self.init(title, SourceLocation(file, line), TextEntry(.text(path), keyboard: .emailAddress))
    }

    /// Makes a field that edits a telephone number.
    public init(phone title: String, _ path: ReferenceWritableKeyPath<Model, String>, file: String = #fileID, line: Int = #line) {
        self.init(title, SourceLocation(file, line), TextEntry(FieldBinding(path), keyboard: .phonePad))
    }

    /// Makes a field that edits an optional telephone number; empty text means `nil`.
    public init(phone title: String, _ path: ReferenceWritableKeyPath<Model, String?>, file: String = #fileID, line: Int = #line) {
        self.init(title, SourceLocation(file, line), TextEntry(.text(path), keyboard: .phonePad))
    }

    /// Makes a field that edits a password with secure text entry.
    public init(password title: String, _ path: ReferenceWritableKeyPath<Model, String>, file: String = #fileID, line: Int = #line) {
        self.init(title, SourceLocation(file, line), TextEntry(FieldBinding(path), isSecret: true))
    }

    /// Makes a field that edits an optional password with secure text entry; empty text means `nil`.
    public init(password title: String, _ path: ReferenceWritableKeyPath<Model, String?>, file: String = #fileID, line: Int = #line) {
        self.init(title, SourceLocation(file, line), TextEntry(.text(path), isSecret: true))
    }

    /// Makes a field that edits a URL; invalid text means `nil`.
    public init(url title: String, _ path: ReferenceWritableKeyPath<Model, URL?>, file: String = #fileID, line: Int = #line) {
        self.init(
            title, SourceLocation(file, line),
            TextEntry(keyboard: .URL, read: { $0[keyPath: path]?.absoluteString ?? "" }, write: { $0[keyPath: path] = URL(string: $1) }))
    }

    init(_ title: String, _ site: SourceLocation, _ entry: TextEntry<Model>) {
        self.init(
            title, site, isFocusable: true, isEmpty: { entry.read($0).isEmpty },
            rows: .constant { model, instance, core in
                let row = Row(of: instance, cell: FormTextCell.self) { [weak core] cell in cell.show(entry, of: model, instance, core) }
                return row.height { _ in instance.state.problem == nil ? FormMetrics.rowHeight : FormMetrics.rowHeightWithMessage }
            })
    }

    /// Makes a field that edits several lines of text in a text view. The height of the view is in points.
    public init(
        area title: String, _ path: ReferenceWritableKeyPath<Model, String>, height: CGFloat = 120, file: String = #fileID,
        line: Int = #line
    ) {
        self.init(area: title, TextEntry(FieldBinding(path)), height, SourceLocation(file, line))
    }

    /// Makes a field that edits several lines of optional text in a text view. The height of the view is in points.
    /// Empty text means `nil`.
    public init(
        area title: String, _ path: ReferenceWritableKeyPath<Model, String?>, height: CGFloat = 120, file: String = #fileID,
        line: Int = #line
    ) {
        self.init(area: title, TextEntry(.text(path)), height, SourceLocation(file, line))
    }

    private init(area title: String, _ entry: TextEntry<Model>, _ height: CGFloat, _ site: SourceLocation) {
        self.init(
            title, site, isFocusable: true, isEmpty: { entry.read($0).isEmpty },
            rows: .constant { model, instance, core in
                Row(of: instance, cell: FormAreaCell.self) { [weak core] cell in
                    cell.show(entry, of: model, instance, core)
                }.height(height)
            })
    }
}

/// The keyboard of a text field, and the conversion between its text and a value of the model.
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
    /// Returns a binding to optional text: empty text is written as `nil`.
    static func text(_ path: ReferenceWritableKeyPath<Model, String?>) -> FieldBinding {
        FieldBinding(read: { $0[keyPath: path] ?? "" }, write: { $0[keyPath: path] = $1.isEmpty ? nil : $1 })
    }
}
