import Foundation

/// The city of an address with its region, postal code and country.
///
/// A city is one to four capitalized words followed by a region or a country. One, two, three and four words are tried.
/// The first result with a postal code wins. If no result has a postal code, the longest result wins. Regions are
/// states, postal codes, or both.
extension AddressDetector {
    struct Locality {
        var end: Int
        /// Whether the city has a postal code.
        var hasPostalCode = false
        var parts = Parts()
    }

    /// Parses ", Cupertino, CA 95014, USA", where each part may be on its own line. Returns `nil` if only a name is
    /// found.
    func locality(_ start: Int) -> Locality? {
        let index = skippingComma(start)
        // "New York, NY 10019" begins with the name of a state; the longest match wins.
        var best = words[index]?.kind == .number ? nil : region(index).map(country)
        if let best, best.hasPostalCode { return best }
        var end = index
        for count in 0..<Self.maximumNameLength {
            guard let next = cityWord(end, isFirst: count == 0) else { break }
            end = next
            let partStart = skippingComma(end)
            let countryOnly = countryEnd(partStart).map { Locality(end: $0, parts: Parts(country: partStart..<$0)) }
            guard var found = region(partStart).map(country) ?? countryOnly else { continue }
            found.parts.city = index..<end
            if found.hasPostalCode { return found }
            if found.end > best?.end ?? 0 { best = found }
        }
        return best
    }

    /// The maximum number of words in the name of a city.
    private static let maximumNameLength = 4

    /// Returns the index of the next part of an address, after an optional comma.
    private func skippingComma(_ index: Int) -> Int { words.isAdjacent(index, ",") ? index + 1 : index }

    private func cityWord(_ index: Int, isFirst: Bool) -> Int? {
        guard let word = words[index], word.isCapitalized, isFirst || word.gap == .blank else { return nil }
        if words.isAdjacent(index + 1, "."), word.text.count <= 2, words.inline(index + 2)?.gap == .blank { return index + 2 }
        var end = index + 1
        // "Stratford-upon-Avon"
        while words.isAdjacent(end, "-"), words.adjacent(end + 1)?.kind == .word, end - index < 6 { end += 2 }
        return end
    }

    // MARK: - Region

    /// Parses "CA 95014", "California", "NSW 2000" or "SW1A 2AA".
    private func region(_ index: Int) -> Locality? {
        if let code = postcode(index) { return Locality(end: code, hasPostalCode: true, parts: Parts(postalCode: index..<code)) }
        guard let state = state(index) else { return nil }
        let partStart = skippingComma(state)
        if let code = zipCode(partStart) ?? postcode(partStart) {
            return Locality(end: code, hasPostalCode: true, parts: Parts(state: index..<state, postalCode: partStart..<code))
        }
        return words.mayEnd(state) ? Locality(end: state, parts: Parts(state: index..<state)) : nil
    }

    private func state(_ index: Int) -> Int? {
        guard let word = words[index], word.isCapitalized else { return nil }
        if word.isUppercase, AddressWords.states.contains(word.text) { return index + 1 }
        if AddressWords.stateNames.contains(word.lower) { return index + 1 }
        guard let second = words.inline(index + 1), AddressWords.stateNames.contains("\(word.lower) \(second.lower)") else { return nil }
        return index + 2
    }

    /// Parses a postal code of five digits with an optional four-digit extension, or of four digits in Australia.
    private func zipCode(_ index: Int) -> Int? {
        guard let word = words[index], word.kind == .number, [4, 5].contains(word.text.count) else { return nil }
        if word.text.count == 5, words.isAdjacent(index + 1, "-"), let more = words.adjacent(index + 2), more.value != nil,
            more.text.count == 4,
            words.mayEnd(index + 3)
        {
            return index + 3
        }
        if word.text.count == 4, words[index - 1].map({ !AddressWords.australian.contains($0.text) }) ?? true { return nil }
        return words.mayEnd(index + 1) ? index + 1 : nil
    }

    /// Parses a British or Canadian postal code, such as "SW1A 2AA" or "M5V 3L9", or five digits directly after a
    /// city.
    private func postcode(_ index: Int) -> Int? {
        guard let first = words[index] else { return nil }
        if first.kind == .number { return first.gap < .line && first.text.count == 5 ? zipCode(index) : nil }
        guard first.isUppercase, first.text.count <= 2 else { return nil }
        var (outer, end) = (first.text, index + 1)
        while let more = words.adjacent(end), more.kind != .punctuation, outer.count < 7 {
            outer += more.text
            end += 1
        }
        if isPostalCode(outer) { return words.mayEnd(end) ? end : nil }
        var inner = ""
        while let more = words.inline(end), more.kind != .punctuation, more.gap == .none || inner.isEmpty, inner.count < 3 {
            inner += more.text
            end += 1
        }
        return isPostalCode(outer + inner) && inner.count == 3 && words.mayEnd(end) ? end : nil
    }

    /// The formats of postal codes without the space; A is a letter, 9 a digit.
    private static let postalCodeFormats: Set = ["A99AA", "A999AA", "AA99AA", "AA999AA", "A9A9AA", "AA9A9AA", "A9A9A9"]

    private func isPostalCode(_ text: String) -> Bool {
        guard (5...7).contains(text.count) else { return false }
        return Self.postalCodeFormats.contains(
            String(text.map { $0.isNumber ? Character("9") : $0.isASCII && $0.isUppercase ? Character("A") : Character("?") }))
    }

    // MARK: - Country

    private func country(_ town: Locality) -> Locality {
        let partStart = skippingComma(town.end)
        guard let end = countryEnd(partStart) else { return town }
        var result = town
        result.end = end
        result.parts.country = partStart..<end
        return result
    }

    private func countryEnd(_ index: Int) -> Int? {
        guard let word = words[index], word.isCapitalized else { return nil }
        if word.lower == "united", let second = words.inline(index + 1) {
            guard second.lower == "states" else { return second.lower == "kingdom" ? index + 2 : nil }
            return words.inline(index + 2)?.lower == "of" && words.inline(index + 3)?.lower == "america" ? index + 4 : index + 2
        }
        if word.lower == "new", words.inline(index + 1)?.lower == "zealand" { return index + 2 }
        return AddressWords.countries.contains(word.lower) && words.mayEnd(index + 1) ? index + 1 : nil
    }
}
