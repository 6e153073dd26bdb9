/// A container that shows a list and a detail. In a regular environment they are side by side, in a compact
/// environment on one navigation stack.
///
/// - Source: https://developer.apple.com/documentation/uikit/uisplitviewcontroller
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    package final let hub = DelegateHub<any UISplitViewControllerDelegate>()
    final var split = SplitColumns()
    /// The style, which determines the number of columns.
    public let style: Style
    final let dimmingView = UIView()
    final let edgeDrag = UIScreenEdgePanGestureRecognizer()

    /// Creates a controller with a column style.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller of the unspecified style.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller from a storyboard, with the style that the storyboard specifies; unspecified by default.
    public required init?(coder: NSCoder) {
        style = NibCoder.splitStyle(coder)
        super.init(coder: coder)
        NibCoder.read(coder, into: self, at: UISplitViewController.self)
    }

    /// The delegate, which customizes the columns and is notified of their changes. Held weakly.
    open weak var delegate: (any UISplitViewControllerDelegate)? {
        get { hub.delegate }
        set { hub.delegate = newValue }
    }

    /// The controllers of the columns, in order; while collapsed, only the controller that is shown.
    ///
    /// With the unspecified style, setting the property sets the primary and the secondary controller.
    open var viewControllers: [UIViewController] {
        get { isCollapsed ? [split.collapsedController].compactMap { $0 } : split.allControllers }
        set { setControllers(newValue) }
    }

    /// Sets a column's controller. Embeds the controller in a navigation controller, unless the column is
    /// ``Column/compact`` or the controller is a navigation controller.
    open func setViewController(_ vc: UIViewController?, for column: Column) { setController(vc, column) }
    /// Returns the controller that was set for a column.
    open func viewController(for column: Column) -> UIViewController? { split.assignedControllers[column] }
    /// Shows a column. While collapsed, moves the column to the top of the stack.
    open func show(_ column: Column) { reveal(column) }
    /// Hides a column. While collapsed, pops the top screen instead. The secondary column cannot be hidden.
    open func hide(_ column: Column) { conceal(column) }

    /// Whether the columns are collapsed into one, because the environment is compact.
    open var isCollapsed: Bool { split.isCollapsed }
    /// The current display mode, which specifies the visible columns and their arrangement; never `.automatic`.
    open var displayMode: DisplayMode { split.layout.mode == .automatic ? automaticMode : split.layout.mode }
    /// The preferred display mode; `.automatic` by default.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { if preferredDisplayMode != oldValue { applyDisplayMode(resolvedPreferredMode, animated: true) } }
    }
    /// The preferred arrangement of columns; `.automatic` by default.
    open var preferredSplitBehavior = SplitBehavior.automatic { didSet { applyDisplayMode(resolvedPreferredMode, animated: false) } }
    /// The current arrangement of columns.
    open var splitBehavior: SplitBehavior {
        if split.layout.isOverlay { return .overlay }
        return displayMode == .twoDisplaceSecondary ? .displace : .tile
    }
    /// A bar button item that shows and hides the columns beside the secondary column.
    open private(set) lazy var displayModeButtonItem: UIBarButtonItem = makeModeButton()
    /// Whether a drag from the edge shows a hidden column; `true` by default.
    open var presentsWithGesture = true
    /// Whether a three-column interface has a button that shows the secondary column only; `false` by default.
    open var showsSecondaryOnlyButton = false { didSet { layOut() } }
    /// The side of the primary column; `.leading` by default.
    open var primaryEdge = PrimaryEdge.leading { didSet { layOut() } }
    /// The preferred width of the primary column, in points. ``automaticDimension``, the default, means 320, or 280
    /// with three columns.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { layOut() } }
    /// The width of the primary column as a fraction of the whole width. Used unless ``preferredPrimaryColumnWidth``
    /// is set.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension { didSet { layOut() } }
    /// The minimum width of the primary column, in points.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { layOut() } }
    /// The maximum width of the primary column, in points.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { layOut() } }
    /// The preferred width of the supplementary column, in points. ``automaticDimension``, the default, means 320.
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { layOut() } }
    /// The width of the supplementary column as a fraction of the whole width. Used unless
    /// ``preferredSupplementaryColumnWidth`` is set.
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension { didSet { layOut() } }
    /// The minimum width of the supplementary column, in points.
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { layOut() } }
    /// The maximum width of the supplementary column, in points.
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { layOut() } }
    /// The width of the primary column, in points.
    open var primaryColumnWidth: CGFloat { columnLayout(split.layout.mode).primaryWidth }
    /// The width of the supplementary column, in points; 0 with two columns.
    open var supplementaryColumnWidth: CGFloat { style == .tripleColumn ? columnLayout(split.layout.mode).supplementaryWidth : 0 }

    /// Returns the size that a column will have when the container has the size `parentSize`.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        sizeOfColumn(container, within: parentSize)
            ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }
    /// The orientations that the delegate returns, or else the default orientations.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        hub.value(defaultSupportedOrientations) { $0.splitViewControllerSupportedInterfaceOrientations(self) }
    }
    /// The orientation that the delegate returns, or else the first supported orientation.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        hub.value(firstSupportedOrientation) { $0.splitViewControllerPreferredInterfaceOrientationForPresentation(self) }
    }
    /// Shows a controller in the primary column, unless the delegate shows the controller. While collapsed, shows the
    /// controller on top of the stack.
    open override func show(_ vc: UIViewController, sender: Any?) { showInPrimaryColumn(vc, sender) }
    /// Shows the column that contains `subsequentVC`.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        guard split.collapsedController !== subsequentVC,
            let column = split.columnControllers.first(where: { $0.value === subsequentVC })?.key
        else { return }
        show(column)
    }
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender) }
    open override func loadView() { makeSplitView() }
    open override func viewWillAppear(_ animated: Bool) {
        updateForSizeClass()
        super.viewWillAppear(animated)
    }
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        updateForSizeClass()
        layOut()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateForSizeClass()
    }
    package override var deepestActionResponder: UIResponder {
        (split.collapsedController ?? split.columnControllers[.secondary] ?? split.columnControllers[.primary])?.deepestActionResponder
            ?? self
    }
}
