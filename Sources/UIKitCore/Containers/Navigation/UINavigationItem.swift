/// What a navigation bar shows of one screen.
///
/// > Difference from Apple: items and back buttons that are changed with `animated` are there at once.
/// - Source: https://developer.apple.com/documentation/uikit/uinavigationitem
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    /// Whether a screen's title is large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As on the screen below; large on the first.
        case automatic
        /// Where the bar prefers it.
        case always
        /// Never.
        case never
        /// Never.
        ///
        /// > Difference from Apple: the small title stands in the middle, and not beside the items.
        case inline
    }

    /// What the back button of the next screen shows.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title, or "Back", or the arrow alone, as there is room.
        case `default`
        /// "Back", or the arrow alone.
        case generic
        /// The arrow alone.
        case minimal
    }

    /// The text in the middle; setting the controller's title sets it as well.
    open var title: String? { didSet { if title != oldValue { changed() } } }
    /// A view in the middle, in place of the text; `nil` by default.
    open var titleView: UIView? { didSet { if titleView !== oldValue { titleViewDidChange() } } }
    /// Makes the menu that a tap on the title opens; `nil`, the default, leaves the title without one. It gets what the toolkit suggests, which
    /// is nothing here, and is called each time; a ``titleView`` has no menu.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { changed() } }
    /// A line above the title; `nil`, none, by default.
    open var prompt: String? { didSet { if prompt != oldValue { changed() } } }
    /// What the back button of the next screen says; `nil` takes the title.
    open var backButtonTitle: String? { didSet { changed() } }
    /// The back button of the next screen, for its title and picture; `nil` by default.
    open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
    /// What the back button of the next screen shows; `.default` by default.
    open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
    /// What the back button of this screen does in place of going back; `nil` by default.
    open var backAction: UIAction? { didSet { changed() } }
    /// Whether this screen has no back button; `false` by default.
    open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { changed() } } }
    /// Whether left items stand beside the back button, and do not replace it; `false` by default.
    open var leftItemsSupplementBackButton = false { didSet { changed() } }
    /// The items on the leading side, from the edge inwards; `nil` by default.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemsDidChange(\.leading) } }
    /// The items on the trailing side, from the edge inwards; `nil` by default.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemsDidChange(\.trailing) } }
    /// The items on the leading side by groups, in the order of reading. Setting it sets ``leftBarButtonItems``, and setting those makes one group
    /// of them. None by default.
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { groups.leading }
        set { take(newValue, \.leading) }
    }
    /// The same for the trailing side and ``rightBarButtonItems``, which count from the edge inwards.
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { groups.trailing }
        set { take(newValue, \.trailing) }
    }
    final var groups = BarItemGroups()
    /// Whether the title is large where the bar prefers it; `.automatic` by default.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { if largeTitleDisplayMode != oldValue { changed() } } }
    /// What searches this screen; its field stands in the bar. `nil` by default.
    open var searchController: UISearchController? { didSet { if searchController !== oldValue { searchDidChange(from: oldValue) } } }
    /// Whether the search field goes while content scrolls below the bar; `true` by default.
    open var hidesSearchBarWhenScrolling = true { didSet { changed() } }
    final var looks = BarAppearances<UINavigationBarAppearance>()
    /// The size that ``titleView`` was given, in points, which counts more than what its content asks for; `nil` without one.
    final var titleViewSize: CGSize?
    final var whenChanged: (@MainActor () -> Void)?
    /// How much of what can collapse is seen, in points; `nil` for all.
    final var expansion: CGFloat?

    /// Makes an item without a text.
    public override convenience init() { self.init(title: "") }

    /// Makes an item with a text.
    public init(title: String) {
        self.title = title
        super.init()
    }

    init(titleOf controller: UIViewController) {
        title = controller.title
        super.init()
    }

    /// What the bar looks like on this screen; `nil`, the default, leaves the bar's. Copied.
    open var standardAppearance: UINavigationBarAppearance? {
        get { looks.standard }
        set { takeLook(newValue, for: \.standard) }
    }
    /// The same in a low bar; `nil` takes ``standardAppearance``. Copied.
    open var compactAppearance: UINavigationBarAppearance? {
        get { looks.compact }
        set { takeLook(newValue, for: \.compact) }
    }
    /// The same where content ends at the bar; `nil` leaves the bar's. Copied.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.edge }
        set { takeLook(newValue, for: \.edge) }
    }
    /// The same in a low bar; `nil` takes ``scrollEdgeAppearance``. Copied.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.compactEdge }
        set { takeLook(newValue, for: \.compactEdge) }
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

    /// What the back button of the next screen says.
    var titleForBack: String { backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back" }

    private func titleViewDidChange() {
        titleViewSize = titleView.flatMap { $0.translatesAutoresizingMaskIntoConstraints && !$0.bounds.isEmpty ? $0.bounds.size : nil }
        changed()
    }

    private func searchDidChange(from old: UISearchController?) {
        old?.leave(self)
        searchController?.enter(self)
        expansion = nil
        changed()
    }

    final func changed() {
        for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) {
            item.whenChanged = { [weak self] in self?.whenChanged?() }
        }
        whenChanged?()
    }
}

extension UINavigationItem: BarWithLooks {
    func owned(_ look: UINavigationBarAppearance) -> UINavigationBarAppearance { look.owned { [weak self] in self?.lookDidChange() } }

    func lookDidChange() { changed() }
}
