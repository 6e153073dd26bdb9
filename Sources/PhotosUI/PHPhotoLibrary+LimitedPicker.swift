internal import SystemServices

extension PHPhotoLibrary {
    /// Lets the user change the selection of the photos that the app may use.
    ///
    /// Does nothing unless the app has limited access.
    @MainActor public func presentLimitedLibraryPicker(from controller: UIViewController) {
        presentLimitedLibraryPicker(from: controller) { _ in }
    }

    /// Lets the user change the selection of the photos that the app may use.
    ///
    /// - Parameters:
    ///   - controller: The controller that presents the screen.
    ///   - completionHandler: Called on the main thread with the identifiers of the photos that were added to the
    ///     selection. Called at once without any unless the app has limited access.
    @MainActor public func presentLimitedLibraryPicker(
        from controller: UIViewController, completionHandler: @escaping @MainActor ([String]) -> Void
    ) {
        SystemServices.current.requests.record("photos", "shows the picker for limited access")
        guard SystemServices.current.permissions[.photos] == .limited else { return completionHandler([]) }
        LimitedSelection.present(from: controller, completion: completionHandler)
    }

    /// Lets the user change the selection of the photos that the app may use.
    ///
    /// - Returns: The identifiers of the photos that were added to the selection.
    @MainActor public func presentLimitedLibraryPicker(from controller: UIViewController) async -> [String] {
        await withCheckedContinuation { continuation in
            presentLimitedLibraryPicker(from: controller) { continuation.resume(returning: $0) }
        }
    }
}
