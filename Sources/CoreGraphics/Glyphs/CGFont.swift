import Pango

/// The number of a glyph in its font.
public typealias CGGlyph = UInt16
/// The number of a font's glyph, or how many there are.
public typealias CGFontIndex = UInt16

/// A font of a file, by its glyphs. May be used on any thread.
///
/// Lengths are in the font's own units, of which ``unitsPerEm`` make up its size, y upwards.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgfont
public final class CGFont: Sendable, Hashable {
    let outlines: OutlineFont
    /// All of the file, for those who register the font.
    package let bytes: Data

    /// Makes a font of the bytes of a TrueType or OpenType file; of a collection the first. `nil` for what is no font.
    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data, let outlines = OutlineFont(bytes: [UInt8](data)) else { return nil }
        self.outlines = outlines
        bytes = data
    }

    /// Makes a font of the font list, by its PostScript name or its full name; `nil` where there is none.
    public init?(_ name: CFString) {
        guard let file = TextEngine.shared.file(of: name), let data = try? Data(contentsOf: URL(fileURLWithPath: file.path)),
            let outlines = OutlineFont(bytes: [UInt8](data), index: file.index)
        else { return nil }
        self.outlines = outlines
        bytes = data
    }

    /// Such as `Inter-Bold`; of a style of a font that varies that of the file.
    public var postScriptName: CFString? { outlines.name(6) }
    /// Such as `Inter Bold`; of a style of a font that varies that of the file.
    public var fullName: CFString? { outlines.name(4) }
    /// How many glyphs there are.
    public var numberOfGlyphs: Int { outlines.glyphCount }
    /// The units of the font's size.
    public var unitsPerEm: Int32 { Int32(clamping: outlines.unitsPerEm) }
    /// From the baseline to the top of a line.
    public var ascent: Int32 { Int32(clamping: outlines.extents.ascent) }
    /// From the baseline to the bottom of a line; negative.
    public var descent: Int32 { Int32(clamping: outlines.extents.descent) }
    /// What is left between lines.
    public var leading: Int32 { Int32(clamping: outlines.extents.leading) }
    /// The top of the letter H.
    public var capHeight: Int32 { top(of: "H") }
    /// The top of the letter x.
    public var xHeight: Int32 { top(of: "x") }

    /// The box around all glyphs.
    public var fontBBox: CGRect {
        guard let head = outlines.table("head"), head.count >= 44 else { return .zero }
        func number(_ place: Int) -> CGFloat { CGFloat(Int16(bitPattern: UInt16(head[place]) << 8 | UInt16(head[place + 1]))) }
        return CGRect(x: number(36), y: number(38), width: number(40) - number(36), height: number(42) - number(38))
    }

    /// In degrees, how far letters lean to the left: negative of italics, 0 of upright ones.
    public var italicAngle: CGFloat {
        guard let post = outlines.table("post"), post.count >= 8 else { return 0 }
        return CGFloat(Int32(bitPattern: post[4..<8].reduce(0) { $0 << 8 | UInt32($1) })) / 65_536
    }

    /// The names of the file's tables, four letters as a number each.
    public var tableTags: CFArray? { outlines.tableTags }

    /// The bytes of a table of the file, by the four letters of its name as a number; `nil` where there is none.
    public func table(for tag: UInt32) -> CFData? { outlines.table(tag: tag).map { Data($0) } }

    /// The glyph of a name, such as `eacute`; 0, which stands for what is missing, where the font has none.
    public func getGlyphWithGlyphName(name: CFString) -> CGGlyph { CGGlyph(clamping: outlines.glyph(named: name) ?? 0) }

    /// The name of a glyph; `nil` beyond the last.
    public func name(for glyph: CGGlyph) -> CFString? { Int(glyph) < numberOfGlyphs ? outlines.name(ofGlyph: UInt32(glyph)) : nil }

    /// Tells how far each of some glyphs moves what follows.
    ///
    /// - Parameters:
    ///   - glyphs: `count` of them.
    ///   - count: 0 or more.
    ///   - advances: gets as many lengths.
    /// - Returns: `false` where a glyph is beyond the last; nothing is written then.
    public func getGlyphAdvances(glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>) -> Bool {
        guard count >= 0, (0..<count).allSatisfy({ Int(glyphs[$0]) < numberOfGlyphs }) else { return false }
        for index in 0..<count { advances[index] = Int32(clamping: outlines.advance(UInt32(glyphs[index]))) }
        return true
    }

    /// Tells the box of each of some glyphs, seen from where it stands on the baseline.
    ///
    /// - Parameters:
    ///   - glyphs: `count` of them.
    ///   - count: 0 or more.
    ///   - bboxes: gets as many boxes; empty of what shows nothing.
    /// - Returns: `false` where a glyph is beyond the last; nothing is written then.
    public func getGlyphBBoxes(glyphs: UnsafePointer<CGGlyph>, count: Int, bboxes: UnsafeMutablePointer<CGRect>) -> Bool {
        guard count >= 0, (0..<count).allSatisfy({ Int(glyphs[$0]) < numberOfGlyphs }) else { return false }
        for index in 0..<count {
            let box = outlines.box(UInt32(glyphs[index])) ?? (0, 0, 0, 0)
            bboxes[index] = CGRect(x: box.x, y: box.y, width: box.width, height: box.height)
        }
        return true
    }

    private func top(of letter: Unicode.Scalar) -> Int32 {
        guard let glyph = outlines.glyph(of: letter), let box = outlines.box(glyph) else { return 0 }
        return Int32(clamping: box.y + box.height)
    }

    /// Two fonts are equal if they are the same object.
    public static func == (one: CGFont, other: CGFont) -> Bool { one === other }

    /// Feeds which object it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
