/// What becomes of glyphs that are shown.
///
/// - Source: https://developer.apple.com/documentation/coregraphics/cgtextdrawingmode
public enum CGTextDrawingMode: Int32, Sendable {
    /// They are filled; the default.
    case fill = 0
    /// Their line is drawn.
    case stroke
    /// They are filled, and their line is drawn over that.
    case fillStroke
    /// Nothing is seen of them.
    case invisible
    /// They are filled, and later drawing touches their inside only.
    case fillClip
    /// Their line is drawn, and later drawing touches their inside only.
    case strokeClip
    /// They are filled, their line is drawn, and later drawing touches their inside only.
    case fillStrokeClip
    /// Later drawing touches their inside only.
    case clip

    var fills: Bool { [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(self) }
    var strokes: Bool { [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(self) }
    var clips: Bool { rawValue >= Self.fillClip.rawValue }
}
