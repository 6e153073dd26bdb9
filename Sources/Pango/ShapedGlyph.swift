/// A glyph of a shaped piece of text, with lengths in points.
package struct ShapedGlyph: Sendable {
    package var id: UInt32
    /// The offset of the first byte of the glyph's characters in the piece.
    package var cluster: UInt32
    package var advance: Float
    package var dx: Float
    package var dy: Float

    /// Whether the glyph has an advance but is not drawn, as for spaces, joiners and direction marks.
    package var isInvisible: Bool { id == Self.invisibleID }
    package static let invisibleID: UInt32 = 0x0FFF_FFFF
}
