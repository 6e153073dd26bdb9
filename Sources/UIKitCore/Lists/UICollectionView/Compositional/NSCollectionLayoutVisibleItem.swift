/// A visible element of a section. The section's handler can change its properties.
///
/// - Source: https://developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// The opacity, 0…1.
    var alpha: CGFloat { get set }
    /// The depth. Higher values are in front.
    var zIndex: Int { get set }
    /// Whether the element is hidden.
    var isHidden: Bool { get set }
    /// The centre, in content coordinates of the section or collection view that scrolls.
    var center: CGPoint { get set }
    /// The bounds of the element, in points.
    var bounds: CGRect { get }
    /// The transform of the element around its centre.
    var transform: CGAffineTransform { get set }
    /// The three-dimensional transform of the element around its centre.
    var transform3D: CATransform3D { get set }
    /// The kind of a supplementary or decoration view; empty for cells.
    var name: String { get }
    /// The index path of the item, or of the supplementary or decoration view.
    var indexPath: IndexPath { get }
    /// The frame, in content coordinates of the section or collection view that scrolls.
    var frame: CGRect { get }
    /// The category of the element.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary or decoration view; `nil` for cells.
    var representedElementKind: String? { get }
}

final class CompositionalVisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    let attributes: UICollectionViewLayoutAttributes
    let index: Int

    init(_ attributes: UICollectionViewLayoutAttributes, index: Int) {
        self.attributes = attributes
        self.index = index
    }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var center: CGPoint {
        get { attributes.center }
        set { attributes.center = newValue }
    }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { attributes.transform3D = newValue }
    }
    var bounds: CGRect { attributes.bounds }
    var name: String { attributes.representedElementKind ?? "" }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}
