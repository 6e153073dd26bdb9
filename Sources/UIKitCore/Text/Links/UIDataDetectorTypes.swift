import UIKitEngines

/// The types of data that a text view detects and makes tappable.
///
/// > Difference from Apple: flights, shipments, money and quantities are not detected; addresses, dates and times are
/// > detected in English.
/// - Source: https://developer.apple.com/documentation/uikit/uidatadetectortypes
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// The types as bits.
    public let rawValue: UInt
    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Telephone numbers: 7 to 15 digits.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    /// Web addresses and email addresses.
    public static let link = UIDataDetectorTypes(rawValue: 2)
    /// Street addresses: "1 Infinite Loop, Cupertino, CA 95014". The URL of an address opens a map:
    /// `https://maps.apple.com/?address=…`.
    public static let address = UIDataDetectorTypes(rawValue: 4)
    /// Dates and times: "tomorrow at 5 pm", "12/24/2026", "Dec 24, 2026 at 9:00". The URL of a date opens a
    /// calendar: `calshow:` with the seconds since the beginning of 2001.
    ///
    /// The user's region determines the order of day and month where both are possible. A date without a year is the
    /// next such date, and a date without a time is at noon. The URL of a time span contains its beginning.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    /// All types.
    public static let all = UIDataDetectorTypes(rawValue: .max)

    var kinds: DataDetector.Kinds {
        var result: DataDetector.Kinds = []
        if contains(.link) { result.insert(.links) }
        if contains(.phoneNumber) { result.insert(.phones) }
        if contains(.address) { result.insert(.addresses) }
        if contains(.calendarEvent) { result.insert(.dates) }
        return result
    }
}
