import Foundation

/// Times and time spans. A span has the date of its start. A missing AM or PM is inferred from the other end of the
/// span, or guessed.
extension DateDetector {
    typealias FoundTime = (end: Int, time: NamedTime)

    /// Parses "5 pm", "9:00–10:30" or "5 to 6:30 pm".
    func span(_ start: Int) -> FoundTime? {
        guard var first = time(start) else { return nil }
        guard let sign = words.inline(first.end), ["-", "–", "—", "to", "until", "till"].contains(sign.lower),
            words.inline(first.end + 1) != nil, let second = time(first.end + 1)
        else { return first }
        // In "5 to 6 pm", "pm" applies to both times.
        if first.time.lacksPeriod, second.time.isUnambiguous {
            let isPM = second.time.hour >= 12
            let hour = (words.all[start].value ?? 12) % 12
            first.time = NamedTime(
                hour: isPM && hour + 12 <= second.time.hour ? hour + 12 : hour, zone: second.time.zone, isUnambiguous: true)
        }
        guard !first.time.lacksPeriod else { return first }
        if !first.time.isUnambiguous, second.time.isUnambiguous { first.time = inSamePeriod(of: second.time, first.time) }
        first.time.zone = first.time.zone ?? second.time.zone
        // A span that ends before it begins ends on the next day.
        let length = second.time.seconds - first.time.seconds
        first.time.duration = TimeInterval(length < 0 ? length + 86_400 : length)
        return (second.end, first.time)
    }

    /// Returns the start of a span such as "5:00–6:30 pm", in the same half of the day as its end.
    private func inSamePeriod(of last: NamedTime, _ time: NamedTime) -> NamedTime {
        var time = time
        if time.hour < 12, last.hour >= 12, (time.hour + 12, time.minute) <= (last.hour, last.minute) { time.hour += 12 }
        time.isUnambiguous = true
        return time
    }

    private func time(_ start: Int) -> FoundTime? {
        guard let first = words[start], !claimed.contains(start) else { return nil }
        if first.lower == "noon" { return zoned((start + 1, NamedTime(hour: 12))) }
        if first.lower == "midnight" { return zoned((start + 1, NamedTime(hour: 0))) }
        guard let hour = first.value, first.text.count <= 2, hour <= 24 else { return nil }
        if let clock = clock(start, hour) { return zoned(clock) }
        guard hour <= 12, hour > 0 else { return nil }
        if let period = period(start + 1) {
            return zoned((period.end, NamedTime(hour: hour % 12 + (period.isPM ? 12 : 0), isUnambiguous: true)))
        }
        // Without AM or PM, hours before 7 are in the afternoon.
        let guess = hour < 7 ? hour + 12 : hour
        if let word = words.inline(start + 1), ["o'clock", "o’clock"].contains(word.lower) {
            return (start + 2, NamedTime(hour: guess, isUnambiguous: true))
        }
        return (start + 1, NamedTime(hour: guess, lacksPeriod: true))
    }

    /// Parses "9:00", "17:30:05" or "9:30 pm".
    private func clock(_ start: Int, _ hour: Int) -> FoundTime? {
        guard words.isAdjacent(start + 1, ":"), let minute = twoDigits(start + 2) else { return nil }
        var time = NamedTime(hour: hour, minute: minute)
        var end = start + 3
        if words.isAdjacent(end, ":"), let second = twoDigits(end + 1) {
            time.second = second
            end += 2
            // Fractions of a second are ignored.
            if words.isAdjacent(end, "."), words.adjacent(end + 1)?.kind == .number { end += 2 }
        }
        if (1...12).contains(hour), let period = period(end) {
            (time.hour, time.isUnambiguous, end) = (hour % 12 + (period.isPM ? 12 : 0), true, period.end)
        }
        guard time.hour < 24 else { return nil }
        return (end, time)
    }

    private func twoDigits(_ index: Int) -> Int? {
        guard let word = words.adjacent(index), word.text.count == 2, let value = word.value, value < 60 else { return nil }
        return value
    }

    /// Parses "am", "PM" or "p.m."
    private func period(_ index: Int) -> (end: Int, isPM: Bool)? {
        guard let word = words.inline(index) else { return nil }
        if ["am", "pm"].contains(word.lower) { return (index + 1, word.lower == "pm") }
        guard ["a", "p"].contains(word.lower), words.isAdjacent(index + 1, "."), words.isAdjacent(index + 2, "m") else { return nil }
        return (words.isAdjacent(index + 3, ".") ? index + 4 : index + 3, word.lower == "p")
    }

    /// Parses the time of "2026-12-24T09:00:00+01:00".
    func exact(_ start: Int) -> FoundTime? {
        guard let hour = words.adjacent(start)?.value, var found = clock(start, hour) else { return nil }
        if let offset = offset(found.end) {
            found.time.zone = TimeZone(secondsFromGMT: offset.seconds)
            found.end = offset.end
        }
        return words.isAdjacent(found.end, "z") ? zoned(found) : found
    }

    /// Adds the time zone after a time, if there is one.
    private func zoned(_ found: FoundTime) -> FoundTime {
        guard let word = words.inline(found.end) else { return found }
        var result = found
        if word.isUppercase, let zone = DateWords.zones[word.text] {
            result.time.zone = TimeZone(secondsFromGMT: zone * 60)
            result.end = found.end + 1
            if zone == 0, let offset = offset(result.end) {
                result.time.zone = TimeZone(secondsFromGMT: offset.seconds)
                result.end = offset.end
            }
        }
        return result
    }

    /// Parses a time zone offset without a preceding space: "+02:00", "+0200" or "+2".
    private func offset(_ index: Int) -> (end: Int, seconds: Int)? {
        guard let sign = words.adjacent(index), ["+", "-", "−"].contains(sign.text), let number = words.adjacent(index + 1),
            let value = number.value
        else { return nil }
        var (hours, minutes, end) = (value, 0, index + 2)
        if number.text.count == 4 {
            (hours, minutes) = (value / 100, value % 100)
        } else if words.isAdjacent(end, ":"), let more = twoDigits(end + 1) {
            minutes = more
            end += 2
        }
        guard hours <= 14, minutes < 60 else { return nil }
        let seconds = hours * 3600 + minutes * 60
        return (end, sign.text == "+" ? seconds : -seconds)
    }
}
