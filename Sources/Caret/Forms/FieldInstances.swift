/// The current fields of a form, in order.
@MainActor struct FieldInstances {
    private(set) var all: [FieldInstance] = []
    /// The constant row of each field; `nil` for a field whose rows are rebuilt. Rows retain their fields, so the
    /// fields must not retain their rows.
    private(set) var rows: [Row<UITableViewCell>?] = []

    /// Returns whether the fields are the same, in the same order.
    func hasSameFields(as other: FieldInstances) -> Bool { all.elementsEqual(other.all, by: ===) }

    mutating func reserve(_ count: Int) {
        all.reserveCapacity(count)
        rows.reserveCapacity(count)
    }

    mutating func append(_ instance: FieldInstance, _ row: Row<UITableViewCell>?) {
        all.append(instance)
        rows.append(row)
    }
}
