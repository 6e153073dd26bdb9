import UIKitEngines

/// How wide or high something in a compositional layout is.
///
/// - Source: https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
    let value: LayoutDimension

    init(_ value: LayoutDimension) { self.value = value }

    /// A part of the container's width; 1 is all of it.
    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        .init(.fractionOfWidth(fractionalWidth))
    }
    /// A part of the container's height; 1 is all of it.
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        .init(.fractionOfHeight(fractionalHeight))
    }
    /// So many points.
    public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension { .init(.absolute(absoluteDimension)) }
    /// About so many points: until it shows, and says itself how large it is.
    public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension { .init(.estimated(estimatedDimension)) }
    /// About so many points: then as many as the largest one beside it.
    public static func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension { .init(.uniform(estimate)) }

    /// Whether it is a part of the container's width.
    open var isFractionalWidth: Bool { if case .fractionOfWidth = value { true } else { false } }
    /// Whether it is a part of the container's height.
    open var isFractionalHeight: Bool { if case .fractionOfHeight = value { true } else { false } }
    /// Whether it is so many points.
    open var isAbsolute: Bool { if case .absolute = value { true } else { false } }
    /// Whether it is about so many points.
    open var isEstimated: Bool { if case .estimated = value { true } else { false } }
    /// Whether it follows the largest one beside it.
    open var isUniformAcrossSiblings: Bool { if case .uniform = value { true } else { false } }

    /// The number that it was made with: points, or a part of the container.
    open var dimension: CGFloat {
        switch value {
        case .fractionOfWidth(let number), .fractionOfHeight(let number), .absolute(let number), .estimated(let number),
            .uniform(let number):
            number
        }
    }
}

/// How large something in a compositional layout is.
///
/// - Source: https://developer.apple.com/documentation/uikit/nscollectionlayoutsize
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Makes a size of a width and a height.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
        widthDimension = width
        heightDimension = height
    }

    var measure: LayoutMeasure { LayoutMeasure(width: widthDimension.value, height: heightDimension.value) }
}
