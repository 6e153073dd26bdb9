import Platform

/// One display of the application: its window of the back end, its layers, its pixels, and the events that come from it.
@MainActor package final class ScreenSurface {
    package let screen: UIScreen
    package let window: any PlatformWindow
    package let tree: LayerTree
    package let compositor: Compositor
    /// The layer that the windows' layers stand in, as large as the screen.
    package let rootLayer: CALayer
    package internal(set) var metrics: DisplayMetrics
    /// The scene that this display shows.
    package internal(set) var scene: UIWindowScene?
    /// What people did that the next frame will tell the application.
    var queue = EventQueue()
    let touches = TouchTracker()
    let keys = KeyTracker()
    var hover = Hover()
    /// Whether traits changed of which windows were not notified. Setting it asks for a frame, in which they are.
    var needsTraits = false {
        didSet { if needsTraits { host?.frameLoop.setNeedsFrame() } }
    }
    /// The touch that began on the status bar.
    var statusBarTouch: Int?
    /// Whether the display was wider than tall when its shape was looked at last.
    var lastShapeIsWide: Bool
    /// What the app asked for, until the device is turned.
    var wantedOrientations: UIInterfaceOrientationMask?
    /// Whether the display is about to be turned because the app wants it, and not by a hand.
    var turnsForApp = false
    /// The views whose layout went on asking for layout in the last frame, by name.
    var endlessLayout: [String] = []
    private var windowList: [WeakWindow] = []
    /// What is seen of an app before its first window is there.
    var launchWindow: UIWindow?
    private(set) lazy var pointerStage = PointerStage(self)
    private(set) lazy var toolTips = ToolTipStage(self)
    /// What the system draws around the app.
    private(set) lazy var chrome = SystemChrome(self)
    private var madeInput: InputViews?
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

    /// Whether the display will look different after the next frame, or still has something to tell.
    var needsFrame: Bool { needsFrameBesideAnimations || tree.hasRunningAnimations }

    /// The same without running animations.
    var needsFrameBesideAnimations: Bool {
        !queue.isEmpty || needsTraits || madeInput?.needsUpdate == true || chrome.needsUpdate || tree.needsLayout || tree.needsDisplay
            || tree.isMarked
    }

    /// Shows the scene's title on the back end's window; the application's where the scene has none.
    func updateTitle() {
        let title = scene?.title ?? ""
        window.title = title.isEmpty ? host?.title ?? "" : title
    }

    /// The application's windows on this display, from back to front, hidden ones included.
    var windows: [UIWindow] { windowList.compactMap(\.window) }

    /// The same without the one that only the launch screen stands in.
    var windowsOfApp: [UIWindow] { windows.filter { $0 !== launchWindow } }

    /// Takes note of an event for the next frame.
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

    /// Puts the windows into the order of their levels; of the same level, of their becoming visible.
    func restack() {
        if launchWindow != nil, windowsOfApp.contains(where: { !$0.isHidden }) { endLaunch() }
        let sorted = windowList.enumerated().sorted { left, right in
            let levels = (left.element.level, right.element.level)
            return levels.0 == levels.1 ? left.offset < right.offset : levels.0 < levels.1
        }
        windowList = sorted.map(\.element)
        for window in windows where !window.isHidden { rootLayer.addSublayer(window.layer) }
        chrome.setNeedsUpdate()
    }

    /// The app's own screen takes the place of what was shown until then.
    private func endLaunch() {
        // It is hidden while it is known as what it is: nobody is told of it.
        launchWindow?.isHidden = true
        exchange(&launchWindow, with: nil)
    }

    /// What is typed with; made with the first responder.
    var input: InputViews {
        if let madeInput { return madeInput }
        let new = InputViews(self)
        madeInput = new
        return new
    }

    var inputIfMade: InputViews? { madeInput }

    /// Lets go of what the display holds up by itself.
    func close() {
        chrome.close()
        endLaunch()
        madeInput?.close()
        exchange(&madeInput, with: nil)
        window.close()
    }

    /// The application as long as it runs.
    var application: UIApplication? { host?.application }
    var applicationHost: ApplicationHost? { host }
}

/// A window that its owner may let go of.
private struct WeakWindow {
    weak var window: UIWindow?

    @MainActor var level: CGFloat { window?.windowLevel.rawValue ?? 0 }
}
