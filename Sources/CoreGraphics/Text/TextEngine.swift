import Pango
import Synchronization

/// The fonts and shaped words of the process. All text is measured and drawn through this object, on any thread.
///
/// A lock guards the engine. The lock is held while a part of a paragraph or of a word is shaped, but not while lines
/// are broken, placed or drawn.
package final class TextEngine: Sendable {
    package static let shared = TextEngine()

    private let shaper = Mutex(TextShaper())

    private init() {}

    /// The hits and misses of the word cache since the process began, and its number of words, for tests.
    package var cacheCounts: (hits: Int, misses: Int, words: Int) {
        withShaper { ($0.cache.hits, $0.cache.misses, $0.cache.count) }
    }

    /// The bytes shaped since the process began, for tests.
    package var bytesShaped: Int { withShaper { $0.bytesShaped } }

    func metrics(of font: TextFont) -> FontMetrics {
        withShaper { $0.metrics(of: font) }
    }

    /// Returns the family in which text of `font` is drawn: a fallback if the requested family is not installed, and
    /// "" without any font.
    package func resolvedFamily(of font: TextFont) -> String {
        withShaper { $0.primary(font.request)?.font.family ?? "" }
    }

    /// Returns all faces that can be requested by name.
    package func faces() -> [FontFace] {
        withShaper { $0.faces().faces }
    }

    /// Returns the face with a PostScript name or full name, ignoring case and spaces; `nil` if there is none.
    package func face(named name: String) -> FontFace? {
        withShaper { $0.faces().face(named: name) }
    }

    /// Returns the faces of a family, ignoring case and spaces; empty if there is none.
    package func faces(ofFamily family: String) -> [FontFace] {
        withShaper { $0.faces().faces(ofFamily: family) }
    }

    /// Returns the file, and the index in the file, of the face with a PostScript name or full name.
    func file(of name: String) -> (path: String, index: Int)? {
        withShaper { $0.file(of: name) }
    }

    /// Registers the fonts of a file.
    package func register(_ path: String) throws(FontError) {
        if let problem = withShaper({ $0.register(path) }) { throw problem }
    }

    /// Unregisters the fonts of a file.
    package func unregister(_ path: String) throws(FontError) {
        if let problem = withShaper({ $0.unregister(path) }) { throw problem }
    }

    /// Shapes a part of a word as a word of its own, because ligatures and joining letters change at a cut.
    func shape(_ bytes: UnsafeBufferPointer<UInt8>, like word: ShapedWord) -> ShapedWord {
        withShaper { $0.word(bytes, font: word.font, analysis: word.analysis) }
    }

    func ellipsis(_ style: TextStyle) -> ShapedWord? {
        withShaper { $0.plainWord("\u{2026}", style) }
    }

    func hyphen(_ style: TextStyle) -> ShapedWord? {
        withShaper { $0.plainWord("-", style) }
    }

    /// Returns the hyphenator; `nil`, with a diagnostic on the first call, if its dictionary is not installed.
    func hyphenator() -> Hyphenator? {
        if let english = Hyphenator.english { return english }
        withShaper {
            $0.report("text.no-hyphenation", "No words are parted at the ends of lines. Install the package hyphen-en-us.")
        }
        return nil
    }

    /// Reports a problem with text or a font, once for each message.
    package func report(_ code: String, _ message: String) {
        withShaper { $0.report(code, message) }
    }

    /// Returns a new cutter for a paragraph.
    func cutter(_ paragraph: ParagraphText) -> PieceCutter {
        PieceCutter(paragraph: paragraph, runs: withShaper { $0.runs(paragraph) })
    }

    /// Cuts the next part of a paragraph, and appends its shaped pieces.
    ///
    /// - Parameter count: The length in bytes; the last piece may exceed it.
    func cut(_ cutter: inout PieceCutter, _ count: Int, into pieces: inout [TextPiece]) {
        withShaper { cutter.cut(count, into: &pieces, with: $0) }
    }

    private func withShaper<Result>(_ body: (TextShaper) -> sending Result) -> Result {
        let (result, diagnostics) = shaper.withLock { shaper in
            let result = body(shaper)
            return (result, shaper.drainDiagnostics())
        }
        for diagnostic in diagnostics { Diagnostics.report(diagnostic) }
        return result
    }
}
