internal import SystemServices

/// A deletion of photos that the user confirms.
struct PhotoDeletion: Sendable {
    let count: Int

    var declined: PHPhotosError { PHPhotosError(.userCancelled, "The user did not delete the photos.") }

    /// Asks the user.
    @MainActor func ask(_ completion: @escaping @MainActor (Bool) -> Void) {
        guard let host = ApplicationHost.current else { return completion(false) }
        let photos = count == 1 ? "this photo" : "\(count) photos"
        let alert = SystemAlert(
            title: "Allow “\(PermissionRequests.appName)” to delete \(photos)?",
            message: count == 1 ? "This photo will be moved to the trash." : "These photos will be moved to the trash.",
            buttons: [SystemAlert.Button("Don’t Allow"), SystemAlert.Button("Delete", style: .destructive)])
        host.systemAlerts.show(alert) { completion($0 == 1) }
    }
}
