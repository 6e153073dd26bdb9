/// An item that an app adds to the edit menu.
///
/// - Source: https://developer.apple.com/documentation/uikit/uimenuitem
@preconcurrency @MainActor open class UIMenuItem: NSObject {
    /// The title.
    open var title: String
    /// The method. The nearest responder in the chain that implements the method performs it.
    open var action: Selector

    /// Creates an item.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}
