import CoreGraphics
import Foundation

/// W6: 10,000 labels, and a paragraph of 200 kB.
@MainActor enum TextLayouts {
    nonisolated static let count = 10_000

    /// The limits in milliseconds, on a machine on which Pango and Cairo take the time in `twin`.
    private static let works: [(key: String, name: String, limit: Double, twin: Double)] = [
        ("layout", "W6 10,000 labels, layout", 55, 79), ("draw", "W6 10,000 labels, draw", 50, 51),
        ("paragraph", "W6 a 200 kB paragraph, layout", 64, 289), ("edit", "W6 a 200 kB paragraph, edit", 10, 284),
    ]

    static func measure() throws -> [Entry] {
        let folder = NSTemporaryDirectory() + "caret-bench-text"
        try writeTexts(in: folder)
        let runs = try ChildProcess.pairs(5, ["text", folder], ["text", folder])
        return works.map { work in
            let note = "against Pango and Cairo by hand; \(Int(work.limit)) ms where those take \(Int(work.twin))"
            return Entry(
                name: work.name, median: runs.median(work.key), unit: "ms CPU", ratio: runs.ratio(work.key),
                limit: work.limit / work.twin, note: note)
        }
    }

    static func child(folder: String) throws {
        let style = TextStyle(font: TextFont(size: 17))
        let contents = try text("labels", in: folder).split(separator: "\n").map { TextContent(String($0), style: style) }
        let (before, after) = try (text("paragraph", in: folder), text("edited", in: folder))
        var layouts: [TextLayout] = []
        layouts.reserveCapacity(contents.count)
        let layout = time { for content in contents { layouts.append(TextLayout(content, width: .infinity)) } }
        let buffer = PixelBuffer(width: 1170, height: 2532)
        let context = CGContext(drawingInto: buffer, scale: 3)
        let draw = time {
            for (index, layout) in layouts.enumerated() {
                layout.draw(in: context, at: CGPoint(x: 8 + index % 2 * 190, y: index / 2 % 40 * 21))
            }
            context.flush()
        }
        var laid: TextLayout?
        let paragraph = time { laid = TextLayout(TextContent(before, style: style), width: 374) }
        let edit = time { laid = TextLayout(TextContent(after, style: style), width: 374, replacing: laid) }
        try Children.report(["layout": layout, "draw": draw, "paragraph": paragraph, "edit": edit])
    }

    private static let words = [
        "Lorem", "ipsum", "dolor", "sit", "amet", "consectetur", "adipiscing", "elit", "sed", "do", "eiusmod", "tempor", "incididunt",
        "ut", "labore", "et", "dolore", "magna", "aliqua", "enim", "minim", "veniam", "quis", "nostrud", "exercitation", "ullamco",
    ]

    private static func text(_ name: String, in folder: String) throws -> String {
        try String(contentsOfFile: "\(folder)/\(name).txt", encoding: .utf8)
    }

    /// Writes different labels of about twenty characters, and a text of about 200 kB without a newline. A third file
    /// has an additional word in the middle of the text.
    private static func writeTexts(in folder: String) throws {
        var state: UInt32 = 7
        let all = (0..<32_000).map { _ -> String in
            state = state &* 1_664_525 &+ 1_013_904_223
            return words[Int(state >> 16) % words.count]
        }
        let half = all.count / 2
        let texts = [
            "labels": (0..<count).map { "\(words[$0 % words.count]) \(words[$0 / words.count % words.count]) \($0)" }
                .joined(separator: "\n"),
            "paragraph": all.joined(separator: " "),
            "edited": (all[..<half] + ["between"] + all[half...]).joined(separator: " "),
        ]
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (name, text) in texts { try text.write(toFile: "\(folder)/\(name).txt", atomically: true, encoding: .utf8) }
    }

    private static func time(_ body: () -> Void) -> Double {
        let start = Children.cpuNow()
        body()
        return Double(Children.cpuNow() - start) / 1e6
    }
}
