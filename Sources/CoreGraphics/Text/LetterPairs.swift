import Pango

/// Puts long words of ASCII letters together from pairs of letters, in place of shaping them.
///
/// Shaping takes most of its time for kerning: 1 MB of letters without a blank, such as data in text form, would take a second. Letters
/// of the interface's font depend on the next letter only. Other fonts may join more than two, so none of their words are made here.
struct LetterPairs {
    /// Each letter alone.
    private var letters: [ShapedGlyph?] = Array(repeating: nil, count: count)
    /// The advance of a pair's first letter, in points; not a number where the pair was not met yet.
    private var advances: [Float] = Array(repeating: .nan, count: count * count)
    /// Whether each pair so far kept the glyphs of its letters.
    private var isUsable = true

    private static let count = 52

    /// Shorter words are shaped: most are in the cache.
    static let shortestWord = PieceCutter.longestWord / 2

    /// The glyphs of a word; `nil` where it has other characters than letters, or the font has pairs with glyphs of their own.
    ///
    /// - Parameter shape: shapes a letter or a pair of them.
    mutating func glyphs(
        _ bytes: UnsafeBufferPointer<UInt8>, shape: (UnsafeBufferPointer<UInt8>) -> [ShapedGlyph]
    ) -> [ShapedGlyph]? {
        guard isUsable, bytes.allSatisfy({ Self.index($0) != nil }) else { return nil }
        var result: [ShapedGlyph] = []
        result.reserveCapacity(bytes.count)
        for place in bytes.indices {
            guard let index = Self.index(bytes[place]) else { return nil }
            if letters[index] == nil { letters[index] = shape(UnsafeBufferPointer(rebasing: bytes[place...place])).first }
            guard var glyph = letters[index] else { return nil }
            glyph.cluster = UInt32(place)
            if place + 1 < bytes.count {
                guard let next = Self.index(bytes[place + 1]) else { return nil }
                let pair = index * Self.count + next
                if advances[pair].isNaN { learn(pair, UnsafeBufferPointer(rebasing: bytes[place...place + 1]), glyph, shape) }
                glyph.advance = advances[pair]
            }
            result.append(glyph)
        }
        return isUsable ? result : nil
    }

    private mutating func learn(
        _ pair: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ first: ShapedGlyph, _ shape: (UnsafeBufferPointer<UInt8>) -> [ShapedGlyph]
    ) {
        let glyphs = shape(bytes)
        isUsable = isUsable && glyphs.count == 2 && glyphs[0].id == first.id && glyphs.allSatisfy { $0.dx == 0 && $0.dy == 0 }
        advances[pair] = glyphs.first?.advance ?? 0
    }

    /// The letter's number: small letters follow the capitals.
    private static func index(_ byte: UInt8) -> Int? {
        switch byte {
        case 0x41...0x5A: Int(byte - 0x41)
        case 0x61...0x7A: Int(byte - 0x61) + 26
        default: nil
        }
    }
}
