/// How a list in a collection view looks.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct
public struct UICollectionLayoutListConfiguration {
    /// The look of a list as a whole.
    public enum Appearance: Int, Sendable {
        /// Rows from edge to edge.
        case plain
        /// Rows from edge to edge, with space between sections.
        case grouped
        /// Rows on cards with round corners.
        case insetGrouped
        /// Rows without lines, each with round corners when it is selected.
        case sidebar
        /// As a sidebar, without cards.
        case sidebarPlain
    }

    /// What stands above a section.
    public enum HeaderMode: Int, Sendable {
        /// Nothing.
        case none
        /// A view of kind `UICollectionView.elementKindSectionHeader`, for which the data source is asked.
        case supplementary
        /// The first item of the section.
        case firstItemInSection
    }

    /// What stands below a section.
    public enum FooterMode: Int, Sendable {
        /// Nothing.
        case none
        /// A view of kind `UICollectionView.elementKindSectionFooter`, for which the data source is asked.
        case supplementary
    }

    /// Gives the actions of a row that is swiped away; `nil` for none.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
    /// Changes the lines of one row.
    public typealias ItemSeparatorHandler =
        (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

    /// The look of the list.
    public let appearance: Appearance
    /// Whether there are lines between rows. Defaults to `true`, but for sidebars.
    public var showsSeparators: Bool
    /// How lines look.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Changes the lines of single rows. Defaults to `nil`.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// What lies behind the list, over the collection view's own colour; `nil`, the default, for that of the appearance.
    ///
    /// Shown where all sections of a layout are lists; that of the first section counts.
    public var backgroundColor: UIColor?
    /// What stands above a section. Defaults to `.none`.
    public var headerMode = HeaderMode.none
    /// What stands below a section. Defaults to `.none`.
    public var footerMode = FooterMode.none
    /// Free space above headers, in points; `nil`, the default, for that of the appearance. What is not finite counts as `nil`, and less
    /// than 0 as 0. Without headers it has no effect.
    public var headerTopPadding: CGFloat?
    /// The actions of a row that is swiped towards its end. Kept as long as the layout. Defaults to `nil`.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The actions of a row that is swiped towards its start. Kept as long as the layout. Defaults to `nil`.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Makes a configuration of an appearance.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    /// The free space above headers that the app wants, if it can be laid out.
    var headerGap: CGFloat? { headerTopPadding.flatMap { $0.isFinite ? max(0, $0) : nil } }

    @MainActor var ground: UIColor? {
        switch appearance {
        case .plain, .sidebarPlain: backgroundColor ?? .systemBackground
        case .grouped, .insetGrouped, .sidebar: backgroundColor ?? .systemGroupedBackground
        }
    }
}
