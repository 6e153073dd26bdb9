internal import SystemServices

/// Changes of the library.
enum LibraryChanges {
    /// Runs change blocks and completion handlers.
    private static let queue = DispatchQueue(label: "Photos.performing")

    static func perform(_ block: @escaping @Sendable () -> Void, _ completion: (@Sendable (Bool, (any Error)?) -> Void)?) {
        let finish: @Sendable (PHPhotosError?) -> Void = { completion?($0 == nil, $0) }
        let token = PendingWork.begin("changing photos")
        Task { @MainActor in
            askIfNeeded { access in
                work {
                    do throws(PHPhotosError) {
                        let changes = try collect(block, access)
                        guard let deletion = changes.deletion else {
                            try apply(changes)
                            return finish(nil)
                        }
                        ask(deletion) { isConfirmed in
                            finish(isConfirmed ? failure { () throws(PHPhotosError) in try apply(changes) } : deletion.declined)
                        }
                    } catch {
                        finish(error)
                    }
                }
            }
            // A question is visible now, or the work has begun.
            PendingWork.end(token)
        }
    }

    /// Runs work on the queue. `settle` waits for it.
    private static func work(_ body: @escaping @Sendable () -> Void) {
        let token = PendingWork.begin("changing photos")
        queue.async {
            body()
            PendingWork.end(token)
        }
    }

    /// Asks the user to confirm a deletion, and calls a closure with the answer on the queue.
    private static func ask(_ deletion: PhotoDeletion, _ body: @escaping @Sendable (Bool) -> Void) {
        let token = PendingWork.begin("deleting photos")
        Task { @MainActor in
            deletion.ask { isConfirmed in work { body(isConfirmed) } }
            PendingWork.end(token)
        }
    }

    static func performAndWait(_ block: () -> Void) throws(PHPhotosError) {
        let changes = try collect(block, LibraryAccess.change)
        guard changes.deletion == nil else {
            throw PHPhotosError(.changeNotSupported, "Photos cannot be deleted with performChangesAndWait. Use performChanges.")
        }
        try apply(changes)
    }

    private static func failure(_ body: () throws(PHPhotosError) -> Void) -> PHPhotosError? {
        do throws(PHPhotosError) { try body() } catch { return error }
        return nil
    }

    /// Runs the block, and returns its changes.
    private static func collect(_ block: () -> Void, _ access: ChangeAccess) throws(PHPhotosError) -> ChangeTransaction.Changes {
        let transaction = ChangeTransaction()
        transaction.run(block)
        SystemServices.current.requests.record("photos", "changes the library (requests: \(transaction.requests.count))")
        if let error = access.error { throw error }
        return try transaction.changes(addsOnly: access == .addOnly)
    }

    private static func apply(_ changes: ChangeTransaction.Changes) throws(PHPhotosError) {
        do throws(PhotoChangeError) { try PhotoLibrary.service.apply(changes.all) } catch {
            switch error {
            case .noFolder: throw PHPhotosError(.changeNotSupported, error.description)
            case .missingPhoto: throw PHPhotosError(.identifierNotFound, error.description)
            case .file: throw PHPhotosError(.internalError, error.description)
            }
        }
    }

    // MARK: Permission

    /// The changes that the app may make.
    enum ChangeAccess: Sendable {
        case all
        case addOnly
        case denied
        case restricted

        var error: PHPhotosError? {
            switch self {
            case .all, .addOnly: nil
            case .denied: PHPhotosError(.accessUserDenied, "The user has not allowed the app to change photos.")
            case .restricted: PHPhotosError(.accessRestricted, "The device does not permit the app to change photos.")
            }
        }
    }

    /// Asks the user if necessary, and passes on the changes that the app may make.
    ///
    /// An app that only explains why it adds photos asks to add some.
    @MainActor private static func askIfNeeded(_ completion: @escaping @MainActor (ChangeAccess) -> Void) {
        let statuses = [LibraryAccess.status(.readWrite), LibraryAccess.status(.addOnly)]
        guard statuses == [.notDetermined, .notDetermined] else { return completion(LibraryAccess.change) }
        let info = Bundle.main.infoDictionary ?? [:]
        let addsOnly = info["NSPhotoLibraryUsageDescription"] == nil && info["NSPhotoLibraryAddUsageDescription"] != nil
        PhotoLibrary.requireUsageDescription(for: addsOnly ? .photosAddOnly : .photos)
        PermissionRequest.ask(addsOnly ? .addOnly : .readWrite) { _ in completion(LibraryAccess.change) }
    }
}

extension LibraryAccess {
    /// The changes that the app may make.
    static var change: LibraryChanges.ChangeAccess {
        switch (status(.readWrite), status(.addOnly)) {
        case (.authorized, _), (.limited, _): .all
        case (_, .authorized): .addOnly
        case (.restricted, _): .restricted
        default: .denied
        }
    }
}
