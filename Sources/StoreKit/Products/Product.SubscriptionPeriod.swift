internal import SystemServices

extension Product {
    /// The length of a period of a subscription or offer.
    ///
    /// - Source: https://developer.apple.com/documentation/storekit/product/subscriptionperiod
    public struct SubscriptionPeriod: Hashable, Sendable {
        /// A unit of a period.
        public enum Unit: Hashable, Comparable, Sendable {
            /// A day.
            case day
            /// A week.
            case week
            /// A month.
            case month
            /// A year.
            case year

            /// The name for people.
            public var localizedDescription: String {
                switch self {
                case .day: "Day"
                case .week: "Week"
                case .month: "Month"
                case .year: "Year"
                }
            }
        }

        /// The unit.
        public let unit: Unit
        /// The number of units.
        public let value: Int

        init(_ value: Int, _ unit: Unit) {
            self.value = value
            self.unit = unit
        }

        init(_ period: StorePeriod) {
            value = period.count
            unit =
                switch period.unit {
                case .day: .day
                case .week: .week
                case .month: .month
                case .year: .year
                }
        }

        /// A week.
        public static let weekly = SubscriptionPeriod(1, .week)
        /// A month.
        public static let monthly = SubscriptionPeriod(1, .month)
        /// A year.
        public static let yearly = SubscriptionPeriod(1, .year)
        /// Three days.
        public static let everyThreeDays = SubscriptionPeriod(3, .day)
        /// Two weeks.
        public static let everyTwoWeeks = SubscriptionPeriod(2, .week)
        /// Two months.
        public static let everyTwoMonths = SubscriptionPeriod(2, .month)
        /// Three months.
        public static let everyThreeMonths = SubscriptionPeriod(3, .month)
        /// Six months.
        public static let everySixMonths = SubscriptionPeriod(6, .month)
    }
}
