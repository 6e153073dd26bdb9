/// A closure with a title, for controls, bar items and menus.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiaction
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    /// The identity of an action: a new action replaces one with the same identifier in the same object.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates an identifier from a name, which should be unique in the app.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from a name, which should be unique in the app.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The identifier; a unique one by default.
    public let identifier: Identifier
    /// The title; "" by default.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The image next to the title; `nil` by default.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    /// A longer title; `nil` by default.
    open var discoverabilityTitle: String?
    /// The appearance and behaviour; none by default.
    open var attributes: Attributes
    /// The state of a choice; off by default.
    open var state: State
    /// The sender of the action; `nil` unless the handler is running.
    public internal(set) var sender: Any?
    /// The handler. While it runs, ``sender`` is set.
    package private(set) final var handler: @MainActor (UIAction) -> Void
    private static var createdCount = 0

    /// Creates an action. The action retains `handler`, and passes itself as the argument. Its ``sender`` is then the
    /// control or item that the user activated.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping @MainActor (UIAction) -> Void
    ) {
        Self.createdCount += 1
        self.identifier = identifier ?? Identifier("caret.action.\(Self.createdCount)")
        self.attributes = attributes
        self.state = state
        self.handler = handler
        self.discoverabilityTitle = discoverabilityTitle
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Releases the handler and its captured values.
    package final func dropHandler() { handler = { _ in } }

    /// Calls the handler, unless the action is disabled.
    package func perform(from sender: Any?) {
        guard !attributes.contains(.disabled) else { return }
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
