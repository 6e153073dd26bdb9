/// A group of related fields of a form.
///
/// ```swift
/// Fields("Delivery", footer: "Free in Europe") {
///     Field(text: "Street", \.street)
///     Field(text: "Town", \.town)
/// }
/// .hidden { $0.isPickedUp }
/// ```
///
/// The closure runs while the closure of the form runs. If it reads an `@Observable` value, as an `if` does, it runs
/// again in the frame after that value has changed. Fields with the same id and place keep their state.
@MainActor public struct Fields<Model: AnyObject> {
    let place: FieldGroupPlace
    private(set) var id: AnyHashable?
    private(set) var isHidden: (@MainActor (Model) -> Bool)?
    private(set) var isDisabled: (@MainActor (Model) -> Bool)?
    let header: String?
    let footer: String?
    /// The app's closures that the group retains, for the leak audit.
    private(set) var handlers: [any HandlerRetaining]
    /// Returns the elements of a group with fields for each element; `nil` for other groups.
    var elements: (@MainActor (Model) -> [FieldElement])?
    /// Returns the rows of the group, and registers its fields; `nil` for a group without a section.
    private(set) var rows: @MainActor (FieldsReading<Model>) -> [Row<UITableViewCell>]?
    /// Makes the content of a group that loads; `nil` for other groups. The content depends on the identity of the
    /// group, which is not known before all modifiers of the group were called.
    var makeContent: (@MainActor (FieldGroup) -> FieldsContent<Model>)?

    init(
        _ place: FieldGroupPlace, _ header: String?, _ footer: String?, _ handlers: [any HandlerRetaining],
        rows: @escaping @MainActor (FieldsReading<Model>) -> [Row<UITableViewCell>]?
    ) {
        self.place = place
        self.header = header
        self.footer = footer
        self.handlers = handlers
        self.rows = rows
    }

    /// Makes a group of fields.
    ///
    /// - Parameters:
    ///   - header: The text above the group; none by default.
    ///   - footer: The text below the group; none by default.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - fields: The fields, in order.
    public init(
        _ header: String? = nil, footer: String? = nil, file: String = #fileID, line: Int = #line,
        @FieldBuilder<Model> _ fields: @MainActor () -> [Field<Model>]
    ) {
        let place = FormBuild.nextPlace(SourceLocation(file, line))
        let builtFields = FormBuild.fields(of: place, fields)
        self.init(place, header, footer, builtFields?.fields.flatMap(\.handlers) ?? []) { reading in
            builtFields.flatMap { reading.rows(of: $0) }
        }
    }

    /// Returns the group with its content, for the identity of the group.
    func withContent(for group: FieldGroup) -> Fields {
        guard let makeContent else { return self }
        var fields = self
        let content = makeContent(group)
        (fields.rows, fields.handlers, fields.makeContent) = (content.rows, content.handlers + handlers, nil)
        return fields
    }

    // MARK: - Conditions

    /// Returns the group with an explicit identity. Otherwise, a group is identified by its place in the source, and in
    /// a loop by the number of earlier groups from that place.
    public func id(_ id: some Hashable) -> Fields {
        var fields = self
        fields.id = AnyHashable(id)
        return fields
    }

    /// Returns a group that is hidden, with its header and footer, while a condition holds. Hidden fields are valid.
    /// The closure runs again whenever an observable value that it read has changed.
    public func hidden(file: String = #fileID, line: Int = #line, _ condition: @escaping @MainActor (Model) -> Bool) -> Fields {
        let retained = RetainedClosure(SourceLocation(file, line), condition)
        var fields = self
        fields.isHidden = { retained.body?($0) ?? false }
        fields.handlers.append(retained)
        return fields
    }

    /// Returns a group whose fields are disabled while a condition holds. The condition is observed as in
    /// ``hidden(file:line:_:)``.
    public func disabled(file: String = #fileID, line: Int = #line, _ condition: @escaping @MainActor (Model) -> Bool) -> Fields {
        let retained = RetainedClosure(SourceLocation(file, line), condition)
        var fields = self
        fields.isDisabled = { retained.body?($0) ?? false }
        fields.handlers.append(retained)
        return fields
    }
}

/// The content of a group that loads.
@MainActor struct FieldsContent<Model: AnyObject> {
    /// The app's closures that the group retains, for the leak audit.
    let handlers: [any HandlerRetaining]
    let rows: @MainActor (FieldsReading<Model>) -> [Row<UITableViewCell>]?
}

/// The context in which a group makes its rows.
@MainActor struct FieldsReading<Model: AnyObject> {
    let group: FieldGroup
    let state: FieldGroupState
    let model: Model
    let core: FormCore
    private let reader: FieldReader

    init(_ group: FieldGroup, _ state: FieldGroupState, _ model: Model, _ core: FormCore, _ reader: FieldReader) {
        self.group = group
        self.state = state
        self.model = model
        self.core = core
        self.reader = reader
    }

    /// Whether the rows of the group are about to be displayed.
    var isDisplayed: Bool { !state.isHidden && core.table?.window != nil }

    /// Returns the rows of the fields; `nil` if all of them are hidden.
    func rows(of built: BuiltFields<Model>) -> [Row<UITableViewCell>]? {
        var rows: [Row<UITableViewCell>] = []
        rows.reserveCapacity(built.fields.count)
        read(built, isNew: built.consumeChange(), of: model, into: &rows)
        // A group without visible fields has no section, and therefore no header and footer.
        return rows.isEmpty && !built.fields.isEmpty ? nil : rows
    }

    /// Appends the rows of the fields of an object.
    func read<Edited: AnyObject>(
        _ built: BuiltFields<Edited>, isNew: Bool, of object: Edited, element: AnyHashable? = nil, into rows: inout [Row<UITableViewCell>]
    ) {
        reader.read(built, isNew: isNew, in: group, state, of: object, element: element, into: &rows)
    }
}
