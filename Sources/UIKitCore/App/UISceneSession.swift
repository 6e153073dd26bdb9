/// The persistent information about a scene, which outlives the scene.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiscenesession
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// The role of a scene.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscenesession/role-swift.struct
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name of the role.
        public let rawValue: String

        /// Creates a role with a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// An interactive window of the app.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// A window on an external display.
        public static let windowExternalDisplayNonInteractive = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    /// The scene, while connected.
    public internal(set) weak var scene: UIScene?
    /// The role of the scene.
    public let role: Role
    /// The configuration of the scene.
    public internal(set) var configuration: UISceneConfiguration
    /// The unique identifier of the session.
    public let persistentIdentifier: String
    /// Values that the app stores with the session; `nil` by default. Values that a property list can contain are
    /// saved for the next run.
    open var userInfo: [String: Any]?
    /// The activity that ``UISceneDelegate/stateRestorationActivity(for:)`` returned when the scene last entered the
    /// background; `nil` for none. Also restored from the previous run, before the scene is connected.
    public var stateRestorationActivity: NSUserActivity?
    /// The number of the session among those of its role, from 0.
    let number: Int
    /// The key of the session in the store.
    var storeKey: String { Self.storeKey(role, number) }
    /// Whether the session belongs to the main window. Closing that window ends the application.
    var isMain: Bool { role == .windowApplication && number == 0 }

    static func storeKey(_ role: Role, _ number: Int) -> String { "\(role.rawValue) \(number)" }

    /// - Parameter number: The number of the session among those of its role, from 0.
    init(role: Role, number: Int = 0, store: SceneStore? = nil) {
        self.role = role
        self.number = number
        configuration = UISceneConfiguration(firstOf: role)
        let savedState = store?.scene(Self.storeKey(role, number))
        persistentIdentifier = savedState?["identifier"] as? String ?? UUID().uuidString
        super.init()
        userInfo = (savedState?["userInfo"] as? [String: Any])?.compactMapValues { NSUserActivity.decodedValue($0) }
        stateRestorationActivity = (savedState?["activity"] as? [String: Any]).flatMap(NSUserActivity.init(saved:))
    }
}
