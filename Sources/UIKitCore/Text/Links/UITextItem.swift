/// Something in a text that can be tapped: a link or a picture.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextitem
@preconcurrency @MainActor open class UITextItem: NSObject {
    /// What it is.
    public enum Content {
        /// A link, with where it leads.
        case link(URL)
        /// A picture, or whatever else stands for a character.
        case textAttachment(NSTextAttachment)
    }

    /// What it is.
    public let content: Content
    /// Where it stands, in UTF-16 units.
    public let range: NSRange

    init(_ content: Content, _ range: NSRange) {
        self.content = content
        self.range = range
        super.init()
    }
}

/// What a person wants of something in a text.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextiteminteraction
public enum UITextItemInteraction: Int, Sendable {
    /// A tap: what the item does by itself.
    case invokeDefaultAction = 0
    /// A long press: a choice of what can be done.
    case presentActions = 1
    /// A preview.
    case preview = 2
}
