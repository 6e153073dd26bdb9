/// A direction in a text: the raw value of a ``UITextStorageDirection`` or a ``UITextLayoutDirection``.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextdirection
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The number.
    public var rawValue: Int
    /// Makes a direction from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One along the text.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection { UITextDirection(rawValue: direction.rawValue) }
    /// One on the page.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection { UITextDirection(rawValue: direction.rawValue) }
}

/// A direction along the text, whichever way it runs on the page.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextstoragedirection
public enum UITextStorageDirection: Int, Sendable {
    /// Towards the end.
    case forward = 0
    /// Towards the beginning.
    case backward
}

/// A direction on the page.
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

/// What a text is divided into.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextgranularity
public enum UITextGranularity: Int, Sendable {
    /// What a person sees as one character.
    case character
    /// A word.
    case word
    /// A sentence.
    case sentence
    /// What newlines end.
    case paragraph
    /// What stands on one line.
    case line
    /// All of it.
    case document
}
