/// A menu's element that performs a method on the first of the responder chain that has it.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicommand
@preconcurrency @MainActor open class UICommand: UIMenuElement {
    /// What it is called.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// A picture beside the title; `nil` by default.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    /// A longer title for where there is room; `nil` by default.
    open var discoverabilityTitle: String?
    /// The method.
    public let action: Selector
    /// What tells commands with the same method apart; `nil` by default.
    public let propertyList: Any?
    /// How it looks and behaves; nothing special by default.
    open var attributes: Attributes
    /// Whether a choice is on; off by default.
    open var state: State

    /// Makes a command.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }
}
