/// A group of tabs: a section of the sidebar, and one item of the bar.
///
/// When the user taps a group in the bar, the tab of the group that was selected last is shown. Initially this is the
/// group's own screen if it has one, or else the default tab.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitabgroup
@preconcurrency @MainActor open class UITabGroup: UITab {
    /// The appearance of a group in a sidebar.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitabgroup/sidebarappearance-swift.enum
    public enum SidebarAppearance: Int, Sendable {
        /// A section for a top-level group, a row for a nested group.
        case automatic = 0
        /// A row that expands.
        case inline = 1
        /// A section with a header.
        case rootSection = 2
    }

    private weak var lastSelectedChild: UITab?
    private lazy var groupController = TabGroupController(self)

    /// The tabs of the group. A tab may be a group itself.
    open var children: [UITab] {
        didSet {
            for tab in oldValue where tab.parent === self { tab.parent = nil }
            updateChildren()
            tabBarController?.tabPlacementsDidChange()
        }
    }
    /// The identifier of the tab that is selected initially; `nil`, the default, selects the first visible tab.
    open var defaultChildIdentifier: String?
    /// The appearance of the group in a sidebar; `.automatic` by default.
    open var sidebarAppearance = SidebarAppearance.automatic { didSet { tabBarController?.sidebarIfLoaded?.reload() } }

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - title: The title of the group.
    ///   - image: The image of the group; `nil` for none.
    ///   - identifier: The identifier of the group.
    ///   - children: The tabs of the group.
    ///   - viewControllerProvider: Returns the screen that is shown while no tab of the group is selected; with
    ///     `nil`, one tab is always selected.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        hasScreen = viewControllerProvider != nil
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        updateChildren()
    }

    private let hasScreen: Bool

    /// The tab in the group that is shown while the group is selected; `nil` if the group shows its own screen. Setting
    /// a tab outside of the group changes nothing.
    open var selectedChild: UITab? {
        get {
            if let lastSelectedChild, lastSelectedChild.parent === self { return lastSelectedChild }
            guard !hasScreen else { return nil }
            return children.first { $0.identifier == defaultChildIdentifier } ?? children.first { !$0.isHidden } ?? children.first
        }
        set {
            guard newValue == nil || newValue?.parent === self else { return }
            lastSelectedChild = newValue
            groupController.update()
            tabBarController?.sidebarIfLoaded?.selectCurrentRow()
        }
    }

    /// Returns the tab with an identifier in the group or in nested groups; `nil` if there is none.
    open func tab(forIdentifier identifier: String) -> UITab? { selfAndDescendants.dropFirst().first { $0.identifier == identifier } }

    private func updateChildren() {
        for tab in children { tab.parent = self }
        groupController.update()
    }

    package override var containerController: UIViewController { groupController }
    override var selfAndDescendants: [UITab] { [self] + children.flatMap(\.selfAndDescendants) }
    override var selectedLeaf: UITab { selectedChild?.selectedLeaf ?? self }
    /// Whether a sidebar shows the group as a section.
    final var isSection: Bool { sidebarAppearance == .rootSection || (sidebarAppearance == .automatic && parent == nil) }
}

/// The tab for searching, located at the end of the bar.
///
/// - Source: https://developer.apple.com/documentation/uikit/uisearchtab
@preconcurrency @MainActor open class UISearchTab: UITab {
    /// Creates a tab with the system's title, image and identifier for search tabs.
    public init(viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil) {
        super.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "UISearchTab",
            viewControllerProvider: viewControllerProvider)
    }

    override var placement: Placement { preferredPlacement == .automatic ? .pinned : preferredPlacement }
}
