/// A direction in which a run is embedded in its paragraph.
package enum TextEmbedding: Hashable, Sendable {
    /// The run is a phrase in this direction; its characters keep their own directions.
    case leftToRight, rightToLeft
    /// Every character has this direction, regardless of its own direction.
    case leftToRightOverride, rightToLeftOverride

    /// The last UTF-8 byte of the control character that begins the embedding: U+202A, B, D or E. The first bytes are
    /// E2 80.
    var control: UInt8 {
        switch self {
        case .leftToRight: 0xAA
        case .rightToLeft: 0xAB
        case .leftToRightOverride: 0xAD
        case .rightToLeftOverride: 0xAE
        }
    }
}

/// A paragraph with explicit control characters for the embeddings of its runs.
struct EmbeddedText {
    private(set) var bytes: [UInt8] = []
    /// The ranges of `bytes` that are text of the paragraph, with their positions in the paragraph.
    private(set) var parts: [(range: Range<Int>, source: Int)] = []
    /// The ranges of the styles, including control characters.
    private(set) var spans: [Range<Int>] = []

    /// - Parameter styles: The paragraph's `styleRanges`, relative to its start.
    init(_ text: UnsafeBufferPointer<UInt8>, styles: [(range: Range<Int>, embeddings: [TextEmbedding])]) {
        var open: [TextEmbedding] = []
        for style in styles {
            let start = bytes.count
            let embeddings = Array(style.embeddings.prefix(Self.maximumDepth))
            let common = zip(open, embeddings).prefix { $0 == $1 }.count
            for _ in common..<open.count { bytes += [0xE2, 0x80, 0xAC] }
            for embedding in embeddings.dropFirst(common) { bytes += [0xE2, 0x80, embedding.control] }
            open = embeddings
            let first = bytes.count
            bytes += text[style.range]
            parts.append((first..<bytes.count, style.range.lowerBound))
            spans.append(start..<bytes.count)
        }
    }

    /// The maximum depth. The Unicode Bidirectional Algorithm supports at most 125 levels.
    private static let maximumDepth = 60

    /// Returns the ranges of the paragraph in a range of `bytes`.
    func sources(of range: Range<Int>) -> [Range<Int>] {
        parts.compactMap { part in
            let start = max(range.lowerBound, part.range.lowerBound)
            let end = min(range.upperBound, part.range.upperBound)
            guard start < end else { return nil }
            let from = part.source + start - part.range.lowerBound
            return from..<from + end - start
        }
    }
}
