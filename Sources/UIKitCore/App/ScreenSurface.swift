import Platform

/// A display of the application: its window on the back end, layer tree, compositor and event queue.
@MainActor package final class ScreenSurface {
    package let screen: UIScreen
    package let window: any PlatformWindow
    package let tree: LayerTree
    package let compositor: Compositor
    /// The root layer, which contains the layers of the windows and fills the screen.
    package let rootLayer: CALayer
    package internal(set) var metrics: DisplayMetrics
    /// The scene on this display.
    package internal(set) var scene: UIWindowScene?
    /// The events that the next frame delivers to the application.
    var queue = EventQueue()
    let touches = TouchTracker()
    let keys = KeyTracker()
    var hover = Hover()
    /// Whether windows must be notified of trait changes. Setting the property requests a frame, which notifies them.
    var needsTraits = false {
        didSet { if needsTraits { host?.frameLoop.setNeedsFrame() } }
    }
    /// The identifier of the touch that began on the status bar.
    var statusBarTouch: Int?
    /// Whether the display was wider than high when its shape was last checked.
    var lastShapeIsWide: Bool
    /// The orientations that the app requested, until the device is turned.
    var requestedOrientations: UIInterfaceOrientationMask?
    /// Whether the display is being turned by the app, not by the user.
    var isAppRotation = false
    /// The names of the views whose layout did not end in the last frame.
    var endlessLayout: [String] = []
    private var windowList: [WeakWindow] = []
    /// The window of the launch screen.
    var launchWindow: UIWindow?
    private(set) lazy var pointerController = PointerController(self)
    private(set) lazy var toolTipPresenter = ToolTipPresenter(self)
    /// The system interface around the app: status bar and home indicator.
    private(set) lazy var chrome = SystemChrome(self)
    private var loadedInput: InputViews?
    private weak var host: ApplicationHost?

    init(screen: UIScreen, window: any PlatformWindow, host: ApplicationHost) {
        self.screen = screen
        self.window = window
        self.host = host
        metrics = window.metrics
        lastShapeIsWide = metrics.size.width > metrics.size.height
        rootLayer = CALayer()
        rootLayer.backgroundColor = .black
        rootLayer.frame = CGRect(origin: .zero, size: metrics.size)
        tree = LayerTree(root: rootLayer)
        let pixels = metrics.pixelSize
        compositor = Compositor(pixelWidth: pixels.width, pixelHeight: pixels.height, scale: metrics.scale)
        tree.onChange = { [weak host] in host?.frameLoop.setNeedsFrame() }
        screen.surface = self
    }

    /// Whether the display will change in the next frame, or has pending events or updates.
    var needsFrame: Bool { needsFrameBesideAnimations || tree.hasRunningAnimations }

    /// Whether the next frame has work other than running animations.
    var needsFrameBesideAnimations: Bool {
        !queue.isEmpty || needsTraits || loadedInput?.needsUpdate == true || chrome.needsUpdate || tree.needsLayout || tree.needsDisplay
            || tree.hasChanges
    }

    /// Sets the title of the back end window to that of the scene, or else of the application.
    func updateTitle() {
        let title = scene?.title ?? ""
        window.title = title.isEmpty ? host?.title ?? "" : title
    }

    /// The windows on this display, from back to front, including hidden windows.
    var windows: [UIWindow] { windowList.compactMap(\.window) }

    /// The windows on this display, except those of the system, such as the launch screen.
    var appWindows: [UIWindow] { windows.filter { $0 !== launchWindow && !$0.belongsToSystem } }

    /// Enqueues an event for the next frame.
    func receive(_ event: PlatformEvent) {
        queue.append(event)
        host?.frameLoop.setNeedsFrame()
    }

    func add(_ window: UIWindow) {
        windowList.removeAll { $0.window == nil || $0.window === window }
        windowList.append(WeakWindow(window: window))
        restack()
    }

    func remove(_ window: UIWindow) {
        windowList.removeAll { $0.window == nil || $0.window === window }
        window.layer.removeFromSuperlayer()
    }

    /// Orders the windows by level, and windows of the same level in the order in which they were last added.
    func restack() {
        if launchWindow != nil, appWindows.contains(where: { !$0.isHidden }) { endLaunch() }
        let sortedWindows = windowList.enumerated().sorted { left, right in
            let levels = (left.element.level, right.element.level)
            return levels.0 == levels.1 ? left.offset < right.offset : levels.0 < levels.1
        }
        windowList = sortedWindows.map(\.element)
        for window in windows where !window.isHidden { rootLayer.addSublayer(window.layer) }
        chrome.setNeedsUpdate()
    }

    /// Removes the launch screen when the app's first window appears.
    private func endLaunch() {
        // The window is hidden before the property is cleared, because no notifications are posted for the launch
        // window.
        launchWindow?.isHidden = true
        exchange(&launchWindow, with: nil)
    }

    /// The input views, created with the first responder.
    var input: InputViews {
        if let loadedInput { return loadedInput }
        let newInput = InputViews(self)
        loadedInput = newInput
        return newInput
    }

    var inputIfLoaded: InputViews? { loadedInput }

    /// Closes the window, and releases the resources of the display.
    func close() {
        chrome.close()
        endLaunch()
        loadedInput?.close()
        exchange(&loadedInput, with: nil)
        window.close()
    }

    /// The running application.
    var application: UIApplication? { host?.application }
    var applicationHost: ApplicationHost? { host }
}

/// A weak reference to a window.
private struct WeakWindow {
    weak var window: UIWindow?

    @MainActor var level: CGFloat { window?.windowLevel.rawValue ?? 0 }
}
