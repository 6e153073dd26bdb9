/// What a navigation bar shows of one screen.
///
/// - Source: https://developer.apple.com/documentation/uikit/uinavigationitem
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    /// The text in the middle; follows the controller's title until it is set.
    open var title: String? { didSet { if title != oldValue { changed() } } }
    /// A view in the middle, in place of the text; `nil` by default.
    open var titleView: UIView? { didSet { changed() } }
    /// What the back button of the next screen says; `nil` takes the title.
    open var backButtonTitle: String? { didSet { changed() } }
    /// The back button of the next screen, for its title; `nil` by default.
    open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
    /// Whether this screen has no back button; `false` by default.
    open var hidesBackButton = false { didSet { changed() } }
    /// Whether left items stand beside the back button, and do not replace it; `false` by default.
    open var leftItemsSupplementBackButton = false { didSet { changed() } }
    /// The items on the leading side, from the edge inwards; `nil` by default.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    /// The items on the trailing side, from the edge inwards; `nil` by default.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    final var whenChanged: (@MainActor () -> Void)?

    /// Makes an item with a text.
    public init(title: String) {
        self.title = title
        super.init()
    }

    init(titleOf controller: UIViewController) {
        title = controller.title
        super.init()
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

    /// What the back button of the next screen says.
    var titleForBack: String { backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back" }

    func controllerTitleDidChange(from old: String?, to new: String?) {
        if title == old { title = new }
    }

    private func changed() {
        for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) {
            item.whenChanged = { [weak self] in self?.whenChanged?() }
        }
        whenChanged?()
    }
}
