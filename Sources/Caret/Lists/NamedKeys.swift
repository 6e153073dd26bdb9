/// An element of a list: a section or a row. Its id or its source location identifies the element.
@MainActor protocol ListElement {
    var id: AnyHashable? { get }
    var site: SourceLocation { get }
}

extension Section: ListElement {}
extension Row: ListElement {}

/// Maps the elements of a list to numbers by unique ids: explicit ids, generated ids, and ids for duplicates.
///
/// Each reading visits the elements in order. An element without an id gets an id from its source location, and from
/// the number of elements read from that location before. A known id keeps its number. A new id has the number 0
/// until the caller sets its number. If an id occurs twice in a reading, the first element keeps the id. The others
/// get numbered copies of the id and are recorded as duplicates. Every element is looked up once, so that the cost is
/// linear in the number of elements.
@MainActor struct NamedKeys {
    /// Two elements with the same id.
    struct Duplicate: Hashable {
        let id: AnyHashable
        let first, second: SourceLocation
    }

    /// The elements of one reading, in order, as numbers.
    struct Reading {
        /// The numbers of the elements; 0 for new elements.
        var keys: [Int] = []
        /// The indexes and ids of the new elements.
        var newElements: [(position: Int, id: AnyHashable)] = []
        /// The ids of the elements with a generated id, by index.
        var generatedIDs: [Int: AnyHashable] = [:]
        var duplicates: [Duplicate] = []
    }

    private struct Entry {
        var key: Int
        var position: Int
        var generation: Int
    }

    /// The generated id of an element without an id: its source location, and the number of earlier elements from
    /// that location.
    private struct GeneratedID: Hashable {
        let site: SourceLocation
        let number: Int
    }

    /// The generated id of an element whose id an earlier element has.
    private struct DuplicateID: Hashable {
        let id: AnyHashable
        let number: Int
    }

    private var entries: [AnyHashable: Entry] = [:]
    private var generation = 0

    /// Reads the current elements. The caller then has to set the numbers of new elements and to drop the removed
    /// ones.
    mutating func read(_ elements: [some ListElement]) -> Reading {
        generation += 1
        var result = Reading()
        result.keys.reserveCapacity(elements.count)
        entries.reserveCapacity(elements.count)
        var unnamedCounts: [SourceLocation: Int] = [:]
        for position in elements.indices {
            if let id = elements[position].id {
                if !claim(id, position, &result) { claimCopy(of: id, position, elements, &result) }
            } else {
                let site = elements[position].site
                let id = AnyHashable(GeneratedID(site: site, number: unnamedCounts[site, default: 0]))
                unnamedCounts[site, default: 0] += 1
                result.generatedIDs[position] = id
                _ = claim(id, position, &result)
            }
        }
        return result
    }

    /// Looks up an id and appends its number. Returns `false` if another element of this reading has the same id.
    private mutating func claim(_ id: AnyHashable, _ position: Int, _ result: inout Reading) -> Bool {
        guard let index = entries.index(forKey: id) else {
            entries[id] = Entry(key: 0, position: position, generation: generation)
            result.keys.append(0)
            result.newElements.append((position, id))
            return true
        }
        guard entries.values[index].generation != generation else { return false }
        entries.values[index].generation = generation
        entries.values[index].position = position
        result.keys.append(entries.values[index].key)
        return true
    }

    /// Assigns a generated id to an element whose id an earlier element of this reading has.
    private mutating func claimCopy(of id: AnyHashable, _ position: Int, _ elements: [some ListElement], _ result: inout Reading) {
        let first = elements[entries[id]?.position ?? position].site
        result.duplicates.append(Duplicate(id: id, first: first, second: elements[position].site))
        var number = 2
        while !claim(AnyHashable(DuplicateID(id: id, number: number)), position, &result) { number += 1 }
        result.generatedIDs[position] = AnyHashable(DuplicateID(id: id, number: number))
    }

    mutating func set(_ key: Int, for id: AnyHashable) { entries[id]?.key = key }

    /// Removes the elements that the latest reading, with `count` elements, did not contain, and returns them.
    mutating func removeMissing(_ count: Int) -> [(id: AnyHashable, key: Int)] {
        guard entries.count > count else { return [] }
        let removedElements = entries.filter { $0.value.generation != generation }.map { ($0.key, $0.value.key) }
        for (id, _) in removedElements { entries[id] = nil }
        return removedElements
    }

    /// All elements with their numbers.
    var all: [(id: AnyHashable, key: Int)] { entries.map { ($0.key, $0.value.key) } }
}
