import Pango

/// The number of a glyph in its font.
public typealias CGGlyph = UInt16
/// The index of a glyph in a font, or a count of glyphs.
public typealias CGFontIndex = UInt16

/// A font from a file, with access to its glyphs. May be used on any thread.
///
/// Lengths are in font units. The font size equals ``unitsPerEm`` font units. The y axis points up.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgfont
public final class CGFont: Sendable, Hashable {
    let outlines: OutlineFont
    /// The bytes of the file, for registration of the font.
    package let bytes: Data

    /// Creates a font from the bytes of a TrueType or OpenType file, or from the first font of a collection. Returns
    /// `nil` for invalid data.
    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data, let outlines = OutlineFont(bytes: [UInt8](data)) else { return nil }
        self.outlines = outlines
        bytes = data
    }

    /// Creates an installed font from its PostScript name or its full name; `nil` for an unknown name.
    public init?(_ name: CFString) {
        guard let file = TextEngine.shared.file(of: name), let data = try? Data(contentsOf: URL(fileURLWithPath: file.path)),
            let outlines = OutlineFont(bytes: [UInt8](data), index: file.index)
        else { return nil }
        self.outlines = outlines
        bytes = data
    }

    /// The PostScript name, such as `Inter-Bold`; for an instance of a variable font, the name in the file's table.
    public var postScriptName: CFString? { outlines.name(6) }
    /// The full name, such as `Inter Bold`; for an instance of a variable font, the name in the file's table.
    public var fullName: CFString? { outlines.name(4) }
    /// The number of glyphs.
    public var numberOfGlyphs: Int { outlines.glyphCount }
    /// The number of font units in the font size.
    public var unitsPerEm: Int32 { Int32(clamping: outlines.unitsPerEm) }
    /// The distance from the baseline to the top of a line.
    public var ascent: Int32 { Int32(clamping: outlines.extents.ascent) }
    /// The distance from the baseline to the bottom of a line; negative.
    public var descent: Int32 { Int32(clamping: outlines.extents.descent) }
    /// The gap between lines.
    public var leading: Int32 { Int32(clamping: outlines.extents.leading) }
    /// The height of the letter H.
    public var capHeight: Int32 { top(of: "H") }
    /// The height of the letter x.
    public var xHeight: Int32 { top(of: "x") }

    /// The bounding box of all glyphs.
    public var fontBBox: CGRect {
        guard let head = outlines.table("head"), head.count >= 44 else { return .zero }
        func number(_ offset: Int) -> CGFloat { CGFloat(Int16(bitPattern: UInt16(head[offset]) << 8 | UInt16(head[offset + 1]))) }
        return CGRect(x: number(36), y: number(38), width: number(40) - number(36), height: number(42) - number(38))
    }

    /// The slant of the letters, in degrees: negative for italics, 0 for upright fonts.
    public var italicAngle: CGFloat {
        guard let post = outlines.table("post"), post.count >= 8 else { return 0 }
        return CGFloat(Int32(bitPattern: post[4..<8].reduce(0) { $0 << 8 | UInt32($1) })) / 65_536
    }

    /// The tags of the file's tables, each four letters as a number.
    public var tableTags: CFArray? { outlines.tableTags }

    /// Returns a table of the file by its tag, four letters as a number; `nil` for an unknown tag.
    public func table(for tag: UInt32) -> CFData? { outlines.table(tag: tag).map { Data($0) } }

    /// Returns the glyph with a name, such as `eacute`; 0, the glyph for missing characters, for an unknown name.
    public func getGlyphWithGlyphName(name: CFString) -> CGGlyph { CGGlyph(clamping: outlines.glyph(named: name) ?? 0) }

    /// Returns the name of a glyph; `nil` beyond the last glyph.
    public func name(for glyph: CGGlyph) -> CFString? { Int(glyph) < numberOfGlyphs ? outlines.name(ofGlyph: UInt32(glyph)) : nil }

    /// Writes the advances of glyphs.
    ///
    /// - Parameters:
    ///   - glyphs: The numbers of `count` glyphs.
    ///   - count: The number of glyphs, at least 0.
    ///   - advances: The destination of `count` advances.
    /// - Returns: `false`, without writing anything, if a glyph is beyond the last one.
    public func getGlyphAdvances(glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>) -> Bool {
        guard count >= 0, (0..<count).allSatisfy({ Int(glyphs[$0]) < numberOfGlyphs }) else { return false }
        for index in 0..<count { advances[index] = Int32(clamping: outlines.advance(UInt32(glyphs[index]))) }
        return true
    }

    /// Writes the bounding boxes of glyphs, relative to their origins on the baseline.
    ///
    /// - Parameters:
    ///   - glyphs: The numbers of `count` glyphs.
    ///   - count: The number of glyphs, at least 0.
    ///   - bboxes: The destination of `count` boxes, which are empty for invisible glyphs.
    /// - Returns: `false`, without writing anything, if a glyph is beyond the last one.
    public func getGlyphBBoxes(glyphs: UnsafePointer<CGGlyph>, count: Int, bboxes: UnsafeMutablePointer<CGRect>) -> Bool {
        guard count >= 0, (0..<count).allSatisfy({ Int(glyphs[$0]) < numberOfGlyphs }) else { return false }
        for index in 0..<count {
            let box = outlines.boundingBox(UInt32(glyphs[index])) ?? (0, 0, 0, 0)
            bboxes[index] = CGRect(x: box.x, y: box.y, width: box.width, height: box.height)
        }
        return true
    }

    private func top(of letter: Unicode.Scalar) -> Int32 {
        guard let glyph = outlines.glyph(of: letter), let box = outlines.boundingBox(glyph) else { return 0 }
        return Int32(clamping: box.y + box.height)
    }

    /// Returns whether both are the same object.
    public static func == (one: CGFont, other: CGFont) -> Bool { one === other }

    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
