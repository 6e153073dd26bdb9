/// The photos that are selected in a picker, in the order of their selection.
@MainActor final class PhotoPickerSelection {
    private(set) var identifiers: [String]
    private let limit: Int

    init(_ setup: PhotoPickerSetup) {
        limit = setup.limit
        identifiers = setup.limit > 0 ? Array(setup.preselection.prefix(setup.limit)) : setup.preselection
    }

    /// The number of a photo, from 1; `nil` for a photo that is not selected.
    func number(of identifier: String) -> Int? { identifiers.firstIndex(of: identifier).map { $0 + 1 } }

    /// Whether no further photo can be selected.
    var isFull: Bool { limit > 0 && identifiers.count >= limit }

    /// Selects or deselects a photo, and returns whether it did.
    func toggle(_ identifier: String) -> Bool {
        if let index = identifiers.firstIndex(of: identifier) {
            identifiers.remove(at: index)
            return true
        }
        guard !isFull else { return false }
        identifiers.append(identifier)
        return true
    }

    func deselect(_ removed: Set<String>) { identifiers.removeAll(where: removed.contains) }

    /// Removes photos that no longer exist.
    func retain(_ existing: Set<String>) { identifiers.removeAll { !existing.contains($0) } }
}
