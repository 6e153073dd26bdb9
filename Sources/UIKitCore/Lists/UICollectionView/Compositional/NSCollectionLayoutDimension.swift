import UIKitEngines

/// The width or height of an element in a compositional layout.
///
/// - Source: https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
    let value: LayoutDimension

    init(_ value: LayoutDimension) { self.value = value }

    /// Creates a dimension that is a fraction of the container's width; 1 is the whole width.
    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        .init(.fractionOfWidth(fractionalWidth))
    }
    /// Creates a dimension that is a fraction of the container's height; 1 is the whole height.
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        .init(.fractionOfHeight(fractionalHeight))
    }
    /// Creates a dimension with a fixed number of points.
    public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension { .init(.absolute(absoluteDimension)) }
    /// Creates an estimated dimension in points. The visible element determines its own size.
    public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension { .init(.estimated(estimatedDimension)) }
    /// Creates an estimated dimension in points. The largest sibling in the group determines the size.
    public static func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension { .init(.uniform(estimate)) }

    /// Whether the dimension is a fraction of the container's width.
    open var isFractionalWidth: Bool { if case .fractionOfWidth = value { true } else { false } }
    /// Whether the dimension is a fraction of the container's height.
    open var isFractionalHeight: Bool { if case .fractionOfHeight = value { true } else { false } }
    /// Whether the dimension is a fixed number of points.
    open var isAbsolute: Bool { if case .absolute = value { true } else { false } }
    /// Whether the dimension is an estimate.
    open var isEstimated: Bool { if case .estimated = value { true } else { false } }
    /// Whether the dimension equals that of the largest sibling.
    open var isUniformAcrossSiblings: Bool { if case .uniform = value { true } else { false } }

    /// The value with which the dimension was created: points, or a fraction of the container's size.
    open var dimension: CGFloat {
        switch value {
        case .fractionOfWidth(let number), .fractionOfHeight(let number), .absolute(let number), .estimated(let number),
            .uniform(let number):
            number
        }
    }
}

/// The size of an element in a compositional layout.
///
/// - Source: https://developer.apple.com/documentation/uikit/nscollectionlayoutsize
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Creates a size from a width and a height.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
        widthDimension = width
        heightDimension = height
    }

    var measure: LayoutMeasure { LayoutMeasure(width: widthDimension.value, height: heightDimension.value) }
}
