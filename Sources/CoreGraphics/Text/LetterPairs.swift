import Pango

/// Composes long words of ASCII letters from letter pairs instead of shaping them.
///
/// Shaping spends most of its time on kerning: 1 MB of letters without blanks, such as encoded data, would take a
/// second. In the system font, the advance of a letter depends only on the next letter. Each letter and each pair of
/// letters is therefore shaped once. The advance of the pair's first letter is stored in a table of 52 by 52 entries.
/// A word is then a sequence of table entries. If the glyphs of any pair differ from the glyphs of its letters, the
/// font is shaped normally. Other fonts may have longer ligatures and are always shaped.
struct LetterPairs {
    /// The glyphs of single letters.
    private var letters: [ShapedGlyph?] = Array(repeating: nil, count: count)
    /// The advances of the first letters of pairs, in points; NaN for pairs that were not shaped yet.
    private var advances: [Float] = Array(repeating: .nan, count: count * count)
    /// Whether all pairs so far keep the glyphs of their letters.
    private var isUsable = true

    private static let count = 52

    /// The minimum length of composed words. Most shorter words are in the cache.
    static let shortestWord = PieceCutter.longestWord / 2

    /// Returns the glyphs of a word; `nil` if the word has other characters than letters, or the font has separate
    /// glyphs for pairs.
    ///
    /// - Parameter shape: A function that shapes a letter or a pair of letters.
    mutating func glyphs(
        _ bytes: UnsafeBufferPointer<UInt8>, shape: (UnsafeBufferPointer<UInt8>) -> [ShapedGlyph]
    ) -> [ShapedGlyph]? {
        guard isUsable, bytes.allSatisfy({ Self.index($0) != nil }) else { return nil }
        var result: [ShapedGlyph] = []
        result.reserveCapacity(bytes.count)
        for position in bytes.indices {
            guard let index = Self.index(bytes[position]) else { return nil }
            if letters[index] == nil { letters[index] = shape(UnsafeBufferPointer(rebasing: bytes[position...position])).first }
            guard var glyph = letters[index] else { return nil }
            glyph.cluster = UInt32(position)
            if position + 1 < bytes.count {
                guard let next = Self.index(bytes[position + 1]) else { return nil }
                let pair = index * Self.count + next
                if advances[pair].isNaN { shapePair(pair, UnsafeBufferPointer(rebasing: bytes[position...position + 1]), glyph, shape) }
                glyph.advance = advances[pair]
            }
            result.append(glyph)
        }
        return isUsable ? result : nil
    }

    private mutating func shapePair(
        _ pair: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ first: ShapedGlyph, _ shape: (UnsafeBufferPointer<UInt8>) -> [ShapedGlyph]
    ) {
        let glyphs = shape(bytes)
        isUsable = isUsable && glyphs.count == 2 && glyphs[0].id == first.id && glyphs.allSatisfy { $0.dx == 0 && $0.dy == 0 }
        advances[pair] = glyphs.first?.advance ?? 0
    }

    /// Returns the index of a letter: small letters follow capitals.
    private static func index(_ byte: UInt8) -> Int? {
        switch byte {
        case 0x41...0x5A: Int(byte - 0x41)
        case 0x61...0x7A: Int(byte - 0x61) + 26
        default: nil
        }
    }
}
