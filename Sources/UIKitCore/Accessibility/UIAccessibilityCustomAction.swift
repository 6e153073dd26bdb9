/// Something that can be done with an element beside using it, such as deleting a message.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    /// Does what the action stands for; returns whether it could.
    public typealias ActionHandler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    private var words: NSAttributedString
    /// A picture of the action; `nil` by default.
    open var image: UIImage?
    /// What is called; `nil` where there are ``target`` and ``selector``.
    open var actionHandler: ActionHandler?
    /// Whose method is called; held weakly.
    open weak var target: AnyObject?
    /// The method to call, with the action as its argument where it takes one.
    open var selector: Selector?
    /// What the action belongs to, to tell several kinds apart; `nil` by default.
    open var category: String?

    /// Makes an action that calls a closure.
    public convenience init(name: String, actionHandler: ActionHandler?) {
        self.init(attributedName: NSAttributedString(string: name), image: nil, actionHandler: actionHandler)
    }
    /// Makes an action with a picture that calls a closure.
    public convenience init(name: String, image: UIImage?, actionHandler: ActionHandler?) {
        self.init(attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
    }
    /// Makes an action that calls a closure.
    public convenience init(attributedName: NSAttributedString, actionHandler: ActionHandler?) {
        self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler)
    }
    /// Makes an action with a picture that calls a closure.
    public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: ActionHandler?) {
        words = attributedName
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }
    /// Makes an action that calls a method.
    public convenience init(name: String, target: Any?, selector: Selector) {
        self.init(attributedName: NSAttributedString(string: name), image: nil, target: target, selector: selector)
    }
    /// Makes an action with a picture that calls a method.
    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.init(attributedName: NSAttributedString(string: name), image: image, target: target, selector: selector)
    }
    /// Makes an action that calls a method.
    public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.init(attributedName: attributedName, image: nil, target: target, selector: selector)
    }
    /// Makes an action with a picture that calls a method.
    public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
        words = attributedName
        self.image = image
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        super.init()
    }

    /// What the action is called, in the person's language.
    open var name: String {
        get { words.string }
        set { words = NSAttributedString(string: newValue) }
    }
    /// ``name`` with attributes that say how it is spoken.
    open var attributedName: NSAttributedString {
        get { words }
        set { words = newValue }
    }

    /// Does it; returns whether it could. A method returns nothing here, and counts as done.
    func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target, let selector else { return false }
        return selector.perform(on: target, with: [self])
    }
}
