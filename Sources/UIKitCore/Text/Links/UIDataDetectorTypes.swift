import UIKitEngines

/// What a text view looks for in its text, to be tapped.
///
/// > Difference from Apple: places, events, flights, shipments, money and quantities are not found.
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
    /// Everything that can be found.
    public static let all = UIDataDetectorTypes(rawValue: .max)

    var kinds: DataDetector.Kinds {
        var result: DataDetector.Kinds = []
        if contains(.link) { result.insert(.links) }
        if contains(.phoneNumber) { result.insert(.phones) }
        return result
    }
}
