import Foundation

/// Days: relative days, weekdays, and dates in words and in numbers. Each format is tried in turn at a word, and the
/// first match wins.
extension DateDetector {
    /// - isSure: Whether the day is a match even without a time after it.
    /// - time: The time that the word itself implies, as "tonight" does.
    typealias FoundDay = (end: Int, day: NamedDay, isSure: Bool, time: NamedTime?)

    func day(_ start: Int) -> FoundDay? {
        let found = relative(start) ?? weekday(start) ?? written(start) ?? numeric(start)
        return found.flatMap { day in claimed.isDisjoint(with: start..<day.end) ? day : nil }
    }

    private func relative(_ start: Int) -> FoundDay? {
        guard let word = words[start] else { return nil }
        if word.lower == "tonight" { return (start + 1, .relative(0), true, NamedTime(hour: 20)) }
        if let days = DateWords.relatives[word.lower] { return (start + 1, .relative(days), true, nil) }
        if word.lower == "this", let part = words.inline(start + 1), let hour = DateWords.dayParts[part.lower], part.lower != "night" {
            return (start + 2, .relative(0), true, NamedTime(hour: hour))
        }
        let phrase = (0..<4).compactMap { words[start + $0]?.lower }
        if phrase == ["the", "day", "after", "tomorrow"] { return (start + 4, .relative(2), true, nil) }
        if phrase == ["the", "day", "before", "yesterday"] { return (start + 4, .relative(-2), true, nil) }
        return nil
    }

    /// Parses "Friday", "next Friday" or "Fri, Dec 24".
    private func weekday(_ start: Int) -> FoundDay? {
        var (index, occurrence) = (start, NamedDay.Occurrence.coming)
        if let first = words[start], let named = DateWords.occurrences[first.lower] { (index, occurrence) = (start + 1, named) }
        guard let word = index == start ? words[index] : words.inline(index), let weekday = DateWords.weekdays[word.lower] else {
            return nil
        }
        let isShort = word.text.count < 6
        // "sat" and "sun" in lowercase have another meaning.
        guard !isShort || word.isCapitalized else { return nil }
        var end = index + 1
        if isShort, words.isAdjacent(end, "."), words.inline(end + 1) != nil { end += 1 }
        var next = end
        if words.isAdjacent(next, ",") { next += 1 }
        if index == start, words.inline(next)?.gap == .blank, let date = written(next) ?? numeric(next) {
            return (date.end, date.day, true, nil)
        }
        return (end, .weekday(weekday, occurrence), !isShort || index > start, nil)
    }

    // MARK: - Dates in words

    /// Parses "December 24, 2026", "Dec. 24th", "24 December" or "24th of Dec 2026".
    private func written(_ start: Int) -> FoundDay? {
        guard let word = words[start] else { return nil }
        if word.kind == .word {
            guard let month = month(start), let day = dayNumber(month.end), words.inline(month.end) != nil else { return nil }
            return dated(day.end, month.number, day.number)
        }
        guard let day = dayNumber(start) else { return nil }
        var index = day.end
        if words.isAdjacent(index, ".") { index += 1 }
        if words.inline(index)?.lower == "of" { index += 1 }
        guard words.inline(index) != nil, let month = month(index) else { return nil }
        return dated(month.end, month.number, day.number)
    }

    private func month(_ index: Int) -> (end: Int, number: Int)? {
        guard let word = words[index], let number = DateWords.months[word.lower] else { return nil }
        // "may" and "march" in lowercase have another meaning.
        guard word.isCapitalized || !["mar", "march", "may"].contains(word.lower) else { return nil }
        let isShort = word.text.count <= 4
        return (isShort && words.isAdjacent(index + 1, ".") && words.inline(index + 2) != nil ? index + 2 : index + 1, number)
    }

    /// Parses a number from 1 to 31 with an optional "st", "nd", "rd" or "th".
    private func dayNumber(_ index: Int) -> (end: Int, number: Int)? {
        guard let word = words[index], word.text.count <= 2, let number = word.value, (1...31).contains(number) else { return nil }
        if let ending = words.adjacent(index + 1), ["st", "nd", "rd", "th"].contains(ending.lower) { return (index + 2, number) }
        return (index + 1, number)
    }

    /// Adds the year after a date, if there is one.
    private func dated(_ end: Int, _ month: Int, _ day: Int) -> FoundDay? {
        guard day <= DateWords.dayCount(month) else { return nil }
        var index = end
        if words.isAdjacent(index, ",") { index += 1 }
        if let year = words.inline(index), year.gap == .blank, year.text.count == 4, let number = year.value,
            (1000...2999).contains(number),
            words.mayEnd(index + 1), !words.isAdjacent(index + 1, ":")
        {
            return (index + 1, .date(year: number, month: month, day: day), true, nil)
        }
        guard words.mayEnd(end) else { return nil }
        return (end, .date(year: nil, month: month, day: day), true, nil)
    }

    // MARK: - Dates in numbers

    /// Parses "12/24/2026", "24.12.2026" or "2026-12-24", and "12/24" if a time follows.
    private func numeric(_ start: Int) -> FoundDay? {
        guard let first = words[start], let one = first.value, let sign = words.adjacent(start + 1), ["/", ".", "-"].contains(sign.text),
            let two = words.adjacent(start + 2)?.value
        else { return nil }
        guard words.isAdjacent(start + 3, sign.text), let third = words.adjacent(start + 4), let three = third.value else {
            guard sign.text == "/", words.mayEnd(start + 3), let found = ordered(one, two, year: nil) else { return nil }
            return (start + 3, found, false, nil)
        }
        // A "T" and the time may directly follow the day.
        let end = start + 5
        guard words.mayEnd(end) || words.adjacent(end)?.text == "T" else { return nil }
        if first.text.count == 4 {
            guard (1...12).contains(two), (1...DateWords.dayCount(two)).contains(three), third.text.count <= 2 else { return nil }
            return (end, .date(year: one, month: two, day: three), true, nil)
        }
        guard third.text.count == 4 || (third.text.count == 2 && sign.text == "/") else { return nil }
        let year = third.text.count == 4 ? three : three + (three < 69 ? 2000 : 1900)
        return ordered(one, two, year: year, dayFirst: sign.text == ".").map { (end, $0, true, nil) }
    }

    /// Returns the date of two numbers in the detector's order. In a date with periods, the day is first.
    private func ordered(_ one: Int, _ two: Int, year: Int?, dayFirst: Bool = false) -> NamedDay? {
        let isDayFirst = one > 12 || (two <= 12 && (dayFirst || isDayFirst))
        let (month, day) = isDayFirst ? (two, one) : (one, two)
        guard (1...12).contains(month), (1...DateWords.dayCount(month)).contains(day) else { return nil }
        return .date(year: year, month: month, day: day)
    }
}
