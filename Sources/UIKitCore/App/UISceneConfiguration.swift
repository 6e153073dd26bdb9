/// How a new scene is made.
///
/// > Difference from Apple: a manifest's `UISceneClassName` is not read, and no subclass of `UIWindowScene` is made.
///
/// - Source: https://developer.apple.com/documentation/uikit/uisceneconfiguration
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// The name of the configuration.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate, a `UIResponder` that is a `UISceneDelegate`; `nil` for none.
    open var delegateClass: AnyClass?
    /// What the scene begins with: before its delegate hears that it connects, the delegate's `window` has the storyboard's initial
    /// controller, and it is shown afterwards. `nil` for none.
    open var storyboard: UIStoryboard?
    /// The class that the manifest names for the delegate.
    let namedDelegate: String?

    /// A configuration of that name. What the manifest in the app's Info.plist says of it, delegate and storyboard, is taken over; a name
    /// that is not there, and `nil`, make an empty one.
    public convenience init(name: String?, sessionRole: UISceneSession.Role) {
        self.init(name: name, sessionRole, name.flatMap { AppInfo.current.scene(named: $0, sessionRole) })
    }

    /// The one that the manifest names first for a role; an empty one where there is none.
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
