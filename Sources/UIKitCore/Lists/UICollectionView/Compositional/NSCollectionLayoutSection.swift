import UIKitEngines

/// One section of a compositional layout: a group that is repeated for the section's items, and what stands around.
///
/// - Source: https://developer.apple.com/documentation/uikit/nscollectionlayoutsection
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
    /// Changes items before they are shown; called whenever content or the section has moved.
    public typealias VisibleItemsHandler =
        (
            _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
            _ layoutEnvironment: any NSCollectionLayoutEnvironment
        ) -> Void

    let group: NSCollectionLayoutGroup

    /// What a list's cells are told of their place; `nil` for a section that is no list.
    final var list: ListSection?

    /// Makes a section of groups.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
    }

    /// How far groups are from the edges of the section, in points. Defaults to `.zero`.
    ///
    /// Headers and footers stand outside of the upper and lower ones.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distance between groups, in points. Defaults to 0.
    open var interGroupSpacing: CGFloat = 0
    /// What ``contentInsets`` are counted from. Defaults to `.automatic`: what the layout's configuration says.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// What keeps headers and footers clear of the sides. Defaults to `.automatic`: what keeps groups clear.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether headers and footers keep within ``contentInsets``, too. Defaults to `true`.
    open var supplementariesFollowContentInsets = true
    /// How groups scroll across the layout's axis. Defaults to `.none`: they follow the axis.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// How the section scrolls by itself.
    public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// What stands at the edges, such as headers. Defaults to nothing.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// What lies behind the section. Defaults to nothing.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Changes items before they are shown. Kept as long as the section. Defaults to `nil`.
    public final var visibleItemsInvalidationHandler: VisibleItemsHandler?
}

/// How the groups of a section scroll across the axis of the layout.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// They do not: they follow the layout's axis.
    case none
    /// Freely.
    case continuous
    /// Freely, and to rest where a group begins.
    case continuousGroupLeadingBoundary
    /// From one page, as wide as the section, to the next.
    case paging
    /// From one group to the next.
    case groupPaging
    /// From one group to the next, each of which rests in the middle.
    case groupPagingCentered
}

/// How a section scrolls by itself.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingproperties
@preconcurrency @MainActor open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// Whether content goes past its ends and comes back.
    public enum Bounce: Int, Sendable {
        /// As suits the behaviour: it does.
        case automatic
        /// It does.
        case always
        /// It does not.
        case never
    }

    /// How quickly content comes to rest. Defaults to that of the behaviour: `.fast` for pages and groups, else `.normal`.
    open var decelerationRate: UIScrollView.DecelerationRate?
    /// Whether content goes past its ends. Defaults to `.automatic`.
    open var bounce = Bounce.automatic
}

/// What insets in a compositional layout are counted from.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicontentinsetsreference
public enum UIContentInsetsReference: Int, Sendable {
    /// What stands above decides; the safe area in the end.
    case automatic
    /// The edges themselves.
    case none
    /// The safe area.
    case safeArea
    /// The margins of the collection view.
    case layoutMargins
    /// The column of the collection view that is not too wide to be read.
    case readableContent
}
