import Foundation
import Pango

/// The state that ``TextEngine``'s lock guards: the font list and the cache of shaped words.
final class TextShaper {
    /// The language of text without a language. It only affects locale-specific glyph variants.
    static let language = ShapingContext.language("en")

    private(set) var cache = WordCache()
    /// The number of bytes that were shaped since the process began, for tests.
    private(set) var bytesShaped = 0
    private var context: ShapingContext?
    private var hasFailed = false
    private var primaryFonts: [FontRequest: PrimaryFont] = [:]
    private var metrics: [FontRequest: FontMetrics] = [:]
    private var letterPairs: [ObjectIdentifier: LetterPairs] = [:]
    private var cachedFaces: FaceIndex?
    private var registeredPaths: [String] = []
    private var reported: Set<String> = []
    private var diagnostics: [Diagnostic] = []

    /// The font in which characters of a request are drawn unless it lacks them.
    struct PrimaryFont {
        var font: ShapingFont
        /// Whether the font has all printable ASCII characters, which then need no font search.
        var coversASCII: Bool
    }

    func drainDiagnostics() -> [Diagnostic] {
        guard !diagnostics.isEmpty else { return [] }
        defer { diagnostics = [] }
        return diagnostics
    }

    /// Returns the context, which is created on first use.
    func openContext() -> ShapingContext? {
        if let context {
            if context.isFull { invalidateFonts(context) }
            return context
        }
        guard !hasFailed else { return nil }
        do {
            context = try ShapingContext(configuration: PackageResources.fonts_conf, language: "en")
        } catch {
            hasFailed = true
            report("text.no-fonts", "No text can be drawn: \(error) Run `caret doctor`.")
        }
        return context
    }

    func faces() -> FaceIndex {
        if let cachedFaces { return cachedFaces }
        let found = (openContext()?.faces() ?? []).map {
            FontFace(
                family: $0.family, style: $0.style, postscriptName: $0.postscriptName, fullName: $0.fullName, weight: $0.weight,
                isItalic: $0.isItalic)
        }
        let index = FaceIndex(found)
        cachedFaces = index
        return index
    }

    func file(of name: String) -> (path: String, index: Int)? { openContext()?.file(ofFace: name) }

    func register(_ path: String) -> FontError? {
        guard FileManager.default.isReadableFile(atPath: path) else { return .unreadable(path) }
        guard !registeredPaths.contains(path) else { return .alreadyRegistered(path) }
        guard let context = openContext(), context.add(fontFile: path) else { return .notAFont(path) }
        registeredPaths.append(path)
        invalidateFonts(context)
        return nil
    }

    func unregister(_ path: String) -> FontError? {
        guard let index = registeredPaths.firstIndex(of: path), let context = openContext() else { return .notRegistered(path) }
        registeredPaths.remove(at: index)
        context.removeFontFiles(butKeep: registeredPaths)
        invalidateFonts(context)
        return nil
    }

    private func invalidateFonts(_ context: ShapingContext) {
        context.purge()
        cachedFaces = nil
        cache.removeAll()
        primaryFonts.removeAll()
        metrics.removeAll()
        letterPairs.removeAll()
    }

    func primary(_ request: FontRequest) -> PrimaryFont? {
        if let cached = primaryFonts[request] { return cached }
        guard let context = openContext() else { return nil }
        guard let font = context.font(request) else {
            report("text.no-fonts", "No font of the toolkit's list is installed. Install fonts-inter and fonts-noto-core.")
            return nil
        }
        let requested = request.family.prefix { $0 != "," }
        if font.family.caseInsensitiveCompare(requested) != .orderedSame { reportMissingFamily(String(requested), instead: font.family) }
        let coversASCII = Self.coversASCII(font, context)
        let primaryFont = PrimaryFont(font: font, coversASCII: coversASCII)
        primaryFonts[request] = primaryFont
        return primaryFont
    }

    private static func coversASCII(_ font: ShapingFont, _ context: ShapingContext) -> Bool {
        let printable = Array(UInt8(0x20)...0x7E)
        return printable.withUnsafeBufferPointer { bytes in
            context.shape(bytes, font: font, analysis: .latin(language: language)).allSatisfy { $0.id != 0 }
        }
    }

