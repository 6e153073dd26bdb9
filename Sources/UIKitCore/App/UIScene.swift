/// An instance of the app's user interface.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiscene
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// The session, which outlives the scene.
    public let session: UISceneSession
    /// The activation state of the scene.
    public internal(set) var activationState = ActivationState.unattached
    package final let hub = DelegateHub<any UISceneDelegate>()
    /// The delegate that the framework created, held strongly.
    var ownedDelegate: (any UISceneDelegate)? {
        didSet { delegate = ownedDelegate }
    }

    /// The delegate of the scene. A delegate that the framework created is held strongly; a delegate that the app
    /// sets is held weakly.
    public weak var delegate: (any UISceneDelegate)? {
        didSet { hub.delegate = delegate }
    }

    /// The title of the scene in a list of scenes; "" by default.
    open var title: String! = ""

    /// Creates a scene for a session. Called by the application.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    /// The application.
    open override var next: UIResponder? { ApplicationHost.current?.application }
}
