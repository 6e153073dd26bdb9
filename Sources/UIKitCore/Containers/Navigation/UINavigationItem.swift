/// The content of a navigation bar for one screen.
///
/// > Difference from Apple: changes of items and back buttons with `animated` take effect at once.
/// - Source: https://developer.apple.com/documentation/uikit/uinavigationitem
@preconcurrency @MainActor open class UINavigationItem: AccessibleObject {
    /// The display mode of a screen's title.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// The mode of the previous screen; a large title on the first screen.
        case automatic
        /// A large title, if the bar prefers large titles.
        case always
        /// A small title.
        case never
        /// A small title.
        ///
        /// > Difference from Apple: the title is centred, and not aligned to the leading items.
        case inline
    }

    /// The content of the next screen's back button.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title, "Back", or the chevron alone, depending on the available width.
        case `default`
        /// "Back", or the chevron alone.
        case generic
        /// The chevron alone.
        case minimal
    }

    /// The title in the centre of the bar. Setting the view controller's title also sets this title.
    open var title: String? { didSet { if title != oldValue { changed() } } }
    /// The text that assistive technology speaks instead of the title; `nil`, the title, by default.
    open override var accessibilityLabel: String? { didSet { changed() } }
    /// The hint of the title for assistive technology; `nil` by default.
    open override var accessibilityHint: String? { didSet { changed() } }
    /// The view in the centre, in place of the title; `nil` by default.
    open var titleView: UIView? { didSet { if titleView !== oldValue { titleViewDidChange() } } }
    /// Returns the menu that a tap on the title opens; `nil`, the default, for no menu. Called at each tap, with an
    /// empty array of suggested elements. A ``titleView`` has no menu.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { changed() } }
    /// The text above the title; `nil`, none, by default.
    open var prompt: String? { didSet { if prompt != oldValue { changed() } } }
    /// The text of the next screen's back button; `nil` uses the title.
    open var backButtonTitle: String? { didSet { changed() } }
    /// The item that describes the next screen's back button by its title and image; `nil` by default.
    open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
    /// The display mode of the next screen's back button; `.default` by default.
    open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
    /// The action that this screen's back button performs instead of a pop; `nil` by default.
    open var backAction: UIAction? { didSet { changed() } }
    /// Whether this screen has no back button; `false` by default.
    open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { changed() } } }
    /// Whether left items are shown beside the back button and not instead of it; `false` by default.
    open var leftItemsSupplementBackButton = false { didSet { changed() } }
    /// The items on the leading side, from the edge inward; `nil` by default.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemsDidChange(\.leading) } }
    /// The items on the trailing side, from the edge inward; `nil` by default.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemsDidChange(\.trailing) } }
    /// The item groups on the leading side, in reading order. Setting the groups sets ``leftBarButtonItems``; setting
    /// the items creates one group with all items. Empty by default.
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { groups.leading }
        set { setGroups(newValue, \.leading) }
    }
    /// The item groups on the trailing side, in reading order. The groups contain the items of ``rightBarButtonItems``
    /// in reverse order, because that array starts at the edge.
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { groups.trailing }
        set { setGroups(newValue, \.trailing) }
    }
    final var groups = BarItemGroups()
    /// The display mode of the title in a bar that prefers large titles; `.automatic` by default.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { if largeTitleDisplayMode != oldValue { changed() } } }
    /// The search controller of this screen; `nil` by default. The navigation bar shows its search bar.
    open var searchController: UISearchController? { didSet { if searchController !== oldValue { searchDidChange(from: oldValue) } } }
    /// Whether the search field is hidden while content scrolls under the bar; `true` by default.
    open var hidesSearchBarWhenScrolling = true { didSet { changed() } }
    final var appearances = BarAppearances<UINavigationBarAppearance>()
    /// The size of ``titleView`` when it was set, in points. This size takes precedence over the size of the view's
    /// content; `nil` if the view was empty or has constraints.
    final var titleViewSize: CGSize?
    final var onChange: (@MainActor () -> Void)?
    /// The visible height of the collapsible parts, in points; `nil` for their whole height.
    final var expansion: CGFloat?

    /// Creates an item with an empty title.
    public override convenience init() { self.init(title: "") }

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    init(titleOf controller: UIViewController) {
        title = controller.title
        super.init()
    }

    /// The standard appearance of the bar on this screen; `nil`, the default, uses the bar's appearance. Copied when
    /// set.
    open var standardAppearance: UINavigationBarAppearance? {
        get { appearances.standard }
        set { adoptAppearance(newValue, for: \.standard) }
    }
    /// The standard appearance of a compact bar; `nil` uses ``standardAppearance``. Copied when set.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { adoptAppearance(newValue, for: \.compact) }
    }
    /// The appearance where content ends at the bar; `nil` uses the bar's appearance. Copied when set.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { adoptAppearance(newValue, for: \.scrollEdge) }
    }
    /// The scroll-edge appearance of a compact bar; `nil` uses ``scrollEdgeAppearance``. Copied when set.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set { adoptAppearance(newValue, for: \.compactScrollEdge) }
    }

    /// The first item on the leading side.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first item on the trailing side.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Sets the items on the leading side.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the items on the trailing side.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Sets the item on the leading side.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the item on the trailing side.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Shows or hides the back button.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    /// The title of the next screen's back button.
    var titleForBack: String { backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back" }

    private func titleViewDidChange() {
        titleViewSize = titleView.flatMap { $0.translatesAutoresizingMaskIntoConstraints && !$0.bounds.isEmpty ? $0.bounds.size : nil }
        changed()
    }

    private func searchDidChange(from old: UISearchController?) {
        old?.detachFromItem(self)
        searchController?.attachToItem(self)
        expansion = nil
        changed()
    }

    final func changed() {
        for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) {
            item.onChange = { [weak self] in self?.onChange?() }
        }
        onChange?()
    }
}

extension UINavigationItem: BarWithAppearances {
    func observedCopy(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
        appearance.observedCopy { [weak self] in self?.barAppearanceDidChange() }
    }

    func barAppearanceDidChange() { changed() }
}
