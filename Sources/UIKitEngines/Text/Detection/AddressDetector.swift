import Foundation

/// Detects English postal addresses: "1 Infinite Loop, Cupertino, CA 95014", "10 Downing Street, London SW1A 2AA".
///
/// Each word that may begin an address is tried in order, by recursive descent without backtracking. An address
/// begins with a house number or a post office box, followed by a street, an optional unit and an optional city. A
/// street that contains a street type, such as "Road", needs no city. A name without a street type needs a city with
/// a postal code. The search continues after each match.
struct AddressDetector {
    /// The word ranges of the parts of an address.
    struct Parts: Equatable {
        var street: Range<Int>?
        var city: Range<Int>?
        var state: Range<Int>?
        var postalCode: Range<Int>?
        var country: Range<Int>?
    }

    struct Match: Equatable {
        /// The range of words of the whole address.
        let words: Range<Int>
        let parts: Parts
    }

    let words: DetectorWords

    /// Returns the addresses in the order of the text, without overlaps.
    func matches() -> [Match] {
        var result: [Match] = []
        var index = 0
        while index < words.all.count {
            guard words.mayBegin(index), let found = address(index) else {
                index += 1
                continue
            }
            result.append(found)
            index = found.words.upperBound
        }
        return result
    }

    private func address(_ start: Int) -> Match? {
        if let box = box(start) { return match(street: start..<box, locality(box)) }
        guard let number = houseNumber(start) else { return nil }
        if let street = street(number) {
            let unit = unit(street.end) ?? street.end
            if let town = locality(unit) ?? (words.isAdjacent(unit, ".") ? locality(unit + 1) : nil) {
                return match(street: start..<unit, town)
            }
            return isAddressWithoutCity(street, start, unit) ? match(street: start..<unit, nil) : nil
        }
        // A name without a street type needs a city with a postal code.
        guard let name = name(number) else { return nil }
        let end = unit(name) ?? name
        guard let town = locality(end), town.hasPostalCode else { return nil }
        return match(street: start..<end, town)
    }

    private func match(street: Range<Int>, _ town: Locality?) -> Match {
        var parts = town?.parts ?? Parts()
        parts.street = street
        return Match(words: street.lowerBound..<(town?.end ?? street.upperBound), parts: parts)
    }

    /// Whether a street without a city is an address.
    private func isAddressWithoutCity(_ street: Street, _ start: Int, _ end: Int) -> Bool {
        guard words.mayEnd(end) else { return false }
        if end > street.end { return true }
        if let before = words[start - 1], words.all[start].gap != .line, AddressWords.numberedNouns.contains(before.lower) { return false }
        // A year before a name is more likely to be a date than a house number.
        if let number = words.all[start].value, (1900...2099).contains(number) { return false }
        guard !street.isUnambiguous, let next = words.inline(end), next.kind == .word else { return true }
        return AddressWords.followingWords.contains(next.lower)
    }

    // MARK: - House number

    /// Parses "12", "221B" or "12-14".
    private func houseNumber(_ start: Int) -> Int? {
        guard let word = words[start], word.kind == .number, word.text.count <= 6, !word.text.hasPrefix("0") else { return nil }
        var end = start + 1
        if words.isAdjacent(end, "-") || words.isAdjacent(end, "–"), words.adjacent(end + 1)?.kind == .number { end += 2 }
        if let letter = words.adjacent(end), letter.kind == .word, letter.text.count == 1 { end += 1 }
        return words.inline(end)?.gap == .blank ? end : nil
    }

    /// Parses "P.O. Box 123" or "PO Box 123".
    private func box(_ start: Int) -> Int? {
        var index = start
        if words[index]?.lower == "po" {
            index += 1
        } else {
            guard words[index]?.lower == "p", words.isAdjacent(index + 1, "."), words.inline(index + 2)?.lower == "o" else { return nil }
            index += 3
        }
        if words.isAdjacent(index, ".") { index += 1 }
        guard words.inline(index)?.lower == "box", words.inline(index + 1)?.kind == .number, words.mayEnd(index + 2) else { return nil }
        return index + 2
    }

    // MARK: - Street

    typealias Street = (end: Int, isUnambiguous: Bool)

    /// Parses "Main Street", "N. 5th Ave NW", "Avenue of the Americas" or "Broadway".
    private func street(_ start: Int) -> Street? {
        var index = direction(start) ?? start
        let first = index
        if let highway = highway(index) { return (highway, true) }
        while index - first < Self.maximumNameLength, let word = words.inline(index), word.gap == .blank {
            if index > first, let isUnambiguous = isUnambiguousStreetType(index) { return wholeStreet(index, isUnambiguous) }
            if AddressWords.oneWordStreets.contains(word.lower), word.isCapitalized { return (direction(index + 1) ?? index + 1, true) }
            guard let next = namePart(index, isFirst: index == first) else { return nil }
            index = next
        }
        return nil
    }

