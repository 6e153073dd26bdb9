import UIKitEngines

/// A list that shows rows which the data has not yet.
@MainActor protocol PlaceholderHost: ListDragHost {
    /// Where a placeholder is shown; `nil` once it is gone.
    func placeholderPath(_ id: Int) -> IndexPath?
    /// The app puts something into the data where a placeholder stands, and the list shows that.
    func commitPlaceholder(_ id: Int, _ update: (IndexPath) -> Void) -> Bool
    /// Takes a placeholder away.
    func deletePlaceholder(_ id: Int) -> Bool
    /// Fills the cell of a placeholder anew.
    func updatePlaceholder(_ id: Int)
    /// What is seen of what flies to a placeholder.
    func placeholderLook(_ id: Int) -> UIDragPreviewParameters?
}

/// What the app does to a placeholder while what it stands for is on its way.
@MainActor final class ListPlaceholder: NSObject, UITableViewDropPlaceholderContext, UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private let id: Int
    private let animations: any UIDragAnimating
    private weak var list: (any PlaceholderHost)?

    init(_ id: Int, _ item: UIDragItem, _ animations: any UIDragAnimating, in list: any PlaceholderHost) {
        self.id = id
        self.animations = animations
        self.list = list
        dragItem = item
        super.init()
    }

    @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        list?.commitPlaceholder(id, dataSourceUpdates) ?? false
    }

    @discardableResult func deletePlaceholder() -> Bool { list?.deletePlaceholder(id) ?? false }

    func setNeedsCellUpdate() { list?.updatePlaceholder(id) }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animations.addCompletion(completion) }
}

/// The placeholders of a list, with what the app says of each.
@MainActor struct ListPlaceholders<Placeholder> {
    var rows = PlaceholderRows()
    private(set) var all: [Int: Placeholder] = [:]
    private var last = 0

    mutating func insert(_ placeholder: Placeholder, at path: IndexPath) -> Int {
        last += 1
        rows.insert(last, at: path)
        all[last] = placeholder
        return last
    }

    func placeholder(at path: IndexPath) -> Placeholder? {
        guard !rows.isEmpty else { return nil }
        return rows.id(at: path).flatMap { all[$0] }
    }

    mutating func remove(_ id: Int) {
        rows.remove(id)
        all[id] = nil
    }

    mutating func fill(_ id: Int) {
        rows.fill(id)
        all[id] = nil
    }

    /// Rows have gone with their sections.
    mutating func set(_ rows: PlaceholderRows) {
        self.rows = rows
        all = all.filter { rows.path(of: $0.key) != nil }
    }

    mutating func removeAll() {
        rows = PlaceholderRows()
        all = [:]
    }
}
