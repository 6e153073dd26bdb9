/// One tab of a tab bar controller, apart from the screen that it leads to.
///
/// > Difference from Apple: tabs cannot be rearranged or hidden by a person.
/// - Source: https://developer.apple.com/documentation/uikit/uitab
@preconcurrency @MainActor open class UITab: AccessibleObject {
    /// Where a tab stands.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitab/placement
    public enum Placement: Int, Sendable {
        /// In bar and sidebar; that of a ``UISearchTab`` is `.pinned`.
        case automatic = 0
        /// In bar and sidebar.
        case `default` = 1
        /// In the sidebar; not in the bar, where no person put it there.
        case optional = 2
        /// In bar and sidebar.
        case movable = 3
        /// In the bar as the last, and in the sidebar.
        case pinned = 4
        /// In bar and sidebar.
        case fixed = 5
        /// In the sidebar only.
        case sidebarOnly = 6
    }

    /// What the tab is called in code; no two tabs of a controller are called the same.
    public let identifier: String
    /// A second line in the sidebar; `nil` by default.
    open var subtitle: String? { didSet { changed() } }
    /// Whether a person can choose the tab; `true` by default.
    open var isEnabled = true {
        didSet {
            item.isEnabled = isEnabled
            changed()
        }
    }
    /// Whether neither bar nor sidebar shows the tab; `false` by default. The app can choose it all the same.
    open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.tabsMoved() } } }
    /// Where the tab stands; `.automatic` by default.
    open var preferredPlacement = Placement.automatic { didSet { if preferredPlacement != oldValue { tabBarController?.tabsMoved() } } }
    /// Anything of the app's own; `nil` by default.
    open var userInfo: Any?
    /// The group that the tab is in; `nil` for one in the row itself.
    public internal(set) weak var parent: UITabGroup?
    final weak var ownController: UITabBarController?
    private let provider: (@MainActor (UITab) -> UIViewController)?
    private var provided: UIViewController?
    private let ownItem: UITabBarItem?

    /// Makes a tab.
    ///
    /// > Difference from Apple: the screens of the row's tabs are made as the tabs are given to a controller, also of hidden ones, not when
    /// > they are first chosen.
    ///
    /// - Parameters:
    ///   - title: what people read.
    ///   - image: the picture; `nil` for none.
    ///   - identifier: what the tab is called in code.
    ///   - viewControllerProvider: makes the screen, once: for a tab in the row when it is given to a controller, for one in a group when it is
    ///     first chosen.
    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
    ) {
        self.identifier = identifier
        provider = viewControllerProvider
        let item = UITabBarItem(title: title, image: image, selectedImage: nil)
        item.keepsTitle = true
        ownItem = item
        super.init()
    }

    /// The tab that stands for a controller without one.
    init(_ controller: UIViewController, _ identifier: String) {
        self.identifier = identifier
        provider = nil
        provided = controller
        ownItem = nil
        super.init()
    }

    /// What people read.
    open var title: String {
        get { item.title ?? "" }
        set {
            item.title = newValue
            changed()
        }
    }
    /// The picture; `nil` for none.
    open var image: UIImage? {
        get { item.image }
        set {
            item.image = newValue
            changed()
        }
    }
    /// What stands in the badge; `nil`, no badge, by default.
    open var badgeValue: String? {
        get { item.badgeValue }
        set {
            item.badgeValue = newValue
            changed()
        }
    }
    /// The name by which tests find the button of the tab; `nil` by default.
    open override var accessibilityIdentifier: String? {
        get { item.accessibilityIdentifier }
        set {
            item.accessibilityIdentifier = newValue
            changed()
        }
    }
    /// The tab's name, in the language of the person; `nil`, its title, by default.
    open override var accessibilityLabel: String? {
        get { item.accessibilityLabel }
        set {
            item.accessibilityLabel = newValue
            changed()
        }
    }
    /// The screen, which is made now if it was not; `nil` where nobody provides one.
    open var viewController: UIViewController? {
        if provided == nil, let made = provider?(self) {
            provided = made
            if parent == nil, host === made { made.tabBarItem = item }
        }
        return provided
    }
    /// The controller whose tab it is; `nil` for none.
    open var tabBarController: UITabBarController? { ownController ?? parent?.tabBarController }
    /// Whether the tab is seen in the bar or the sidebar, as far as there is room.
    open var hasVisiblePlacement: Bool {
        guard let controller = tabBarController, !isHidden, parent.map({ !$0.isHidden }) ?? true else { return false }
        return controller.isSidebarShown || (parent == nil && isInBar)
    }

    /// The screen, if it was made.
    final var viewControllerIfMade: UIViewController? { provided }
    /// What stands in the row for the tab.
    package var host: UIViewController { viewController ?? placeholder }
    private lazy var placeholder = UIViewController()
    /// What the bar shows of the tab.
    final var item: UITabBarItem { ownItem ?? provided?.tabBarItem ?? UITabBarItem() }
    /// Where the tab stands in the bar.
    var placement: Placement { preferredPlacement }
    final var isInBar: Bool { !isHidden && placement != .sidebarOnly && placement != .optional }
    /// The tab of the row that this one is in.
    final var root: UITab { parent?.root ?? self }
    /// The tab and those in it.
    var all: [UITab] { [self] }
    /// The tab that is chosen where this one is.
    var leaf: UITab { self }

    final func changed() { tabBarController?.sidebarIfMade?.reconfigure(self) }
}

extension UIViewController {
    /// The tab whose screen this is; `nil` where it is none's.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/tab
    public var tab: UITab? { tabBarController?.tabs.lazy.flatMap(\.all).first { $0.viewControllerIfMade === self } }
}
