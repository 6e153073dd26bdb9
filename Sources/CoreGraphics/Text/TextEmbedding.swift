/// A direction that a run of characters is set in within its paragraph.
package enum TextEmbedding: Hashable, Sendable {
    /// The run is a phrase of that direction: its letters keep their own.
    case leftToRight, rightToLeft
    /// Each character follows that direction, whatever its own is.
    case leftToRightOverride, rightToLeftOverride

    /// The last byte of the control in UTF-8 that begins it: U+202A, B, D, E. All are E2 80 and that.
    var control: UInt8 {
        switch self {
        case .leftToRight: 0xAA
        case .rightToLeft: 0xAB
        case .leftToRightOverride: 0xAD
        case .rightToLeftOverride: 0xAE
        }
    }
}

/// A paragraph with the controls written out that its runs' embeddings stand for.
struct EmbeddedText {
    private(set) var bytes: [UInt8] = []
    /// Stretches of `bytes` that stand in the paragraph, and where those start there.
    private(set) var parts: [(range: Range<Int>, source: Int)] = []
    /// The styles' stretches, controls included.
    private(set) var spans: [Range<Int>] = []

    /// - Parameter styles: as the paragraph's `styleRanges`, counted from its start.
    init(_ text: UnsafeBufferPointer<UInt8>, styles: [(range: Range<Int>, embeddings: [TextEmbedding])]) {
        var open: [TextEmbedding] = []
        for style in styles {
            let start = bytes.count
            let wanted = Array(style.embeddings.prefix(Self.deepest))
            let common = zip(open, wanted).prefix { $0 == $1 }.count
            for _ in common..<open.count { bytes += [0xE2, 0x80, 0xAC] }
            for embedding in wanted.dropFirst(common) { bytes += [0xE2, 0x80, embedding.control] }
            open = wanted
            let first = bytes.count
            bytes += text[style.range]
            parts.append((first..<bytes.count, style.range.lowerBound))
            spans.append(start..<bytes.count)
        }
    }

    /// Unicode's algorithm goes no deeper than 125 levels.
    private static let deepest = 60

    /// The stretches of the paragraph that a stretch of `bytes` holds.
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
