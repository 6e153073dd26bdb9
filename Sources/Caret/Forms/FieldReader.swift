/// Determines the fields of a form, and reuses the fields of the previous reading.
@MainActor final class FieldReader {
    private let former: FieldPlaces
    private lazy var old = Dictionary(
        former.all.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    private(set) var places = FieldPlaces()

    init(_ old: FieldPlaces) {
        former = old
        places.reserve(old.all.count)
    }

    /// Returns the index of a field in the previous reading. Most fields keep their index.
    private func known(_ key: FieldKey) -> Int? {
        let index = places.all.count
        if index < former.all.count, former.all[index].key == key { return index }
        return former.all.isEmpty ? nil : old[key]
    }

    /// Appends the rows of one field of a group.
    func read<Model: AnyObject>(
        _ fields: [Field<Model>], _ key: FieldKey, _ model: Model, _ core: FormCore, into rows: inout [Row<UITableViewCell>]
    ) {
        let index = known(key)
        if let index, let row = former.rows[index] {
            let place = former.all[index]
            places.append(place, row)
            if !place.state.isHidden { rows.append(row) }
            return
        }
        let field = fields[key.number]
        let place = index.map { former.all[$0] } ?? FieldPlace(field, key, model: model, core: core)
        switch field.rows {
        case .anew(let make):
            places.append(place, nil)
            if !place.state.isHidden { rows += make(model, place, core) }
        case .once(let make):
            let row = make(model, place, core)
            places.append(place, row)
            if !place.state.isHidden { rows.append(row) }
        }
    }
}
