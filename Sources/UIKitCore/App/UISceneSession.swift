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
    /// Values of the app's own, kept as long as the session.
    open var userInfo: [String: Any]?

    init(role: Role) {
        self.role = role
        configuration = UISceneConfiguration(firstOf: role)
        persistentIdentifier = UUID().uuidString
        super.init()
    }
}
