internal import SystemServices

/// Provides the images of photos.
///
/// Images are decoded in the background, at the requested size. At most two images are decoded at the same time.
///
/// - Source: https://developer.apple.com/documentation/photokit/phimagemanager
// Unchecked: the classes have no mutable state outside of a lock.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let instance = PHImageManager()

    /// Creates a manager.
    public override init() { super.init() }

    /// Returns the shared manager.
    open class func `default`() -> PHImageManager { instance }

    /// Returns an image that was prepared; `nil` if there is none.
    func preparedImage(_ decoding: ImageDecoding) -> UIImage? { nil }

    /// Requests an image.
    ///
    /// - Parameters:
    ///   - asset: The photo.
    ///   - targetSize: The size in pixels; `PHImageManagerMaximumSize` for the original size.
    ///   - contentMode: Whether the image fits into the size or covers it. It is never enlarged or cut.
    ///   - options: Options; `nil` for the default ones.
    ///   - resultHandler: Called on the main thread with the image, or with `nil` and an error. For a synchronous
    ///     request, called on the current thread before the method returns. Called several times for `.opportunistic`.
    ///     A cancelled request has `nil` and `PHImageCancelledKey`.
    /// - Returns: The number for ``cancelImageRequest(_:)``.
    @discardableResult open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        SystemServices.current.photos.recordImageRequest()
        let decoding = ImageDecoding(asset.record, targetSize: targetSize, contentMode: contentMode, options: options)
        let id = PhotoRequests.shared.nextID()
        let mode = options?.deliveryMode ?? .opportunistic
        if options?.isSynchronous == true {
            let prepared = preparedImage(decoding).map { Result<UIImage, PHPhotosError>.success($0) }
            let result = prepared ?? Result { () throws(PHPhotosError) in try decoding.image() }
            ImageResult(id, result).deliver(resultHandler)
            return id
        }
        let handler = UncheckedSendableBox(resultHandler)
        PhotoRequests.shared.submit(id) { deliver in
            func send(_ result: Result<UIImage, PHPhotosError>, isDegraded: Bool) {
                let image = ImageResult(id, result, isDegraded: isDegraded)
                deliver { (PhotoRequests.shared.isWanted(id) ? image : .cancelled(id)).deliver(handler.value) }
            }
            guard PhotoRequests.shared.isWanted(id) else { return deliver { ImageResult.cancelled(id).deliver(handler.value) } }
            if let prepared = self.preparedImage(decoding) { return send(.success(prepared), isDegraded: false) }
            if mode != .highQualityFormat, let lowQuality = decoding.lowQuality {
                let result = Result { () throws(PHPhotosError) in try lowQuality.image() }
                if mode == .fastFormat { return send(result, isDegraded: true) }
                // The final result has the error.
                if case .success = result {
                    let image = ImageResult(id, result, isDegraded: true)
                    deliver { if PhotoRequests.shared.isWanted(id) { image.deliver(handler.value) } }
                }
            }
            guard PhotoRequests.shared.isWanted(id) else { return deliver { ImageResult.cancelled(id).deliver(handler.value) } }
            send(Result { () throws(PHPhotosError) in try decoding.image() }, isDegraded: false)
        }
        return id
    }

    /// Requests the contents of a photo's file.
    ///
    /// - Parameters:
    ///   - asset: The photo.
    ///   - options: Options; `nil` for the default ones.
    ///   - resultHandler: Called with the data, its type identifier, the orientation of the stored pixels, and further
    ///     information. The thread is the main one; for a synchronous request, it is the current one.
    /// - Returns: The number for ``cancelImageRequest(_:)``.
    @discardableResult open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        SystemServices.current.photos.recordImageRequest()
        let id = PhotoRequests.shared.nextID()
        let photo = asset.record
        if options?.isSynchronous == true {
            DataResult(id, photo).deliver(resultHandler)
            return id
        }
        let handler = UncheckedSendableBox(resultHandler)
        PhotoRequests.shared.submit(id) { deliver in
            guard PhotoRequests.shared.isWanted(id) else { return deliver { DataResult.cancelled(id).deliver(handler.value) } }
            let result = DataResult(id, photo)
            deliver { (PhotoRequests.shared.isWanted(id) ? result : .cancelled(id)).deliver(handler.value) }
        }
        return id
    }

    /// Requests the contents of a photo's file.
    @available(*, deprecated, message: "Use requestImageDataAndOrientation(for:options:resultHandler:).")
    @discardableResult open func requestImageData(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        requestImageDataAndOrientation(for: asset, options: options) { data, type, orientation, info in
            let stored = ImageOrientation(rawValue: Int(orientation.rawValue)) ?? .up
            resultHandler(data, type, UIImage.Orientation(stored), info)
        }
    }

    /// Cancels a request. Its handler is called with `PHImageCancelledKey`, unless it was called with the final result.
    open func cancelImageRequest(_ requestID: PHImageRequestID) { PhotoRequests.shared.cancel(requestID) }
}
