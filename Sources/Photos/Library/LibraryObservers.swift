internal import Synchronization
internal import SystemServices

/// The observers of the library.
enum LibraryObservers {
    /// Calls observers.
    private static let queue = DispatchQueue(label: "Photos.changes")
    /// Whether the library is read again when the app becomes active.
    private static let isWatching = Mutex(false)

    // Unchecked: the reference is only read.
    private struct WeakObserver: @unchecked Sendable {
        weak var observer: (any PHPhotoLibraryChangeObserver)?
    }

    static func add(_ observer: any PHPhotoLibraryChangeObserver) {
        let id = ObjectIdentifier(observer)
        let box = WeakObserver(observer: observer)
        let service = PhotoLibrary.service
        service.observe(id) { [weak service] before, after in
            guard box.observer != nil else {
                service?.removeObserver(id)
                return
            }
            let (before, after) = (LibraryAccess.visible(before), LibraryAccess.visible(after))
            let token = PendingWork.begin("notifying of changed photos")
            queue.async {
                box.observer?.photoLibraryDidChange(PHChange(before, after))
                PendingWork.end(token)
            }
        }
        watch()
    }

    static func remove(_ observer: any PHPhotoLibraryChangeObserver) {
        PhotoLibrary.service.removeObserver(ObjectIdentifier(observer))
    }

    /// Reads the library again when the app becomes active, because another program may have changed it.
    private static func watch() {
        let isFirst = isWatching.withLock { exchange(&$0, with: true) == false }
        guard isFirst else { return }
        _ = NotificationCenter.default.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil) { _ in
            guard SystemServices.current.photos.isOpen else { return }
            let token = PendingWork.begin("reading the photo library")
            queue.async {
                _ = LibraryAccess.snapshot(isThorough: true)
                PendingWork.end(token)
            }
        }
    }
}
