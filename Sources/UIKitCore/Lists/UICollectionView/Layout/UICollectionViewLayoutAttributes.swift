import Foundation

/// Where one element of a collection view stands, and how it looks there.
///
/// Made by layouts. Subclasses that add properties override `copy(with:)`, since attributes are copied, and `isEqual(_:)`, since views are
/// not told of attributes that equal those which they have.
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    /// Makes attributes without a place. Layouts use the `init(for…)` forms.
    public required override init() {
        super.init()
    }

    /// Makes the attributes of an item's cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Makes the attributes of a header, footer or another view of the data source.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementKind = elementKind
        representedElementCategory = .supplementaryView
    }

    /// Makes the attributes of a view of the layout's own.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementKind = decorationViewKind
        representedElementCategory = .decorationView
    }

    /// The middle, in points of the content. Defaults to `.zero`.
    open var center = CGPoint.zero
    /// The size, in points. Defaults to `.zero`.
    open var size = CGSize.zero
    /// How the element is drawn around its middle. Defaults to identity.
    open var transform3D = CATransform3DIdentity
    /// 0…1. Defaults to 1.
    open var alpha: CGFloat = 1
    /// Higher ones stand in front. Defaults to 0.
    open var zIndex = 0
    /// Whether the element is not shown: no view is made for it. Defaults to `false`.
    open var isHidden = false
    /// The item, or the section's element. Defaults to an empty path.
    open var indexPath = IndexPath()
    /// What kind of thing the element is.
    open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// What the layout and the collection view tell each other beside that.
    var hints = LayoutHints()
    /// The kind of a supplementary or decoration view; `nil` for cells.
    open internal(set) var representedElementKind: String?

    /// The place in points of the content, without ``transform3D``'s turns and scales.
    open var frame: CGRect {
        get { CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height) }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    /// The element's own coordinates: its size at `.zero`.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// The affine part of ``transform3D``.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// Whether two attributes put the same element in the same place, with the same look. Called on the main thread, as everything here.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return other === self || MainActor.assumeIsolated { isAlike(other) }
    }

    /// Equal for equal attributes, and for those of one element wherever it stands.
    nonisolated open override var hash: Int {
        MainActor.assumeIsolated {
            var hasher = Hasher()
            hasher.combine(indexPath)
            hasher.combine(representedElementKind)
            return hasher.finalize()
        }
    }

    private func isAlike(_ other: UICollectionViewLayoutAttributes) -> Bool {
        center == other.center && size == other.size && indexPath == other.indexPath && alpha == other.alpha && zIndex == other.zIndex
            && isHidden == other.isHidden && representedElementCategory == other.representedElementCategory
            && representedElementKind == other.representedElementKind && CATransform3DEqualToTransform(transform3D, other.transform3D)
    }

    /// A copy of the same class.
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
