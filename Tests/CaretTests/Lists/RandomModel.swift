import Caret

/// Sections of numbers, edited at random.
struct RandomModel {
    struct Group {
        let id: Int
        var rows: [Int]
    }

    var sections = [Group(id: 1, rows: [1, 2, 3]), Group(id: 2, rows: [])]
    /// The number of edits up to now.
    private(set) var editCount = 0
    private var chance: Chance
    private var last = 100

    init(seed: UInt64) { chance = Chance(seed: seed) }

    /// Makes one to three edits.
    mutating func edit() {
        for _ in 0...chance.next(3) { editOnce() }
    }

    private mutating func editOnce() {
        editCount += 1
        last += 1
        switch chance.next(10) {
        case 0: if sections.count < 8 { sections.insert(Group(id: last, rows: [-last]), at: chance.next(sections.count + 1)) }
        case 1: if !sections.isEmpty { sections.remove(at: chance.next(sections.count)) }
        case 2:
            if !sections.isEmpty { sections.insert(sections.remove(at: chance.next(sections.count)), at: chance.next(sections.count + 1)) }
        case 3, 4: if let row = take() { put(row) }
        case 5, 6: _ = take()
        default: put(last)
        }
    }

    private mutating func take() -> Int? {
        let full = sections.indices.filter { !sections[$0].rows.isEmpty }
        guard !full.isEmpty else { return nil }
        let section = full[chance.next(full.count)]
        return sections[section].rows.remove(at: chance.next(sections[section].rows.count))
    }

    private mutating func put(_ row: Int) {
        guard !sections.isEmpty else { return }
        let section = chance.next(sections.count)
        sections[section].rows.insert(row, at: chance.next(sections[section].rows.count + 1))
    }

    /// Returns whether a list has the rows of the model in the same order, including rows off the screen.
    @MainActor func agrees<Cell>(with list: SectionList<Cell>?) -> Bool {
        guard let list, list.sectionID(at: sections.count) == nil else { return false }
        return sections.indices.allSatisfy { index in
            guard list.sectionID(at: index) == AnyHashable(sections[index].id) else { return false }
            let rows = sections[index].rows
            return list.rowID(at: IndexPath(item: rows.count, section: index)) == nil
                && rows.indices.allSatisfy { list.rowID(at: IndexPath(item: $0, section: index)) == AnyHashable(rows[$0]) }
        }
    }
}
