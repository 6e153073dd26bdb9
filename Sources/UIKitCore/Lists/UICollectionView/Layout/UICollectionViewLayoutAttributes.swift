import Foundation

/// The frame and the appearance of an element in a collection view.
///
/// Layouts create the attributes. The collection view copies the attributes, and applies them only if they differ from
/// the last ones. Subclasses with additional properties therefore override `copy(with:)` and `isEqual(_:)`.
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    /// Creates attributes that do not describe an element yet. Layouts use the `init(for…)` initialisers.
    public required override init() {
        super.init()
    }

    /// Creates the attributes of an item's cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Creates the attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementKind = elementKind
        representedElementCategory = .supplementaryView
    }

    /// Creates the attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementKind = decorationViewKind
        representedElementCategory = .decorationView
    }

    /// The centre, in content coordinates. Defaults to `.zero`.
    open var center = CGPoint.zero
    /// The size, in points. Defaults to `.zero`.
    open var size = CGSize.zero
    /// The transform of the element around its centre. Defaults to the identity.
    open var transform3D = CATransform3DIdentity
    /// The opacity, 0…1. Defaults to 1.
    open var alpha: CGFloat = 1
    /// The depth. Higher values are in front. Defaults to 0.
    open var zIndex = 0
    /// Whether the element is hidden. No view is created for a hidden element. Defaults to `false`.
    open var isHidden = false
    /// The index path of the item, or of the supplementary or decoration view. Defaults to an empty path.
    open var indexPath = IndexPath()
    /// The category of the element.
    open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The additional properties that the layout and the collection view exchange.
    var hints = LayoutHints()
    /// The kind of a supplementary or decoration view; `nil` for cells.
    open internal(set) var representedElementKind: String?

    /// The frame in content coordinates, without ``transform3D``.
    open var frame: CGRect {
        get { CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height) }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    /// The bounds of the element: its size with the origin `.zero`.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// The affine part of ``transform3D``.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// Returns whether two attributes describe the same element with the same frame and appearance. Must be called on
    /// the main thread.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return other === self || MainActor.assumeIsolated { hasEqualValues(other) }
    }

    /// The hash value. It depends only on the element, so equal attributes have equal values.
    nonisolated open override var hash: Int {
        MainActor.assumeIsolated {
            var hasher = Hasher()
            hasher.combine(indexPath)
            hasher.combine(representedElementKind)
            return hasher.finalize()
        }
    }

    private func hasEqualValues(_ other: UICollectionViewLayoutAttributes) -> Bool {
        center == other.center && size == other.size && indexPath == other.indexPath && alpha == other.alpha && zIndex == other.zIndex
            && isHidden == other.isHidden && representedElementCategory == other.representedElementCategory
            && representedElementKind == other.representedElementKind && CATransform3DEqualToTransform(transform3D, other.transform3D)
    }

    /// Returns a copy that is an instance of the same class.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.center = center
        copy.size = size
        copy.transform3D = transform3D
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.hints = hints
        copy.indexPath = indexPath
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        return copy
    }
}
