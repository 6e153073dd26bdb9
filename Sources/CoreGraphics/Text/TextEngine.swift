import Pango
import Synchronization

/// The fonts and the shaped words of the process. All text is measured and drawn through it, on any thread.
///
/// One lock guards it. It is held while a part of a paragraph is shaped, or a word that a line had to cut: not while lines are
/// broken, placed or drawn.
package final class TextEngine: Sendable {
    package static let shared = TextEngine()

    private let shaper = Mutex(TextShaper())

    private init() {}

    /// Words found in and missing from the cache since the process began: what tests count.
    package var cacheCounts: (hits: Int, misses: Int, words: Int) {
        withShaper { ($0.cache.hits, $0.cache.misses, $0.cache.count) }
    }

    /// Bytes shaped since the process began: what tests count.
    package var bytesShaped: Int { withShaper { $0.bytesShaped } }

    func metrics(of font: TextFont) -> FontMetrics {
        withShaper { $0.metrics(of: font) }
    }

    /// The family that draws `font`: another than the one asked for where that is not installed. Empty if there is none at all.
    package func resolvedFamily(of font: TextFont) -> String {
        withShaper { $0.primary(font.request)?.font.family ?? "" }
    }

    /// All faces that can be asked for by name.
    package func faces() -> [FontFace] {
        withShaper { $0.faces().faces }
    }

    /// The face of a PostScript name or full name; `nil` if the list has none. Case and spaces do not count.
    package func face(named name: String) -> FontFace? {
        withShaper { $0.faces().face(named: name) }
    }

    /// The faces of a family; empty if the list has none. Case and spaces do not count.
    package func faces(ofFamily family: String) -> [FontFace] {
        withShaper { $0.faces().faces(ofFamily: family) }
    }

    /// Where the face of a PostScript name or full name is: its file, and which of that file's faces it is.
    func file(of name: String) -> (path: String, index: Int)? {
        withShaper { $0.file(of: name) }
    }

    /// Adds the fonts of a file to the list.
    package func register(_ path: String) throws(FontError) {
        if let problem = withShaper({ $0.register(path) }) { throw problem }
    }

    /// Takes the fonts of a file off the list again.
    package func unregister(_ path: String) throws(FontError) {
        if let problem = withShaper({ $0.unregister(path) }) { throw problem }
    }

    /// A part of a word, shaped on its own.
    func shape(_ bytes: UnsafeBufferPointer<UInt8>, like word: ShapedWord) -> ShapedWord {
        withShaper { $0.word(bytes, font: word.font, analysis: word.analysis) }
    }

    func ellipsis(_ style: TextStyle) -> ShapedWord? {
        withShaper { $0.plainWord("\u{2026}", style) }
    }

    func hyphen(_ style: TextStyle) -> ShapedWord? {
        withShaper { $0.plainWord("-", style) }
    }

    /// What parts words; `nil`, and a word about it once, where its dictionary is not installed.
    func hyphenator() -> Hyphenator? {
        if let english = Hyphenator.english { return english }
        withShaper {
            $0.note("text.no-hyphenation", "No words are parted at the ends of lines. Install the package hyphen-en-us.")
        }
        return nil
    }

    /// Reports what is wrong with a text or a font, once for each message.
    package func note(_ code: String, _ message: String) {
        withShaper { $0.note(code, message) }
    }

    /// The cutter of a paragraph into shaped pieces; nothing is cut yet.
    func cutter(_ paragraph: ParagraphText) -> PieceCutter {
        PieceCutter(paragraph: paragraph, runs: withShaper { $0.runs(paragraph) })
    }

    /// Cuts what comes next in a paragraph, and appends its shaped pieces.
    ///
    /// - Parameter count: in bytes; the last piece may reach beyond them.
    func cut(_ cutter: inout PieceCutter, _ count: Int, into pieces: inout [TextPiece]) {
        withShaper { cutter.cut(count, into: &pieces, with: $0) }
    }

    private func withShaper<Result>(_ body: (TextShaper) -> sending Result) -> Result {
        let (result, diagnostics) = shaper.withLock { shaper in
            let result = body(shaper)
            return (result, shaper.takeDiagnostics())
        }
        for diagnostic in diagnostics { Diagnostics.report(diagnostic) }
        return result
    }
}
