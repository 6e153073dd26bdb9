/// A drag session, as seen from either end.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidragdropsession
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol, Sendable {
    /// The dragged items.
    var items: [UIDragItem] { get }
    /// Returns the location of the touch, in points of `view`.
    func location(in view: UIView) -> CGPoint
    /// Whether items may be moved rather than only copied.
    var allowsMoveOperation: Bool { get }
    /// Whether only the app itself may receive the items.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Returns whether any item has a representation of one of these types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Returns whether an object of a class can be created from any item.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag session, as seen from its source.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidragsession
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    /// A value of the app, for drops within the app. Defaults to `nil`.
    var localContext: Any? { get set }
}

/// A drag session, as seen from a potential destination.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidropsession
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    /// The drag session of this app from which the drop originates.
    var localDragSession: (any UIDragSession)? { get }
    /// Creates an object of a class from each readable item; calls `completion` with the objects on the main actor,
    /// in a later frame.
    @discardableResult func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

/// A drag session: the object that both ends share.
@MainActor final class DragSession: NSObject, UIDragSession, UIDropSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false
    /// The location of the touch, in points of the window.
    var touchLocation = CGPoint.zero
    weak var window: UIWindow?
    /// The closures to call after all items are put down.
    var endings: [() -> Void] = []

    func end() {
        let all = endings
        endings = []
        for body in all { body() }
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
        let found = LoadedObjects(count: items.count)
        let progress = Progress(totalUnitCount: Int64(items.count))
        for (index, item) in items.enumerated() {
            item.itemProvider.loadObject(ofClass: aClass) { object, _ in found.set(object, at: index) }
        }
        let finish: @MainActor () -> Void = {
            progress.completedUnitCount = progress.totalUnitCount
            completion(found.objects)
        }
        // Available objects are delivered with the next frame; others complete without polling.
        let isDone = found.isDone(orLater: { Task { @MainActor in finish() } })
        if isDone { FrameLoop.current.schedule(after: 0) { finish() } }
        return progress
    }
}

/// Objects that are loaded on any thread.
private final class LoadedObjects: @unchecked Sendable {
    // Unchecked: all mutable state is guarded by `lock`, and objects are passed on rather than kept.
    private let lock = NSLock()
    private var slots: [(any NSItemProviderReading)?]
    private var missing: Int
    private var whenDone: (@Sendable () -> Void)?

    init(count: Int) {
        slots = Array(repeating: nil, count: count)
        missing = count
    }

    func set(_ object: (any NSItemProviderReading)?, at index: Int) {
        let body = lock.withLock { () -> (@Sendable () -> Void)? in
            slots[index] = object
            missing -= 1
            guard missing == 0 else { return nil }
            defer { whenDone = nil }
            return whenDone
        }
        body?()
    }

    /// Returns whether all objects are loaded; otherwise calls `body` when they are.
    func isDone(orLater body: @escaping @Sendable () -> Void) -> Bool {
        lock.withLock {
            if missing > 0 { whenDone = body }
            return missing <= 0
        }
    }

    /// The objects in the order of the items, without those that could not be created.
    var objects: [any NSItemProviderReading] { lock.withLock { slots.compactMap { $0 } } }
}
