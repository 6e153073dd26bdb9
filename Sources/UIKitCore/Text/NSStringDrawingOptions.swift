/// The options for measuring and drawing a string in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int

    /// Creates a set from bits; unknown bits are ignored.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Breaks lines at the rectangle's width. Without this option the string is one line, and the rectangle's origin
    /// is the start of the baseline.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Includes the fonts' leading in the line spacing. The system fonts have no leading.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Truncates the last line that fits the rectangle's height with an ellipsis if there is more text. Applies only
    /// with ``usesLineFragmentOrigin``.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
