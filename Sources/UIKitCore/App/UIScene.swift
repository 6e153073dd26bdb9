/// One instance of the app's interface.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiscene
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// What is remembered of the scene beyond its life.
    public let session: UISceneSession
    /// How far the scene is from the person.
    public internal(set) var activationState = ActivationState.unattached
    package final let hub = DelegateHub<any UISceneDelegate>()
    /// The delegate, as long as the toolkit made it.
    var ownedDelegate: (any UISceneDelegate)? {
        didSet { delegate = ownedDelegate }
    }

    /// Who is told of the scene's life. One made from the configuration's class is kept; another that is set is held weakly.
    public weak var delegate: (any UISceneDelegate)? {
        didSet { hub.delegate = delegate }
    }

    /// What the scene is called where several are listed; "" by default.
    open var title: String! = ""

    /// Makes a scene for a session; the application does it.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    /// The application.
    open override var next: UIResponder? { ApplicationHost.current?.application }
}
