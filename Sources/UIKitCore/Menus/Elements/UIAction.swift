/// A closure with a title: what a control, a bar item or a menu does.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiaction
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    /// What an action is told apart by: an object that gets an action with an identifier it has already replaces that one.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes an identifier from a name, which should be unique in the app.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes an identifier from a name, which should be unique in the app.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The name; a unique one where none was given.
    public let identifier: Identifier
    /// What it is called; "" by default.
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
    /// How it looks and behaves; nothing special by default.
    open var attributes: Attributes
    /// Whether a choice is on; off by default.
    open var state: State
    /// What the action has to do with; set by what performs it.
    public internal(set) var sender: Any?
    /// What it does; `sender` is set while it runs.
    package private(set) final var handler: @MainActor (UIAction) -> Void
    private static var made = 0

    /// Makes an action. `handler` is kept as long as the action is, and gets the action, whose ``sender`` is what was touched.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping @MainActor (UIAction) -> Void
    ) {
        Self.made += 1
        self.identifier = identifier ?? Identifier("caret.action.\(Self.made)")
        self.attributes = attributes
        self.state = state
        self.handler = handler
        self.discoverabilityTitle = discoverabilityTitle
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Lets go of the handler, and of what it captured.
    package final func dropHandler() { handler = { _ in } }

    /// Calls the handler, unless the action is disabled.
    package func perform(from sender: Any?) {
        guard !attributes.contains(.disabled) else { return }
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
