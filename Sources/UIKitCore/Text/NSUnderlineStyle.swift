/// The style of an underline or strikethrough: a weight with an optional pattern.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The weight, pattern and ``byWord`` as bits: the value of the attribute.
    public let rawValue: Int

    /// Creates a style from any value; unknown bits are ignored when the line is drawn.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// One thin line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One line of twice the weight.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two thin lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Dots. Combine the pattern with a weight.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Dashes. Combine the pattern with a weight.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Alternating dashes and dots. Combine the pattern with a weight.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A dash and two dots in turn. Combine the pattern with a weight.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Draws the line under words only, not under spaces.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

    func line(color: CGColor?) -> TextStyle.Line? {
        guard rawValue & 0x0F != 0 else { return nil }
        let pattern: TextStyle.Line.Pattern =
            switch rawValue & 0x0700 {
            case 0x0100: .dot
            case 0x0200: .dash
            case 0x0300: .dashDot
            case 0x0400: .dashDotDot
            default: .solid
            }
        return TextStyle.Line(
            thickness: rawValue & 0x02 != 0 ? 2 : 1, isDouble: rawValue & 0x08 != 0, pattern: pattern, byWord: contains(.byWord),
            color: color)
    }
}
