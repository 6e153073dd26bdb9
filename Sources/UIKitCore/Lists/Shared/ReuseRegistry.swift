import UIKitEngines

/// A view of a list that can be reused for another element after it has left the visible area.
@MainActor protocol ReusableView: UIView {
    var reuseIdentifier: String? { get set }
    func prepareForReuse()
}

/// The registrations and the reuse pool of a list.
@MainActor struct ReuseRegistry<Kind: Hashable, View: ReusableView> {
    struct Key: Hashable {
        var kind: Kind
        var identifier: String
    }

    typealias Maker = @MainActor (_ identifier: String, _ frame: CGRect) -> View

    private var makers: [Key: Maker] = [:]
    private(set) var pool = ReusePool<Key, View>()
    /// The number of views created so far.
    private(set) var createdCount = 0

    /// Registers the function that creates views for a key; `nil` removes the registration.
    mutating func register(_ key: Key, _ maker: Maker?) {
        makers[key] = maker
        pool.removeAll(of: key)
    }

    func isRegistered(_ key: Key) -> Bool { makers[key] != nil }

    /// Returns the identifiers registered for a kind, in alphabetical order.
    func identifiers(of kind: Kind) -> [String] {
        makers.keys.filter { $0.kind == kind }.map(\.identifier).sorted()
    }

    /// Returns a view for a key, either reused or new. Returns `nil` if the pool is empty and nothing is registered
    /// for the key.
    mutating func dequeue(_ key: Key, frame: CGRect) -> View? {
        if let view = pool.dequeue(key) {
            view.prepareForReuse()
            return view
        }
        guard let maker = makers[key] else { return nil }
        createdCount += 1
        let view = maker(key.identifier, frame)
        view.reuseIdentifier = key.identifier
        return view
    }

    mutating func recycle(_ view: View, kind: Kind) {
        view.accessibility.focus?.system?.focusedCellWillDisappear(view)
        guard let identifier = view.reuseIdentifier else { return }
        pool.enqueue(view, for: Key(kind: kind, identifier: identifier))
    }

    /// Returns a description of the registered identifiers, for diagnostics.
    func registeredDescription(of kind: Kind) -> String {
        let names = identifiers(of: kind)
        return names.isEmpty ? "none" : names.map { "'\($0)'" }.joined(separator: ", ")
    }
}
