/// Determines the fields of a form, and reuses the fields of the previous reading.
@MainActor final class FieldReader {
    private let previous: FieldInstances
    private lazy var previousIndexes = Dictionary(
        previous.all.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    private(set) var instances = FieldInstances()

    init(_ previous: FieldInstances) {
        self.previous = previous
        instances.reserve(previous.all.count)
    }

    /// Returns the index of a field in the previous reading. Most fields keep their index.
    private func previousIndex(_ key: FieldKey) -> Int? {
        let index = instances.all.count
        if index < previous.all.count, previous.all[index].key == key { return index }
        return previous.all.isEmpty ? nil : previousIndexes[key]
    }

    /// Appends the rows of one field of a group.
    func read<Model: AnyObject>(
        _ fields: [Field<Model>], _ key: FieldKey, _ model: Model, _ core: FormCore, into rows: inout [Row<UITableViewCell>]
    ) {
        let index = previousIndex(key)
        if let index, let row = previous.rows[index] {
            let instance = previous.all[index]
            instances.append(instance, row)
            if !instance.state.isHidden { rows.append(row) }
            return
        }
        let field = fields[key.number]
        let instance = index.map { previous.all[$0] } ?? FieldInstance(field, key, model: model, core: core)
        switch field.rows {
        case .rebuilt(let make):
            instances.append(instance, nil)
            if !instance.state.isHidden { rows += make(model, instance, core) }
        case .constant(let make):
            let row = make(model, instance, core)
            instances.append(instance, row)
            if !instance.state.isHidden { rows.append(row) }
        }
    }
}
