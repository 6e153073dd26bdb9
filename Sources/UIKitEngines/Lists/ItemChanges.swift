import Foundation

/// What an app says it has changed about the items of a list, as one step.
///
/// Deletions, reloads and the starts of moves are counted before the change, insertions and the ends of moves after it.
package struct ItemChanges: Sendable {
    package var inserted: [IndexPath] = []
    package var deleted: [IndexPath] = []
    package var reloaded: [IndexPath] = []
    package var moved: [(from: IndexPath, to: IndexPath)] = []
    package var insertedSections = IndexSet()
    package var deletedSections = IndexSet()
    package var reloadedSections = IndexSet()

    package init() {}

    package var isEmpty: Bool {
        inserted.isEmpty && deleted.isEmpty && reloaded.isEmpty && moved.isEmpty && insertedSections.isEmpty
            && deletedSections.isEmpty && reloadedSections.isEmpty
    }

    /// What is wrong with the changes, given the number of items of each section before and after them; `nil` if they agree.
    package func problem(from old: [Int], to new: [Int]) -> String? {
        let expected = old.count + insertedSections.count - deletedSections.count
        guard expected == new.count else {
            return "Invalid update: invalid number of sections. The number of sections contained in the collection view after the update "
                + "(\(new.count)) must be equal to the number of sections contained in the collection view before the update "
                + "(\(old.count)), plus or minus the number of sections inserted or deleted (\(insertedSections.count) inserted, "
                + "\(deletedSections.count) deleted). Change the data inside of performBatchUpdates, together with its calls."
        }
        if let path = (deleted + reloaded + moved.map(\.from)).first(where: { !Self.contains($0, old) }) {
            return
                "Invalid update: the item \(path) is changed, but before the update the sections have \(old) items. Name items to delete, "
                + "reload or move by their places before the update."
        }
        if let path = (inserted + moved.map(\.to)).first(where: { !Self.contains($0, new) }) {
            return
                "Invalid update: the item \(path) is inserted, but after the update the sections have \(new) items. Name items to insert "
                + "by their places after the update."
        }
        return itemProblem(from: old, to: new)
    }

    private func itemProblem(from old: [Int], to new: [Int]) -> String? {
        let sections = SectionMapping(self, oldCount: old.count, newCount: new.count)
        for section in old.indices where !reloadedSections.contains(section) {
            guard let target = sections.new(of: section) else { continue }
            let added = inserted.filter { $0[0] == target }.count
            let removed = deleted.filter { $0[0] == section }.count
            let movedIn = moved.filter { $0.to[0] == target }.count
            let movedOut = moved.filter { $0.from[0] == section }.count
            guard new[target] != old[section] + added - removed + movedIn - movedOut else { continue }
            return
                "Invalid update: invalid number of items in section \(section). The number of items contained in an existing section after "
                + "the update (\(new[target])) must be equal to the number of items contained in that section before the update "
                + "(\(old[section])), plus or minus the number of items inserted or deleted from that section (\(added) inserted, "
                + "\(removed) deleted) and plus or minus the number of items moved into or out of that section (\(movedIn) moved in, "
                + "\(movedOut) moved out). Change the data inside of performBatchUpdates, together with its calls."
        }
        return nil
    }

    private static func contains(_ path: IndexPath, _ counts: [Int]) -> Bool {
        path.count == 2 && counts.indices.contains(path[0]) && (0..<counts[path[0]]).contains(path[1])
    }
}
