/// A length of time in a unit of the calendar, such as one month.
public struct StorePeriod: Hashable, Codable, Sendable {
    /// A unit of the calendar. The raw value is that of ISO 8601.
    public enum Unit: String, Codable, Sendable {
        /// A day.
        case day = "D"
        /// A week.
        case week = "W"
        /// A month.
        case month = "M"
        /// A year.
        case year = "Y"
    }

    /// The largest number of units.
    private static let limit = 3_650

    /// The unit.
    public let unit: Unit
    /// The number of units, at least 1.
    public let count: Int

    package init(_ count: Int, _ unit: Unit) {
        self.count = count
        self.unit = unit
    }

    /// Creates a period from a duration in ISO 8601 with one unit, such as "P1M". Returns `nil` for any other text.
    package init?(_ text: String) {
        guard text.first == "P", let last = text.last, let unit = Unit(rawValue: String(last)),
            let count = Int(text.dropFirst().dropLast()), (1...Self.limit).contains(count)
        else { return nil }
        self.init(count, unit)
    }

    /// The duration in ISO 8601, such as "P1M".
    package var text: String { "P\(count)\(unit.rawValue)" }

    /// The period in English, such as "month" or "3 months".
    package var title: String {
        let name =
            switch unit {
            case .day: "day"
            case .week: "week"
            case .month: "month"
            case .year: "year"
            }
        return count == 1 ? name : "\(count) \(name)s"
    }

    /// The length in English, such as "1 month" or "3 months".
    package var lengthTitle: String { count == 1 ? "1 \(title)" : title }

    /// The period as often as `factor`.
    package func times(_ factor: Int) -> StorePeriod { StorePeriod(count * max(1, factor), unit) }
}
