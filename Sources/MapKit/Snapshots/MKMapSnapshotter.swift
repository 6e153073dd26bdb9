import MapEngines
import UIKitCore

/// Makes a picture of a map without a map view.
///
/// The picture has the built-in map, and neither annotations nor overlays; an app draws its own on it by ``Snapshot/point(for:)``.
/// - Source: https://developer.apple.com/documentation/mapkit/mkmapsnapshotter
@preconcurrency @MainActor open class MKMapSnapshotter: NSObject {
    private let options: Options
    private var task: Task<Void, Never>?

    /// A snapshotter of a map.
    public init(options: Options = Options()) {
        self.options = options.copy() as? Options ?? options
        super.init()
    }

    /// Whether a picture is being made.
    open var isLoading: Bool { task != nil }

    /// Makes the picture soon.
    ///
    /// - Parameter completionHandler: gets the picture, or ``SnapshotError``, once.
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

    /// Makes the picture soon, and calls the handler on a queue.
    ///
    /// - Parameters:
    ///   - queue: where the handler is called.
    ///   - completionHandler: gets the picture, or ``SnapshotError``, once.
    open func start(with queue: DispatchQueue, completionHandler: @escaping @Sendable (Snapshot?, (any Error)?) -> Void) {
        start { snapshot, error in queue.async { completionHandler(snapshot, error) } }
    }

    /// Makes the picture.
    ///
    /// - Throws: ``SnapshotError`` if there is nothing that could be shown.
    open func start() async throws -> Snapshot { try Snapshot(options) }

    /// Makes no picture any more; the handler is not called.
    open func cancel() {
        task?.cancel()
        task = nil
    }

    /// Why there is no picture.
    public enum SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The size has no area, is no number, or makes a picture of more than 16,384 pixels in width or height.
        case noSize
        /// The region, rectangle or camera cannot be shown.
        case nothingToShow

        /// The reason in words.
        public var description: String {
            switch self {
            case .noSize: "MKMapSnapshotter: the picture's size has no area, or more than 16,384 pixels on a side"
            case .nothingToShow: "MKMapSnapshotter: the region, map rect or camera cannot be shown"
            }
        }
    }
}
