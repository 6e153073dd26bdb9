import Foundation

/// The sections of a snapshot and their items, by identifier.
///
/// A dictionary maps each item to its section, and another one maps each section to its index. The position of an item
/// within its section is searched when it is requested, so that insertions do not renumber items. ``OrderDiff``
/// computes the changes between two snapshots: once for the sections, and once for each section that stays and whose
/// items differ. An item that changes its section becomes a move.
package struct SnapshotStore<Section: Hashable, Item: Hashable> {
    package private(set) var sections: [Section] = []
    package private(set) var items: [[Item]] = []
    /// The section of each item. The item's position within the section is searched when it is requested.
    private var sectionOfItem: [Item: Section] = [:]
    private var sectionIndexes: [Section: Int] = [:]

    package init() {}

    /// The description of an invalid operation. A valid operation returns `nil`.
    package typealias Fault = String

    package var itemCount: Int { sectionOfItem.count }

    package func index(ofSection section: Section) -> Int? { sectionIndexes[section] }
    package func section(of item: Item) -> Section? { sectionOfItem[item] }

    package func position(of item: Item) -> (section: Int, item: Int)? {
        guard let itemSection = sectionOfItem[item], let section = sectionIndexes[itemSection] else { return nil }
        return items[section].firstIndex(of: item).map { (section, $0) }
    }

    private mutating func updateSectionIndexes(from start: Int = 0) {
        for index in sections.indices.dropFirst(start) { sectionIndexes[sections[index]] = index }
    }

    // MARK: - Sections

    package mutating func insert(_ new: [Section], at index: Int) -> Fault? {
        var seen: Set<Section> = []
        for section in new where sectionIndexes[section] != nil || !seen.insert(section).inserted {
            return "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    \(section)\n)}"
        }
        sections.insert(contentsOf: new, at: index)
        items.insert(contentsOf: [[Item]](repeating: [], count: new.count), at: index)
        updateSectionIndexes(from: index)
        return nil
    }

    package mutating func remove(_ removed: [Section]) -> Fault? {
        for section in removed {
            guard let index = sectionIndexes.removeValue(forKey: section) else {
                return "Invalid parameter not satisfying: the section \(section) to delete is not in the snapshot."
            }
            for item in items[index] { sectionOfItem[item] = nil }
            sections.remove(at: index)
            items.remove(at: index)
            updateSectionIndexes(from: index)
        }
        return nil
    }

    package mutating func move(_ section: Section, beside other: Section, offset: Int) -> Fault? {
        guard let from = sectionIndexes[section], sectionIndexes[other] != nil, section != other else {
            return "Invalid parameter not satisfying: the sections \(section) and \(other) must differ and be in the snapshot."
        }
        let moved = items.remove(at: from)
        sections.remove(at: from)
        updateSectionIndexes(from: from)
        let target = (sectionIndexes[other] ?? 0) + offset
        sections.insert(section, at: target)
        items.insert(moved, at: target)
        updateSectionIndexes()
        return nil
    }

    // MARK: - Items

    package mutating func append(_ new: [Item], to section: Section?) -> Fault? {
        guard let section = section ?? sections.last, let sectionIndex = sectionIndexes[section] else {
            return sections.isEmpty
                ? "There are currently no sections in the data source. Please add a section first."
                : "Invalid parameter not satisfying: the section to append to is not in the snapshot."
        }
        return insert(new, section, sectionIndex, items[sectionIndex].count)
    }

    package mutating func insert(_ new: [Item], beside item: Item, offset: Int) -> Fault? {
        guard let itemSection = sectionOfItem[item], let position = position(of: item) else {
            return "Invalid parameter not satisfying: the item \(item) to insert beside is not in the snapshot."
        }
        return insert(new, itemSection, position.section, position.item + offset)
    }

    private mutating func insert(_ new: [Item], _ section: Section, _ sectionIndex: Int, _ index: Int) -> Fault? {
        sectionOfItem.reserveCapacity(sectionOfItem.count + new.count)
        for item in new {
            guard sectionOfItem.updateValue(section, forKey: item) == nil else {
                return "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    \(item)\n)}"
            }
        }
        items[sectionIndex].insert(contentsOf: new, at: index)
        return nil
    }

    package mutating func remove(_ removed: [Item]) -> Fault? {
        let set = Set(removed)
        var touched: Set<Int> = []
        for item in set {
            guard let itemSection = sectionOfItem.removeValue(forKey: item), let sectionIndex = sectionIndexes[itemSection] else {
                return "Invalid parameter not satisfying: the item \(item) to delete is not in the snapshot."
            }
            touched.insert(sectionIndex)
        }
        for sectionIndex in touched { items[sectionIndex].removeAll { set.contains($0) } }
        return nil
    }

    /// Replaces the items of a section.
    package mutating func replaceItems(of section: Section, with new: [Item]) -> Fault? {
        guard let sectionIndex = sectionIndexes[section] else {
            return "Invalid parameter not satisfying: the section \(section) is not in the snapshot."
        }
        for item in items[sectionIndex] { sectionOfItem[item] = nil }
        items[sectionIndex] = []
        return insert(new, section, sectionIndex, 0)
    }

    package mutating func removeAllItems() {
        for index in items.indices { items[index] = [] }
        sectionOfItem = [:]
    }

    package mutating func move(_ item: Item, beside other: Item, offset: Int) -> Fault? {
        guard item != other, let from = position(of: item), sectionOfItem[other] != nil else {
            return "Invalid parameter not satisfying: the items \(item) and \(other) must differ and be in the snapshot."
        }
        items[from.section].remove(at: from.item)
        guard let to = position(of: other) else { return nil }
        items[to.section].insert(item, at: to.item + offset)
        sectionOfItem[item] = sections[to.section]
        return nil
    }
}

