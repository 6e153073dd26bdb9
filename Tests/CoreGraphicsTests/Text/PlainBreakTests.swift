import Pango
import Testing

@testable import CoreGraphics

/// Lines of plain words are broken without Pango's analysis; they must equal the lines of that analysis.
struct PlainBreakTests {
    private static let parts = [
        "word", "a", "1,000", "3.14", "end.", "why?", "stop!", "list:", "(in", "brackets)", "[x]", "\"quoted\"", "well-known", "and/or",
        "it's", "50%", "$5", "-", "...", "foo!bar", "e.g.", "x;y", "{", "}", "no,", "2024", "#tag", "a_b", "www.example.org/path?x=1",
    ]

    private static func text(seed: UInt32) -> String {
        var state = seed
        return (0..<120).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return parts[Int(state >> 16) % parts.count] + ((state >> 8) % 9 == 0 ? " " : "")
        }.joined(separator: " ")
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6], [60.0, 110, 240])
    func linesEndAtTheLastBreakThatFits(seed: UInt32, width: Double) throws {
        let text = Self.text(seed: seed)
        let style = TextStyle(font: TextFont(size: 17))
        let bytes = Array(text.utf8)
        let flags = bytes.withUnsafeBufferPointer { TextScan.breaks($0, language: TextShaper.language) }
        let layout = TextLayout(TextContent(text, style: style), width: width)
        #expect(layout.lines.count > 10)
        for line in layout.lines.dropLast() {
            let end = line.range.upperBound
            // A word wider than the line is broken between characters.
            guard (line.range.dropFirst()).contains(where: { flags[$0].contains(.line) }) || flags[end].contains(.line) else { continue }
            #expect(flags[end].contains(.line), "\(String(decoding: bytes[line.range], as: UTF8.self))")
            let next = try #require((end + 1...bytes.count).first { $0 == bytes.count || flags[$0].contains(.line) })
            let longer = String(decoding: bytes[line.range.lowerBound..<next], as: UTF8.self)
            let size = TextLayout(TextContent(longer, style: style), width: .infinity).size
            #expect(size.width > width - 0.01, "\(longer)")
        }
    }
}
