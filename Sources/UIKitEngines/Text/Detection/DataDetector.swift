import Foundation

/// Detects links, mail addresses, postal addresses, telephone numbers and dates in text.
///
/// Links are found in runs of non-space characters, after surrounding punctuation is trimmed. The text is then
/// tokenized once, and ``AddressDetector`` and ``DateDetector`` process the tokens. Telephone numbers are found by a
/// scan of digits with separators, and discarded where they overlap another match. The cost is linear in the length
/// of the text.
package enum DataDetector {
    package struct Kinds: OptionSet, Hashable, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        package static let links = Kinds(rawValue: 1)
        package static let phones = Kinds(rawValue: 2)
        package static let addresses = Kinds(rawValue: 4)
        package static let dates = Kinds(rawValue: 8)
    }

    package struct Match: Hashable, Sendable {
        /// The range, in UTF-16 units.
        package let range: Range<Int>
        package let url: URL
        package var content = Content.link
    }

    /// The content of a match.
    package enum Content: Hashable, Sendable {
        case link
        case phone
        case address(PostalParts)
        /// A date, the time zone that the text contains, and the duration in seconds.
        case date(Date, TimeZone?, duration: TimeInterval)
    }

    /// Returns the matches in the order of the text, without overlaps, in time proportional to the length of the
    /// text.
    ///
    /// A part of a postal address or of a date is never a telephone number, even if addresses and dates are not
    /// requested.
    /// - Parameter moment: The date to which relative dates refer. Without a reference date, no dates are found.
    package static func matches(in text: String, _ kinds: Kinds, at moment: DetectorMoment? = nil) -> [Match] {
        let units = Array(text.utf16)
        var result = kinds.contains(.links) ? links(units) : []
        guard !kinds.subtracting(.links).isEmpty else { return result }
        let words = DetectorWords(units)
        let addresses = AddressDetector(words: words).matches()
        let claimedWords = Set(addresses.lazy.flatMap(\.words))
        let dates = DateDetector(words: words, isDayFirst: moment?.isDayFirst ?? false, claimed: claimedWords).matches()
        if kinds.contains(.addresses) { result = merged(result, addresses.compactMap { address($0, words, units) }) }
        if kinds.contains(.dates), let moment {
            result = merged(result, dates.compactMap { day in date(day, words.range(day.words), moment) })
        }
        guard kinds.contains(.phones) else { return result }
        let claimedRanges = (addresses.map(\.words) + dates.map(\.words)).map { words.range($0) }.sorted { $0.lowerBound < $1.lowerBound }
        return merged(result, nonOverlapping(phones(units), from: claimedRanges))
    }

    /// Adds the matches that do not overlap those of the first list. Both lists and the result are in the order of
    /// the text.
    private static func merged(_ first: [Match], _ more: [Match]) -> [Match] {
        (first + nonOverlapping(more, from: first.map(\.range))).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Returns the matches that overlap none of the ranges. Both lists are in the order of the text.
    private static func nonOverlapping(_ findings: [Match], from ranges: [Range<Int>]) -> [Match] {
        var remaining = ranges[...]
        return findings.filter { match in
            while let range = remaining.first, range.upperBound <= match.range.lowerBound { remaining.removeFirst() }
            return remaining.first.map { !$0.overlaps(match.range) } ?? true
        }
    }

    // MARK: - Addresses and dates

    /// Returns a maps URL for an address, in one line.
    private static func address(_ found: AddressDetector.Match, _ all: DetectorWords, _ units: [UInt16]) -> Match? {
        func line(_ part: Range<Int>) -> String {
            words(units, all.range(part)).split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
                .joined(separator: " ")
        }
        var parts = URLComponents(string: "https://maps.apple.com/")
        parts?.queryItems = [URLQueryItem(name: "address", value: line(found.words))]
        let content = PostalParts(
            street: found.parts.street.map(line), city: found.parts.city.map(line), state: found.parts.state.map(line),
            postalCode: found.parts.postalCode.map(line), country: found.parts.country.map(line))
        return parts?.url.map { Match(range: all.range(found.words), url: $0, content: .address(content)) }
    }

    /// Returns a match with a calendar URL, which contains the date in seconds since the beginning of 2001.
    private static func date(_ day: DateDetector.Match, _ range: Range<Int>, _ moment: DetectorMoment) -> Match? {
        guard let date = day.moment.date(moment) else { return nil }
        let time = day.moment.time
        let content = Content.date(date, time?.zone, duration: time?.duration ?? 0)
        return URL(string: "calshow:\(Int(date.timeIntervalSinceReferenceDate))").map { Match(range: range, url: $0, content: content) }
    }

    // MARK: - Links and mail addresses

    private static func links(_ units: [UInt16]) -> [Match] {
        var result: [Match] = []
        var start = 0
        while start < units.count {
            guard !isSpace(units[start]) else {
                start += 1
                continue
            }
            var end = start
            while end < units.count, !isSpace(units[end]) { end += 1 }
            if let found = link(units, start..<end) { result.append(found) }
            start = end
        }
        return result
    }

    private static func isSpace(_ unit: UInt16) -> Bool { unit <= 32 || unit == 0xA0 || unit == 0x3000 || (0x2000...0x200B).contains(unit) }

    private static func words(_ units: [UInt16], _ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }

    /// The maximum length of a link, in UTF-16 units.
    private static let maximumLinkLength = 2_048

    private static func link(_ units: [UInt16], _ word: Range<Int>) -> Match? {
        let range = trimmed(units, word)
        guard range.count >= 4, range.count <= maximumLinkLength else { return nil }
        let text = words(units, range)
        let lower = text.lowercased()
        for scheme in ["http://", "https://", "ftp://", "mailto:", "tel:"] where lower.hasPrefix(scheme) && text.count > scheme.count {
            return URL(string: text).map { Match(range: range, url: $0) }
        }
        if hasScheme(lower) { return URL(string: text).map { Match(range: range, url: $0) } }
        if isMail(lower) { return URL(string: "mailto:" + text).map { Match(range: range, url: $0) } }
        guard isHost(String(lower.prefix { $0 != "/" && $0 != "?" && $0 != "#" && $0 != ":" })) else { return nil }
        return URL(string: "http://" + text).map { Match(range: range, url: $0) }
    }

    /// Whether a string is a URL with a custom scheme: a scheme, "://" and at least one more character.
    private static func hasScheme(_ text: String) -> Bool {
        guard let mark = text.range(of: "://"), mark.upperBound < text.endIndex else { return false }
        let scheme = text[..<mark.lowerBound]
        guard let first = scheme.first, first.isASCII, first.isLetter, !["http", "https", "ftp"].contains(scheme) else { return false }
        return scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
    }

    private static let openingPunctuation = Set("\"'“”‘’«»<([{".utf16)
    private static let closingPunctuation = Set("\"'“”‘’«»>]}.,;:!?…".utf16)

    /// Returns a range without the quotation marks, brackets and punctuation around it.
    private static func trimmed(_ units: [UInt16], _ word: Range<Int>) -> Range<Int> {
        var (start, end) = (word.lowerBound, word.upperBound)
        while start < end, openingPunctuation.contains(units[start]) { start += 1 }
        // A closing parenthesis belongs to the link only if the link contains the opening one.
        var unmatchedCount = units[start..<end].reduce(0) { $0 + ($1 == 0x29 ? 1 : $1 == 0x28 ? -1 : 0) }
        while start < end {
            let isUnmatched = units[end - 1] == 0x29 && unmatchedCount > 0
            guard isUnmatched || closingPunctuation.contains(units[end - 1]) else { break }
            if isUnmatched { unmatchedCount -= 1 }
            end -= 1
        }
        return start..<end
    }

    private static func isMail(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, isHost(String(parts[1]), anyEnding: true) else { return false }
        return parts[0].allSatisfy { $0.isLetter || $0.isNumber || "._%+-".contains($0) }
    }

    /// The top-level domains of links that are recognised without "www." or a scheme.
    private static let topLevelDomains: Set<String> = [
        "com", "org", "net", "edu", "gov", "io", "dev", "app", "info", "de", "at", "ch", "uk", "fr", "it", "es", "nl", "be", "se", "no",
        "dk",
        "pl", "cz", "eu", "us", "ca", "au", "jp", "cn", "in", "br", "ru", "me", "co",
    ]

    private static func isHost(_ text: String, anyEnding: Bool = false) -> Bool {
        let labels = text.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count >= 2, let ending = labels.last else { return false }
        let hasValidLabels = labels.allSatisfy { label in
            !label.isEmpty && label.count <= 63 && !label.hasPrefix("-") && !label.hasSuffix("-")
                && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
        }
        guard hasValidLabels, ending.count >= 2, ending.allSatisfy(\.isLetter) else { return false }
        return anyEnding || text.hasPrefix("www.") || topLevelDomains.contains(String(ending))
    }

    // MARK: - Telephone numbers

    /// Finds telephone numbers: 7 to 15 digits with single spaces, periods, dashes, slashes and parentheses between
    /// them, and an optional leading plus.
    private static func phones(_ units: [UInt16]) -> [Match] {
        var result: [Match] = []
        var index = 0
        while index < units.count {
            guard mayBegin(units, index) else {
                index += 1
                continue
            }
            let (end, digits) = run(units, from: index)
            let isLong = (7...15).contains(digits.count(where: \.isNumber))
            if isLong, mayEnd(units, end), !isNotTelephoneNumber(words(units, index..<end)), let url = URL(string: "tel:" + digits) {
                result.append(Match(range: index..<end, url: url, content: .phone))
            }
            index = max(end, index + 1)
        }
        return result
    }

    /// Whether a string is a date, an IP address or an amount, which contain the same separators.
    private static func isNotTelephoneNumber(_ text: String) -> Bool {
        let separators = Set(text.filter { !$0.isNumber })
        guard separators == ["-"] || separators == ["."] || separators == ["/"] else { return false }
        let groups = text.split { !$0.isNumber }.map(\.count)
        let isDay = groups == [4, 2, 2] || (groups.count == 3 && groups[0] <= 2 && groups[1] <= 2 && groups[2] == 4)
        guard separators == ["."] else { return isDay }
        let isIPAddress = groups.count == 4 && groups.allSatisfy { $0 <= 3 }
        let isAmount = groups.count > 2 && groups[0] <= 3 && groups.dropFirst().allSatisfy { $0 == 3 } && !text.hasPrefix("0")
        return isDay || isIPAddress || isAmount
    }

    private static func isDigit(_ unit: UInt16) -> Bool { (0x30...0x39).contains(unit) }
    private static func isWord(_ unit: UInt16) -> Bool {
        isDigit(unit) || (Unicode.Scalar(unit).map { $0.properties.isAlphabetic } ?? true)
    }

    private static func mayBegin(_ units: [UInt16], _ index: Int) -> Bool {
        guard index == 0 || !(isWord(units[index - 1]) || units[index - 1] == 0x2E || units[index - 1] == 0x2F) else { return false }
        return isDigit(units[index]) || units[index] == 0x2B || units[index] == 0x28
    }

    private static func mayEnd(_ units: [UInt16], _ end: Int) -> Bool { end >= units.count || !isWord(units[end]) }

    /// Returns the end of the number that begins at an index, and its digits.
    private static func run(_ units: [UInt16], from start: Int) -> (end: Int, digits: String) {
        var (index, end, digits) = (start, start, "")
        var gaps = 0
        while index < units.count {
            let unit = units[index]
            if isDigit(unit) {
                digits.append(Character(Unicode.Scalar(UInt8(unit))))
                end = index + 1
                gaps = 0
            } else if unit == 0x2B {
                guard index == start else { break }
                digits.append("+")
            } else {
                // " .-/()" and the no-break space.
                guard [0x20, 0x2E, 0x2D, 0x2F, 0x28, 0x29, 0xA0].contains(unit), gaps < 2 else { break }
                gaps += 1
            }
            index += 1
        }
        return (end, digits)
    }
}
