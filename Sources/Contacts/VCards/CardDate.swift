import Foundation
internal import SystemServices

/// A date of a vCard, with or without a year.
package enum CardDate {
    static let calendars: [(identifier: Calendar.Identifier, name: String)] = [
        (.chinese, "chinese"), (.hebrew, "hebrew"), (.islamic, "islamic"), (.islamicCivil, "islamic-civil"),
        (.islamicUmmAlQura, "islamic-umalqura"), (.buddhist, "buddhist"), (.japanese, "japanese"), (.persian, "persian"),
        (.indian, "indian"), (.coptic, "coptic"), (.republicOfChina, "roc"),
    ]

    /// The year that stands for none, as Apple's contacts write it. It is a leap year.
    private static let omittedYear = 1604

    /// Reads a date such as `1815-12-10`, `18151210` or `--12-10`; `nil` for other text.
    static func components(_ property: VCard.Property, _ calendar: Calendar.Identifier) -> DateComponents? {
        let text = property.text.split(separator: "T").first.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
        let hasNoYear = text.hasPrefix("--")
        let digits = text.filter { $0.isASCII && $0.isNumber }
        guard text.allSatisfy({ $0 == "-" || ($0.isASCII && $0.isNumber) }), digits.count == (hasNoYear ? 4 : 8) else { return nil }
        guard let month = Int(digits.suffix(4).prefix(2)), let day = Int(digits.suffix(2)), 1...13 ~= month, 1...31 ~= day else {
            return nil
        }
        var components = DateComponents(calendar: Calendar(identifier: calendar), month: month, day: day)
        let year = hasNoYear ? nil : Int(digits.prefix(4))
        if year != property.parameter("X-APPLE-OMIT-YEAR").flatMap({ Int($0) }) { components.year = year }
        return components
    }

    /// Returns the value and the parameters of a date; `nil` without a month or day.
    static func text(_ components: DateComponents) -> (value: String, parameters: [VCard.Parameter])? {
        guard let month = components.month, let day = components.day else { return nil }
        let text = "\(digits(components.year ?? omittedYear, 4))-\(digits(month, 2))-\(digits(day, 2))"
        return (text, components.year == nil ? [VCard.Parameter("X-APPLE-OMIT-YEAR", "\(omittedYear)")] : [])
    }

    private static func digits(_ number: Int, _ count: Int) -> String {
        let text = String(max(0, number))
        return String(repeating: "0", count: max(0, count - text.count)) + text
    }

    /// Reads a Gregorian date as an object.
    static func object(_ property: VCard.Property) -> NSDateComponents? {
        guard let components = components(property, .gregorian) else { return nil }
        let object = NSDateComponents()
        object.calendar = components.calendar
        if let year = components.year { object.year = year }
        if let month = components.month { object.month = month }
        if let day = components.day { object.day = day }
        return object
    }

    /// Returns the date of an object. A missing part is `nil`.
    package static func components(_ object: NSDateComponents) -> DateComponents {
        func part(_ value: Int) -> Int? { value == NSDateComponentUndefined ? nil : value }
        return DateComponents(calendar: object.calendar, year: part(object.year), month: part(object.month), day: part(object.day))
    }
}
