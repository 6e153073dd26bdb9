import Foundation

/// Which section became which.
struct SectionMapping: Sendable {
    private let table: [Int?]

    init(_ changes: ItemChanges, oldCount: Int, newCount: Int) {
        var free = (0..<newCount).filter { !changes.insertedSections.contains($0) }[...]
        table = (0..<oldCount).map { section in
            changes.deletedSections.contains(section) ? nil : free.popFirst()
        }
    }

    /// `nil` for a section that is gone.
    func new(of section: Int) -> Int? {
        table.indices.contains(section) ? table[section] : nil
    }
}
