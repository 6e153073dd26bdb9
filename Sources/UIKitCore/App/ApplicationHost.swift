import Platform

/// One run of one application on one back end: everything that is global to an app hangs off it.
///
/// Hosts run one after another in a process, never two at once.
@MainActor package final class ApplicationHost {
    /// The one that runs, or is being launched.
    package private(set) static var current: ApplicationHost?

    /// The one that runs; where none does, the implicit application, which is made now.
    package static var running: ApplicationHost { current ?? ImplicitApplication.launch() }

    package let backend: any Backend
    /// What windows are called whose scene has no title.
    package let title: String
    package let frameLoop: FrameLoop
    package let application: UIApplication
    /// The main screen first.
    package internal(set) var screens: [UIScreen]
    package private(set) var isTerminated = false
    /// What the application is started to open.
    package var launchAddress: URL?
    /// The type of the shortcut that it is started for.
    package var launchShortcut: String?
    /// Those that the app adds to its Info.plist's.
    var shortcutItems: [UIApplicationShortcutItem]?
    /// Where the app's scenes are kept from one run to the next; `nil` keeps nothing.
    package var stateFolder: URL?
    private(set) lazy var sceneStore = stateFolder.map { SceneStore(in: $0) }
    /// Called once after the application ended by itself: its window was closed.
    package var onTerminate: (@MainActor () -> Void)?
    var state = UIApplication.State.inactive { didSet { stateDidChange(from: oldValue) } }
    /// How the device was turned by hand; `nil` as long as the main screen's shape says it.
    var heldOrientation: UIDeviceOrientation?
    var keyWindows = KeyWindowStack()
    var animations = ViewAnimations()
    var detachedAnimations = DetachedAnimations()
    /// Whether text is typed on the drawn keyboard, where a responder gives no view of its own.
    private(set) var showsKeyboard: Bool
    private let keyboardMode: KeyboardMode
    /// What was cut or copied.
    private(set) lazy var pasteboards = Pasteboards(backend.clipboard)
    /// Where views' constraints are solved.
    let layoutSystem = LayoutSystem()
    /// Where the on-screen keyboard stands, for guides; made with the first of them.
    private(set) lazy var keyboard = KeyboardPlace(
        frameLoop.surfaces.lazy.compactMap(\.inputIfMade).first { !$0.content.isEmpty }?.frame)
    /// The edit menu of older apps.
    private(set) lazy var menuController = UIMenuController()
    /// The app's menus.
    private(set) lazy var menus = AppMenus(application)
    /// Whom traits were set for since the last layout.
    var owedTraits = OwedTraits()
    /// What waits for the end of the event that is handled.
    var turn = AppTurnEnd()
    /// What appearance proxies were told.
    let appearances = AppearanceStore()
    /// What assistive technology is told; made once somebody asks or tells.
    package var accessibility: AccessibilityCenter {
        let center = accessibilityIfMade ?? AccessibilityCenter(self)
        accessibilityIfMade = center
        return center
    }
    package private(set) var accessibilityIfMade: AccessibilityCenter?
    /// What views expect that were told no traits yet: the main screen's.
    private(set) var expectedTraits: UITraitCollection
    /// The time of day: the back end's, unless a test sets another. The status bar shows it, and a date picker calls its day today.
    package var wallClock: @MainActor () -> Date
    /// The locale of what the toolkit writes: dates, times, numbers. `nil` for Foundation's current one.
    package var locale: Locale?
    private let makeDelegate: @MainActor () -> (any UIApplicationDelegate)?

    /// Prepares an application whose delegate is made at launch, once screens can be asked for.
    package init(
        backend: any Backend, title: String = "", keyboard: KeyboardMode? = nil, applicationClass: UIApplication.Type = UIApplication.self,
        makeDelegate: @escaping @MainActor () -> (any UIApplicationDelegate)?
    ) {
        self.backend = backend
        wallClock = { backend.date }
        keyboardMode = keyboard ?? backend.keyboardMode
        showsKeyboard = keyboardMode == .onscreen
        self.title = title
        self.makeDelegate = makeDelegate
        screens = backend.displays.map(UIScreen.init)
        precondition(!screens.isEmpty, "ApplicationHost: \(backend.name) has no display, but an application needs one.")
        expectedTraits = screens[0].traitCollection
        frameLoop = FrameLoop(clock: backend.clock)
        application = DelegateConstruction.make(applicationClass) as? UIApplication ?? UIApplication()
        application.host = self
    }

    /// Prepares an application with a delegate that is there already.
    package convenience init(backend: any Backend, keyboard: KeyboardMode? = nil, delegate: any UIApplicationDelegate) {
        self.init(backend: backend, keyboard: keyboard) { delegate }
    }

    package var mainScreen: UIScreen { screens[0] }

    /// Opens the windows, makes the delegate, and takes it through the launch.
    ///
    /// Another application that still runs is ended first.
    /// - Throws: what the back end throws; nothing is running then.
    package func launch() throws(BackendError) {
        Self.current?.terminate()
        Self.current = self
        installClock()
        do {
            try openSurfaces()
            try backend.start()
        } catch {
            takeDown()
            throw error
        }
        application.makeScenes(frameLoop.surfaces)
        if let surface = mainScreen.surface { LaunchCurtain.show(on: surface, frameLoop, for: launchAddress) }
        let delegate = makeDelegate()
        application.ownedDelegate = delegate
        // In a test, the program is the test's, and the app's module is the delegate's.
        let module = delegate.map { NibClasses.module(of: type(of: $0)) }
        MainBundleInfo.add(AppInfo.current, modules: [NibClasses.program, module].compactMap(\.self))
        application.launch()
        frameLoop.setNeedsFrame()
    }

    /// Ends the application: the delegate is told, the windows close, and another application may be launched.
    package func terminate() {
        guard !isTerminated, Self.current === self else { return }
        application.tellTermination()
        takeDown()
    }

    /// A finger begins to type on the screen, a key on the keyboard that has it.
    func typesOnScreen(_ does: Bool) {
        guard keyboardMode != .hardware, showsKeyboard != does else { return }
        showsKeyboard = does
        for surface in frameLoop.surfaces { surface.inputIfMade?.setNeedsUpdate() }
    }

    func expectTraits(after previous: UITraitCollection) {
        expectedTraits = mainScreen.traitCollection
        UITraitCollection.current = expectedTraits
    }

    private func installClock() {
        UITraitCollection.current = expectedTraits
        DisplayLinks.current = frameLoop.displayLinks
        CATransaction.showNow = { [weak frameLoop] in frameLoop?.flush() }
        CATransaction.askForFrame = { [weak frameLoop] in frameLoop?.setNeedsFrame() }
        let time = frameLoop.time
        MediaClock.install(MediaClock.Source(frame: { time.now }, reading: { time.read() }))
    }

    private func openSurfaces() throws(BackendError) {
        for (screen, display) in zip(screens, backend.displays) { try openSurface(screen, display) }
    }

    /// Opens a window of the back end. Windows of further screens say in their title which screen they are.
    @discardableResult func openSurface(_ screen: UIScreen, _ display: Display) throws(BackendError) -> ScreenSurface {
        let box = SurfaceBox()
        let title = display.id == 0 ? title : "\(title) (screen \(display.id + 1))"
        let window = try backend.openWindow(on: display, title: title) { event in box.surface?.receive(event) }
        let surface = ScreenSurface(screen: screen, window: window, host: self)
        box.surface = surface
        frameLoop.surfaces.append(surface)
        return surface
    }

    private func takeDown() {
        isTerminated = true
        for surface in frameLoop.surfaces { surface.close() }
        frameLoop.stop()
        backend.stop()
        MediaClock.install(nil)
        DisplayLinks.current = nil
        CATransaction.showNow = nil
        CATransaction.askForFrame = nil
        UITraitCollection.current = .withoutScreen
        if Self.current === self { Self.current = nil }
    }
}

/// Hands events to a surface that is made after its window.
@MainActor private final class SurfaceBox {
    weak var surface: ScreenSurface?
}
