/// A menu's element that performs a method on the first of the responder chain that has it.
///
/// Before it is shown or performed, that responder is asked to `validate(_:)` it; where nobody has the method, it cannot be chosen.
/// - Source: https://developer.apple.com/documentation/uikit/uicommand
@preconcurrency @MainActor open class UICommand: UIMenuElement {
    /// What it is called.
    open override var title: String {
        get { super.title }
        set {
            super.title = newValue
            validated = nil
        }
    }
    /// A picture beside the title; `nil` by default.
    open override var image: UIImage? {
        get { super.image }
        set {
            super.image = newValue
            validated = nil
        }
    }
    /// A longer title for where there is room; `nil` by default.
    open var discoverabilityTitle: String? { didSet { validated = nil } }
    /// The method.
    public let action: Selector
    /// What tells commands with the same method apart; `nil` by default.
    public let propertyList: Any?
    /// How it looks and behaves; nothing special by default.
    open var attributes: Attributes { didSet { validated = nil } }
    /// Whether a choice is on; off by default.
    open var state: State { didSet { validated = nil } }
    /// What it does while further modifier keys are held; nothing else by default.
    public let alternates: [UICommandAlternate]
    /// How its target wants it to look; `nil` before that was asked, and after the app has changed something.
    final var validated: CommandLook?

    /// Makes a command.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }
}
