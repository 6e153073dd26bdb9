import Platform
import SystemServices

/// One run of an application on a back end. Contains all state that is global to an application.
///
/// Several hosts run one after another in a process, never at the same time.
@MainActor package final class ApplicationHost {
    /// The host that is running or launching.
    package private(set) static var current: ApplicationHost?

    /// The current host. If there is none, launches the implicit application.
    package static var running: ApplicationHost { current ?? ImplicitApplication.launch() }

    package let backend: any Backend
    /// The title of windows whose scene has no title.
    package let title: String
    package let frameLoop: FrameLoop
    package let application: UIApplication
    /// The screens, the main screen first.
    package internal(set) var screens: [UIScreen]
    package private(set) var isTerminated = false
    /// Whether the host belongs to a process that launched no application; see `ImplicitApplication`.
    package internal(set) var isImplicit = false
    /// The URL that the application opens at launch.
    package var launchURL: URL?
    /// The type of the shortcut item with which the application is launched.
    package var launchShortcut: String?
    /// The shortcut items that the app adds to those of its Info.plist.
    var shortcutItems: [UIApplicationShortcutItem]?
    /// The folder in which the state of scenes is saved; with `nil`, no state is saved.
    package var stateFolder: URL?
    private(set) lazy var sceneStore = stateFolder.map { SceneStore(in: $0) }
    /// Called once after the application ended because its window was closed.
    package var onTerminate: (@MainActor () -> Void)?
    var state = UIApplication.State.inactive { didSet { stateDidChange(from: oldValue) } }
    /// The orientation to which the device was turned; `nil` while the shape of the main screen determines the
    /// orientation.
    var deviceOrientationOverride: UIDeviceOrientation?
    var keyWindows = KeyWindowStack()
    var animations = ViewAnimations()
    var detachedAnimations = DetachedAnimations()
    /// Whether text is entered with the on-screen keyboard if a responder has no input view.
    private(set) var showsKeyboard: Bool
    private let keyboardMode: KeyboardMode
    /// The pasteboards.
    private(set) lazy var pasteboards = Pasteboards(backend.clipboard)
    /// The solver of views' constraints.
    let layoutSystem = LayoutSystem()
    /// The tracker of the on-screen keyboard's frame, created with the first keyboard layout guide.
    private(set) lazy var keyboardFrameTracker = KeyboardFrameTracker(
        frameLoop.surfaces.lazy.compactMap(\.inputIfLoaded).first { !$0.content.isEmpty }?.frame)
    /// The shared menu controller, for apps that use the former edit menu API.
    private(set) lazy var menuController = UIMenuController()
    /// The menus of the app.
    private(set) lazy var menus = AppMenus(application)
    /// The objects whose traits changed since the last layout.
    var pendingTraitUpdates = PendingTraitUpdates()
    /// The work that is deferred to the end of the current event.
    var endOfTurnQueue = EndOfTurnQueue()
    /// The settings of appearance proxies.
    let appearances = AppearanceStore()
    /// The name of the app in questions to the user; `nil`, the default, for the name in Info.plist or that of the
    /// program.
    package var displayName: String?
    /// The services of the system that the app uses.
    package let system: SystemServices
    /// The alerts and sheets of the system that make the app inactive.
    package private(set) lazy var systemInterruptions = SystemInterruptions(self)
    /// The alerts of the system, and the questions for permissions.
    package private(set) lazy var systemAlerts = SystemAlerts(self)
    package private(set) lazy var permissionRequests = PermissionRequests(self)
    /// The panel that shows the services to the person at the window.
    private(set) lazy var systemPanel = SystemPanel(self)
    /// The handlers that receive URLs before the app's delegates.
    package let urlInterceptors = URLInterceptors()
    /// The connection to assistive technology, created when needed.
    package var accessibility: AccessibilityCenter {
        let center = accessibilityIfLoaded ?? AccessibilityCenter(self)
        accessibilityIfLoaded = center
        return center
    }
    package private(set) var accessibilityIfLoaded: AccessibilityCenter?
    /// The traits of views that are not in a window: those of the main screen.
    private(set) var expectedTraits: UITraitCollection
    /// Returns the current date: that of the back end, unless a test replaces the closure. Used by the status bar and
    /// date pickers.
    package var wallClock: @MainActor () -> Date
    /// The locale for dates, times and numbers that the framework formats; `nil` for Foundation's current locale.
    package var locale: Locale?
    private let makeDelegate: @MainActor () -> (any UIApplicationDelegate)?

    /// Creates a host. `makeDelegate` creates the delegate at launch, when screens are available.
    package init(
        backend: any Backend, title: String = "", keyboard: KeyboardMode? = nil, applicationClass: UIApplication.Type = UIApplication.self,
        makeDelegate: @escaping @MainActor () -> (any UIApplicationDelegate)?
    ) {
        self.backend = backend
        wallClock = { backend.date }
        keyboardMode = keyboard ?? backend.keyboardMode
        showsKeyboard = keyboardMode == .onscreen
        self.title = title
        system = SystemServices(permissionsFile: AppContainer.active?.permissionsFile)
        self.makeDelegate = makeDelegate
        screens = backend.displays.map(UIScreen.init)
        precondition(!screens.isEmpty, "ApplicationHost: \(backend.name) has no display, but an application needs one.")
        expectedTraits = screens[0].traitCollection
        frameLoop = FrameLoop(clock: backend.clock)
        application = DelegateConstruction.make(applicationClass) as? UIApplication ?? UIApplication()
        application.host = self
    }

    /// Creates a host with an existing delegate.
    package convenience init(backend: any Backend, keyboard: KeyboardMode? = nil, delegate: any UIApplicationDelegate) {
        self.init(backend: backend, keyboard: keyboard) { delegate }
    }

    package var mainScreen: UIScreen { screens[0] }

    /// Opens the windows, creates the delegate, and launches the application.
    ///
    /// Terminates the application that is running, if any.
    /// - Throws: The error of the back end. No application is running after an error.
    package func launch() throws(BackendError) {
        Self.current?.terminate()
        Self.current = self
        SystemServices.install(system)
        system.notifications.receiver = RemoteNotificationReceiver(self)
        installClock()
        do {
            try openSurfaces()
            try backend.start()
        } catch {
            tearDown()
            throw error
        }
        ExportedFrameClock.install(frameLoop)
        application.makeScenes(frameLoop.surfaces)
        if let surface = mainScreen.surface { LaunchScreenWindow.show(on: surface, frameLoop, for: launchURL) }
        let delegate = makeDelegate()
        application.ownedDelegate = delegate
        // In a test, the program is the test bundle, so the app's module is that of the delegate.
        let module = delegate.map { NibClasses.module(of: type(of: $0)) }
        MainBundleInfo.add(AppInfo.current, modules: [NibClasses.program, module].compactMap(\.self))
        application.launch()
        frameLoop.setNeedsFrame()
    }

    /// Ends the application: notifies the delegate and closes the windows. Another application may be launched
    /// afterwards.
    package func terminate() {
        guard !isTerminated, Self.current === self else { return }
        application.notifyTermination()
        tearDown()
    }

    /// Records whether the user enters text with the on-screen keyboard or a hardware keyboard.
    func setUsesOnScreenKeyboard(_ usesOnScreenKeyboard: Bool) {
        guard keyboardMode != .hardware, showsKeyboard != usesOnScreenKeyboard else { return }
        showsKeyboard = usesOnScreenKeyboard
        for surface in frameLoop.surfaces { surface.inputIfLoaded?.setNeedsUpdate() }
    }

    func updateExpectedTraits(after previous: UITraitCollection) {
        expectedTraits = mainScreen.traitCollection
        UITraitCollection.current = expectedTraits
    }

    private func installClock() {
        UITraitCollection.current = expectedTraits
        DisplayLinks.current = frameLoop.displayLinks
        CATransaction.runFrameNow = { [weak frameLoop] in frameLoop?.flush() }
        CATransaction.requestFrame = { [weak frameLoop] in frameLoop?.setNeedsFrame() }
        let time = frameLoop.time
        MediaClock.install(MediaClock.Source(frame: { time.now }, reading: { time.read() }))
    }

    private func openSurfaces() throws(BackendError) {
        for (screen, display) in zip(screens, backend.displays) { try openSurface(screen, display) }
    }

    /// Opens a window of the back end. The titles of windows on other screens than the first contain the screen's
    /// number.
    @discardableResult func openSurface(_ screen: UIScreen, _ display: Display) throws(BackendError) -> ScreenSurface {
        let reference = SurfaceReference()
        let title = display.id == 0 ? title : "\(title) (screen \(display.id + 1))"
        let window = try backend.openWindow(on: display, title: title) { event in reference.surface?.receive(event) }
        let surface = ScreenSurface(screen: screen, window: window, host: self)
        reference.surface = surface
        frameLoop.surfaces.append(surface)
        return surface
    }

    private func tearDown() {
        isTerminated = true
        systemAlerts.close()
        systemPanel.close()
        system.notifications.close()
        // Code that runs between applications, such as the next test, must not find the network turned off.
        system.network.reset()
        for surface in frameLoop.surfaces { surface.close() }
        frameLoop.stop()
        backend.stop()
        MediaClock.install(nil)
        ExportedFrameClock.remove()
        DisplayLinks.current = nil
        CATransaction.runFrameNow = nil
        CATransaction.requestFrame = nil
        UITraitCollection.current = .withoutScreen
        if Self.current === self { Self.current = nil }
    }
}

/// Forwards events of a window to its surface, which is created after the window.
@MainActor private final class SurfaceReference {
    weak var surface: ScreenSurface?
}
