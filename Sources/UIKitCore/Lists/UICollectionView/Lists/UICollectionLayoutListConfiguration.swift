/// The appearance and behaviour of a list in a collection view.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct
public struct UICollectionLayoutListConfiguration {
    /// The appearances of a list.
    public enum Appearance: Int, Sendable {
        /// Rows that extend from edge to edge.
        case plain
        /// Rows that extend from edge to edge, with space between sections.
        case grouped
        /// Rows in inset groups with rounded corners.
        case insetGrouped
        /// Rows without separators, each with rounded corners when selected.
        case sidebar
        /// The appearance of a sidebar with a plain background.
        case sidebarPlain
    }

    /// The kinds of headers above a section.
    public enum HeaderMode: Int, Sendable {
        /// No header.
        case none
        /// A view of kind `UICollectionView.elementKindSectionHeader`, which is requested from the data source.
        case supplementary
        /// The first item of the section.
        case firstItemInSection
    }

    /// The kinds of footers below a section.
    public enum FooterMode: Int, Sendable {
        /// No footer.
        case none
        /// A view of kind `UICollectionView.elementKindSectionFooter`, which is requested from the data source.
        case supplementary
    }

    /// Returns the swipe actions of a row; `nil` for none.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
    /// Returns a changed separator configuration for a single row.
    public typealias ItemSeparatorHandler =
        (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

    /// The appearance of the list.
    public let appearance: Appearance
    /// Whether rows have separators. Defaults to `true`, except in sidebars.
    public var showsSeparators: Bool
    /// The appearance of the separators.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// The handler that changes the separators of single rows. Defaults to `nil`.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The background colour of the list, over that of the collection view; `nil`, the default, for the colour of the
    /// appearance.
    ///
    /// Shown if all sections of a layout are lists. The colour of the first section applies.
    public var backgroundColor: UIColor?
    /// The kind of header above a section. Defaults to `.none`.
    public var headerMode = HeaderMode.none
    /// The kind of footer below a section. Defaults to `.none`.
    public var footerMode = FooterMode.none
    /// The space above headers, in points; `nil`, the default, for the space of the appearance. Without headers the
    /// property has no effect.
    ///
    /// A value that is not finite counts as `nil`, and a negative value as 0.
    public var headerTopPadding: CGFloat?
    /// Provides the leading swipe actions of a row. Retained as long as the layout. Defaults to `nil`.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Provides the trailing swipe actions of a row. Retained as long as the layout. Defaults to `nil`.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Creates a configuration with an appearance.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    /// The app's space above headers, if it can be laid out.
    var headerGap: CGFloat? { headerTopPadding.flatMap { $0.isFinite ? max(0, $0) : nil } }

    @MainActor var background: UIColor? {
        switch appearance {
        case .plain, .sidebarPlain: backgroundColor ?? .systemBackground
        case .grouped, .insetGrouped, .sidebar: backgroundColor ?? .systemGroupedBackground
        }
    }
}
