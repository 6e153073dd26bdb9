/// The configuration of a new scene.
///
/// > Difference from Apple: the manifest's `UISceneClassName` is ignored, so that scenes are never of a subclass of
/// > `UIWindowScene`.
///
/// - Source: https://developer.apple.com/documentation/uikit/uisceneconfiguration
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// The name of the configuration.
    public let name: String?
    /// The role of the scene.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate, a `UIResponder` that conforms to `UISceneDelegate`; `nil` for none.
    open var delegateClass: AnyClass?
    /// The initial storyboard of the scene; `nil` for none. The storyboard's initial controller is set in the
    /// delegate's `window` before the delegate is notified of the connection. The window is shown afterwards.
    open var storyboard: UIStoryboard?
    /// The name of the delegate class in the manifest.
    let delegateClassName: String?

    /// Creates a configuration with the delegate class and storyboard that the scene manifest of the app's Info.plist
    /// lists under a name. With an unknown name or `nil`, the configuration is empty.
    public convenience init(name: String?, sessionRole: UISceneSession.Role) {
        self.init(name: name, sessionRole, name.flatMap { AppInfo.current.scene(named: $0, sessionRole) })
    }

    /// Creates the configuration that the manifest lists first for a role; an empty configuration if there is none.
    convenience init(firstOf role: UISceneSession.Role) {
        let scene = AppInfo.current.scenes[role.rawValue]?.first
        self.init(name: scene?.name, role, scene)
    }

    private init(name: String?, _ role: UISceneSession.Role, _ scene: AppInfo.Scene?) {
        self.name = name
        self.role = role
        delegateClassName = scene?.delegateClass.flatMap { $0.isEmpty ? nil : $0 }
        super.init()
        delegateClass = scene?.type
        guard let file = scene?.storyboard, !file.isEmpty else { return }
        storyboard = UIStoryboard(name: file, bundle: AppInfo.current.bundle)
    }
}
