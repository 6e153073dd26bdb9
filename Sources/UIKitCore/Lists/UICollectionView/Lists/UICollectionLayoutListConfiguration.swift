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
    /// Returns the separator configuration of a row, given the configuration of the section.
    public typealias ItemSeparatorHandler =
        (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

    /// The appearance of the list.
    public let appearance: Appearance
    /// Whether rows have separators. Defaults to `true`, except in sidebars.
    public var showsSeparators: Bool
    /// The appearance of the separators.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// The handler that changes the separators of individual rows. Defaults to `nil`.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The background colour, in front of the collection view's own background. By default `nil`: the colour of the
    /// appearance.
    ///
    /// The colour is shown only if all sections of the layout are lists. The first section determines the colour.
    public var backgroundColor: UIColor?
    /// The kind of header above a section. Defaults to `.none`.
    public var headerMode = HeaderMode.none
    /// The kind of footer below a section. Defaults to `.none`.
    public var footerMode = FooterMode.none
    /// The space above headers, in points. By default `nil`: the space of the appearance. Without headers the
    /// property has no effect.
    ///
    /// A value that is not finite is treated as `nil`, and a negative value as 0.
    public var headerTopPadding: CGFloat?
    /// Provides the leading swipe actions of a row. The layout retains the closure. Defaults to `nil`.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Provides the trailing swipe actions of a row. The layout retains the closure. Defaults to `nil`.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Creates a configuration with an appearance.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    /// The value of ``headerTopPadding``, but at least 0; `nil` if the property is `nil` or not finite.
    var headerGap: CGFloat? { headerTopPadding.flatMap { $0.isFinite ? max(0, $0) : nil } }

    @MainActor var resolvedBackgroundColor: UIColor? {
        switch appearance {
        case .plain, .sidebarPlain: backgroundColor ?? .systemBackground
        case .grouped, .insetGrouped, .sidebar: backgroundColor ?? .systemGroupedBackground
        }
    }
}
