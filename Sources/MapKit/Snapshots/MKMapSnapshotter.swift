import MapEngines
import UIKitCore

/// Creates an image of a map without a map view.
///
/// The image contains the built-in map, without annotations and overlays. An app draws its own content on the image
/// with ``Snapshot/point(for:)``.
/// - Source: https://developer.apple.com/documentation/mapkit/mkmapsnapshotter
@preconcurrency @MainActor open class MKMapSnapshotter: NSObject {
    private let options: Options
    private var task: Task<Void, Never>?

    /// Creates a snapshotter with options.
    public init(options: Options = Options()) {
        self.options = options.copy() as? Options ?? options
        super.init()
    }

    /// Whether a snapshot is pending.
    open var isLoading: Bool { task != nil }

    /// Creates the snapshot asynchronously.
    ///
    /// - Parameter completionHandler: Receives the snapshot, or a ``SnapshotError``, once.
    open func start(completionHandler: @escaping @MainActor (Snapshot?, (any Error)?) -> Void) {
        task?.cancel()
        task = Task { [options] in
            guard !Task.isCancelled else { return }
            task = nil
            do {
                completionHandler(try Snapshot(options), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Creates the snapshot asynchronously, and calls the handler on a queue.
    ///
    /// - Parameters:
    ///   - queue: The queue on which the handler is called.
    ///   - completionHandler: Receives the snapshot, or a ``SnapshotError``, once.
    open func start(with queue: DispatchQueue, completionHandler: @escaping @Sendable (Snapshot?, (any Error)?) -> Void) {
        start { snapshot, error in queue.async { completionHandler(snapshot, error) } }
    }

    /// Returns the snapshot.
    ///
    /// - Throws: ``SnapshotError`` if the options are invalid.
    open func start() async throws -> Snapshot { try Snapshot(options) }

    /// Cancels the pending snapshot. The handler is not called.
    open func cancel() {
        task?.cancel()
        task = nil
    }

    /// The reason why a snapshot failed.
    public enum SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The size is empty or not finite, or the image would exceed 16,384 pixels in width or height.
        case noSize
        /// The region, rectangle or camera is invalid.
        case nothingToShow

        /// The reason as text.
        public var description: String {
            switch self {
            case .noSize: "MKMapSnapshotter: the picture's size has no area, or more than 16,384 pixels on a side"
            case .nothingToShow: "MKMapSnapshotter: the region, map rect or camera cannot be shown"
            }
        }
    }
}
