internal import SystemServices

/// The number of a request for a file.
public typealias PHAssetResourceDataRequestID = Int32
/// The number of a request that was not made.
public let PHInvalidAssetResourceDataRequestID: PHAssetResourceDataRequestID = 0

/// Options of a request for a file.
///
/// - Source: https://developer.apple.com/documentation/photokit/phassetresourcerequestoptions
open class PHAssetResourceRequestOptions: NSObject, NSCopying {
    /// Whether a file may be loaded from the network; `false` by default. Has no effect.
    open var isNetworkAccessAllowed = false
    /// Called with the progress of loading a file; never, because all files are on this device.
    open var progressHandler: ((Double) -> Void)?

    /// Creates options.
    public override init() { super.init() }

    /// Returns options with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let options = PHAssetResourceRequestOptions()
        options.isNetworkAccessAllowed = isNetworkAccessAllowed
        options.progressHandler = progressHandler
        return options
    }
}

/// Provides the files of photos, in the background.
///
/// - Source: https://developer.apple.com/documentation/photokit/phassetresourcemanager
// Unchecked: the class has no stored state.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
    private static let instance = PHAssetResourceManager(())
    /// Calls the handlers of apps.
    private static let queue = DispatchQueue(label: "Photos.resources")
    /// The number of bytes of a part.
    private static let partByteCount = 1 << 20

    private init(_ void: Void) { super.init() }

    /// Returns the manager.
    open class func `default`() -> PHAssetResourceManager { instance }

    /// Reads a file in parts.
    ///
    /// - Parameters:
    ///   - resource: The file.
    ///   - options: Options; `nil` for the default ones.
    ///   - handler: Called on a private queue with each part, in order.
    ///   - completionHandler: Called on the same queue after all parts, or with a ``PHPhotosError``.
    /// - Returns: The number for ``cancelDataRequest(_:)``.
    @discardableResult open func requestData(
        for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
        dataReceivedHandler handler: @escaping @Sendable (Data) -> Void, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) -> PHAssetResourceDataRequestID {
        let requests = PhotoRequests.shared
        let id = requests.nextID()
        let photo = resource.photo
        SystemServices.current.requests.record("photos", "reads a file")
        requests.submit(id, on: Self.queue) { _ in
            guard let file = try? FileHandle(forReadingFrom: photo.url) else { return completionHandler(Self.missing(photo)) }
            defer { try? file.close() }
            do {
                while requests.isWanted(id), let part = try file.read(upToCount: Self.partByteCount), !part.isEmpty { handler(part) }
            } catch { return completionHandler(Self.missing(photo)) }
            completionHandler(requests.isCancelled(id) ? PHPhotosError(.userCancelled, "The request was cancelled.") : nil)
        }
        return id
    }

    /// Writes a copy of a file.
    ///
    /// - Parameters:
    ///   - resource: The file.
    ///   - fileURL: The copy, which must not exist.
    ///   - options: Options; `nil` for the default ones.
    ///   - completionHandler: Called on a private queue with `nil` or with a ``PHPhotosError``.
    open func writeData(
        for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        let photo = resource.photo
        SystemServices.current.requests.record("photos", "copies a file")
        let token = PendingWork.begin("copying a photo")
        Self.queue.async {
            defer { PendingWork.end(token) }
            do {
                try FileManager.default.copyItem(at: photo.url, to: fileURL)
                completionHandler(nil)
            } catch {
                completionHandler(
                    FileManager.default.fileExists(atPath: photo.url.path)
                        ? PHPhotosError(.internalError, "\(fileURL.lastPathComponent) cannot be written.") : Self.missing(photo))
            }
        }
    }

    /// Writes a copy of a file.
    ///
    /// - Throws: A ``PHPhotosError``.
    nonisolated(nonsending) open func writeData(for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?)
        async throws
    {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            writeData(for: resource, toFile: fileURL, options: options) { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    /// Ends a request before its next part.
    open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) { PhotoRequests.shared.cancel(requestID) }

    private static func missing(_ photo: PhotoRecord) -> PHPhotosError {
        PHPhotosError(.missingResource, "\(photo.fileName) cannot be read.")
    }
}