extension SnapshotStore: Sendable where Section: Sendable, Item: Sendable {}

extension SnapshotStore {
    /// Returns the changes that lead from this snapshot to another one.
    package func changes(to new: SnapshotStore) -> ItemChanges {
        var result = ItemChanges()
        let order = OrderDiff(from: sections, to: new.sections)
        result.deletedSections = IndexSet(order.removed)
        result.insertedSections = IndexSet(order.inserted)
        result.movedSections = order.moved
        for (sectionIndex, section) in new.sections.enumerated() {
            // The insertion of a new section includes its items, which are deleted from their old sections.
            guard let old = sectionIndexes[section], items[old] != new.items[sectionIndex] else { continue }
            compare(old, with: sectionIndex, of: new, &result)
        }
        return result
    }

    /// Adds the changes of one section that stays. Items that come from other sections are moves.
    private func compare(_ old: Int, with sectionIndex: Int, of new: SnapshotStore, _ result: inout ItemChanges) {
        let diff = OrderDiff(from: items[old], to: new.items[sectionIndex])
        for itemIndex in diff.removed {
            let item = items[old][itemIndex]
            let isDeleted = new.sectionOfItem[item].map { sectionIndexes[$0] == nil } ?? true
            if isDeleted { result.deleted.append(IndexPath(indexes: [old, itemIndex])) }
        }
        let movedIn = diff.inserted.filter { sectionOfItem[new.items[sectionIndex][$0]] != nil }
        let origins = indexPaths(of: movedIn.map { new.items[sectionIndex][$0] })
        for itemIndex in diff.inserted {
            let path = IndexPath(indexes: [sectionIndex, itemIndex])
            if let origin = origins[new.items[sectionIndex][itemIndex]], new.sectionIndexes[sections[origin[0]]] != nil {
                result.moved.append((origin, path))
            } else {
                result.inserted.append(path)
            }
        }
        for move in diff.moved {
            result.moved.append((IndexPath(indexes: [old, move.from]), IndexPath(indexes: [sectionIndex, move.to])))
        }
    }

    /// Returns the index paths of some items, in one pass over their sections.
    package func indexPaths(of requested: [Item]) -> [Item: IndexPath] {
        guard !requested.isEmpty else { return [:] }
        let set = Set(requested)
        var result: [Item: IndexPath] = [:]
        for sectionIndex in Set(requested.compactMap { sectionOfItem[$0] }.compactMap { sectionIndexes[$0] }) {
            let items = items[sectionIndex]
            for itemIndex in items.indices where set.contains(items[itemIndex]) {
                result[items[itemIndex]] = IndexPath(indexes: [sectionIndex, itemIndex])
                if result.count == set.count { return result }
            }
        }
        return result
    }
}
