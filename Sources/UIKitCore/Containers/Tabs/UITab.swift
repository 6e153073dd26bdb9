/// A tab of a tab bar controller. It describes the tab's button and its row in the sidebar, and provides the screen.
///
/// > Difference from Apple: users cannot rearrange or hide tabs.
/// - Source: https://developer.apple.com/documentation/uikit/uitab
@preconcurrency @MainActor open class UITab: AccessibleObject {
    /// The placement of a tab.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitab/placement
    public enum Placement: Int, Sendable {
        /// Bar and sidebar; `.pinned` for a ``UISearchTab``.
        case automatic = 0
        /// Bar and sidebar.
        case `default` = 1
        /// The sidebar only, since users cannot add the tab to the bar.
        case optional = 2
        /// Bar and sidebar.
        case movable = 3
        /// The end of the bar, and the sidebar.
        case pinned = 4
        /// Bar and sidebar.
        case fixed = 5
        /// The sidebar only.
        case sidebarOnly = 6
    }

    /// The identifier of the tab, unique within a controller.
    public let identifier: String
    /// The second line of the tab's row in the sidebar; `nil` by default.
    open var subtitle: String? { didSet { changed() } }
    /// Whether the user can select the tab; `true` by default.
    open var isEnabled = true {
        didSet {
            item.isEnabled = isEnabled
            changed()
        }
    }
    /// Whether bar and sidebar omit the tab; `false` by default. The app can still select a hidden tab.
    open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.tabPlacementsDidChange() } } }
    /// The placement of the tab; `.automatic` by default.
    open var preferredPlacement = Placement.automatic {
        didSet { if preferredPlacement != oldValue { tabBarController?.tabPlacementsDidChange() } }
    }
    /// A value for use by the app; `nil` by default.
    open var userInfo: Any?
    /// The group that contains the tab; `nil` for a tab at the top level.
    public internal(set) weak var parent: UITabGroup?
    final weak var owningController: UITabBarController?
    private let provider: (@MainActor (UITab) -> UIViewController)?
    private var createdController: UIViewController?
    private let tabItem: UITabBarItem?

    /// Creates a tab.
    ///
    /// > Difference from Apple: the screens of top-level tabs, including hidden tabs, are created when the tabs are
    /// > set on a controller, and not when a tab is first selected.
    ///
    /// - Parameters:
    ///   - title: The title of the tab.
    ///   - image: The image of the tab; `nil` for none.
    ///   - identifier: The identifier of the tab.
    ///   - viewControllerProvider: Returns the screen; called once. For a top-level tab, called when the tab is set
    ///     on a controller. For a tab in a group, called when the tab is first selected.
    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
    ) {
        self.identifier = identifier
        provider = viewControllerProvider
        let item = UITabBarItem(title: title, image: image, selectedImage: nil)
        item.keepsTitle = true
        tabItem = item
        super.init()
    }

    /// Creates a tab for a controller that the app set without a tab.
    init(_ controller: UIViewController, _ identifier: String) {
        self.identifier = identifier
        provider = nil
        createdController = controller
        tabItem = nil
        super.init()
    }

    /// The title of the tab.
    open var title: String {
        get { item.title ?? "" }
        set {
            item.title = newValue
            changed()
        }
    }
    /// The image of the tab; `nil` for none.
    open var image: UIImage? {
        get { item.image }
        set {
            item.image = newValue
            changed()
        }
    }
    /// The text of the badge; `nil`, no badge, by default.
    open var badgeValue: String? {
        get { item.badgeValue }
        set {
            item.badgeValue = newValue
            changed()
        }
    }
    /// The identifier with which tests find the tab's button; `nil` by default.
    open override var accessibilityIdentifier: String? {
        get { item.accessibilityIdentifier }
        set {
            item.accessibilityIdentifier = newValue
            changed()
        }
    }
    /// The localized accessibility label of the tab; `nil`, the title, by default.
    open override var accessibilityLabel: String? {
        get { item.accessibilityLabel }
        set {
            item.accessibilityLabel = newValue
            changed()
        }
    }
    /// The screen of the tab, created if necessary; `nil` without a provider.
    open var viewController: UIViewController? {
        if createdController == nil, let controller = provider?(self) {
            createdController = controller
            if parent == nil, containerController === controller { controller.tabBarItem = item }
        }
        return createdController
    }
    /// The tab bar controller that contains the tab; `nil` for none.
    open var tabBarController: UITabBarController? { owningController ?? parent?.tabBarController }
    /// Whether the bar or the sidebar includes the tab. If the bar is too narrow, the tab is in the More list.
    open var hasVisiblePlacement: Bool {
        guard let controller = tabBarController, !isHidden, parent.map({ !$0.isHidden }) ?? true else { return false }
        return controller.isSidebarShown || (parent == nil && isInBar)
    }

    /// The screen if it has been created; `nil` otherwise.
    final var viewControllerIfLoaded: UIViewController? { createdController }
    /// The controller that represents the tab in `viewControllers`: its screen, or an empty controller without a
    /// provider.
    package var containerController: UIViewController { viewController ?? placeholder }
    private lazy var placeholder = UIViewController()
    /// The tab bar item of the tab.
    final var item: UITabBarItem { tabItem ?? createdController?.tabBarItem ?? UITabBarItem() }
    /// The placement that applies to the tab. For a ``UISearchTab``, `.pinned` replaces `.automatic`.
    var placement: Placement { preferredPlacement }
    final var isInBar: Bool { !isHidden && placement != .sidebarOnly && placement != .optional }
    /// The top-level tab that contains this tab.
    final var root: UITab { parent?.root ?? self }
    /// The tab and its descendants.
    var selfAndDescendants: [UITab] { [self] }
    /// The tab whose screen is shown while this tab is selected: for a group, the innermost selected tab.
    var selectedLeaf: UITab { self }

    final func changed() { tabBarController?.sidebarIfLoaded?.reconfigure(self) }
}

extension UIViewController {
    /// The tab whose screen this controller is; `nil` for none.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/tab
    public var tab: UITab? { tabBarController?.tabs.lazy.flatMap(\.selfAndDescendants).first { $0.viewControllerIfLoaded === self } }
}
