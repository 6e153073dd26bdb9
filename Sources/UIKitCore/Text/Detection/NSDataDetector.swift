import Foundation
import UIKitEngines

/// Detects dates, addresses, links and telephone numbers in text.
///
/// ```swift
/// let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
/// let links = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count)).compactMap(\.url)
/// ```
/// The detector finds the same data as ``UITextView/dataDetectorTypes``, by the same rules, in time proportional to
/// the text's length. A detector may be used on any thread.
///
/// > Difference from Apple: this is a class of UIKit, and not a subclass of `NSRegularExpression`, which Foundation
/// > does not allow here; it has the same methods. Addresses, dates and times are detected in English; flights are
/// > not detected. Results cannot be archived, and results of `adjustingRanges(offset:)` keep the range only. The
/// > compiler reports the constants of `NSTextCheckingResult.CheckingType` as deprecated, since Foundation's
/// > functions never return them on Linux; here they are valid.
/// - Source: https://developer.apple.com/documentation/foundation/nsdatadetector
// Both stored properties are constants of Sendable types; a subclass must protect the properties that it adds.
open class NSDataDetector: NSObject, NSCopying, @unchecked Sendable {
    /// A block that receives a match, or `nil` at the end of the search. The block may set the last argument to stop
    /// the search.
    public typealias Block = (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void

    /// The types that the detector looks for.
    public let checkingTypes: NSTextCheckingTypes
    private let kinds: DataDetector.Kinds

    /// Creates a detector for types, combined with `|` from the raw values of `NSTextCheckingResult.CheckingType`.
    ///
    /// - Throws: An error of the domain `NSCocoaErrorDomain` if there is no `date`, `address`, `link`, `phoneNumber`
    ///   or `transitInformation` among the types.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        let requestedTypes = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
        guard !requestedTypes.isDisjoint(with: DetectedType.all) else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: CocoaError.Code.formatting.rawValue,
                userInfo: [NSLocalizedDescriptionKey: "NSDataDetector: nothing of the types \(checkingTypes) can be detected."])
        }
        self.checkingTypes = checkingTypes
        var kinds: DataDetector.Kinds = []
        if requestedTypes.contains(DetectedType.link) { kinds.insert(.links) }
        if requestedTypes.contains(DetectedType.phoneNumber) { kinds.insert(.phones) }
        if requestedTypes.contains(DetectedType.address) { kinds.insert(.addresses) }
        if requestedTypes.contains(DetectedType.date) { kinds.insert(.dates) }
        self.kinds = kinds
        super.init()
    }

    /// Returns the detector itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The number of capture groups: 0, since a match has only one range.
    open var numberOfCaptureGroups: Int { 0 }

    // MARK: - Finding

    /// Calls a block for each match in a range of a string, in ascending order.
    ///
    /// The range is in UTF-16 units. Only the text in the range is searched; the text around the range has no
    /// influence. The option `anchored` requires a match at the start of the range, and `reportCompletion` adds a
    /// call with `nil` at the end.
    /// - Precondition: The range is within the string.
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange, using block: Block
    ) {
        let units = Array(string.utf16)
        precondition(
            range.location >= 0 && range.length >= 0 && range.location <= units.count - range.length,
            "NSDataDetector: range \(range), but the text has \(units.count) UTF-16 units. Use a range of the text.")
        var stop = ObjCBool(false)
        for result in results(in: Array(units[range.location..<range.location + range.length]), from: range.location) {
            if options.contains(.anchored), result.range.location != range.location { break }
            block(result, [], &stop)
            if stop.boolValue { return }
        }
        if options.contains(.reportCompletion) { block(nil, .completed, &stop) }
    }

    /// Returns the matches in a range of a string, in ascending order.
    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        var matches: [NSTextCheckingResult] = []
        enumerateMatches(in: string, options: options.subtracting(.reportCompletion), range: range) { result, _, _ in
            if let result { matches.append(result) }
        }
        return matches
    }

    /// Returns the number of matches in a range of a string.
    open func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int {
        matches(in: string, options: options, range: range).count
    }

    /// Returns the first match in a range of a string; `nil` if there is none.
    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? {
        var first: NSTextCheckingResult?
        enumerateMatches(in: string, options: options.subtracting(.reportCompletion), range: range) { result, _, stop in
            first = result
            stop.pointee = true
        }
        return first
    }

    /// Returns the range of the first match; a range at `NSNotFound` if there is none.
    open func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Returns the string with the matches in a range replaced by a template. `$0` represents the match, and a
    /// backslash escapes the next character.
    open func stringByReplacingMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange, withTemplate templ: String
    ) -> String {
        let text = NSMutableString(string: string)
        for match in matches(in: string, options: options, range: range).reversed() {
            let matchedText = (string as NSString).substring(with: match.range)
            text.replaceCharacters(in: match.range, with: Self.filledTemplate(templ, with: matchedText))
        }
        return String(text)
    }

    private static func filledTemplate(_ template: String, with match: String) -> String {
        var result = ""
        var remainingTemplate = template[...]
        while let character = remainingTemplate.first {
            remainingTemplate.removeFirst()
            if character == "\\", let next = remainingTemplate.popFirst() {
                result.append(next)
            } else if character == "$", remainingTemplate.first == "0" {
                remainingTemplate.removeFirst()
                result += match
            } else {
                result.append(character)
            }
        }
        return result
    }

    private func results(in units: [UInt16], from start: Int) -> [DetectedResult] {
        DataDetector.matches(in: String(decoding: units, as: UTF16.self), kinds, at: .current).map { finding in
            let range = NSRange(location: start + finding.range.lowerBound, length: finding.range.count)
            switch finding.content {
            case .link: return DetectedResult(range, .link(finding.url))
            case .phone: return DetectedResult(range, .phoneNumber(String(decoding: units[finding.range], as: UTF16.self)))
            case .address(let parts): return DetectedResult(range, .address(parts.components))
            case .date(let date, let zone, let duration): return DetectedResult(range, .date(date, zone, duration: duration))
            }
        }
    }
}

extension PostalParts {
    fileprivate var components: [NSTextCheckingKey: String] {
        var result: [NSTextCheckingKey: String] = [:]
        result[.street] = street
        result[.city] = city
        result[.state] = state
        result[.zip] = postalCode
        result[.country] = country
        return result
    }
}
