/// The object that represents the running app. Provides the delegate, the scenes and the windows, and dispatches
/// events.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiapplication
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// The running application. If there is none, launches a headless application.
    public class var shared: UIApplication {
        MainThreadChecker.check()
        return ApplicationHost.running.application
    }

    /// Returns whether the class has a class method.
    ///
    /// > Difference from Apple: `sharedApplication` is the only class method that is found by its name.
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:)
    open class func responds(to aSelector: Selector!) -> Bool { hasClassMethod(aSelector) }

    /// Calls a class method, and returns its result.
    ///
    /// - Precondition: The class has the method.
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:)
    @discardableResult open class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { performClassMethod(aSelector) }

    weak var host: ApplicationHost?
    /// The delegate that the framework created, held strongly.
    var ownedDelegate: (any UIApplicationDelegate)? {
        didSet { delegate = ownedDelegate }
    }
    package final let hub = DelegateHub<any UIApplicationDelegate>()
    /// The scenes, in the order of their screens.
    var scenes: [UIWindowScene] = []
    /// The sessions without a connected scene.
    var disconnectedSessions: [UISceneSession] = []
    /// The background tasks in progress, by number.
    var backgroundTasks: Set<Int> = []
    var lastBackgroundTask = 0
    var fetching = BackgroundFetching()
    var keepsAwake = false

    /// The cache of decoded images, by file and size, with a configurable memory budget.
    public let imageCache = ImageCache()

    /// The delegate of the app. A delegate that `@main` created is held strongly; a delegate that the app sets is
    /// held weakly.
    public weak var delegate: (any UIApplicationDelegate)? {
        didSet { hub.delegate = delegate }
    }

    /// The state of the app.
    public var applicationState: State { host?.state ?? .background }

    /// The connected scenes.
    public var connectedScenes: Set<UIScene> { Set(scenes) }

    /// The app's windows on all screens, from back to front, including hidden windows.
    public var windows: [UIWindow] { host?.frameLoop.surfaces.flatMap(\.appWindows) ?? [] }

    /// The key window.
    public var keyWindow: UIWindow? { host?.keyWindow }

    /// The layout direction of the user interface.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        host?.mainScreen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The size category that the user prefers.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        host?.mainScreen.traitCollection.preferredContentSizeCategory ?? .large
    }

    /// Returns the supported orientations of a window, for apps whose delegate does not return any: all on tablets, all
    /// but upside down elsewhere.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        let traits = (window?.screen ?? host?.mainScreen)?.traitCollection
        return traits?.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// The delegate, if it is a responder.
    open override var next: UIResponder? { delegate as? UIResponder }

    /// Dispatches an event to its windows. An override that does not call `super` consumes the event.
    open func sendEvent(_ event: UIEvent) { dispatch(event) }

    /// Sends an action to `target`. With `nil`, sends it to the first object in the responder chain that handles the
    /// action.
    ///
    /// The search begins at the first responder. If that chain has no handler, the search continues at `sender` if it
    /// is a responder, or else in the key window.
    ///
    /// - Returns: Whether an object handled the action.
    @discardableResult open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        perform(action, on: target, from: sender, for: event)
    }
}
