/// The configuration of a new scene.
///
/// > Difference from Apple: a manifest's `UISceneClassName` is not read, and no subclass of `UIWindowScene` is
/// > created.
///
/// - Source: https://developer.apple.com/documentation/uikit/uisceneconfiguration
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// The name of the configuration.
    public let name: String?
    /// The role of the scene.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate, a `UIResponder` that conforms to `UISceneDelegate`; `nil` for none.
    open var delegateClass: AnyClass?
    /// The initial storyboard of the scene; `nil` for none. Before the delegate is notified of the connection, the
    /// delegate's `window` receives the storyboard's initial controller. The window is shown afterwards.
    open var storyboard: UIStoryboard?
    /// The name of the delegate class in the manifest.
    let namedDelegate: String?

    /// Creates a configuration with a name, and with delegate and storyboard from the scene manifest of the app's
    /// Info.plist. An unknown name, or `nil`, yields an empty configuration.
    public convenience init(name: String?, sessionRole: UISceneSession.Role) {
        self.init(name: name, sessionRole, name.flatMap { AppInfo.current.scene(named: $0, sessionRole) })
    }

    /// Creates the configuration that the manifest lists first for a role; an empty one if there is none.
    convenience init(firstOf role: UISceneSession.Role) {
        let scene = AppInfo.current.scenes[role.rawValue]?.first
        self.init(name: scene?.name, role, scene)
    }

    private init(name: String?, _ role: UISceneSession.Role, _ scene: AppInfo.Scene?) {
        self.name = name
        self.role = role
        namedDelegate = scene?.delegateClass.flatMap { $0.isEmpty ? nil : $0 }
        super.init()
        delegateClass = scene?.type
        guard let file = scene?.storyboard, !file.isEmpty else { return }
        storyboard = UIStoryboard(name: file, bundle: AppInfo.current.bundle)
    }
}
