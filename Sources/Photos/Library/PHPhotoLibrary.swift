internal import SystemServices

/// The user's photos and albums.
///
/// The photos are the image files of the user's pictures folder; see `PhotosService`. An app needs the user's
/// permission.
///
/// A change by another program is noticed at the next fetch. While an observer is registered, it is also noticed when
/// the app becomes active.
///
/// - Source: https://developer.apple.com/documentation/photokit/phphotolibrary
// The class has no stored state, and the service behind it may be used on any thread.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let instance = PHPhotoLibrary(())

    private init(_ void: Void) { super.init() }

    /// Returns the library.
    open class func shared() -> PHPhotoLibrary { instance }

    /// The reason why the library cannot be used; `nil`, because it is always available.
    open var unavailabilityReason: (any Error)? { nil }

    // MARK: - Permission

    /// Returns whether the app may use photos in a way.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { LibraryAccess.status(accessLevel) }

    /// Asks the user for permission, once.
    ///
    /// With "Limit Access…", the user selects the photos that the app may use, before the handler is called.
    ///
    /// - Parameters:
    ///   - accessLevel: The use of photos.
    ///   - handler: Called on a private queue with the status.
    /// - Precondition: Info.plist has the key `NSPhotoLibraryUsageDescription`, or for `.addOnly` the key
    ///   `NSPhotoLibraryAddUsageDescription`.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {
        PermissionRequest.start(accessLevel, handler)
    }

    /// Asks the user for permission, once, and returns the status.
    @discardableResult nonisolated(nonsending) open class func requestAuthorization(for accessLevel: PHAccessLevel) async
        -> PHAuthorizationStatus
    {
        await withCheckedContinuation { continuation in
            requestAuthorization(for: accessLevel) { continuation.resume(returning: $0) }
        }
    }

    /// Returns whether the app may use photos; `.authorized` also if the user selected some.
    @available(*, deprecated, message: "Use authorizationStatus(for:).")
    open class func authorizationStatus() -> PHAuthorizationStatus { LibraryAccess.status(.readWrite).withoutLimit }

    /// Asks the user for permission, once. The handler receives `.authorized` also if the user selected some photos.
    @available(*, deprecated, message: "Use requestAuthorization(for:handler:).")
    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        PermissionRequest.start(.readWrite) { handler($0.withoutLimit) }
    }

    // MARK: - Changes

    /// Changes the library in the background, all or nothing.
    ///
    /// The app needs the permission, and asks for it if it has not yet. The user confirms a deletion of photos.
    ///
    /// - Parameters:
    ///   - changeBlock: Creates change requests, on a private queue.
    ///   - completionHandler: Called on a private queue with whether the library was changed, or with a
    ///     ``PHPhotosError``.
    open func performChanges(
        _ changeBlock: @escaping @Sendable () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        LibraryChanges.perform(changeBlock, completionHandler)
    }

    /// Changes the library in the background, all or nothing.
    ///
    /// - Throws: A ``PHPhotosError``.
    nonisolated(nonsending) open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            performChanges(changeBlock) { _, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    /// Changes the library on the current thread, all or nothing.
    ///
    /// > Difference from Apple: The method neither asks for the permission nor deletes photos, because the user could
    /// > not answer while the main thread waits.
    ///
    /// - Throws: A ``PHPhotosError``.
    open func performChangesAndWait(_ changeBlock: () -> Void) throws { try LibraryChanges.performAndWait(changeBlock) }

    // MARK: - Observers

    /// Adds an observer, which is referenced weakly.
    open func register(_ observer: any PHPhotoLibraryChangeObserver) { LibraryObservers.add(observer) }

    /// Removes an observer.
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) { LibraryObservers.remove(observer) }
}

extension PHAuthorizationStatus {
    fileprivate var withoutLimit: PHAuthorizationStatus { self == .limited ? .authorized : self }
}
