/// How a new scene is made.
///
/// - Source: https://developer.apple.com/documentation/uikit/uisceneconfiguration
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// The name of the configuration; nothing here depends on it.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate, a `UIResponder` that is a `UISceneDelegate`; `nil` for none.
    open var delegateClass: AnyClass?

    /// A configuration that names no classes.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}
