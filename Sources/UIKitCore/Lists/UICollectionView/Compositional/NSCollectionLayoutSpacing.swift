import UIKitEngines

/// A distance in a compositional layout: exactly so many points, or at least.
///
/// - Source: https://developer.apple.com/documentation/uikit/nscollectionlayoutspacing
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
    let value: LayoutSpace

    private init(_ value: LayoutSpace) { self.value = value }

    /// At least so many points; what is left over is shared among all such distances.
    public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        .init(LayoutSpace(flexibleSpacing, isFlexible: true))
    }
    /// So many points.
    public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing { .init(LayoutSpace(fixedSpacing)) }

    /// In points.
    open var spacing: CGFloat { value.length }
    /// Whether it may be more.
    open var isFlexible: Bool { value.isFlexible }
    /// Whether it is exactly so much.
    open var isFixed: Bool { !value.isFlexible }
}

/// The space that an item of a compositional layout keeps free around itself.
///
/// - Source: https://developer.apple.com/documentation/uikit/nscollectionlayoutedgespacing
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
    /// Before it in the direction of reading; `nil` for none.
    public let leading: NSCollectionLayoutSpacing?
    /// Above it; `nil` for none.
    public let top: NSCollectionLayoutSpacing?
    /// After it in the direction of reading; `nil` for none.
    public let trailing: NSCollectionLayoutSpacing?
    /// Below it; `nil` for none.
    public let bottom: NSCollectionLayoutSpacing?

    /// Makes the space of four distances.
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
