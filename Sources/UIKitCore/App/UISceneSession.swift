/// What is remembered of a scene beyond its life.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiscenesession
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// What a scene is for.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscenesession/role-swift.struct
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The role's name.
        public let rawValue: String

        /// The role of that name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Windows that people work in.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// Windows on another display.
        public static let windowExternalDisplayNonInteractive = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    /// The scene, while it is connected.
    public internal(set) weak var scene: UIScene?
    /// What the scene is for.
    public let role: Role
    /// How the scene was configured.
    public internal(set) var configuration: UISceneConfiguration
    /// Different for each session.
    public let persistentIdentifier: String
    /// Values of the app's own, kept as long as the session: from one run to the next as far as a property list holds them.
    open var userInfo: [String: Any]?
    /// What the person was doing when the scene was last put away, as its delegate said in ``UISceneDelegate/stateRestorationActivity(for:)``;
    /// `nil` if there is nothing. There from the connection on.
    public var stateRestorationActivity: NSUserActivity?
    /// Among the sessions of the role, from 0.
    let number: Int
    /// Where it is kept.
    var storeName: String { Self.storeName(role, number) }
    /// Whether it is that of the window which the application ends with.
    var isMain: Bool { role == .windowApplication && number == 0 }

    static func storeName(_ role: Role, _ number: Int) -> String { "\(role.rawValue) \(number)" }

    /// - Parameter number: among the sessions of that role, from 0.
    init(role: Role, number: Int = 0, store: SceneStore? = nil) {
        self.role = role
        self.number = number
        configuration = UISceneConfiguration(firstOf: role)
        let kept = store?.scene(Self.storeName(role, number))
        persistentIdentifier = kept?["identifier"] as? String ?? UUID().uuidString
        super.init()
        userInfo = (kept?["userInfo"] as? [String: Any])?.compactMapValues { NSUserActivity.rich($0) }
        stateRestorationActivity = (kept?["activity"] as? [String: Any]).flatMap(NSUserActivity.init(kept:))
    }
}
