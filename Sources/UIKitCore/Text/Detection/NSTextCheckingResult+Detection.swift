import Foundation

/// The result of a data detector.
extension NSTextCheckingResult {
    private var detected: DetectedResult.Content? { (self as? DetectedResult)?.content }

    /// The address of a link: that of a page, or `mailto:` and an address of mail; `nil` for results of other types.
    public var url: URL? {
        if case .link(let url)? = detected { url } else { nil }
    }

    /// A telephone number as the text writes it; `nil` for results of other types.
    public var phoneNumber: String? {
        if case .phoneNumber(let number)? = detected { number } else { nil }
    }

    /// The parts of an address; `nil` for results of other types.
    public var addressComponents: [NSTextCheckingKey: String]? {
        if case .address(let parts)? = detected { parts } else { nil }
    }

    /// The parts of an address or of a journey; `nil` for results of other types.
    public var components: [NSTextCheckingKey: String]? {
        switch detected {
        case .address(let parts)?, .transit(let parts)?: parts
        default: nil
        }
    }

    /// A day or time; noon for a day without a time. `nil` for results of other types.
    public var date: Date? {
        if case .date(let date, _, _)? = detected { date } else { nil }
    }

    /// The time zone that the text names; `nil` if it names none, and for results of other types.
    public var timeZone: TimeZone? {
        if case .date(_, let zone, _)? = detected { zone } else { nil }
    }

    /// The length of a span of time, in seconds; 0 if the text names one moment, and for results of other types.
    public var duration: TimeInterval {
        if case .date(_, _, let duration)? = detected { duration } else { 0 }
    }

    // MARK: - Making results

    /// A result of type `link`.
    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult { DetectedResult(range, .link(url)) }

    /// A result of type `phoneNumber`.
    public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
        DetectedResult(range, .phoneNumber(phoneNumber))
    }

    /// A result of type `address`.
    public class func addressCheckingResult(range: NSRange, components: [NSTextCheckingKey: String]) -> NSTextCheckingResult {
        DetectedResult(range, .address(components))
    }

    /// A result of type `transitInformation`.
    public class func transitInformationCheckingResult(
        range: NSRange, components: [NSTextCheckingKey: String]
    ) -> NSTextCheckingResult {
        DetectedResult(range, .transit(components))
    }

    /// A result of type `date`.
    public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
        DetectedResult(range, .date(date, nil, duration: 0))
    }

    /// A result of type `date` for a span of time. The duration is in seconds.
    public class func dateCheckingResult(
        range: NSRange, date: Date, timeZone: TimeZone, duration: TimeInterval
    ) -> NSTextCheckingResult {
        DetectedResult(range, .date(date, timeZone, duration: duration))
    }
}
