/// Gives sections and rows numbers that stay theirs from one plan to the next.
///
/// A row is known by its section and its id. An id that is missing from its section, and is new in another one, is a row that moved.
struct ListKeys {
    private struct Place: Hashable {
        let section: Int
        let id: AnyHashable
    }

    private var sections: [AnyHashable: Int] = [:]
    private var rows: [Place: Int] = [:]
    private var last = 0

    /// The numbers of sections, whose ids differ.
    mutating func keys(ofSections ids: [AnyHashable]) -> [Int] {
        let old = sections
        sections = [:]
        return ids.map { id in
            let key = old[id] ?? next()
            sections[id] = key
            return key
        }
    }

    /// The numbers of the rows of sections; ids differ within a section.
    mutating func keys(ofRows ids: [[AnyHashable]], in sections: [Int]) -> [[Int]] {
        let old = rows
        var found = 0
        rows = [:]
        rows.reserveCapacity(old.count)
        var result: [[Int]] = ids.map { [Int](repeating: 0, count: $0.count) }
        var missing: [(section: Int, row: Int)] = []
        for (section, ids) in ids.enumerated() {
            for (row, id) in ids.enumerated() {
                let place = Place(section: sections[section], id: id)
                guard let key = old[place] else {
                    missing.append((section, row))
                    continue
                }
                found += 1
                result[section][row] = key
                rows[place] = key
            }
        }
        var movers = missing.isEmpty || found == old.count ? [:] : left(of: old)
        for (section, row) in missing {
            let id = ids[section][row]
            let key = movers[id].flatMap { $0.isEmpty ? nil : movers[id]?.removeFirst() } ?? next()
            result[section][row] = key
            rows[Place(section: sections[section], id: id)] = key
        }
        return result
    }

    /// The rows that are not where they were, by id; those that were there longest come first.
    private func left(of old: [Place: Int]) -> [AnyHashable: [Int]] {
        var result: [AnyHashable: [Int]] = [:]
        for (place, key) in old where rows[place] == nil { result[place.id, default: []].append(key) }
        return result.mapValues { $0.sorted() }
    }

    private mutating func next() -> Int {
        last += 1
        return last
    }
}
