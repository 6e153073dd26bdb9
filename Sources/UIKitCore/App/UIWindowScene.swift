/// A scene that shows windows on a screen.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiwindowscene
@preconcurrency @MainActor open class UIWindowScene: UIScene, TraitRegistrar {
    weak var surface: ScreenSurface? {
        didSet {
            reportedTraits = traitCollection
            reportedBounds = screen.bounds
            reportedOrientation = interfaceOrientation
        }
    }
    package var traitRegistrations = TraitRegistrations()
    private var reportedTraits: UITraitCollection?
    private var reportedBounds = CGRect.zero
    private var reportedOrientation = UIInterfaceOrientation.unknown

    /// The title of the scene, shown by its desktop window or browser page; with "", the default, the application's
    /// title is shown.
    open override var title: String! {
        didSet { surface?.updateTitle() }
    }

    /// The limits of the window's size; `nil` in a browser page, because the browser determines its size.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindowscene/sizerestrictions
    public private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = surface.flatMap {
        $0.window.sizeLimits == nil ? nil : UISceneSizeRestrictions($0)
    }

    /// The screen of the scene.
    public var screen: UIScreen { surface?.screen ?? .main }

    /// The windows of the scene, from back to front, including hidden windows.
    public var windows: [UIWindow] { surface?.appWindows.filter { $0.windowScene === self } ?? [] }

    /// The scene's window that receives keys while the scene has the keyboard focus. Each scene has a separate key
    /// window.
    public var keyWindow: UIWindow? { ApplicationHost.current?.keyWindows.top(in: self) }

    /// The orientation of the interface; portrait on a screen that is higher than wide.
    public var interfaceOrientation: UIInterfaceOrientation { surface?.interfaceOrientation ?? .unknown }

    /// The manager of the scene's status bar.
    public var statusBarManager: UIStatusBarManager? { surface?.chrome.manager }

    /// The traits that override those of the screen for all windows of the scene; none by default.
    public var traitOverrides = UITraitOverrides() {
        didSet {
            guard traitOverrides != oldValue else { return }
            ApplicationHost.current?.pendingTraitUpdates.enqueue(self)
            ApplicationHost.current?.frameLoop.setNeedsFrame()
            for window in windows { window.traitsWereSet() }
        }
    }

    /// The traits of the screen, with the overrides of the scene.
    open var traitCollection: UITraitCollection { screen.traitCollection.overridden(by: traitOverrides) }

    /// Called after traits changed. Does nothing by default.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Notifies the scene, its registrations and its delegate of changes since the last call.
    func updateTraits() {
        let current = traitCollection
        let previous = reportedTraits ?? current
        reportedTraits = current
        notifyGeometry(previous)
        guard previous != current else { return }
        traitCollectionDidChange(previous)
        traitRegistrations.notify(from: previous, to: current)
    }

    /// Notifies the delegate if the size, the orientation or the traits changed.
    private func notifyGeometry(_ previous: UITraitCollection) {
        let bounds = reportedBounds
        let orientation = reportedOrientation
        reportedBounds = screen.bounds
        reportedOrientation = interfaceOrientation
        guard bounds != reportedBounds || orientation != reportedOrientation || previous != traitCollection else { return }
        let space = ScreenSpace(screen, formerBounds: bounds)
        hub.notify {
            ($0 as? any UIWindowSceneDelegate)?.windowScene(
                self, didUpdate: space, interfaceOrientation: orientation, traitCollection: previous)
        }
    }
}
