/// What an edit menu is about, and where.
///
/// - Source: https://developer.apple.com/documentation/uikit/uieditmenuconfiguration
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
    /// What tells it from other configurations: what the app gave, or something made up.
    public let identifier: AnyHashable
    /// What the menu is about, in points of the interaction's view.
    public let sourcePoint: CGPoint
    /// On which side the menu would best stand; `.automatic` by default.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Makes a configuration; without an `identifier` it gets one of its own.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}
