/// A choice that an app adds to the edit menu.
///
/// - Source: https://developer.apple.com/documentation/uikit/uimenuitem
@preconcurrency @MainActor open class UIMenuItem: NSObject {
    /// What it is called.
    open var title: String
    /// What is performed, on the first of the responder chain that can.
    open var action: Selector

    /// Makes a choice.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}
