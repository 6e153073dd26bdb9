/// Fields of a form that belong together.
@MainActor public struct Fields<Model: AnyObject> {
    /// Makes the sections of the group, and notes the fields that there are.
    let sections: @MainActor (FieldGroup, Model, FormCore, FieldReader) -> [Section<UITableViewCell>]
    /// The app's closures, for an audit.
    let handlers: [HeldHandler]

    /// Makes a group of fields.
    ///
    /// - Parameters:
    ///   - header: words above; none by default.
    ///   - footer: words below; none by default.
    ///   - file: where the group is made; leave it out.
    ///   - line: likewise.
    ///   - fields: from first to last; made once.
    public init(
        _ header: String? = nil, footer: String? = nil, file: String = #fileID, line: Int = #line,
        @FieldBuilder<Model> _ fields: @MainActor () -> [Field<Model>]
    ) {
        let (site, fields) = (Site(file, line), fields())
        handlers = fields.flatMap(\.handlers)
        sections = { group, model, core, reader in
            var rows: [Row<UITableViewCell>] = []
            rows.reserveCapacity(fields.count)
            let object = ObjectIdentifier(model)
            for number in fields.indices {
                reader.read(fields, FieldKey(group: group, number: number, object: object), model, core, into: &rows)
            }
            // Without its fields a group has nothing to say: header and footer go with the last.
            return rows.isEmpty && !fields.isEmpty ? [] : [Section(AnyHashable(group), site, header: header, footer: footer, rows)]
        }
    }

    /// Makes a group for each element of an array, with a row to add one. While the table is edited, elements can be deleted,
    /// and moved among themselves if they have one field each.
    ///
    /// - Parameters:
    ///   - path: the elements: objects, so that their fields can write into them.
    ///   - header: words above the first; none by default.
    ///   - add: words of the row that adds an element; `nil`, the default, for none.
    ///   - new: makes an element.
    ///   - file: where the group is made; leave it out.
    ///   - line: likewise.
    ///   - fields: of an element; made once.
    public init<Element: AnyObject & Identifiable>(
        repeating path: ReferenceWritableKeyPath<Model, [Element]>, header: String? = nil, add: String? = nil,
        new: @escaping @MainActor () -> Element, file: String = #fileID, line: Int = #line,
        @FieldBuilder<Element> _ fields: @MainActor () -> [Field<Element>]
    ) {
        let (site, fields, kept) = (Site(file, line), fields(), KeptClosure(Site(file, line), new))
        handlers = fields.flatMap(\.handlers) + [kept.held]
        sections = { group, model, core, reader in
            var rows: [Row<UITableViewCell>] = []
            var elements: [Element.ID] = []
            for element in model[keyPath: path] {
                let (id, first) = (element.id, rows.count)
                for number in fields.indices {
                    let key = FieldKey(group: group, number: number, object: ObjectIdentifier(element), element: AnyHashable(id))
                    reader.read(fields, key, element, core, into: &rows)
                }
                for index in rows.indices[first...] {
                    rows[index] = rows[index].onDelete { model[keyPath: path].removeAll { $0.id == id } }.movable(fields.count == 1)
                }
                elements += Array(repeating: id, count: rows.count - first)
            }
            let areAllHidden = rows.isEmpty && !model[keyPath: path].isEmpty && !fields.isEmpty
            if let add {
                rows.append(Self.addRow(add, site) { if let element = kept.body?() { model[keyPath: path].append(element) } })
            }
            core.moves[AnyHashable(group)] = { [elements] source, target in
                Self.move(elements, from: source, to: target, in: &model[keyPath: path])
            }
            return areAllHidden && add == nil ? [] : [Section(AnyHashable(group), site, header: header, rows)]
        }
    }

    /// A row with a plus that adds an element: the table's own plus while it is edited, else a picture.
    private static func addRow(_ title: String, _ site: Site, _ add: @escaping @MainActor () -> Void) -> Row<UITableViewCell> {
        let row = Row<UITableViewCell>(AnyHashable(site), .cells(of: FormAddCell.self, isFilled: true), site, content: RowContent(title)) {
            cell in
            cell.textLabel?.text = title
        }
        return row.onSelect(file: site.file, line: site.line, perform: add).onInsert(file: site.file, line: site.line, perform: add)
    }

    /// Puts an element where its row was dragged: elements may be hidden, or have several rows.
    ///
    /// - Parameter rows: whose they were before, from first to last.
    private static func move<Element: AnyObject & Identifiable>(
        _ rows: [Element.ID], from source: Int, to target: Int, in elements: inout [Element]
    ) {
        guard rows.indices.contains(source), let index = elements.firstIndex(where: { $0.id == rows[source] }) else { return }
        let element = elements.remove(at: index)
        var others = rows
        others.remove(at: source)
        let place = min(max(target, 0), others.count)
        func find(_ id: Element.ID?) -> Int? { id.flatMap { id in elements.firstIndex { $0.id == id } } }
        if let above = find(others[..<place].last { $0 != element.id }) { return elements.insert(element, at: above + 1) }
        elements.insert(element, at: find(others[place...].first { $0 != element.id }) ?? 0)
    }
}

/// The id of a group's section: its number in the form, which has the same groups for life. A loop makes several at one place in the
/// source.
struct FieldGroup: Hashable {
    let number: Int
}

/// Collects fields that are written one below the other.
@resultBuilder @MainActor public enum FieldBuilder<Model: AnyObject> {
    /// One field.
    public static func buildExpression(_ field: Field<Model>) -> [Field<Model>] { [field] }
    /// Fields one below the other.
    public static func buildBlock(_ parts: [Field<Model>]...) -> [Field<Model>] { parts.flatMap { $0 } }
    /// Fields that may be left out.
    public static func buildOptional(_ part: [Field<Model>]?) -> [Field<Model>] { part ?? [] }
    /// Fields of one case.
    public static func buildEither(first part: [Field<Model>]) -> [Field<Model>] { part }
    /// Fields of the other case.
    public static func buildEither(second part: [Field<Model>]) -> [Field<Model>] { part }
    /// Fields of a loop.
    public static func buildArray(_ parts: [[Field<Model>]]) -> [Field<Model>] { parts.flatMap { $0 } }
}

/// Collects groups of fields that are written one below the other.
@resultBuilder @MainActor public enum FieldsBuilder<Model: AnyObject> {
    /// One group.
    public static func buildExpression(_ fields: Fields<Model>) -> [Fields<Model>] { [fields] }
    /// Groups one below the other.
    public static func buildBlock(_ parts: [Fields<Model>]...) -> [Fields<Model>] { parts.flatMap { $0 } }
    /// Groups that may be left out.
    public static func buildOptional(_ part: [Fields<Model>]?) -> [Fields<Model>] { part ?? [] }
    /// Groups of one case.
    public static func buildEither(first part: [Fields<Model>]) -> [Fields<Model>] { part }
    /// Groups of the other case.
    public static func buildEither(second part: [Fields<Model>]) -> [Fields<Model>] { part }
    /// Groups of a loop.
    public static func buildArray(_ parts: [[Fields<Model>]]) -> [Fields<Model>] { parts.flatMap { $0 } }
}
