/// One glyph of a shaped piece of text; lengths in points.
package struct ShapedGlyph: Sendable {
    package var id: UInt32
    /// The first byte, counted from the start of the piece, of the characters this glyph stands for.
    package var cluster: UInt32
    package var advance: Float
    package var dx: Float
    package var dy: Float

    /// Takes up room but is not drawn: spaces, joiners, direction marks.
    package var isInvisible: Bool { id == Self.invisibleID }
    package static let invisibleID: UInt32 = 0x0FFF_FFFF
}
