/// A scene that shows windows on one screen.
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

    /// What the scene is called, which its desktop window or browser page shows; "" by default, for the application's name.
    open override var title: String! {
        didSet { surface?.updateTitle() }
    }

    /// How small and large the window may become; `nil` in a browser's page, whose size is the browser's.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindowscene/sizerestrictions
    public private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = surface.flatMap {
        $0.window.sizeLimits == nil ? nil : UISceneSizeRestrictions($0)
    }

    /// The screen that the scene is on.
    public var screen: UIScreen { surface?.screen ?? .main }

    /// The scene's windows, from back to front, hidden ones included.
    public var windows: [UIWindow] { surface?.windowsOfApp.filter { $0.windowScene === self } ?? [] }

    /// The window of the scene that keys go to, or would go to if the scene had them; each scene has its own.
    public var keyWindow: UIWindow? { ApplicationHost.current?.keyWindows.top(in: self) }

    /// How the interface stands on its device: upright on a screen that is taller than wide.
    public var interfaceOrientation: UIInterfaceOrientation { surface?.interfaceOrientation ?? .unknown }

    /// What the bar with the time looks like, and where it is.
    public var statusBarManager: UIStatusBarManager? { surface?.chrome.manager }

    /// Traits for all windows of the scene, whatever the screen has; none by default.
    public var traitOverrides = UITraitOverrides() {
        didSet {
            guard traitOverrides != oldValue else { return }
            ApplicationHost.current?.owedTraits.note(self)
            ApplicationHost.current?.frameLoop.setNeedsFrame()
            for window in windows { window.traitsWereSet() }
        }
    }

    /// The traits of the screen, but for those that are overridden.
    open var traitCollection: UITraitCollection { screen.traitCollection.overridden(by: traitOverrides) }

    /// Called after a trait changed. Does nothing by default.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Tells of traits that differ from those it was told last.
    func updateTraits() {
        let current = traitCollection
        let previous = toldTraits ?? current
        toldTraits = current
        tellGeometry(previous)
        guard previous != current else { return }
        traitCollectionDidChange(previous)
        traitRegistrations.tell(from: previous, to: current)
    }

    /// Tells the delegate of another size, orientation or other traits.
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
