internal import SystemServices

/// The change requests of a change block, in their order.
final class ChangeTransaction {
    /// The changes of a block.
    struct Changes: Sendable {
        var all: [PhotoChange] = []
        /// The deletion that the user confirms; `nil` if no photos are deleted.
        var deletion: PhotoDeletion?
    }

    private(set) var requests: [PHChangeRequest] = []

    private static let key = "Photos.ChangeTransaction"

    /// Runs a block whose change requests belong to the transaction.
    func run(_ block: () -> Void) {
        let thread = Thread.current
        let outer = thread.threadDictionary[Self.key]
        thread.threadDictionary[Self.key] = self
        block()
        thread.threadDictionary[Self.key] = outer
    }

    /// Adds a request to the change block that runs on the current thread.
    ///
    /// - Precondition: A change block runs.
    static func add(_ request: PHChangeRequest) {
        guard let current = Thread.current.threadDictionary[key] as? ChangeTransaction else {
            preconditionFailure(
                """
                \(type(of: request)): a change request was created outside of a change block. Create it inside of \
                PHPhotoLibrary.performChanges or performChangesAndWait.
                """)
        }
        current.requests.append(request)
    }

    /// Returns the changes of all requests.
    ///
    /// - Parameter addsOnly: Whether the app may only add photos.
    func changes(addsOnly: Bool) throws(PHPhotosError) -> Changes {
        var result = Changes()
        var deleted: Set<String> = []
        for request in requests {
            for change in try request.changes() {
                if case .remove(let identifiers) = change {
                    deleted.formUnion(identifiers)
                } else {
                    result.all.append(change)
                }
            }
            guard addsOnly, !request.isAddition else { continue }
            throw PHPhotosError(.accessUserDenied, "The user has only allowed the app to add photos.")
        }
        guard !deleted.isEmpty else { return result }
        result.all.append(.remove(identifiers: deleted))
        result.deletion = PhotoDeletion(count: deleted.count)
        return result
    }
}
