import Foundation

/// The sections of a snapshot and their items, by identifier.
///
/// A dictionary maps each item to its section, and another one maps each section to its index. The position of an
/// item within its section is searched when it is requested, so that insertions do not renumber items. ``OrderDiff``
/// computes the changes between two snapshots: once for the sections, and once for each section that stays and whose
/// items differ. An item that is in another section than before becomes a move.
package struct SnapshotStore<Section: Hashable, Item: Hashable> {
    package private(set) var sections: [Section] = []
    package private(set) var items: [[Item]] = []
    /// The section of each item. The item's position within the section is searched when it is requested.
    private var homes: [Item: Section] = [:]
    private var sectionPlaces: [Section: Int] = [:]

    package init() {}

    /// The description of an invalid operation; `nil` if the operation is valid.
    package typealias Fault = String

    package var itemCount: Int { homes.count }

    package func place(ofSection section: Section) -> Int? { sectionPlaces[section] }
    package func home(of item: Item) -> Section? { homes[item] }

    package func place(of item: Item) -> (section: Int, item: Int)? {
        guard let home = homes[item], let section = sectionPlaces[home] else { return nil }
        return items[section].firstIndex(of: item).map { (section, $0) }
    }

    private mutating func number(from start: Int = 0) {
        for index in sections.indices.dropFirst(start) { sectionPlaces[sections[index]] = index }
    }

    // MARK: - Sections

    package mutating func insert(_ new: [Section], at place: Int) -> Fault? {
        var seen: Set<Section> = []
        for section in new where sectionPlaces[section] != nil || !seen.insert(section).inserted {
            return "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    \(section)\n)}"
        }
        sections.insert(contentsOf: new, at: place)
        items.insert(contentsOf: [[Item]](repeating: [], count: new.count), at: place)
        number(from: place)
        return nil
    }

    package mutating func remove(_ gone: [Section]) -> Fault? {
        for section in gone {
            guard let place = sectionPlaces.removeValue(forKey: section) else {
                return "Invalid parameter not satisfying: the section \(section) to delete is not in the snapshot."
            }
            for item in items[place] { homes[item] = nil }
            sections.remove(at: place)
            items.remove(at: place)
            number(from: place)
        }
        return nil
    }

    package mutating func move(_ section: Section, beside other: Section, offset: Int) -> Fault? {
        guard let from = sectionPlaces[section], sectionPlaces[other] != nil, section != other else {
            return "Invalid parameter not satisfying: the sections \(section) and \(other) must differ and be in the snapshot."
        }
        let moved = items.remove(at: from)
        sections.remove(at: from)
        number(from: from)
        let target = (sectionPlaces[other] ?? 0) + offset
        sections.insert(section, at: target)
        items.insert(moved, at: target)
        number()
        return nil
    }

    // MARK: - Items

    package mutating func append(_ new: [Item], to section: Section?) -> Fault? {
        guard let section = section ?? sections.last, let place = sectionPlaces[section] else {
            return sections.isEmpty
                ? "There are currently no sections in the data source. Please add a section first."
                : "Invalid parameter not satisfying: the section to append to is not in the snapshot."
        }
        return insert(new, section, place, items[place].count)
    }

    package mutating func insert(_ new: [Item], beside item: Item, offset: Int) -> Fault? {
        guard let home = homes[item], let place = place(of: item) else {
            return "Invalid parameter not satisfying: the item \(item) to insert beside is not in the snapshot."
        }
        return insert(new, home, place.section, place.item + offset)
    }

    private mutating func insert(_ new: [Item], _ section: Section, _ place: Int, _ index: Int) -> Fault? {
        homes.reserveCapacity(homes.count + new.count)
        for item in new {
            guard homes.updateValue(section, forKey: item) == nil else {
                return "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    \(item)\n)}"
            }
        }
        items[place].insert(contentsOf: new, at: index)
        return nil
    }

    package mutating func remove(_ gone: [Item]) -> Fault? {
        let set = Set(gone)
        var touched: Set<Int> = []
        for item in set {
            guard let home = homes.removeValue(forKey: item), let place = sectionPlaces[home] else {
                return "Invalid parameter not satisfying: the item \(item) to delete is not in the snapshot."
            }
            touched.insert(place)
        }
        for place in touched { items[place].removeAll { set.contains($0) } }
        return nil
    }

    /// Replaces the items of a section.
    package mutating func replaceItems(of section: Section, with new: [Item]) -> Fault? {
        guard let place = sectionPlaces[section] else {
            return "Invalid parameter not satisfying: the section \(section) is not in the snapshot."
        }
        for item in items[place] { homes[item] = nil }
        items[place] = []
        return insert(new, section, place, 0)
    }

    package mutating func removeAllItems() {
        for index in items.indices { items[index] = [] }
        homes = [:]
    }

    package mutating func move(_ item: Item, beside other: Item, offset: Int) -> Fault? {
        guard item != other, let from = place(of: item), homes[other] != nil else {
            return "Invalid parameter not satisfying: the items \(item) and \(other) must differ and be in the snapshot."
        }
        items[from.section].remove(at: from.item)
        guard let to = place(of: other) else { return nil }
        items[to.section].insert(item, at: to.item + offset)
        homes[item] = sections[to.section]
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
        for (number, section) in new.sections.enumerated() {
            // The insertion of a new section includes its items, which are deleted from their old sections.
            guard let old = sectionPlaces[section], items[old] != new.items[number] else { continue }
            compare(old, with: number, of: new, &result)
        }
        return result
    }

    /// Adds the changes of one section that stays. Items that come from other sections are moves.
    private func compare(_ old: Int, with number: Int, of new: SnapshotStore, _ result: inout ItemChanges) {
        let diff = OrderDiff(from: items[old], to: new.items[number])
        for place in diff.removed {
            let item = items[old][place]
            let leaves = new.homes[item].map { sectionPlaces[$0] == nil } ?? true
            if leaves { result.deleted.append(IndexPath(indexes: [old, place])) }
        }
        let elsewhere = diff.inserted.filter { homes[new.items[number][$0]] != nil }
        let origins = places(of: elsewhere.map { new.items[number][$0] })
        for place in diff.inserted {
            let path = IndexPath(indexes: [number, place])
            if let origin = origins[new.items[number][place]], new.sectionPlaces[sections[origin[0]]] != nil {
                result.moved.append((origin, path))
            } else {
                result.inserted.append(path)
            }
        }
        for move in diff.moved { result.moved.append((IndexPath(indexes: [old, move.from]), IndexPath(indexes: [number, move.to]))) }
    }

    /// Returns the positions of some items, in one pass over their sections.
    package func places(of wanted: [Item]) -> [Item: IndexPath] {
        guard !wanted.isEmpty else { return [:] }
        let set = Set(wanted)
        var result: [Item: IndexPath] = [:]
        for number in Set(wanted.compactMap { homes[$0] }.compactMap { sectionPlaces[$0] }) {
            let items = items[number]
            for place in items.indices where set.contains(items[place]) {
                result[items[place]] = IndexPath(indexes: [number, place])
                if result.count == set.count { return result }
            }
        }
        return result
    }
}
