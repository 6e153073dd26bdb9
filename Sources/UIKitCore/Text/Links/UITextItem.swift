/// A tappable item in text: a link or an attachment.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextitem
@preconcurrency @MainActor open class UITextItem: NSObject {
    /// The type and value of an item.
    public enum Content {
        /// A link with its URL.
        case link(URL)
        /// An attachment.
        case textAttachment(NSTextAttachment)
    }

    /// The content of the item.
    public let content: Content
    /// The range of the item, in UTF-16 units.
    public let range: NSRange

    init(_ content: Content, _ range: NSRange) {
        self.content = content
        self.range = range
        super.init()
    }
}

/// The interaction of the user with an item in text.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextiteminteraction
public enum UITextItemInteraction: Int, Sendable {
    /// A tap, which performs the default action.
    case invokeDefaultAction = 0
    /// A long press, which presents a menu of actions.
    case presentActions = 1
    /// A preview of the item.
    case preview = 2
}
