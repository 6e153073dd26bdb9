/// Tabs that belong together: a section of the sidebar, and one item of the bar.
///
/// In the bar a group leads to its own screen, where it has one, or else to the one that was chosen last among its tabs.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitabgroup
@preconcurrency @MainActor open class UITabGroup: UITab {
    /// How a sidebar shows a group.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitabgroup/sidebarappearance-swift.enum
    public enum SidebarAppearance: Int, Sendable {
        /// A section for a group in the row, a row for one in a group.
        case automatic = 0
        /// A row that opens.
        case inline = 1
        /// A section below a header.
        case rootSection = 2
    }

    private weak var chosen: UITab?
    private lazy var container = TabGroupController(self)

    /// The tabs in it, which may be groups.
    open var children: [UITab] {
        didSet {
            for tab in oldValue where tab.parent === self { tab.parent = nil }
            take()
            tabBarController?.tabsMoved()
        }
    }
    /// The tab that is chosen at first; `nil`, the first one that is seen, by default.
    open var defaultChildIdentifier: String?
    /// How a sidebar shows the group; `.automatic` by default.
    open var sidebarAppearance = SidebarAppearance.automatic { didSet { tabBarController?.sidebarIfMade?.reload() } }

    /// Makes a group.
    ///
    /// - Parameters:
    ///   - title: what people read.
    ///   - image: the picture; `nil` for none.
    ///   - identifier: what the group is called in code.
    ///   - children: the tabs in it.
    ///   - viewControllerProvider: makes the screen that is seen while none of its tabs is chosen; `nil` has one chosen always.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        hasOwnScreen = viewControllerProvider != nil
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        take()
    }

    private let hasOwnScreen: Bool

    /// The tab in it that is chosen, or will be with the group; `nil` while the group's own screen is. One that is not in the group
    /// changes nothing.
    open var selectedChild: UITab? {
        get {
            if let chosen, chosen.parent === self { return chosen }
            guard !hasOwnScreen else { return nil }
            return children.first { $0.identifier == defaultChildIdentifier } ?? children.first { !$0.isHidden } ?? children.first
        }
        set {
            guard newValue == nil || newValue?.parent === self else { return }
            chosen = newValue
            container.update()
            tabBarController?.sidebarIfMade?.showChosen()
        }
    }

    /// The tab of an identifier in the group, or in groups in it; `nil` where there is none.
    open func tab(forIdentifier identifier: String) -> UITab? { all.dropFirst().first { $0.identifier == identifier } }

    private func take() {
        for tab in children { tab.parent = self }
        container.update()
    }

    package override var host: UIViewController { container }
    override var all: [UITab] { [self] + children.flatMap(\.all) }
    override var leaf: UITab { selectedChild?.leaf ?? self }
    /// Whether a sidebar has a section for it.
    final var isSection: Bool { sidebarAppearance == .rootSection || (sidebarAppearance == .automatic && parent == nil) }
}

/// The tab that leads to a search; it stands at the end of the bar.
///
/// - Source: https://developer.apple.com/documentation/uikit/uisearchtab
@preconcurrency @MainActor open class UISearchTab: UITab {
    /// Makes a tab with the title, picture and identifier that all of the kind have.
    public init(viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil) {
        super.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "UISearchTab",
            viewControllerProvider: viewControllerProvider)
    }

    override var placement: Placement { preferredPlacement == .automatic ? .pinned : preferredPlacement }
}
