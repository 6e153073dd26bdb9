import Foundation

/// The mapping of section indices across a batch of changes. Sections that are not moved fill the free indices in
/// order.
struct SectionMapping: Sendable {
    private let table: [Int?]
    private let inverse: [Int?]

    init(_ changes: ItemChanges, oldCount: Int, newCount: Int) {
        var table = [Int?](repeating: nil, count: oldCount)
        var inverse = [Int?](repeating: nil, count: newCount)
        for move in changes.movedSections where table.indices.contains(move.from) && inverse.indices.contains(move.to) {
            table[move.from] = move.to
            inverse[move.to] = move.from
        }
        var target = 0
        for section in 0..<oldCount where table[section] == nil && !changes.deletedSections.contains(section) {
            while target < newCount, inverse[target] != nil || changes.insertedSections.contains(target) { target += 1 }
            guard target < newCount else { break }
            table[section] = target
            inverse[target] = section
        }
        self.table = table
        self.inverse = inverse
    }

    /// Returns the new index of a section; `nil` if it was deleted.
    func new(of section: Int) -> Int? {
        table.indices.contains(section) ? table[section] : nil
    }

    /// Returns the old index of a section; `nil` if it is new.
    func old(of section: Int) -> Int? {
        inverse.indices.contains(section) ? inverse[section] : nil
    }
}
