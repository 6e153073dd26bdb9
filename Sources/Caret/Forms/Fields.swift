/// Fields of a form that belong together.
@MainActor public struct Fields<Model: AnyObject> {
    /// Makes the sections of the group, and notes the fields that there are.
    let sections: @MainActor (Model, FormCore, FieldPlaces) -> [Section<UITableViewCell>]

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
        sections = { model, core, places in
            var rows: [Row<UITableViewCell>] = []
            rows.reserveCapacity(fields.count)
            for field in fields { rows += places.rows(of: field, id: field.id, model, core) }
            return [Section(AnyHashable(site), site, header: header, footer: footer, rows)]
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
        let (site, fields) = (Site(file, line), fields())
        sections = { model, core, places in
            var rows: [Row<UITableViewCell>] = []
            for element in model[keyPath: path] {
                let id = element.id
                for field in fields {
                    let fieldID = AnyHashable(ElementField(element: AnyHashable(id), field: field.id))
                    rows += places.rows(of: field, id: fieldID, element, core).map { row in
                        row.onDelete { model[keyPath: path].removeAll { $0.id == id } }.movable(fields.count == 1)
                    }
                }
            }
            if let add { rows.append(Row(AnyHashable(site), .default, add).onSelect { model[keyPath: path].append(new()) }) }
            core.moves[AnyHashable(site)] = { source, target in
                guard model[keyPath: path].indices.contains(source) else { return }
                let element = model[keyPath: path].remove(at: source)
                model[keyPath: path].insert(element, at: min(target, model[keyPath: path].count))
            }
            return [Section(AnyHashable(site), site, header: header, rows)]
        }
    }
}

/// The id of a field of one element.
private struct ElementField: Hashable {
    let element: AnyHashable
    let field: AnyHashable
}

/// The fields that there are: those of before, and new ones.
@MainActor final class FieldPlaces {
    private let former: [FieldPlace]
    private lazy var old = Dictionary(former.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    private(set) var all: [FieldPlace] = []

    init(_ old: [FieldPlace]) {
        former = old
        all.reserveCapacity(old.count)
    }

    /// Most fields stand where they stood.
    private func known(_ id: AnyHashable) -> FieldPlace? {
        if former.indices.contains(all.count), former[all.count].id == id { return former[all.count] }
        return former.isEmpty ? nil : old[id]
    }

    func rows<Model: AnyObject>(of field: Field<Model>, id: AnyHashable, _ model: Model, _ core: FormCore) -> [Row<UITableViewCell>] {
        let place = known(id) ?? FieldPlace(field, id: id, model: model, core: core)
        all.append(place)
        return place.state.isHidden ? [] : field.rows(model, place, core)
    }
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
    /// Groups of a loop.
    public static func buildArray(_ parts: [[Fields<Model>]]) -> [Fields<Model>] { parts.flatMap { $0 } }
}
