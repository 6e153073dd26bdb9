internal import SystemServices

/// A request for the permission to use photos.
enum PermissionRequest {
    /// Calls the handlers of apps.
    private static let queue = DispatchQueue(label: "Photos.replies")

    static func start(_ level: PHAccessLevel, _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        PhotoLibrary.requireUsageDescription(for: level.permission)
        SystemServices.current.requests.record("photos", "requests access (\(level == .addOnly ? "add only" : "read and write"))")
        let token = PendingWork.begin("asking for photos")
        Task { @MainActor in
            ask(level) { status in
                let token = PendingWork.begin("replying to the request for photos")
                queue.async {
                    handler(status)
                    PendingWork.end(token)
                }
            }
            // The question is visible now.
            PendingWork.end(token)
        }
    }

    /// Asks the user if necessary, and passes the status on.
    @MainActor static func ask(_ level: PHAccessLevel, _ completion: @escaping @MainActor (PHAuthorizationStatus) -> Void) {
        let status = LibraryAccess.status(level)
        guard status == .notDetermined, let host = ApplicationHost.current else { return completion(status) }
        host.permissionRequests.request(level.permission) { status in
            guard status == .limited else { return completion(LibraryAccess.status(level)) }
            LimitedSelection.requestFirst { completion(LibraryAccess.status(level)) }
        }
    }
}

extension PHAccessLevel {
    var permission: Permission { self == .addOnly ? .photosAddOnly : .photos }
}
