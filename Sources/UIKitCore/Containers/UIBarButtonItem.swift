/// A button in a bar.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibarbuttonitem
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    /// How a button looks in a bar.
    public enum Style: Int, Sendable {
        /// Like text.
        case plain = 0
        /// Like bold text: the one that finishes.
        case done = 2
    }

    /// Buttons that every app has; those whose picture needs symbols are not built yet.
    public enum SystemItem: Int, Sendable, CaseIterable {
        /// "Done", bold.
        case done = 0
        /// "Cancel".
        case cancel = 1
        /// "Edit".
        case edit = 2
        /// "Save", bold.
        case save = 3
        /// Takes the room that is left.
        case flexibleSpace = 5
        /// Takes ``UIBarButtonItem/width``.
        case fixedSpace = 6

        var title: String? {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .flexibleSpace, .fixedSpace: nil
            }
        }
    }

    /// How it looks; plain by default.
    open var style = Style.plain { didSet { changed() } }
    /// Whose method ``action`` is called; `nil` goes up the responder chain. Held weakly.
    open weak var target: AnyObject?
    /// The method to call; `nil` by default.
    open var action: Selector?
    /// The closure to call instead of target and action; its title and picture are taken over.
    open var primaryAction: UIAction? { didSet { takePrimaryAction() } }
    /// A view in place of title and picture; `nil` by default.
    open var customView: UIView? { didSet { changed() } }
    /// The width in points; 0, the default, is as wide as it needs.
    open var width: CGFloat = 0 { didSet { changed() } }
    /// The colour of text and picture; `nil` takes the bar's.
    open var tintColor: UIColor? {
        didSet {
            noteAppearance(.tintColor, \UIBarButtonItem.tintColor, tintColor)
            if !appearanceMarks.isApplying { changed() }
        }
    }
    let systemItem: SystemItem?
    /// Closures that are called after the item's own action, in order.
    package final var tapListeners: [(id: ObjectIdentifier, body: @MainActor () -> Void)] = []

    /// Makes an item without anything.
    public override init() {
        systemItem = nil
        super.init()
    }

    /// Makes an item with a text.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Makes an item with a picture.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Makes one of the buttons that every app has.
    public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.systemItem = systemItem
        super.init()
        title = systemItem.title
        style = systemItem == .done || systemItem == .save ? .done : .plain
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Makes one of the buttons that every app has, which calls a closure.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
        if let title = systemItem.title { self.title = title }
    }

    /// Makes an item that calls a closure, with the action's title and picture.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
        self.init()
        self.primaryAction = primaryAction
        if let title { self.title = title }
        if let image { self.image = image }
    }

    /// Makes an item that shows a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    private func takePrimaryAction() {
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { title = primaryAction.title }
        if let image = primaryAction.image { self.image = image }
    }

    /// Does what the item is for.
    package func fire() {
        let listeners = tapListeners
        if let primaryAction {
            primaryAction.perform(from: self)
        } else if let action {
            ApplicationHost.running.application.sendAction(action, to: target, from: self, for: nil)
        }
        for listener in listeners { listener.body() }
    }
}
