/// A group of related fields of a form.
@MainActor public struct Fields<Model: AnyObject> {
    /// Makes the sections of the group and registers its fields.
    let sections: @MainActor (FieldGroup, Model, FormCore, FieldReader) -> [Section<UITableViewCell>]
    /// The app's closures that the group retains, for the leak audit.
    let handlers: [RetainedHandler]

    /// Makes a group of fields.
    ///
    /// - Parameters:
    ///   - header: The text above the group; none by default.
    ///   - footer: The text below the group; none by default.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - fields: The fields, in order. The closure runs once.
    public init(
        _ header: String? = nil, footer: String? = nil, file: String = #fileID, line: Int = #line,
        @FieldBuilder<Model> _ fields: @MainActor () -> [Field<Model>]
    ) {
        let (site, fields) = (SourceLocation(file, line), fields())
        handlers = fields.flatMap(\.handlers)
        sections = { group, model, core, reader in
            var rows: [Row<UITableViewCell>] = []
            rows.reserveCapacity(fields.count)
            let object = ObjectIdentifier(model)
            for number in fields.indices {
                reader.read(fields, FieldKey(group: group, number: number, object: object), model, core, into: &rows)
            }
            // A group without visible fields has no section, and therefore no header and footer.
            return rows.isEmpty && !fields.isEmpty ? [] : [Section(AnyHashable(group), site, header: header, footer: footer, rows)]
        }
    }

    /// Makes a group with fields for each element of an array, and with a row that adds an element. In editing mode
    /// elements can be deleted. If each element has only one field, elements can also be reordered.
    ///
    /// - Parameters:
    ///   - path: The key path of the elements. These are objects, so that their fields can write to them.
    ///   - header: The text above the first element; none by default.
    ///   - add: The title of the row that adds an element; `nil`, the default, for no such row.
    ///   - new: Makes an element.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - fields: The fields of an element. The closure runs once.
    public init<Element: AnyObject & Identifiable>(
        repeating path: ReferenceWritableKeyPath<Model, [Element]>, header: String? = nil, add: String? = nil,
        new: @escaping @MainActor () -> Element, file: String = #fileID, line: Int = #line,
        @FieldBuilder<Element> _ fields: @MainActor () -> [Field<Element>]
    ) {
        let (site, fields, retained) = (SourceLocation(file, line), fields(), RetainedClosure(SourceLocation(file, line), new))
        handlers = fields.flatMap(\.handlers) + [retained.retainedHandler]
        sections = { group, model, core, reader in
            var rows: [Row<UITableViewCell>] = []
            var elements: [Element.ID] = []
            for element in model[keyPath: path] {
                let (id, firstIndex) = (element.id, rows.count)
                for number in fields.indices {
                    let key = FieldKey(group: group, number: number, object: ObjectIdentifier(element), element: AnyHashable(id))
                    reader.read(fields, key, element, core, into: &rows)
                }
                for index in rows.indices[firstIndex...] {
                    rows[index] = rows[index].onDelete { model[keyPath: path].removeAll { $0.id == id } }.movable(fields.count == 1)
                }
                elements += Array(repeating: id, count: rows.count - firstIndex)
            }
            let areAllHidden = rows.isEmpty && !model[keyPath: path].isEmpty && !fields.isEmpty
            if let add {
                rows.append(Self.addRow(add, site) { if let element = retained.body?() { model[keyPath: path].append(element) } })
            }
            core.moveHandlers[AnyHashable(group)] = { [elements] source, target in
                Self.move(elements, from: source, to: target, in: &model[keyPath: path])
            }
            return areAllHidden && add == nil ? [] : [Section(AnyHashable(group), site, header: header, rows)]
        }
    }

    /// Returns the row that adds an element. The row shows the table's insertion control in editing mode, and otherwise
    /// an image.
    private static func addRow(_ title: String, _ site: SourceLocation, _ add: @escaping @MainActor () -> Void) -> Row<UITableViewCell> {
        let row = Row<UITableViewCell>(AnyHashable(site), .cells(of: FormAddCell.self, isFilled: true), site, content: RowContent(title)) {
            cell in
            cell.textLabel?.text = title
        }
        return row.onSelect(file: site.file, line: site.line, perform: add).onInsert(file: site.file, line: site.line, perform: add)
    }

    /// Moves an element to the position to which the user dragged its row. An element may be hidden or have several
    /// rows.
    ///
    /// - Parameter rows: The element of each row before the move, in order.
    private static func move<Element: AnyObject & Identifiable>(
        _ rows: [Element.ID], from source: Int, to target: Int, in elements: inout [Element]
    ) {
        guard rows.indices.contains(source), let index = elements.firstIndex(where: { $0.id == rows[source] }) else { return }
        let element = elements.remove(at: index)
        var remaining = rows
        remaining.remove(at: source)
        let targetIndex = min(max(target, 0), remaining.count)
        func elementIndex(_ id: Element.ID?) -> Int? { id.flatMap { id in elements.firstIndex { $0.id == id } } }
        if let above = elementIndex(remaining[..<targetIndex].last { $0 != element.id }) { return elements.insert(element, at: above + 1) }
        elements.insert(element, at: elementIndex(remaining[targetIndex...].first { $0 != element.id }) ?? 0)
    }
}

/// The identity of a group's section: the index of the group in the form, whose groups are constant. The source
/// location is not unique, because a loop makes several groups at one location.
struct FieldGroup: Hashable {
    let number: Int
}

/// A result builder that collects the fields of a group.
@resultBuilder @MainActor public enum FieldBuilder<Model: AnyObject> {
    /// Adds one field.
    public static func buildExpression(_ field: Field<Model>) -> [Field<Model>] { [field] }
    /// Joins the fields of all lines.
    public static func buildBlock(_ parts: [Field<Model>]...) -> [Field<Model>] { parts.flatMap { $0 } }
    /// Adds the fields of an `if` without `else`.
    public static func buildOptional(_ part: [Field<Model>]?) -> [Field<Model>] { part ?? [] }
    /// Adds the fields of the first branch.
    public static func buildEither(first part: [Field<Model>]) -> [Field<Model>] { part }
    /// Adds the fields of the second branch.
    public static func buildEither(second part: [Field<Model>]) -> [Field<Model>] { part }
    /// Adds the fields of a `for` loop.
    public static func buildArray(_ parts: [[Field<Model>]]) -> [Field<Model>] { parts.flatMap { $0 } }
}

/// A result builder that collects the groups of a form.
@resultBuilder @MainActor public enum FieldsBuilder<Model: AnyObject> {
    /// Adds one group.
    public static func buildExpression(_ fields: Fields<Model>) -> [Fields<Model>] { [fields] }
    /// Joins the groups of all lines.
    public static func buildBlock(_ parts: [Fields<Model>]...) -> [Fields<Model>] { parts.flatMap { $0 } }
    /// Adds the groups of an `if` without `else`.
    public static func buildOptional(_ part: [Fields<Model>]?) -> [Fields<Model>] { part ?? [] }
    /// Adds the groups of the first branch.
    public static func buildEither(first part: [Fields<Model>]) -> [Fields<Model>] { part }
    /// Adds the groups of the second branch.
    public static func buildEither(second part: [Fields<Model>]) -> [Fields<Model>] { part }
    /// Adds the groups of a `for` loop.
    public static func buildArray(_ parts: [[Fields<Model>]]) -> [Fields<Model>] { parts.flatMap { $0 } }
}
