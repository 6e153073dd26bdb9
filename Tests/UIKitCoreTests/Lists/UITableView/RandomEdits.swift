import UIKit

/// Pseudo-random numbers that are the same in every run.
struct Chance {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    /// Returns a number from 0 up to `limit`, exclusive.
    mutating func next(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(max(1, limit)))
    }
}

/// Changes a model at random, and performs the same changes in a table as one batch.
@MainActor struct RandomEdits {
    var chance: Chance
    var sections: [[String]] = [["a", "b", "c"], [], ["d", "e", "f", "g"]]
    private var made = 0

    init(chance: Chance) { self.chance = chance }

    /// Performs deletions by old places, then insertions by new places; occasionally whole sections or one move.
    mutating func step(_ table: UITableView) {
        switch chance.next(8) {
        case 0: insertSection(table)
        case 1: deleteSection(table)
        case 2: moveSection(table)
        case 3: moveRow(table)
        default: changeRows(table)
        }
    }

    private mutating func fresh() -> String {
        made += 1
        return "n\(made)"
    }

    private mutating func insertSection(_ table: UITableView) {
        guard sections.count < 8 else { return deleteSection(table) }
        let place = chance.next(sections.count + 1)
        sections.insert((0..<chance.next(6)).map { _ in fresh() }, at: place)
        table.insertSections([place], with: .fade)
    }

    private mutating func deleteSection(_ table: UITableView) {
        guard sections.count > 1 else { return }
        let place = chance.next(sections.count)
        sections.remove(at: place)
        table.deleteSections([place], with: .left)
    }

    private mutating func moveSection(_ table: UITableView) {
        guard sections.count > 1 else { return }
        let (from, to) = (chance.next(sections.count), chance.next(sections.count))
        guard from != to else { return }
        sections.insert(sections.remove(at: from), at: to)
        table.moveSection(from, toSection: to)
    }

    private mutating func moveRow(_ table: UITableView) {
        let full = sections.indices.filter { !sections[$0].isEmpty }
        guard !full.isEmpty else { return }
        let from = full[chance.next(full.count)]
        let row = chance.next(sections[from].count)
        let name = sections[from].remove(at: row)
        let to = chance.next(sections.count)
        let place = chance.next(sections[to].count + 1)
        sections[to].insert(name, at: place)
        table.moveRow(at: IndexPath(row: row, section: from), to: IndexPath(row: place, section: to))
    }

    private mutating func changeRows(_ table: UITableView) {
        let section = chance.next(sections.count)
        var gone: Set<Int> = []
        for _ in 0..<chance.next(4) where !sections[section].isEmpty { gone.insert(chance.next(sections[section].count)) }
        for row in gone.sorted(by: >) { sections[section].remove(at: row) }
        table.deleteRows(at: gone.map { IndexPath(row: $0, section: section) }, with: .fade)
        var new: Set<Int> = []
        for _ in 0..<chance.next(5) {
            let place = chance.next(sections[section].count + 1)
            sections[section].insert(fresh(), at: place)
            new = Set(new.map { $0 >= place ? $0 + 1 : $0 }).union([place])
        }
        table.insertRows(at: new.map { IndexPath(row: $0, section: section) }, with: .right)
    }
}
