import Foundation

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
        self.init(title, SourceLocation(file, line), TextEntry(FieldBinding(path)), .mail)
    }

    /// Makes a field that edits an optional email address; empty text means `nil`.
    public init(mail title: String, _ path: ReferenceWritableKeyPath<Model, String?>, file: String = #fileID, line: Int = #line) {
        self.init(title, SourceLocation(file, line), TextEntry(.text(path)), .mail)
    }

    /// Makes a field that edits a telephone number.
    public init(phone title: String, _ path: ReferenceWritableKeyPath<Model, String>, file: String = #fileID, line: Int = #line) {
        self.init(title, SourceLocation(file, line), TextEntry(FieldBinding(path)), .phone)
    }

    /// Makes a field that edits an optional telephone number; empty text means `nil`.
    public init(phone title: String, _ path: ReferenceWritableKeyPath<Model, String?>, file: String = #fileID, line: Int = #line) {
        self.init(title, SourceLocation(file, line), TextEntry(.text(path)), .phone)
    }

    /// Makes a field that edits a password with secure text entry.
    public init(password title: String, _ path: ReferenceWritableKeyPath<Model, String>, file: String = #fileID, line: Int = #line) {
        self.init(title, SourceLocation(file, line), TextEntry(FieldBinding(path)), .password)
    }

    /// Makes a field that edits an optional password with secure text entry; empty text means `nil`.
    public init(password title: String, _ path: ReferenceWritableKeyPath<Model, String?>, file: String = #fileID, line: Int = #line) {
        self.init(title, SourceLocation(file, line), TextEntry(.text(path)), .password)
    }

    /// Makes a field that edits an optional URL; empty text means `nil`, and invalid text leaves the value unchanged.
    public init(url title: String, _ path: ReferenceWritableKeyPath<Model, URL?>, file: String = #fileID, line: Int = #line) {
        self.init(
            title, SourceLocation(file, line), TextEntry(FieldBinding(path), format: \.absoluteString, parse: { URL(string: $0) }), .url)
    }

    /// Makes a field that edits a URL; invalid text leaves the value unchanged.
    public init(url title: String, _ path: ReferenceWritableKeyPath<Model, URL>, file: String = #fileID, line: Int = #line) {
        self.init(
            title, SourceLocation(file, line),
            TextEntry(FieldBinding(present: path), format: \.absoluteString, parse: { URL(string: $0) }), .url)
    }

    init(_ title: String, _ site: SourceLocation, _ entry: TextEntry<Model>, _ traits: TextTraits = TextTraits()) {
        self.init(
            title, site, isFocusable: true, text: traits, showsMessageInCell: true, isEmpty: { entry.read($0).isEmpty },
            rows: .constant { model, instance, core in
                Row(of: instance, cell: FormTextCell.self) { [weak core] cell in cell.show(entry, of: model, instance, core) }
            })
    }

    /// Makes a field that edits several lines of text in a text view. The height of the field is in points.
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
            title, site, isFocusable: true, text: TextTraits(), showsMessageInCell: true, isEmpty: { entry.read($0).isEmpty },
            rows: .constant { model, instance, core in
                Row(of: instance, cell: FormAreaCell.self) { [weak core] cell in
                    cell.show(entry, of: model, height: height, instance, core)
                }
            })
    }
}

extension TextTraits {
    fileprivate static let mail = TextTraits(keyboard: .emailAddress, contentType: .emailAddress)
    fileprivate static let phone = TextTraits(keyboard: .phonePad, contentType: .telephoneNumber)
    fileprivate static let password = TextTraits(contentType: .password, isSecret: true)
    fileprivate static let url = TextTraits(keyboard: .URL, contentType: .URL)
}