    /// The maximum number of words and punctuation marks in a street's name.
    private static let maximumNameLength = 8

    /// Returns whether a street type has no other meaning; `nil` for a word that is not a street type.
    private func isUnambiguousStreetType(_ index: Int) -> Bool? {
        guard let word = words.inline(index), word.gap == .blank, word.isCapitalized else { return nil }
        return AddressWords.unambiguousStreetTypes.contains(word.lower)
            ? true : AddressWords.ambiguousStreetTypes.contains(word.lower) ? false : nil
    }

    private func wholeStreet(_ index: Int, _ isUnambiguous: Bool) -> Street {
        var (end, isUnambiguous) = (index + 1, isUnambiguous)
        // "Park Place Drive"
        while let more = isUnambiguousStreetType(end), end - index < 3 {
            isUnambiguous = isUnambiguous || more
            end += 1
        }
        // Include the period of an abbreviation, but not a period that ends a sentence.
        if words.isAdjacent(end, "."), let next = words[end + 1], next.kind == .punctuation || continuesAddress(end + 1) { end += 1 }
        if let direction = direction(end) { end = direction }
        return (end, isUnambiguous)
    }

    private func continuesAddress(_ index: Int) -> Bool { direction(index) != nil || unit(index) != nil }

    /// Parses "Highway 101" or "Route 66".
    private func highway(_ index: Int) -> Int? {
        guard let word = words.inline(index), word.isCapitalized, AddressWords.highways.contains(word.lower),
            words.inline(index + 1)?.kind == .number, words.mayEnd(index + 2)
        else { return nil }
        return index + 2
    }

    /// Parses "N", "NW." or "South".
    private func direction(_ index: Int) -> Int? {
        guard let word = words.inline(index), word.gap == .blank, word.isCapitalized else { return nil }
        guard AddressWords.directions.contains(word.lower), word.text.count > 2 || word.isUppercase else { return nil }
        return words.isAdjacent(index + 1, ".") && words[index + 2] != nil && words.inline(index + 2) != nil ? index + 2 : index + 1
    }

    /// Parses a part of a name: a word such as "Main", "5th", "St." or "O'Brien", or "of the" between other words.
    private func namePart(_ index: Int, isFirst: Bool) -> Int? {
        guard let word = words.inline(index), word.gap == .blank else { return nil }
        if word.kind == .number, let ending = words.adjacent(index + 1), ["st", "nd", "rd", "th"].contains(ending.lower) {
            return index + 2
        }
        if !isFirst, AddressWords.nameConnectors.contains(word.lower) { return index + 1 }
        guard word.isCapitalized else { return nil }
        if words.isAdjacent(index + 1, "."), word.text.count <= 3, words.inline(index + 2)?.gap == .blank { return index + 2 }
        if words.isAdjacent(index + 1, "-"), words.adjacent(index + 2)?.kind == .word { return index + 3 }
        return index + 1
    }

    /// Parses one to four capitalized words.
    private func name(_ start: Int) -> Int? {
        var index = direction(start) ?? start
        let first = index
        for _ in 0..<4 {
            guard let next = namePart(index, isFirst: index == first) else { break }
            index = next
        }
        return index > first ? index : nil
    }

    /// Parses a unit, such as ", Apt. 4B", "#12", "Suite 300" or ", 4th Floor".
    func unit(_ start: Int) -> Int? {
        var index = start
        if words.isAdjacent(index, ",") { index += 1 }
        guard let word = words[index] else { return nil }
        if word.text == "#" { return number(index + 1) }
        if word.kind == .number, let floor = ordinalFloor(index) { return floor }
        guard word.isCapitalized, AddressWords.units.contains(word.lower) else { return nil }
        index += 1
        if words.isAdjacent(index, ".") { index += 1 }
        if words.inline(index)?.text == "#" { index += 1 }
        return number(index)
    }

    private func ordinalFloor(_ index: Int) -> Int? {
        guard words.adjacent(index + 1)?.kind == .word, let floor = words.inline(index + 2), ["floor", "fl"].contains(floor.lower) else {
            return nil
        }
        return index + 3
    }

    /// Parses "4", "4B" or "B".
    private func number(_ index: Int) -> Int? {
        guard let word = words.inline(index) else { return nil }
        if word.kind == .number, word.text.count <= 6 {
            if let letter = words.adjacent(index + 1), letter.kind == .word { return letter.text.count == 1 ? index + 2 : nil }
            return index + 1
        }
        return word.isCapitalized && word.text.count == 1 ? index + 1 : nil
    }
}
