/// The fields that a form has now, in order.
@MainActor struct FieldPlaces {
    private(set) var all: [FieldPlace] = []
    /// The row of each field that has one for life. Rows keep their fields, so these cannot keep them.
    private(set) var rows: [Row<UITableViewCell>?] = []

    mutating func reserve(_ count: Int) {
        all.reserveCapacity(count)
        rows.reserveCapacity(count)
    }

    mutating func append(_ place: FieldPlace, _ row: Row<UITableViewCell>?) {
        all.append(place)
        rows.append(row)
    }
}
