import Foundation

/// Detects dates and times in English text: "tomorrow at 5 pm", "12/24/2026", "Fri, Dec 24 9:00–10:30".
///
/// Each word that may begin a date is tried in order. The parser first tries a day with an optional time after it,
/// and then a time with an optional day after it. A time alone is a match if it is unambiguous or if a preposition
/// precedes it. The search continues after each match.
struct DateDetector {
    struct Match: Equatable {
        /// The range of words.
        let words: Range<Int>
        let moment: NamedMoment
    }

    let words: DetectorWords
    let isDayFirst: Bool
    /// The words that belong to matches of other kinds.
    var claimed: Set<Int> = []

    /// Returns the dates in the order of the text, without overlaps.
    func matches() -> [Match] {
        var result: [Match] = []
        var index = 0
        while index < words.all.count {
            guard !claimed.contains(index), words.mayBegin(index), let found = match(index) else {
                index += 1
                continue
            }
            result.append(found)
            index = found.words.upperBound
        }
        return result
    }

    private func match(_ start: Int) -> Match? {
        if let day = day(start) {
            if let time = timeAfterDay(day.end, part: day.time?.hour) {
                return Match(words: start..<time.end, moment: NamedMoment(day: day.day, time: time.time))
            }
            guard day.isSure, words.mayEnd(day.end) else { return nil }
            return Match(words: start..<day.end, moment: NamedMoment(day: day.day, time: day.time))
        }
        guard let time = span(start) else { return nil }
        if let day = dayAfterTime(time.end) { return Match(words: start..<day.end, moment: NamedMoment(day: day.day, time: time.time)) }
        guard isCertain(time.time, start), words.mayEnd(time.end) else { return nil }
        return Match(words: start..<time.end, moment: NamedMoment(day: nil, time: time.time))
    }

    /// Whether a time without a day is a match, because of its own form or because of the word before it.
    private func isCertain(_ time: NamedTime, _ start: Int) -> Bool {
        if time.isUnambiguous { return true }
        guard !time.lacksPeriod, let before = words[start - 1], words[start]?.gap != .line else { return false }
        return Self.prepositions.contains(before.lower)
    }

    private static let prepositions: Set = ["at", "by", "from", "until", "till", "before", "after", "around", "@"]

    // MARK: - Days with times

    /// Parses the time after a day.
    ///
    /// - Parameter part: The hour at which the part of the day begins, if the day is followed by a part of the day, as
    ///   in "tomorrow morning".
    private func timeAfterDay(_ start: Int, part: Int? = nil) -> FoundTime? {
        if words.adjacent(start)?.text == "T" { return exact(start + 1) }
        if let found = dayPart(start) { return found }
        guard let found = clockAfterDay(start) else { return nil }
        return part.map { (found.end, Self.time(found.time, inPart: $0)) } ?? found
    }

    private func clockAfterDay(_ start: Int) -> FoundTime? {
        var index = start
        if let sign = words.inline(index), [",", "-", "–", "—"].contains(sign.text) { index += 1 }
        var hasPreposition = false
        if let word = words.inline(index), ["at", "@", "from", "by", "around", "until", "till"].contains(word.lower) {
            hasPreposition = true
            index += 1
        }
        guard let word = words.inline(index), word.gap == .blank || hasPreposition, let time = span(index), words.mayEnd(time.end) else {
            return nil
        }
        return hasPreposition || !time.time.lacksPeriod ? time : nil
    }

    private func dayAfterTime(_ start: Int) -> (end: Int, day: NamedDay)? {
        var index = start
        if let sign = words.inline(index), [",", "-", "–", "—"].contains(sign.text) { index += 1 }
        if words.inline(index)?.lower == "on" { index += 1 }
        guard words.inline(index)?.gap == .blank, let day = day(index), words.mayEnd(day.end) else { return nil }
        return (day.end, day.day)
    }

    /// Parses "tomorrow morning" or "Friday in the evening at 8".
    private func dayPart(_ start: Int) -> FoundTime? {
        var index = start
        if words.inline(index)?.lower == "in", words.inline(index + 1)?.lower == "the" { index += 2 }
        guard let word = words.inline(index), let hour = DateWords.dayParts[word.lower], words.mayEnd(index + 1) else { return nil }
        guard let exact = clockAfterDay(index + 1) else { return (index + 1, NamedTime(hour: hour, isUnambiguous: true)) }
        return (exact.end, Self.time(exact.time, inPart: hour))
    }

    /// Returns a time without AM or PM, in the half of the day that contains an hour.
    private static func time(_ time: NamedTime, inPart hour: Int) -> NamedTime {
        var time = time
        guard !time.isUnambiguous else { return time }
        if hour >= 12, time.hour < 12 { time.hour += 12 }
        if hour < 12, time.lacksPeriod, time.hour > 12 { time.hour -= 12 }
        return time
    }
}
