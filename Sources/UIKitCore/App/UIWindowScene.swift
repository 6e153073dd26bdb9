/// A scene that shows windows on a screen.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiwindowscene
@preconcurrency @MainActor open class UIWindowScene: UIScene, TraitRegistrar {
    weak var surface: ScreenSurface? {
        didSet { (toldTraits, toldBounds, toldOrientation) = (traitCollection, screen.bounds, interfaceOrientation) }
    }
    package var traitRegistrations = TraitRegistrations()
    private var toldTraits: UITraitCollection?
    private var toldBounds = CGRect.zero
    private var toldOrientation = UIInterfaceOrientation.unknown

    /// The title of the scene, shown by its desktop window or browser page; "", the default, shows the application's
    /// name.
    open override var title: String! {
        didSet { surface?.updateTitle() }
    }

    /// The limits of the window's size; `nil` in a browser page, whose size the browser determines.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindowscene/sizerestrictions
    public private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = surface.flatMap {
        $0.window.sizeLimits == nil ? nil : UISceneSizeRestrictions($0)
    }

    /// The screen of the scene.
    public var screen: UIScreen { surface?.screen ?? .main }

    /// The windows of the scene, from back to front, including hidden ones.
    public var windows: [UIWindow] { surface?.windowsOfApp.filter { $0.windowScene === self } ?? [] }

    /// The window of the scene that receives keys, or would if the scene had the keyboard focus. Each scene has its
    /// own.
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

    /// Notifies of traits that changed since the last notification.
    func updateTraits() {
        let current = traitCollection
        let previous = toldTraits ?? current
        toldTraits = current
        tellGeometry(previous)
        guard previous != current else { return }
        traitCollectionDidChange(previous)
        traitRegistrations.tell(from: previous, to: current)
    }

    /// Notifies the delegate of a new size, orientation or traits.
    private func tellGeometry(_ previous: UITraitCollection) {
        let (bounds, orientation) = (toldBounds, toldOrientation)
        (toldBounds, toldOrientation) = (screen.bounds, interfaceOrientation)
        guard bounds != toldBounds || orientation != toldOrientation || previous != traitCollection else { return }
        let space = ScreenSpace(screen, formerBounds: bounds)
        hub.tell {
            ($0 as? any UIWindowSceneDelegate)?.windowScene(
                self, didUpdate: space, interfaceOrientation: orientation, traitCollection: previous)
        }
    }
}
