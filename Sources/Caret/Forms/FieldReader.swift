/// Determines the fields of a form, and reuses the fields of the previous reading.
@MainActor final class FieldReader {
    private let previous: FieldInstances
    private lazy var previousIndexes = Dictionary(
        previous.all.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    private(set) var instances = FieldInstances()
    private let core: FormCore

    init(_ core: FormCore) {
        previous = core.instances
        self.core = core
        instances.reserve(previous.all.count)
    }

    /// Appends the rows of fields for one object.
    ///
    /// - Parameters:
    ///   - isNew: Whether the fields were described again since the last reading.
    ///   - element: The identity of the object, if the group has separate fields for each element.
    func read<Model: AnyObject>(
        _ built: BuiltFields<Model>, isNew: Bool, in group: FieldGroup, _ state: FieldGroupState, of model: Model,
        element: AnyHashable? = nil, into rows: inout [Row<UITableViewCell>]
    ) {
        let object = ObjectIdentifier(model)
        for number in built.fields.indices {
            let key = FieldKey(group: group, part: built.parts[number], object: object, element: element)
            let index = previousIndex(key)
            if !isNew, let index, let row = previous.rows[index] {
                append(previous.all[index], row, [row], into: &rows)
                continue
            }
            let (field, instance) = (built.fields[number], index.map { previous.all[$0] })
            if isNew { instance?.adopt(field, model: model) }
            let current = instance ?? FieldInstance(field, key, model: model, group: state, core: core)
            switch field.rows {
            case .rebuilt(let make): append(current, nil, current.isHidden ? [] : make(model, current, core), into: &rows)
            case .constant(let make):
                let row = make(model, current, core)
                append(current, row, [row], into: &rows)
            }
        }
    }

    private func append(
        _ instance: FieldInstance, _ constantRow: Row<UITableViewCell>?, _ fieldRows: [Row<UITableViewCell>],
        into rows: inout [Row<UITableViewCell>]
    ) {
        instances.append(instance, constantRow)
        guard !instance.isHidden else { return }
        rows += fieldRows
        if let message = instance.messageRow { rows.append(message) }
    }

    /// Returns the index of a field in the previous reading. Most fields keep their index.
    private func previousIndex(_ key: FieldKey) -> Int? {
        let index = instances.all.count
        if index < previous.all.count, previous.all[index].key == key { return index }
        return previous.all.isEmpty ? nil : previousIndexes[key]
    }
}
