internal import Synchronization

/// Prepares images before they are requested.
///
/// Prepared images have at most 64 MB of pixels. When there are more, those that were used least recently are removed.
///
/// - Source: https://developer.apple.com/documentation/photokit/phcachingimagemanager
// Unchecked: a lock guards the state.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    private struct State {
        var images: [ImageDecoding: (image: UIImage, use: Int)] = [:]
        /// The images that are being prepared, and that no one stopped.
        var pending: [ImageDecoding: PHImageRequestID] = [:]
        var byteCount = 0
        var lastUse = 0
        var allowsHighQuality = true
    }

    private let state = Mutex(State())

    /// The maximum number of bytes of prepared images.
    static let limit = 64 << 20

    /// Whether images of high quality are prepared; `true` by default. Has no effect: the requested size is prepared.
    open var allowsCachingHighQualityImages: Bool {
        get { state.withLock { $0.allowsHighQuality } }
        set { state.withLock { $0.allowsHighQuality = newValue } }
    }

    /// The number of bytes of all prepared images.
    var byteCount: Int { state.withLock { $0.byteCount } }

    /// Prepares images in the background. Requests with the same values receive them at once.
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {
        for asset in assets {
            let decoding = ImageDecoding(asset.record, targetSize: targetSize, contentMode: contentMode, options: options)
            let id = state.withLock { state -> PHImageRequestID? in
                guard state.images[decoding] == nil, state.pending[decoding] == nil else { return nil }
                let id = PhotoRequests.shared.nextID()
                state.pending[decoding] = id
                return id
            }
            guard let id else { continue }
            PhotoRequests.shared.submit(id, isPrefetching: true) { _ in
                let image = PhotoRequests.shared.isWanted(id) ? try? decoding.image() : nil
                self.finish(decoding, id, image)
            }
        }
    }

    private func finish(_ decoding: ImageDecoding, _ id: PHImageRequestID, _ image: UIImage?) {
        state.withLock { state in
            guard state.pending[decoding] == id else { return }
            state.pending[decoding] = nil
            guard let image else { return }
            state.lastUse += 1
            state.images[decoding] = (image, state.lastUse)
            state.byteCount += Self.byteCount(image)
            while state.byteCount > Self.limit, let oldest = state.images.min(by: { $0.value.use < $1.value.use }) {
                state.images[oldest.key] = nil
                state.byteCount -= Self.byteCount(oldest.value.image)
            }
        }
    }

    private static func byteCount(_ image: UIImage) -> Int { image.cgImage.map { $0.bytesPerRow * $0.height } ?? 0 }

    /// Removes prepared images, and stops preparing them.
    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {
        for asset in assets {
            let decoding = ImageDecoding(asset.record, targetSize: targetSize, contentMode: contentMode, options: options)
            state.withLock { state in
                if let id = state.pending.removeValue(forKey: decoding) { PhotoRequests.shared.cancel(id) }
                if let removed = state.images.removeValue(forKey: decoding) { state.byteCount -= Self.byteCount(removed.image) }
            }
        }
    }

    /// Removes all prepared images, and stops preparing others.
    open func stopCachingImagesForAllAssets() {
        state.withLock { state in
            for id in state.pending.values { PhotoRequests.shared.cancel(id) }
            state.pending = [:]
            state.images = [:]
            state.byteCount = 0
        }
    }

    override func preparedImage(_ decoding: ImageDecoding) -> UIImage? {
        state.withLock { state in
            guard let image = state.images[decoding]?.image else { return nil }
            state.lastUse += 1
            state.images[decoding]?.use = state.lastUse
            return image
        }
    }
}
