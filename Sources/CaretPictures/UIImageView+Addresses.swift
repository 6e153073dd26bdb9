extension UIImageView {
    private static let pictureKey = UserInfoKey<UIImageView, PictureRequest>()

    /// Shows the picture at an address once it is there, decoded off the main thread for the view's size.
    ///
    /// ```swift
    /// imageView.showImage(at: photo.url, placeholder: UIImage(systemName: "photo"), failure: UIImage(systemName: "xmark"))
    /// ```
    ///
    /// Call it for each use of a cell: it ends what an earlier call waits for, and a picture never lands in a view that shows something else
    /// by now. Pictures of the network are kept in files, decoded ones in `UIApplication.imageCache`; what is there already is shown without
    /// the placeholder. An image that the app sets meanwhile stays. A view without a size gets a picture for the screen's.
    ///
    /// - Parameters:
    ///   - url: of a file or in the network; `nil` shows the placeholder, and waits for nothing.
    ///   - placeholder: what shows until then; `nil`, the default, for nothing.
    ///   - failure: what shows where there is no picture; `nil`, the default, leaves the placeholder.
    public func showImage(at url: URL?, placeholder: UIImage? = nil, failure: UIImage? = nil) {
        userInfo[Self.pictureKey]?.cancel()
        userInfo[Self.pictureKey] = nil
        guard let url else {
            image = placeholder
            return
        }
        let size = bounds.isEmpty ? UIScreen.main.bounds.size : bounds.size
        let (scale, mode) = (max(1, traitCollection.displayScale), contentMode)
        let (cache, files) = (UIApplication.shared.imageCache, PictureFiles.current)
        if url.isFileURL, let known = cache.cachedImage(at: url, fitting: size, scale: scale, contentMode: mode) {
            image = known
            return
        }
        image = placeholder
        let request = PictureRequest()
        userInfo[Self.pictureKey] = request
        request.task = Task { [weak self, weak request] in
            var shown = failure ?? placeholder
            do {
                let file = try await files.file(for: url)
                do {
                    shown = try await cache.image(at: file, fitting: size, scale: scale, contentMode: mode)
                } catch ImageError.cancelled {
                    return
                } catch {
                    files.forget(url)
                }
            } catch is CancellationError {
                return
            } catch {
                // The failure's image says so.
            }
            guard !Task.isCancelled, let self, let request, userInfo[Self.pictureKey] === request else { return }
            userInfo[Self.pictureKey] = nil
            if image === placeholder { image = shown }
        }
    }
}

/// The request of a view. It ends with the view.
@MainActor private final class PictureRequest {
    var task: Task<Void, Never>?

    func cancel() { task?.cancel() }

    isolated deinit { task?.cancel() }
}
