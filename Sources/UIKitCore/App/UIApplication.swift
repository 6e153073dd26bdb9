/// The one object that stands for the running app: its delegate, its scenes and windows, and the way events take.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiapplication
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// The running application. Without one, a headless one which is made now.
    public class var shared: UIApplication {
        MainThreadChecker.check()
        return ApplicationHost.running.application
    }

    weak var host: ApplicationHost?
    /// The delegate, as long as the toolkit made it.
    var ownedDelegate: (any UIApplicationDelegate)? {
        didSet { delegate = ownedDelegate }
    }
    package final let hub = DelegateHub<any UIApplicationDelegate>()
    /// The scenes, in the order of their screens.
    var scenes: [UIWindowScene] = []
    /// The sessions that have no scene just now.
    var restingSessions: [UISceneSession] = []
    /// The work that was announced to go on in the background, by number.
    var backgroundTasks: Set<Int> = []
    var lastBackgroundTask = 0
    var fetching = BackgroundFetching()
    var keepsAwake = false

    /// The pictures that the app decoded, by file and size, within a budget of memory that can be set.
    public let imageCache = ImageCache()

    /// Who is told of the app's life. The one that `@main` made is kept; another that is set is held weakly.
    public weak var delegate: (any UIApplicationDelegate)? {
        didSet { hub.delegate = delegate }
    }

    /// Whether a person works in the app.
    public var applicationState: State { host?.state ?? .background }

    /// The scenes that show something of the app.
    public var connectedScenes: Set<UIScene> { Set(scenes) }

    /// The app's windows on all screens, from back to front, hidden ones included.
    public var windows: [UIWindow] { host?.frameLoop.surfaces.flatMap(\.windowsOfApp) ?? [] }

    /// The window that keys go to.
    public var keyWindow: UIWindow? { host?.keyWindow }

    /// The direction in which the app is read.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        host?.mainScreen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The size of text that the person prefers.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        host?.mainScreen.traitCollection.preferredContentSizeCategory ?? .large
    }

    /// The orientations that controllers in a window can have where the delegate does not say it: all on tablets, and all but upside down
    /// elsewhere, by default.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        let traits = (window?.screen ?? host?.mainScreen)?.traitCollection
        return traits?.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// The delegate, if it is a responder.
    open override var next: UIResponder? { delegate as? UIResponder }

    /// Hands an event to the windows that it concerns. What an override does not pass on to `super` goes no further.
    open func sendEvent(_ event: UIEvent) { dispatch(event) }

    /// Has `target` perform an action; for `nil`, the first responder or the first after it in the chain that can.
    ///
    /// Where there is neither a first responder nor a target, the search begins at `sender` if it is a responder, else at the key window.
    ///
    /// - Returns: whether somebody performed it.
    @discardableResult open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        perform(action, on: target, from: sender, for: event)
    }
}
