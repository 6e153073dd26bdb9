import Foundation

/// An immutable result that the data detector found without a regular expression.
final class DetectedResult: NSTextCheckingResult {
    /// The type and values of a result.
    enum Content {
        case link(URL)
        case phoneNumber(String)
        case address([NSTextCheckingKey: String])
        case date(Date, TimeZone?, duration: TimeInterval)
        case transit([NSTextCheckingKey: String])
    }

    private let matchRange: NSRange
    let content: Content

    init(_ range: NSRange, _ content: Content) {
        matchRange = range
        self.content = content
        super.init()
    }

    // Results cannot be archived: Foundation archives results of regular expressions only.
    required init?(coder: NSCoder) { nil }

    override var resultType: CheckingType {
        switch content {
        case .link: DetectedType.link
        case .phoneNumber: DetectedType.phoneNumber
        case .address: DetectedType.address
        case .date: DetectedType.date
        case .transit: DetectedType.transitInformation
        }
    }
    override var range: NSRange { matchRange }
    override var numberOfRanges: Int { 1 }

    override func range(at idx: Int) -> NSRange {
        precondition(idx == 0, "NSTextCheckingResult: range \(idx), but the result has 1 range. Ask for range 0.")
        return matchRange
    }

    /// An expression that matches nothing. When Foundation adjusts the ranges of a result, it requires an expression.
    override var regularExpression: NSRegularExpression? { Self.neverMatching }
    private static let neverMatching = try? NSRegularExpression(pattern: "(?!)")

    override func copy(with zone: NSZone? = nil) -> Any { self }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? DetectedResult, other.matchRange == matchRange, other.resultType == resultType else { return false }
        return "\(other.content)" == "\(content)"
    }

    override var hash: Int { matchRange.hashValue }

    override var description: String { "<\(Self.self): \(matchRange), \(content)>" }
}
