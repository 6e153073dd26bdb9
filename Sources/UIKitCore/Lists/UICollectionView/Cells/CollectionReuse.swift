/// The reuse pool and the registrations of a collection view's cells and other views.
typealias CollectionReuse = ReuseRegistry<CollectionElement.Kind, UICollectionReusableView>

extension UICollectionReusableView: ReusableView {}

extension ReuseRegistry where View == UICollectionReusableView {
    mutating func register(_ type: UICollectionReusableView.Type?, for key: Key) {
        guard let type else { return register(key, Maker?.none) }
        register(key) { _, frame in Self.make(type, frame: frame) }
    }

    /// Creates a view whose class is known only at run time.
    ///
    /// `init(frame:)` is not `required` in UIKit, so Swift does not allow a call on a metatype.
    /// `ConstructibleReusableView` declares the initialiser as required. The initialiser has the same index in the
    /// vtable of every subclass, so the call runs the initialiser of the subclass. A subclass without this
    /// initialiser stops with Swift's message.
    static func make(_ type: UICollectionReusableView.Type, frame: CGRect) -> UICollectionReusableView {
        unsafeBitCast(type, to: ConstructibleReusableView.Type.self).init(frame: frame)
    }
}
