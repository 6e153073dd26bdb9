/// What cells and views a collection view may be asked for.
typealias CollectionReuse = ReuseMachine<CollectionElement.Kind, UICollectionReusableView>

extension UICollectionReusableView: ReusableView {}

extension ReuseMachine where View == UICollectionReusableView {
    mutating func register(_ type: UICollectionReusableView.Type?, for key: Key) {
        guard let type else { return register(key, Maker?.none) }
        register(key) { _, frame in Self.make(type, frame: frame) }
    }

    /// Makes a view of a class that is only known now.
    ///
    /// `init(frame:)` is not `required` in UIKit, so Swift does not let us call it on a metatype. `ConstructibleReusableView` says it
    /// is; it stands in the same place of every subclass's table, so the subclass's own initializer runs, or traps with Swift's
    /// message where the subclass has none.
    static func make(_ type: UICollectionReusableView.Type, frame: CGRect) -> UICollectionReusableView {
        unsafeBitCast(type, to: ConstructibleReusableView.Type.self).init(frame: frame)
    }
}
