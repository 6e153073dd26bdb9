/// Something that is dragged, as seen from both ends.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidragdropsession
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol, Sendable {
    /// What is dragged.
    var items: [UIDragItem] { get }
    /// Where the finger is, in points of `view`.
    func location(in view: UIView) -> CGPoint
    /// Whether things may be moved, and not copied only.
    var allowsMoveOperation: Bool { get }
    /// Whether nothing outside of the app may have the items.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Whether any item has a representation of one of these types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Whether an object of a class can be made of any item.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// Something that is dragged, as seen from where it was lifted.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidragsession
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    /// Whatever the app wants to find again when it is dropped within the app. Defaults to `nil`.
    var localContext: Any? { get set }
}

/// Something that is dragged, as seen from what it may be dropped on.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidropsession
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    /// The drag within this app that it comes from.
    var localDragSession: (any UIDragSession)? { get }
    /// Makes an object of a class of each item that can be read; `completion` is called with them on the main actor, in a later frame.
    @discardableResult func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

/// A drag: the one object that both ends see.
@MainActor final class DragSession: NSObject, UIDragSession, UIDropSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false
    /// Where the finger is, in points of the window.
    var finger = CGPoint.zero
    weak var window: UIWindow?
    /// What is to be done when everything stands where it will stay.
    var endings: [() -> Void] = []

    func end() {
        let all = endings
        endings = []
        for body in all { body() }
    }

    var localDragSession: (any UIDragSession)? { self }

    func location(in view: UIView) -> CGPoint { view.convert(finger, from: nil) }

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
        // What is there already comes with the next frame; nobody asks in each frame for what takes longer.
        let isDone = found.isDone(orLater: { Task { @MainActor in finish() } })
        if isDone { FrameLoop.current.schedule(after: 0) { finish() } }
        return progress
    }
}

/// Objects that are made on whatever thread.
private final class LoadedObjects: @unchecked Sendable {
    // Unchecked: all that may change is behind `lock`, and objects are handed on, not kept.
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

    /// Whether all is there; otherwise `body` is called when it is.
    func isDone(orLater body: @escaping @Sendable () -> Void) -> Bool {
        lock.withLock {
            if missing > 0 { whenDone = body }
            return missing <= 0
        }
    }

    /// The objects in the order of the items, without those that could not be made.
    var objects: [any NSItemProviderReading] { lock.withLock { slots.compactMap { $0 } } }
}
