/// A drag session, from the point of view of either side.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidragdropsession
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol, Sendable {
    /// The dragged items.
    var items: [UIDragItem] { get }
    /// Returns the location of the touch, in points of `view`.
    func location(in view: UIView) -> CGPoint
    /// Whether items may be moved, and not only copied.
    var allowsMoveOperation: Bool { get }
    /// Whether the items may be dropped only in the app from which they are dragged.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Returns whether any item has a representation of one of these types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Returns whether an object of the class can be created from any of the items.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag session, from the point of view of its source.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidragsession
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    /// A value that the app stores for drops within the app. Defaults to `nil`.
    var localContext: Any? { get set }
}

/// A drag session, from the point of view of a possible destination.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidropsession
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    /// The drag session of this app from which the drop originates.
    var localDragSession: (any UIDragSession)? { get }
    /// Creates an object of a class from each item that the class can read. `completion` is called later on the main
    /// actor, with the objects.
    @discardableResult func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

/// A drag session: the object that source and destination share.
@MainActor final class DragSession: NSObject, UIDragSession, UIDropSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false
    /// The location of the touch, in points of the window.
    var touchLocation = CGPoint.zero
    weak var window: UIWindow?
    /// The closures that are called after all items were put down.
    var endHandlers: [() -> Void] = []

    func end() {
        let handlers = endHandlers
        endHandlers = []
        for handler in handlers { handler() }
    }

    var localDragSession: (any UIDragSession)? { self }

    func location(in view: UIView) -> CGPoint { view.convert(touchLocation, from: nil) }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    @discardableResult func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let loadedObjects = LoadedObjects(count: items.count)
        let progress = Progress(totalUnitCount: Int64(items.count))
        for (index, item) in items.enumerated() {
            item.itemProvider.loadObject(ofClass: aClass) { object, _ in loadedObjects.set(object, at: index) }
        }
        let finish: @MainActor () -> Void = {
            progress.completedUnitCount = progress.totalUnitCount
            completion(loadedObjects.objects)
        }
        // If all objects are available, the next frame delivers them. Otherwise they are delivered after the last one
        // is loaded.
        let isDone = loadedObjects.isDone(orLater: { Task { @MainActor in finish() } })
        if isDone { FrameLoop.current.schedule(after: 0) { finish() } }
        return progress
    }
}

/// Objects that are loaded, possibly on other threads.
// Unchecked: all mutable state is guarded by `lock`, and each loaded object is used only by the receiver of
// `objects`.
private final class LoadedObjects: @unchecked Sendable {
    private let lock = NSLock()
    private var slots: [(any NSItemProviderReading)?]
    private var remainingCount: Int
    private var completion: (@Sendable () -> Void)?

    init(count: Int) {
        slots = Array(repeating: nil, count: count)
        remainingCount = count
    }

    func set(_ object: (any NSItemProviderReading)?, at index: Int) {
        let body = lock.withLock { () -> (@Sendable () -> Void)? in
            slots[index] = object
            remainingCount -= 1
            guard remainingCount == 0 else { return nil }
            defer { completion = nil }
            return completion
        }
        body?()
    }

    /// Returns whether all objects are loaded. If the result is `false`, `body` is called after the last object is
    /// loaded.
    func isDone(orLater body: @escaping @Sendable () -> Void) -> Bool {
        lock.withLock {
            if remainingCount > 0 { completion = body }
            return remainingCount <= 0
        }
    }

    /// The objects in the order of the items. Objects that could not be created are omitted.
    var objects: [any NSItemProviderReading] { lock.withLock { slots.compactMap { $0 } } }
}
