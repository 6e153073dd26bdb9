/// The English vocabulary of dates and times.
enum DateWords {
    static let relatives = ["today": 0, "tomorrow": 1, "yesterday": -1]

    /// The hours at which the parts of a day begin: 9 in the morning, 15 in the afternoon, 18 in the evening, 20 at
    /// night.
    static let dayParts = ["morning": 9, "afternoon": 15, "evening": 18, "night": 20]

    static let occurrences: [String: NamedDay.Occurrence] = ["next": .next, "this": .coming, "coming": .coming, "last": .last]

    /// The weekdays; 1 is Sunday.
    static let weekdays = named(
        ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"],
        ["sun": 1, "mon": 2, "tue": 3, "tues": 3, "wed": 4, "thu": 5, "thur": 5, "thurs": 5, "fri": 6, "sat": 7])

    static let months = named(
        [
            "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december",
        ],
        [
            "jan": 1, "feb": 2, "mar": 3, "apr": 4, "jun": 6, "jul": 7, "aug": 8, "sep": 9, "sept": 9, "oct": 10, "nov": 11, "dec": 12,
        ])

    private static func named(_ whole: [String], _ short: [String: Int]) -> [String: Int] {
        whole.enumerated().reduce(into: short) { $0[$1.element] = $1.offset + 1 }
    }

    /// Returns the maximum number of days in a month; 0 for an invalid month.
    static func dayCount(_ month: Int) -> Int {
        guard (1...12).contains(month) else { return 0 }
        return month == 2 ? 29 : [4, 6, 9, 11].contains(month) ? 30 : 31
    }

    /// The offsets of time zones from Greenwich Mean Time, in minutes to the east.
    static let zones = [
        "UTC": 0, "GMT": 0, "Z": 0, "EST": -300, "EDT": -240, "ET": -300, "CST": -360, "CDT": -300, "MST": -420, "MDT": -360, "PST": -480,
        "PDT": -420, "PT": -480, "BST": 60, "CET": 60, "CEST": 120, "EET": 120, "EEST": 180, "JST": 540, "AEST": 600, "AEDT": 660,
    ]
}
