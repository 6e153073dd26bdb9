import CoreGraphics
import Foundation
internal import Synchronization

/// The photos of the user, in a folder. An app uses them by `PHPhotoLibrary`, and lets the user pick some by
/// `PHPickerViewController`.
///
/// The folder is the user's pictures folder. A test starts without photos, and chooses a folder:
///
/// ```swift
/// app.system.permissions[.photos] = .granted
/// app.system.photos.folder = folder
/// ```
///
/// A test may answer the visible picker without touches: `try app.system.photos.pick("Beach.jpg")`.
public final class PhotosService: Sendable {
    /// Receives the library before and after a change, on any thread.
    package typealias ChangeHandler = @Sendable (_ before: PhotoSnapshot, _ after: PhotoSnapshot) -> Void

    private struct History {
        var added: [String] = []
        var removed: [String] = []
        var imageRequestCount = 0
    }

    /// The changes that the observers have not received, in their order.
    private struct PendingChanges {
        var waiting: [(before: PhotoSnapshot, after: PhotoSnapshot)] = []
        /// Whether a thread notifies the observers. That thread also delivers the changes of other threads.
        var isDelivering = false

        /// Returns the next change; `nil` at the end.
        mutating func next() -> (before: PhotoSnapshot, after: PhotoSnapshot)? {
            isDelivering = !waiting.isEmpty
            return isDelivering ? waiting.removeFirst() : nil
        }
    }

    private let database = Mutex(PhotoDatabase())
    private let history = Mutex(History())
    private let observers = Mutex<[ObjectIdentifier: ChangeHandler]>([:])
    private let pendingChanges = Mutex(PendingChanges())
    let pickers = Mutex<[OpenPhotoPicker]>([])

    package init() {}

    // MARK: State

    /// The folder with the photos; by default, the one that the first use of photos chooses.
    ///
    /// A new folder replaces all photos, favourites and albums. Images in its subfolders count, hidden files do not.
    /// The files are only changed if the app adds photos, or deletes some with the user's consent. `nil` for no photos.
    public var folder: URL? {
        get { database.withLock { $0.folder } }
        set { access { $0.open(newValue, marksFile: nil, trash: nil) } }
    }

    /// The paths of all photos in the folder, such as "Holidays/Beach.jpg"; the oldest photo first.
    public var names: [String] { snapshot().photos.map(\.name) }

    /// The paths of the favourites in the folder; the oldest photo first.
    public var favorites: [String] { snapshot().photos.filter(\.isFavorite).map(\.name) }

    /// The maximum number of names in ``added`` and ``removed``.
    public static let limit = 1_000

    /// The paths of the last photos that the app added, in the order of their addition; at most ``limit``.
    public var added: [String] { history.withLock { $0.added } }

    /// The paths of the last photos that the app deleted, in the order of their deletion; at most ``limit``.
    public var removed: [String] { history.withLock { $0.removed } }

    /// The number of images that the app requested from `PHImageManager`. These requests are not in ``RequestLog``,
    /// because a list of photos makes hundreds of them.
    public var imageRequestCount: Int { history.withLock { $0.imageRequestCount } }

    /// The paths of the photos that the app may use with the permission `.limited`; the oldest photo first.
    public var limitedNames: [String] {
        let snapshot = snapshot()
        return snapshot.photos.filter { snapshot.selection.contains($0.identifier) }.map(\.name)
    }

    // MARK: The modules' side

    /// Returns the library, after reading a folder that another program changed.
    ///
    /// - Parameter isThorough: Whether changes within files are noticed, too, and not only added, removed and renamed
    ///   files.
    package func snapshot(isThorough: Bool = false) -> PhotoSnapshot {
        access { database in
            database.refresh(isThorough: isThorough)
            return database.snapshot
        }
    }

    /// Chooses a folder, if no folder was chosen before.
    ///
    /// - Parameters:
    ///   - folder: The folder; `nil` for an empty library.
    ///   - marksFile: The file for favourites and the app's albums; `nil` to save none.
    ///   - trash: The trash for deleted photos; `nil` to remove their files.
    package func openByDefault(_ folder: URL?, marksFile: URL?, trash: PhotoTrash?) {
        access { database in if !database.isOpen { database.open(folder, marksFile: marksFile, trash: trash) } }
    }

    /// Whether a folder was chosen.
    package var isOpen: Bool { database.withLock { $0.isOpen } }

    /// Returns a name for a new photo, which no other photo has or receives.
    package func reserveName(_ proposed: String) -> String { access { $0.reserveName(proposed) } }

    /// Returns the identifier of the photo with a name.
    package static func identifier(ofName name: String) -> String { PhotoSnapshot.identifier(name) }

    /// Applies changes, all or none.
    package func apply(_ changes: [PhotoChange]) throws(PhotoChangeError) {
        let result = access { database -> Result<PhotoSnapshot, PhotoChangeError> in
            database.refresh()
            let before = database.snapshot
            return Result { () throws(PhotoChangeError) in try database.apply(changes) }.map { before }
        }
        let before = try result.get()
        history.withLock { history in
            for change in changes {
                switch change {
                case .add(let name, _): history.added = (history.added + [name]).suffix(Self.limit)
                case .remove(let identifiers):
                    history.removed = (history.removed + identifiers.compactMap { before[$0]?.name }.sorted()).suffix(Self.limit)
                default: break
                }
            }
        }
    }

    /// Selects the photos that an app with limited access may use.
    package func select(identifiers: [String]) { access { $0.select(identifiers) } }

    /// Counts a request for an image.
    package func recordImageRequest() { history.withLock { $0.imageRequestCount += 1 } }

    /// Adds a handler for changes, or replaces the one with the same identifier.
    package func observe(_ id: ObjectIdentifier, _ handler: @escaping ChangeHandler) { observers.replace(\.[id], with: handler) }

    package func removeObserver(_ id: ObjectIdentifier) { observers.replace(\.[id], with: nil) }

    /// Accesses the database. Then reports problems, and notifies of a change.
    @discardableResult private func access<Value: Sendable>(_ body: (inout PhotoDatabase) -> Value) -> Value {
        let (value, problems) = database.withLock { database in
            let before = database.snapshot
            let value = body(&database)
            let after = database.snapshot
            if before.version != after.version { pendingChanges.withLock { $0.waiting.append((before, after)) } }
            return (value, database.consumeProblems())
        }
        for problem in problems { Diagnostics.report("photos", problem) }
        notifyObservers()
        return value
    }

    /// Notifies the observers of all changes in their order, unless another thread or an outer call does so.
    private func notifyObservers() {
        var change = pendingChanges.withLock { $0.isDelivering ? nil : $0.next() }
        while let (before, after) = change {
            for handler in observers.withLock({ Array($0.values) }) { handler(before, after) }
            change = pendingChanges.withLock { $0.next() }
        }
    }
}
