import Platform

extension UIViewController {
    /// The minimum margins of the view, which are also its defaults. 16 points at the sides, or 20 if the screen's
    /// shorter side is at least 414 points; none above and below.
    public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let width = min(screenSize.width, screenSize.height)
        let side: CGFloat = width >= 414 ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    private var screenSize: CGSize {
        viewIfLoaded?.window?.screen.bounds.size ?? ApplicationHost.current?.mainScreen.bounds.size ?? DisplayMetrics.standard.size
    }

    /// The view if it is loaded, otherwise `nil`.
    public var viewIfLoaded: UIView? { loaded }

    /// Whether the view is loaded.
    public var isViewLoaded: Bool { loaded != nil }

    func loadedView() -> UIView? {
        if let loaded { return loaded }
        precondition(
            !isLoadingView,
            "\(type(of: self)): loadView() asked for the view that it should make. Set `view` there, and do not read it before.")
        isLoadingView = true
        loadView()
        isLoadingView = false
        precondition(
            loaded != nil, "\(type(of: self)): loadView() returned without a view. Set `view` in it, or call super.")
        notifyLoaded()
        return loaded
    }

    /// Calls `viewDidLoad()`, then notifies the observers that the view was loaded.
    func notifyLoaded() {
        viewDidLoad()
        notifyObservers(.load)
    }

    func adoptView(_ view: UIView?) {
        guard loaded !== view else { return }
        loaded?.owner = nil
        loaded = view
        view?.owner = self
    }

    func makeView() {
        if makeViewFromNib() { return }
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        adoptView(view)
    }

    func addedSafeAreaDidChange(from old: UIEdgeInsets) {
        if additionalSafeAreaInsets != old { loaded?.superviewSafeAreaDidChange() }
    }

    /// Updates the insets of the scroll views for which ``automaticallyAdjustsScrollViewInsets`` counts.
    func scrollViewAdjustmentDidChange() {
        for view in [loaded, loaded?.subviews.first] { (view as? UIScrollView)?.insetsDidChange() }
    }

    func styleDidChange(from old: UIUserInterfaceStyle) {
        if overrideUserInterfaceStyle != old { loaded?.traitsWereSet() }
    }

    /// The traits that this controller overrides for its view, its children and their descendants; none by default.
    public var traitOverrides: UITraitOverrides {
        get { overrides }
        set {
            guard overrides != newValue else { return }
            overrides = newValue
            loaded?.traitsWereSet()
        }
    }

    /// The traits that the view will have when it is loaded.
    var traitsBeforeLoading: UITraitCollection {
        (parent?.traitCollection ?? .current).overridden(by: allOverrides)
    }
}
