/// A direction in text: the raw value of a ``UITextStorageDirection`` or a ``UITextLayoutDirection``.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextdirection
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The raw value of the direction.
    public var rawValue: Int
    /// Creates a direction from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Returns the direction for a storage direction.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection { UITextDirection(rawValue: direction.rawValue) }
    /// Returns the direction for a layout direction.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection { UITextDirection(rawValue: direction.rawValue) }
}

/// A direction in the logical order of the text, whatever its visual direction.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextstoragedirection
public enum UITextStorageDirection: Int, Sendable {
    /// Towards the end of the text.
    case forward = 0
    /// Towards the beginning of the text.
    case backward
}

/// A visual direction in the layout.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextlayoutdirection
public enum UITextLayoutDirection: Int, Sendable {
    /// To the right.
    case right = 2
    /// To the left.
    case left
    /// To the line above.
    case up
    /// To the line below.
    case down
}

/// The units of text.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextgranularity
public enum UITextGranularity: Int, Sendable {
    /// A user-perceived character.
    case character
    /// A word.
    case word
    /// A sentence.
    case sentence
    /// A paragraph, which ends at a newline.
    case paragraph
    /// A line of the layout.
    case line
    /// The whole text.
    case document
}
