/// A tree of unique items and their expansion state.
///
/// Returning the parent of an item takes constant time; returning the level of an item takes time proportional to the
/// level.
package struct OutlineStore<Item: Hashable> {
    struct Node {
        var parent: Item?
        var children: [Item] = []
        var isExpanded = false
    }

    private var nodes: [Item: Node] = [:]
    /// The items without a parent, in order.
    package private(set) var roots: [Item] = []

    package init() {}

    /// The description of an invalid operation. A valid operation returns `nil`.
    package typealias Fault = String

    package func contains(_ item: Item) -> Bool { nodes[item] != nil }
    package func parent(of item: Item) -> Item? { nodes[item]?.parent }
    package func children(of item: Item) -> [Item] { nodes[item]?.children ?? [] }
    package func isExpanded(_ item: Item) -> Bool { nodes[item]?.isExpanded ?? false }
    package var count: Int { nodes.count }

    /// Returns the number of ancestors of an item; 0 for a root.
    package func level(of item: Item) -> Int {
        var level = 0
        var ancestor = nodes[item]?.parent
        while let item = ancestor {
            level += 1
            ancestor = nodes[item]?.parent
        }
        return level
    }

    /// Returns all items, or only the visible ones, in order. The children of an item follow the item.
    package func flattened(from start: [Item]? = nil, onlyVisible: Bool) -> [Item] {
        var result: [Item] = []
        var stack = Array((start ?? roots).reversed())
        while let item = stack.popLast() {
            result.append(item)
            guard let node = nodes[item], !onlyVisible || node.isExpanded else { continue }
            stack.append(contentsOf: node.children.reversed())
        }
        return result
    }

    package func isVisible(_ item: Item) -> Bool {
        guard nodes[item] != nil else { return false }
        var ancestor = nodes[item]?.parent
        while let item = ancestor {
            guard nodes[item]?.isExpanded == true else { return false }
            ancestor = nodes[item]?.parent
        }
        return true
    }

    // MARK: - Changing

    private func uniquenessFault(_ items: [Item]) -> Fault? {
        var seen: Set<Item> = []
        for item in items where nodes[item] != nil || !seen.insert(item).inserted {
            return "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    \(item)\n)}"
        }
        return nil
    }

    private mutating func setSiblings(_ siblings: [Item], of parent: Item?) {
        if let parent { nodes[parent]?.children = siblings } else { roots = siblings }
    }

    private func siblings(of parent: Item?) -> [Item] { parent.map(children) ?? roots }

    package mutating func append(_ items: [Item], to parent: Item?) -> Fault? {
        if let parent, nodes[parent] == nil { return "Invalid parameter not satisfying: the parent \(parent) is not in the snapshot." }
        if let fault = uniquenessFault(items) { return fault }
        for item in items { nodes[item] = Node(parent: parent) }
        if let parent { nodes[parent]?.children.append(contentsOf: items) } else { roots.append(contentsOf: items) }
        return nil
    }

    package mutating func insert(_ items: [Item], beside other: Item, offset: Int) -> Fault? {
        guard let node = nodes[other] else { return "Invalid parameter not satisfying: the item \(other) is not in the snapshot." }
        if let fault = uniquenessFault(items) { return fault }
        for item in items { nodes[item] = Node(parent: node.parent) }
        var siblings = siblings(of: node.parent)
        siblings.insert(contentsOf: items, at: (siblings.firstIndex(of: other) ?? 0) + offset)
        setSiblings(siblings, of: node.parent)
        return nil
    }

    /// Removes items with all their descendants. Unknown items are ignored.
    package mutating func remove(_ items: [Item]) {
        for item in items {
            guard let node = nodes[item] else { continue }
            setSiblings(siblings(of: node.parent).filter { $0 != item }, of: node.parent)
            for removed in flattened(from: [item], onlyVisible: false) { nodes[removed] = nil }
        }
    }

    package mutating func removeAll() {
        nodes = [:]
        roots = []
    }

    package mutating func setExpanded(_ items: [Item], _ isExpanded: Bool) {
        for item in items { nodes[item]?.isExpanded = isExpanded }
    }

    /// Replaces the children of `parent` by the items of another store.
    package mutating func replace(childrenOf parent: Item, with other: OutlineStore) -> Fault? {
        guard nodes[parent] != nil else { return "Invalid parameter not satisfying: the parent \(parent) is not in the snapshot." }
        remove(children(of: parent))
        return append(other, to: parent)
    }

    /// Appends the items of another store to the children of `parent`.
    package mutating func append(_ other: OutlineStore, to parent: Item?) -> Fault? {
        if let fault = uniquenessFault(Array(other.nodes.keys)) { return fault }
        for (item, node) in other.nodes {
            var node = node
            if node.parent == nil { node.parent = parent }
            nodes[item] = node
        }
        setSiblings(siblings(of: parent) + other.roots, of: parent)
        return nil
    }

    /// Returns the subtree of an item, with or without the item itself.
    package func subtree(of item: Item, includingItem: Bool) -> OutlineStore {
        var result = OutlineStore()
        result.roots = includingItem ? [item] : children(of: item)
        for descendant in flattened(from: result.roots, onlyVisible: false) { result.nodes[descendant] = nodes[descendant] }
        for root in result.roots { result.nodes[root]?.parent = nil }
        return result
    }
}

extension OutlineStore.Node: Sendable where Item: Sendable {}
extension OutlineStore: Sendable where Item: Sendable {}
