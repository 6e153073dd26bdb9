import UIKitEngines

/// A distance in a compositional layout: fixed, or a minimum.
///
/// - Source: https://developer.apple.com/documentation/uikit/nscollectionlayoutspacing
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
    let value: LayoutSpace

    private init(_ value: LayoutSpace) { self.value = value }

    /// Creates a minimum distance in points. Free space is divided among all flexible distances.
    public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        .init(LayoutSpace(flexibleSpacing, isFlexible: true))
    }
    /// Creates a fixed distance in points.
    public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing { .init(LayoutSpace(fixedSpacing)) }

    /// The distance, in points.
    open var spacing: CGFloat { value.length }
    /// Whether the distance is a minimum.
    open var isFlexible: Bool { value.isFlexible }
    /// Whether the distance is fixed.
    open var isFixed: Bool { !value.isFlexible }
}

/// The space around an item of a compositional layout.
///
/// - Source: https://developer.apple.com/documentation/uikit/nscollectionlayoutedgespacing
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
    /// The space at the leading edge of the item; `nil` for none.
    public let leading: NSCollectionLayoutSpacing?
    /// The space above the item; `nil` for none.
    public let top: NSCollectionLayoutSpacing?
    /// The space at the trailing edge of the item; `nil` for none.
    public let trailing: NSCollectionLayoutSpacing?
    /// The space below the item; `nil` for none.
    public let bottom: NSCollectionLayoutSpacing?

    /// Creates edge spacing from four distances.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }

    var edges: LayoutEdges {
        let none = LayoutSpace(0)
        return LayoutEdges(
            leading: leading?.value ?? none, top: top?.value ?? none, trailing: trailing?.value ?? none, bottom: bottom?.value ?? none)
    }
}

extension NSDirectionalEdgeInsets {
    var layoutInsets: LayoutInsets { LayoutInsets(top: top, leading: leading, bottom: bottom, trailing: trailing) }
}
