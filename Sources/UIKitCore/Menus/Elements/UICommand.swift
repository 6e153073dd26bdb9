/// A menu element that performs a method on the nearest responder in the chain that implements the method.
///
/// Before the command is shown or performed, `validate(_:)` of this responder is called. If no responder implements
/// the method, the command is disabled.
/// - Source: https://developer.apple.com/documentation/uikit/uicommand
@preconcurrency @MainActor open class UICommand: UIMenuElement {
    /// The title.
    open override var title: String {
        get { super.title }
        set {
            super.title = newValue
            validatedAppearance = nil
        }
    }
    /// The image next to the title; `nil` by default.
    open override var image: UIImage? {
        get { super.image }
        set {
            super.image = newValue
            validatedAppearance = nil
        }
    }
    /// A longer title; `nil` by default.
    open var discoverabilityTitle: String? { didSet { validatedAppearance = nil } }
    /// The method that the command performs.
    public let action: Selector
    /// Data that distinguishes commands with the same method; `nil` by default.
    public let propertyList: Any?
    /// The appearance and behaviour; none by default.
    open var attributes: Attributes { didSet { validatedAppearance = nil } }
    /// The state of a choice; off by default.
    open var state: State { didSet { validatedAppearance = nil } }
    /// The actions that apply while additional modifier keys are pressed; none by default.
    public let alternates: [UICommandAlternate]
    /// The validated appearance; `nil` before the validation, and after the app has changed a property.
    final var validatedAppearance: CommandAppearance?

    /// Creates a command.
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
