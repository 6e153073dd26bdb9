/// Shows a list and its details beside each other where there is room, and after each other where there is not.
///
/// - Source: https://developer.apple.com/documentation/uikit/uisplitviewcontroller
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    package final let hub = DelegateHub<any UISplitViewControllerDelegate>()
    final var split = SplitColumns()
    /// How many columns there are.
    public let style: Style
    final let dimming = UIView()
    final let edgeDrag = UIScreenEdgePanGestureRecognizer()

    /// Makes a controller with columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller of the older kind.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller from a storyboard, of the kind that is written there; of the older kind by default.
    public required init?(coder: NSCoder) {
        style = NibCoder.splitStyle(coder)
        super.init(coder: coder)
        NibCoder.read(coder, into: self, at: UISplitViewController.self)
    }

    /// Decides over the columns. Held weakly.
    open weak var delegate: (any UISplitViewControllerDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }

    /// The columns' controllers, the first first; in narrow surroundings the one that is seen.
    ///
    /// Of the older kind, sets the two controllers.
    open var viewControllers: [UIViewController] {
        get { isCollapsed ? [split.collapsed].compactMap { $0 } : split.all }
        set { takeAll(newValue) }
    }

    /// Sets a column's controller. One that is no navigation controller is put into one, but for ``Column/compact``.
    open func setViewController(_ vc: UIViewController?, for column: Column) { put(vc, column) }
    /// The controller that was set for a column.
    open func viewController(for column: Column) -> UIViewController? { split.given[column] }
    /// Shows a column; in narrow surroundings it goes on top.
    open func show(_ column: Column) { reveal(column) }
    /// Hides a column; in narrow surroundings the one below is seen again. The last column cannot be hidden.
    open func hide(_ column: Column) { conceal(column) }

    /// Whether there is room for one column only.
    open var isCollapsed: Bool { split.isCollapsed }
    /// Which columns are seen.
    open var displayMode: DisplayMode { split.plan.mode == .automatic ? automaticMode : split.plan.mode }
    /// Which columns should be seen; `.automatic` by default.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { if preferredDisplayMode != oldValue { take(wantedMode, animated: true) } }
    }
    /// How other columns should stand with the last; `.automatic` by default.
    open var preferredSplitBehavior = SplitBehavior.automatic { didSet { take(wantedMode, animated: false) } }
    /// How other columns stand with the last.
    open var splitBehavior: SplitBehavior { split.plan.isOverlay ? .overlay : displayMode == .twoDisplaceSecondary ? .displace : .tile }
    /// A button that shows and hides the first columns.
    open private(set) lazy var displayModeButtonItem: UIBarButtonItem = makeModeButton()
    /// Whether a drag from the edge shows the first columns; `true` by default.
    open var presentsWithGesture = true
    /// Whether there is a button to see the last column only, where there are three; `false` by default.
    open var showsSecondaryOnlyButton = false { didSet { layOut() } }
    /// At which side the first column is; `.leading` by default.
    open var primaryEdge = PrimaryEdge.leading { didSet { layOut() } }
    /// The first column's width in points; by default 320, or 280 of three columns.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { layOut() } }
    /// The first column's width as a share of the whole; counts where ``preferredPrimaryColumnWidth`` is not set.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension { didSet { layOut() } }
    /// The first column's least width, in points.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { layOut() } }
    /// The first column's greatest width, in points.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { layOut() } }
    /// The middle column's width in points; 320 by default.
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { layOut() } }
    /// The middle column's width as a share of the whole.
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension { didSet { layOut() } }
    /// The middle column's least width, in points.
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { layOut() } }
    /// The middle column's greatest width, in points.
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { layOut() } }
    /// The first column's width, in points.
    open var primaryColumnWidth: CGFloat { plan(split.plan.mode).primaryWidth }
    /// The middle column's width, in points; 0 of two columns.
    open var supplementaryColumnWidth: CGFloat { style == .tripleColumn ? plan(split.plan.mode).supplementaryWidth : 0 }

    /// A column's part of the new size.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        sizeOfColumn(container, within: parentSize)
            ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }
    /// The delegate's answer, or else what controllers usually support.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        hub.value(usualOrientations) { $0.splitViewControllerSupportedInterfaceOrientations(self) }
    }
    /// The delegate's answer, or else what controllers usually prefer.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        hub.value(firstSupportedOrientation) { $0.splitViewControllerPreferredInterfaceOrientationForPresentation(self) }
    }
    /// Takes the first column's place, unless the delegate shows it itself; in narrow surroundings it goes on top.
    open override func show(_ vc: UIViewController, sender: Any?) { showFirst(vc, sender) }
    /// Shows the child's column.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        guard split.collapsed !== subsequentVC, let column = split.housed.first(where: { $0.value === subsequentVC })?.key else { return }
        show(column)
    }
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender) }
    open override func loadView() { makeSplitView() }
    open override func viewWillAppear(_ animated: Bool) {
        followSize()
        super.viewWillAppear(animated)
    }
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        followSize()
        layOut()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followSize()
    }
    package override var deepestActionResponder: UIResponder {
        (split.collapsed ?? split.housed[.secondary] ?? split.housed[.primary])?.deepestActionResponder ?? self
    }
}