    /// Returns the word for text of one font, script and direction, from the cache if it was shaped before.
    func word(_ bytes: UnsafeBufferPointer<UInt8>, font: ShapingFont, analysis: TextAnalysis) -> ShapedWord {
        var analysis = analysis
        analysis.level &= 1
        let hash = WordCache.hash(bytes, font: font, analysis: analysis)
        if let cached = cache.find(bytes, font: font, analysis: analysis, hash: hash) { return cached }
        var glyphs = glyphs(bytes, font: font, analysis: analysis)
        if analysis.spacing != .none { Self.applySpacing(&glyphs, of: bytes, InterfaceFont.Corrections(font: font, analysis: analysis)) }
        if glyphs.contains(where: { $0.id == 0 }) { reportMissingGlyph(bytes, analysis) }
        let shapedWord = ShapedWord(bytes: bytes, font: font, analysis: analysis, glyphs: glyphs, hash: hash)
        cache.insert(shapedWord)
        return shapedWord
    }

    private func glyphs(_ bytes: UnsafeBufferPointer<UInt8>, font: ShapingFont, analysis: TextAnalysis) -> [ShapedGlyph] {
        guard let context else { return [] }
        func shape(_ bytes: UnsafeBufferPointer<UInt8>) -> [ShapedGlyph] {
            bytesShaped += bytes.count
            return context.shape(bytes, font: font, analysis: analysis)
        }
        if bytes.count >= LetterPairs.shortestWord, analysis.features.isEmpty, InterfaceFont.isText(font.family) {
            var pairs = letterPairs.removeValue(forKey: ObjectIdentifier(font)) ?? LetterPairs()
            let glyphs = pairs.glyphs(bytes, shape: shape)
            letterPairs[ObjectIdentifier(font)] = pairs
            if let glyphs { return glyphs }
        }
        return shape(bytes)
    }

    /// Adds tracking and the letters' corrections to each cluster, except for clusters without an advance, such as soft
    /// hyphens. Half of a correction is added before the letter, which stays in the middle. Glyphs are ordered from
    /// left to right.
    private static func applySpacing(
        _ glyphs: inout [ShapedGlyph], of bytes: UnsafeBufferPointer<UInt8>, _ corrections: InterfaceFont.Corrections
    ) {
        var advance: Float = 0
        for index in glyphs.indices {
            advance += glyphs[index].advance
            guard index + 1 == glyphs.count || glyphs[index + 1].cluster != glyphs[index].cluster else { continue }
            if advance != 0 {
                let correction = corrections[bytes[Int(glyphs[index].cluster)]]
                glyphs[index].advance += corrections.tracking + correction
                glyphs[index].dx += correction / 2
            }
            advance = 0
        }
    }

    /// Returns a generated word, such as an ellipsis, in the first font of a style.
    func plainWord(_ text: StaticString, _ style: TextStyle) -> ShapedWord? {
        guard let primary = primary(style.font.request) else { return nil }
        let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        let spacing = style.spacing(in: primary.font)
        return word(bytes, font: primary.font, analysis: .latin(language: Self.language, features: style.features, spacing: spacing))
    }

    func metrics(of font: TextFont) -> FontMetrics {
        let request = font.request
        if let cached = metrics[request] { return cached }
        guard let primaryFont = primary(request)?.font else { return .interface(size: font.effectiveSize) }
        let fontMetrics = FontMetrics(
            ascender: primaryFont.ascent, descender: -primaryFont.descent, leading: primaryFont.lineGap,
            capHeight: primaryFont.capHeight, xHeight: primaryFont.xHeight)
        metrics[request] = fontMetrics
        return fontMetrics
    }
}

extension TextShaper {
    func report(_ code: String, _ message: String) {
        guard reported.insert(message).inserted else { return }
        diagnostics.append(Diagnostic(code, message))
    }

    private func reportMissingFamily(_ family: String, instead found: String) {
        if let package = InterfaceFont.package(forFamily: family) {
            report("text.missing-font", "The font \(family) is not installed; \(found) stands in. Install the package \(package).")
        } else {
            report("text.missing-font", "The font list has no family \(family); \(found) stands in.")
        }
    }

    private func reportMissingGlyph(_ bytes: UnsafeBufferPointer<UInt8>, _ analysis: TextAnalysis) {
        let package = analysis.isEastAsian ? "fonts-noto-cjk" : "fonts-noto-core or fonts-noto-color-emoji"
        let key = "text.missing-glyph \(analysis.script)"
        guard reported.insert(key).inserted else { return }
        let text = String(decoding: bytes, as: UTF8.self)
        diagnostics.append(
            Diagnostic("text.missing-glyph", "No installed font has all characters of “\(text)”. Install the package \(package)."))
    }
}
