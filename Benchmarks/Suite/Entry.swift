/// One line of the table: a figure, and what it is held against.
struct Entry: Codable {
    var name: String
    var median: Double
    var unit: String
    /// Ours divided by the limit or by the twin that ran in turn with it.
    var ratio: Double?
    /// What `ratio` may be at most.
    var limit: Double?
    var note: String?
}
