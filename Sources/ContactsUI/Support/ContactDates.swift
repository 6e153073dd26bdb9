import Foundation

/// Dates of contacts.
enum ContactDates {
    /// Returns the parts of a date. A missing part is `nil`.
    static func components(_ object: NSDateComponents) -> DateComponents {
        func part(_ value: Int) -> Int? { value == NSDateComponentUndefined ? nil : value }
        return DateComponents(calendar: object.calendar, year: part(object.year), month: part(object.month), day: part(object.day))
    }
}
