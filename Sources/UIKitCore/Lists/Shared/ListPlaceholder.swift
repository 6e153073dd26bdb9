import UIKitEngines

/// A list that can present placeholders: rows that are not in the data yet.
@MainActor protocol PlaceholderHost: ListDragHost {
    /// Returns the presented index path of a placeholder; `nil` after its removal.
    func placeholderPath(_ id: Int) -> IndexPath?
    /// Replaces a placeholder with a row that the app inserts into the data. Returns `false` if the placeholder was
    /// removed.
    func commitPlaceholder(_ id: Int, _ update: (IndexPath) -> Void) -> Bool
    /// Deletes a placeholder. Returns `false` if it was already removed.
    func deletePlaceholder(_ id: Int) -> Bool
    /// Configures the cell of a placeholder again.
    func updatePlaceholder(_ id: Int)
    /// Returns the preview parameters, such as the visible path, of an item that is dropped on a placeholder.
    func placeholderParameters(_ id: Int) -> UIDragPreviewParameters?
}

/// The context through which the app replaces or deletes a placeholder.
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

/// The placeholders of a list, by identifier.
@MainActor struct ListPlaceholders<Placeholder> {
    var rows = PlaceholderRows()
    private(set) var byID: [Int: Placeholder] = [:]
    private var lastID = 0

    mutating func insert(_ placeholder: Placeholder, at path: IndexPath) -> Int {
        lastID += 1
        rows.insert(lastID, at: path)
        byID[lastID] = placeholder
        return lastID
    }

    func placeholder(at path: IndexPath) -> Placeholder? {
        guard !rows.isEmpty else { return nil }
        return rows.id(at: path).flatMap { byID[$0] }
    }

    mutating func remove(_ id: Int) {
        rows.remove(id)
        byID[id] = nil
    }

    /// Removes a placeholder that is replaced by a row of the data.
    mutating func commit(_ id: Int) {
        rows.fill(id)
        byID[id] = nil
    }

    /// Applies an update of the rows. Placeholders in deleted sections are removed.
    mutating func set(_ rows: PlaceholderRows) {
        self.rows = rows
        byID = byID.filter { rows.path(of: $0.key) != nil }
    }

    mutating func removeAll() {
        rows = PlaceholderRows()
        byID = [:]
    }
}
