/// The fields that there are: those of before, and new ones.
@MainActor final class FieldPlaces {
    /// What tells one field of a form from all others. An object that takes another's place has fields of its own.
    private struct Key: Hashable {
        let id: AnyHashable
        let group: FieldGroup
        let object: ObjectIdentifier
    }

    private let former: [FieldPlace]
    private lazy var old = Dictionary(
        former.map { (Key(id: $0.id, group: $0.group, object: $0.object), $0) }, uniquingKeysWith: { first, _ in first })
    private(set) var all: [FieldPlace] = []

    init(_ old: [FieldPlace]) {
        former = old
        all.reserveCapacity(old.count)
    }

    /// Most fields stand where they stood.
    private func known(_ id: AnyHashable, _ group: FieldGroup, _ object: ObjectIdentifier) -> FieldPlace? {
        if former.indices.contains(all.count) {
            let place = former[all.count]
            if place.object == object, place.group == group, place.id == id { return place }
        }
        return former.isEmpty ? nil : old[Key(id: id, group: group, object: object)]
    }

    func rows<Model: AnyObject>(
        of field: Field<Model>, id: AnyHashable, in group: FieldGroup, _ model: Model, _ core: FormCore
    ) -> [Row<UITableViewCell>] {
        let place = known(id, group, ObjectIdentifier(model)) ?? FieldPlace(field, id: id, in: group, model: model, core: core)
        all.append(place)
        return place.state.isHidden ? [] : field.rows(model, place, core)
    }
}
