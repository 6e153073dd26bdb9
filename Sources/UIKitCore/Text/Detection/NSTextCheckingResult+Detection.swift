import Foundation

/// The values of a data detector's results.
extension NSTextCheckingResult {
    private var detected: DetectedResult.Content? { (self as? DetectedResult)?.content }

    /// The URL of a link: a web address, or `mailto:` with an email address; `nil` for results of other types.
    public var url: URL? {
        if case .link(let url)? = detected { url } else { nil }
    }

    /// The telephone number as it is written in the text; `nil` for results of other types.
    public var phoneNumber: String? {
        if case .phoneNumber(let number)? = detected { number } else { nil }
    }

    /// The parts of an address; `nil` for results of other types.
    public var addressComponents: [NSTextCheckingKey: String]? {
        if case .address(let parts)? = detected { parts } else { nil }
    }

    /// The parts of an address or of transit information; `nil` for results of other types.
    public var components: [NSTextCheckingKey: String]? {
        switch detected {
        case .address(let parts)?, .transit(let parts)?: parts
        default: nil
        }
    }

    /// The date and time; noon for a date without a time. `nil` for results of other types.
    public var date: Date? {
        if case .date(let date, _, _)? = detected { date } else { nil }
    }

    /// The time zone in the text; `nil` if the text specifies none, and for results of other types.
    public var timeZone: TimeZone? {
        if case .date(_, let zone, _)? = detected { zone } else { nil }
    }

    /// The duration of a time span, in seconds; 0 for a single moment, and for results of other types.
    public var duration: TimeInterval {
        if case .date(_, _, let duration)? = detected { duration } else { 0 }
    }

    // MARK: - Making results

    /// Returns a result of type `link`.
    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult { DetectedResult(range, .link(url)) }

    /// Returns a result of type `phoneNumber`.
    public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
        DetectedResult(range, .phoneNumber(phoneNumber))
    }

    /// Returns a result of type `address`.
    public class func addressCheckingResult(range: NSRange, components: [NSTextCheckingKey: String]) -> NSTextCheckingResult {
        DetectedResult(range, .address(components))
    }

    /// Returns a result of type `transitInformation`.
    public class func transitInformationCheckingResult(
        range: NSRange, components: [NSTextCheckingKey: String]
    ) -> NSTextCheckingResult {
        DetectedResult(range, .transit(components))
    }

    /// Returns a result of type `date`.
    public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
        DetectedResult(range, .date(date, nil, duration: 0))
    }

    /// Returns a result of type `date` for a time span. The duration is in seconds.
    public class func dateCheckingResult(
        range: NSRange, date: Date, timeZone: TimeZone, duration: TimeInterval
    ) -> NSTextCheckingResult {
        DetectedResult(range, .date(date, timeZone, duration: duration))
    }
}
