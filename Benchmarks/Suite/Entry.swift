/// A line of the table: a result and its reference.
struct Entry: Codable {
    var name: String
    var median: Double
    var unit: String
    /// Our result divided by the limit, or by the twin that ran alternately.
    var ratio: Double?
    /// The maximum of `ratio`.
    var limit: Double?
    var note: String?
}
