import Foundation

/// The changes to the items of a list that an app reports as one batch.
///
/// Deletions, reloads and the sources of moves refer to index paths before the change. Insertions and the targets of
/// moves refer to index paths after the change. Validation first checks for duplicate and contradictory changes. It
/// then compares the changes with the numbers of sections and items before and after. The section counts, the ranges
/// of index paths, and the item count of every remaining section have to match.
package struct ItemChanges: Sendable {
    package var inserted: [IndexPath] = []
    package var deleted: [IndexPath] = []
    package var reloaded: [IndexPath] = []
    package var moved: [(from: IndexPath, to: IndexPath)] = []
    package var insertedSections = IndexSet()
    package var deletedSections = IndexSet()
    package var reloadedSections = IndexSet()
    package var movedSections: [(from: Int, to: Int)] = []

    package init() {}

    package mutating func insert(_ sections: IndexSet) { insertedSections.formUnion(sections) }
    package mutating func delete(_ sections: IndexSet) { deletedSections.formUnion(sections) }
    package mutating func reload(_ sections: IndexSet) { reloadedSections.formUnion(sections) }
    package mutating func move(_ start: IndexPath, _ end: IndexPath) { moved.append((start, end)) }
    package mutating func moveSection(_ start: Int, _ end: Int) { movedSections.append((start, end)) }

    /// Whether the batch consists only of deletions.
    package var onlyDeletes: Bool {
        !(deleted.isEmpty && deletedSections.isEmpty) && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty
            && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
    }

    package var isEmpty: Bool {
        inserted.isEmpty && deleted.isEmpty && reloaded.isEmpty && moved.isEmpty && insertedSections.isEmpty
            && deletedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
    }

    /// Returns a description of the first inconsistency between the changes and the numbers of items before and after
    /// the changes; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - terms: The names of the list and its items.
    ///   - isReloaded: Whether all data was reloaded during the changes.
    package func problem(
        from old: [Int], to new: [Int], in terms: ListTerms = .collectionView, isReloaded: Bool = false
    ) -> String? {
        guard let problem = contradiction(in: terms) ?? countMismatch(from: old, to: new, in: terms) else { return nil }
        guard isReloaded else { return problem }
        return "\(problem) Note that reloadData() was called within performBatchUpdates, which counts the old items again. Call "
            + "either reloadData(), or the methods that insert, delete, move and reload."
    }

    /// Returns a description of a duplicate or contradictory change.
    private func contradiction(in terms: ListTerms) -> String? {
        let starts = movedSections.map(\.from), ends = movedSections.map(\.to)
        if let section = starts.first(where: deletedSections.contains) {
            return "Invalid update: attempt to perform a delete and a move from the same section (\(section)). Delete or move it."
        }
        if let section = ends.first(where: insertedSections.contains) {
            return "Invalid update: attempt to perform an insert and a move to the same section (\(section)). Name each place once."
        }
        if let section = Self.firstDuplicate(starts) {
            return "Invalid update: attempt to perform multiple moves from the same section (\(section)). Move it once, to where it ends."
        }
        if let section = Self.firstDuplicate(ends) {
            return "Invalid update: attempt to perform multiple moves to the same section (\(section)). Name each place once."
        }
        if !reloaded.isEmpty, let path = deleted.first(where: Set(reloaded).contains) {
            return
                "Invalid update: attempt to delete and reload the same index path (\(path)). A \(terms.item) that is deleted need not be "
                + "reloaded."
        }
        return nil
    }

    private func countMismatch(from old: [Int], to new: [Int], in terms: ListTerms) -> String? {
        let expected = old.count + insertedSections.count - deletedSections.count
        guard expected == new.count else {
            return "Invalid update: invalid number of sections. The number of sections contained in the \(terms.list) after the update "
                + "(\(new.count)) must be equal to the number of sections contained in the \(terms.list) before the update "
                + "(\(old.count)), plus or minus the number of sections inserted or deleted (\(insertedSections.count) inserted, "
                + "\(deletedSections.count) deleted). Change the data inside of performBatchUpdates, together with its calls."
        }
        return sectionProblem(from: old, to: new) ?? indexPathProblem(from: old, to: new, in: terms)
            ?? itemProblem(from: old, to: new, in: terms)
    }

    private func sectionProblem(from old: [Int], to new: [Int]) -> String? {
        let before = Array(deletedSections) + Array(reloadedSections) + movedSections.map(\.from)
        if let section = before.first(where: { !old.indices.contains($0) }) {
            return "Invalid update: section \(section) is changed, but before the update there are \(old.count) sections. Name sections to "
                + "delete, reload or move by their places before the update."
        }
        if let section = (Array(insertedSections) + movedSections.map(\.to)).first(where: { !new.indices.contains($0) }) {
            return "Invalid update: section \(section) is inserted, but after the update there are \(new.count) sections. Name sections to "
                + "insert by their places after the update."
        }
        return nil
    }

    private func indexPathProblem(from old: [Int], to new: [Int], in terms: ListTerms) -> String? {
        if let path = (deleted + reloaded + moved.map(\.from)).first(where: { !Self.contains($0, old) }) {
            return "Invalid update: the \(terms.item) \(path) is changed, but before the update the sections have \(Self.list(old)) "
                + "\(terms.item)s. Name \(terms.item)s to delete, reload or move by their places before the update."
        }
        if let path = (inserted + moved.map(\.to)).first(where: { !Self.contains($0, new) }) {
            return "Invalid update: the \(terms.item) \(path) is inserted, but after the update the sections have \(Self.list(new)) "
                + "\(terms.item)s. Name \(terms.item)s to insert by their places after the update."
        }
        if let path = Self.firstDuplicate(deleted + moved.map(\.from)) {
            return "Invalid update: the \(terms.item) \(path) is deleted or moved twice. Name each \(terms.item) once."
        }
        if let path = Self.firstDuplicate(inserted + moved.map(\.to)) {
            return "Invalid update: the place \(path) is filled twice. Name each place once."
        }
        return nil
    }

    private func itemProblem(from old: [Int], to new: [Int], in terms: ListTerms) -> String? {
        let sections = SectionMapping(self, oldCount: old.count, newCount: new.count)
        let added = Self.tally(inserted), removed = Self.tally(deleted)
        let movedIn = Self.tally(moved.map(\.to)), movedOut = Self.tally(moved.map(\.from))
        for section in old.indices where !reloadedSections.contains(section) {
            guard let target = sections.new(of: section) else { continue }
            let plus = added[target, default: 0], minus = removed[section, default: 0]
            let entered = movedIn[target, default: 0], left = movedOut[section, default: 0]
            guard new[target] != old[section] + plus - minus + entered - left else { continue }
            return
                "Invalid update: invalid number of \(terms.item)s in section \(section). The number of \(terms.item)s contained in an "
                + "existing section after the update (\(new[target])) must be equal to the number of \(terms.item)s contained in that "
                + "section before the update (\(old[section])), plus or minus the number of \(terms.item)s inserted or deleted from that "
                + "section (\(plus) inserted, \(minus) deleted) and plus or minus the number of \(terms.item)s moved into or out of that "
                + "section (\(entered) moved in, \(left) moved out). Change the data inside of performBatchUpdates, together with its calls."
        }
        return nil
    }

    private static func tally(_ paths: [IndexPath]) -> [Int: Int] {
        paths.reduce(into: [:]) { $0[$1[0], default: 0] += 1 }
    }

    private static func firstDuplicate<Element: Hashable>(_ paths: [Element]) -> Element? {
        var seen: Set<Element> = []
        return paths.first { !seen.insert($0).inserted }
    }

    /// Returns the numbers of items as text. A long list is shortened to its beginning.
    private static func list(_ counts: [Int]) -> String {
        counts.count <= 20 ? "\(counts)" : "\(counts.prefix(20))… (\(counts.count) sections)"
    }

    private static func contains(_ path: IndexPath, _ counts: [Int]) -> Bool {
        path.count == 2 && counts.indices.contains(path[0]) && (0..<counts[path[0]]).contains(path[1])
    }
}

/// The names that messages use for a list and its items.
package struct ListTerms: Sendable {
    package var list: String
    package var item: String

    package static let collectionView = ListTerms(list: "collection view", item: "item")
    package static let tableView = ListTerms(list: "table view", item: "row")
}
