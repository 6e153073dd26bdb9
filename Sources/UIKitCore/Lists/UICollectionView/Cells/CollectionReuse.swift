import UIKitEngines

/// What cells and views may be asked for, and those that wait to be used again.
@MainActor struct CollectionReuse {
    struct Key: Hashable {
        var kind: CollectionElement.Kind
        var identifier: String
    }

    private var classes: [Key: UICollectionReusableView.Type] = [:]
    private(set) var pool = ReusePool<Key, UICollectionReusableView>()
    /// How many views were made so far.
    private(set) var made = 0

    mutating func register(_ type: UICollectionReusableView.Type?, for key: Key) {
        classes[key] = type
        pool.removeAll(of: key)
    }

    func isRegistered(_ key: Key) -> Bool { classes[key] != nil }

    /// The identifiers that are registered for a kind, in order.
    func identifiers(of kind: CollectionElement.Kind) -> [String] {
        classes.keys.filter { $0.kind == kind }.map(\.identifier).sorted()
    }

    /// A view of that kind: one that was used before, or a new one. `nil` if the identifier is not registered.
    mutating func dequeue(_ key: Key, frame: CGRect) -> UICollectionReusableView? {
        guard let type = classes[key] else { return nil }
        if let view = pool.take(key) {
            view.prepareForReuse()
            return view
        }
        made += 1
        let view = Self.make(type, frame: frame)
        view.reuseIdentifier = key.identifier
        return view
    }

    mutating func recycle(_ view: UICollectionReusableView, kind: CollectionElement.Kind) {
        guard let identifier = view.reuseIdentifier else { return }
        pool.put(view, for: Key(kind: kind, identifier: identifier))
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
