/// The way in which glyphs are drawn.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgtextdrawingmode
public enum CGTextDrawingMode: Int32, Sendable {
    /// Fills the glyphs; the default.
    case fill = 0
    /// Strokes the glyphs.
    case stroke
    /// Fills the glyphs, then strokes them.
    case fillStroke
    /// Draws nothing.
    case invisible
    /// Fills the glyphs, and adds them to the clip.
    case fillClip
    /// Strokes the glyphs, and adds them to the clip.
    case strokeClip
    /// Fills and strokes the glyphs, and adds them to the clip.
    case fillStrokeClip
    /// Adds the glyphs to the clip.
    case clip

    var fills: Bool { [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(self) }
    var strokes: Bool { [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(self) }
    var clips: Bool { rawValue >= Self.fillClip.rawValue }
}
