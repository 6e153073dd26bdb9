/// An additional action of an element, such as deleting a message.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    /// A closure that performs the action; returns whether it succeeded.
    public typealias ActionHandler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    private var attributedText: NSAttributedString
    /// The image of the action; `nil` by default.
    open var image: UIImage?
    /// The closure that performs the action; `nil` for an action with a ``target`` and a ``selector``.
    open var actionHandler: ActionHandler?
    /// The object whose method performs the action; held weakly.
    open weak var target: AnyObject?
    /// The method that performs the action. Its argument, if it has one, is the action.
    open var selector: Selector?
    /// The category by which actions are grouped; `nil` by default.
    open var category: String?

    /// Creates an action that calls a closure.
    public convenience init(name: String, actionHandler: ActionHandler?) {
        self.init(attributedName: NSAttributedString(string: name), image: nil, actionHandler: actionHandler)
    }
    /// Creates an action with an image that calls a closure.
    public convenience init(name: String, image: UIImage?, actionHandler: ActionHandler?) {
        self.init(attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
    }
    /// Creates an action that calls a closure.
    public convenience init(attributedName: NSAttributedString, actionHandler: ActionHandler?) {
        self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler)
    }
    /// Creates an action with an image that calls a closure.
    public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: ActionHandler?) {
        attributedText = attributedName
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }
    /// Creates an action that calls a method.
    public convenience init(name: String, target: Any?, selector: Selector) {
        self.init(attributedName: NSAttributedString(string: name), image: nil, target: target, selector: selector)
    }
    /// Creates an action with an image that calls a method.
    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.init(attributedName: NSAttributedString(string: name), image: image, target: target, selector: selector)
    }
    /// Creates an action that calls a method.
    public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.init(attributedName: attributedName, image: nil, target: target, selector: selector)
    }
    /// Creates an action with an image that calls a method.
    public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
        attributedText = attributedName
        self.image = image
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        super.init()
    }

    /// The localized name of the action.
    open var name: String {
        get { attributedText.string }
        set { attributedText = NSAttributedString(string: newValue) }
    }
    /// ``name`` with attributes for speech.
    open var attributedName: NSAttributedString {
        get { attributedText }
        set { attributedText = newValue }
    }

    /// Performs the action; returns whether it succeeded. The result of a method is not known here and counts as
    /// success.
    func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target, let selector else { return false }
        return selector.perform(on: target, with: [self])
    }
}
