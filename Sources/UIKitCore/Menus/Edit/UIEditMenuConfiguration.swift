/// The target of an edit menu.
///
/// - Source: https://developer.apple.com/documentation/uikit/uieditmenuconfiguration
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
    /// The identifier: the one passed by the app, or a unique one.
    public let identifier: AnyHashable
    /// The point at which the menu is shown, in points of the interaction's view.
    public let sourcePoint: CGPoint
    /// The preferred direction of the arrow; `.automatic` by default.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Creates a configuration. A `nil` identifier is replaced by a unique one.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}
