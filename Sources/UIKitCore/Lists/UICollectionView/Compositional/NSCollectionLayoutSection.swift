import UIKitEngines

/// A section of a compositional layout: a group that is repeated for the section's items, and the elements around the
/// groups.
///
/// - Source: https://developer.apple.com/documentation/uikit/nscollectionlayoutsection
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
    /// Changes the visible items before the items are shown. Called when the collection view or the section has
    /// scrolled.
    public typealias VisibleItemsHandler =
        (
            _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
            _ layoutEnvironment: any NSCollectionLayoutEnvironment
        ) -> Void

    let group: NSCollectionLayoutGroup

    /// The list properties of the section; `nil` if the section is not a list.
    final var list: ListSection?

    /// Creates a section of repeated groups.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
    }

    /// The insets of the groups from the edges of the section, in points. Defaults to `.zero`.
    ///
    /// Headers are above the top inset, and footers below the bottom inset.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distance between groups, in points. Defaults to 0.
    open var interGroupSpacing: CGFloat = 0
    /// The reference from which ``contentInsets`` are measured. Defaults to `.automatic`: the reference of the
    /// layout's configuration.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// The reference for the side insets of headers and footers. Defaults to `.automatic`: the reference of the
    /// groups.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether ``contentInsets`` also apply to headers and footers. Defaults to `true`.
    open var supplementariesFollowContentInsets = true
    /// The scrolling behaviour orthogonal to the layout's axis. Defaults to `.none`: groups are arranged along the
    /// axis.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The properties of the section's orthogonal scrolling.
    public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// The supplementary items at the edges, such as headers. Defaults to an empty array.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The decoration items behind the section. Defaults to an empty array.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// The handler that changes items before they are shown. The section retains the handler. Defaults to `nil`.
    public final var visibleItemsInvalidationHandler: VisibleItemsHandler?
}

/// The scrolling behaviours of a section orthogonal to the layout's axis.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// No orthogonal scrolling: the groups are arranged along the layout's axis.
    case none
    /// Continuous scrolling.
    case continuous
    /// Continuous scrolling that stops at the start of a group.
    case continuousGroupLeadingBoundary
    /// Paging by the width of the section.
    case paging
    /// Paging by groups.
    case groupPaging
    /// Paging by groups, each of which is centred.
    case groupPagingCentered
}

/// The properties of a section's orthogonal scrolling.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingproperties
@preconcurrency @MainActor open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// The bounce behaviours at the ends of the content.
    public enum Bounce: Int, Sendable {
        /// The system's choice, which is to bounce.
        case automatic
        /// The content always bounces.
        case always
        /// The content never bounces.
        case never
    }

    /// The deceleration rate. By default `nil`: `.fast` for paging, otherwise `.normal`.
    open var decelerationRate: UIScrollView.DecelerationRate?
    /// Whether the content bounces at its ends. Defaults to `.automatic`.
    open var bounce = Bounce.automatic
}

/// The references from which insets in a compositional layout are measured.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicontentinsetsreference
public enum UIContentInsetsReference: Int, Sendable {
    /// The reference of the enclosing element. The reference of the layout itself is the safe area.
    case automatic
    /// The edges of the view.
    case none
    /// The safe area.
    case safeArea
    /// The layout margins of the collection view.
    case layoutMargins
    /// The readable content guide of the collection view.
    case readableContent
}
