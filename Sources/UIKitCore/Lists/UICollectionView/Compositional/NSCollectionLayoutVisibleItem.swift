/// An element of a section that is about to be shown, for a section's handler to change.
///
/// - Source: https://developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// 0…1.
    var alpha: CGFloat { get set }
    /// Higher ones stand in front.
    var zIndex: Int { get set }
    /// Whether the element is not seen.
    var isHidden: Bool { get set }
    /// The middle, in points of what scrolls.
    var center: CGPoint { get set }
    /// The element's own coordinates, in points.
    var bounds: CGRect { get }
    /// How the element is drawn around its middle.
    var transform: CGAffineTransform { get set }
    /// How the element is drawn around its middle.
    var transform3D: CATransform3D { get set }
    /// The kind of what is no cell; empty for cells.
    var name: String { get }
    /// The item, or the section's element.
    var indexPath: IndexPath { get }
    /// The place, in points of what scrolls.
    var frame: CGRect { get }
    /// What kind of thing the element is.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of what is no cell; `nil` for cells.
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
