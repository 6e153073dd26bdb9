import UIKitEngines

/// A view that a list puts away when it leaves the screen, and shows again for something else.
@MainActor protocol ReusableView: UIView {
    var reuseIdentifier: String? { get set }
    func prepareForReuse()
}

/// What views a list may be asked for, and those that wait to be used again. One for every list.
@MainActor struct ReuseMachine<Kind: Hashable, View: ReusableView> {
    struct Key: Hashable {
        var kind: Kind
        var identifier: String
    }

    typealias Maker = @MainActor (_ identifier: String, _ frame: CGRect) -> View

    private var makers: [Key: Maker] = [:]
    private(set) var pool = ReusePool<Key, View>()
    /// How many views were made so far.
    private(set) var made = 0

    /// Says how views of a key are made; `nil` takes it back.
    mutating func register(_ key: Key, _ maker: Maker?) {
        makers[key] = maker
        pool.removeAll(of: key)
    }

    func isRegistered(_ key: Key) -> Bool { makers[key] != nil }

    /// The identifiers that are registered for a kind, in order.
    func identifiers(of kind: Kind) -> [String] {
        makers.keys.filter { $0.kind == kind }.map(\.identifier).sorted()
    }

    /// A view of that key: one that was used before, or a new one. `nil` if there is none to use again and nobody said how to make one.
    mutating func dequeue(_ key: Key, frame: CGRect) -> View? {
        if let view = pool.take(key) {
            view.prepareForReuse()
            return view
        }
        guard let maker = makers[key] else { return nil }
        made += 1
        let view = maker(key.identifier, frame)
        view.reuseIdentifier = key.identifier
        return view
    }

    mutating func recycle(_ view: View, kind: Kind) {
        view.accessibility.focus?.system?.cellLeaves(view)
        guard let identifier = view.reuseIdentifier else { return }
        pool.put(view, for: Key(kind: kind, identifier: identifier))
    }

    /// The identifiers that are registered, in words.
    func known(of kind: Kind) -> String {
        let known = identifiers(of: kind)
        return known.isEmpty ? "none" : known.map { "'\($0)'" }.joined(separator: ", ")
    }
}
