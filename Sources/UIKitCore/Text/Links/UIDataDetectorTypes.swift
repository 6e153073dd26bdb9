import UIKitEngines

/// What a text view looks for in its text, to be tapped.
///
/// > Difference from Apple: flights, shipments, money and quantities are not found; addresses, days and times are, as English has them.
/// - Source: https://developer.apple.com/documentation/uikit/uidatadetectortypes
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes the set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Telephone numbers: 7 to 15 digits.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    /// Addresses of pages and of mail.
    public static let link = UIDataDetectorTypes(rawValue: 2)
    /// Addresses of houses: "1 Infinite Loop, Cupertino, CA 95014". Their URLs are a map's, `https://maps.apple.com/?address=…`.
    public static let address = UIDataDetectorTypes(rawValue: 4)
    /// Days and times: "tomorrow at 5 pm", "12/24/2026", "Dec 24, 2026 at 9:00". Their URLs are a calendar's, `calshow:` and the seconds
    /// since the beginning of 2001.
    ///
    /// Which number is the month, where both can be, the person's region says. A day without a year is the next one that comes, a day
    /// without a time is meant at noon, and of a span the beginning counts.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    /// Everything that can be found.
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
