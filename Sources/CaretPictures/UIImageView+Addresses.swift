extension UIImageView {
    private static let pictureKey = UserInfoKey<UIImageView, PictureRequest>()

    /// Shows the picture at a URL when it has been loaded. The picture is decoded off the main thread, for the size
    /// of the view.
    ///
    /// ```swift
    /// imageView.showImage(at: photo.url, placeholder: UIImage(systemName: "photo"), failure: UIImage(systemName: "xmark"))
    /// ```
    ///
    /// Call the method each time a cell is reused. The method cancels the earlier request, so that a picture that is
    /// loaded late never replaces other content. Network pictures are cached in files, and decoded pictures in
    /// `UIApplication.imageCache`. A cached picture is shown without the placeholder. If the app sets another image
    /// before the picture is loaded, that image is kept. For a view with an empty size, the picture is decoded for
    /// the size of the screen.
    ///
    /// - Parameters:
    ///   - url: The URL of a file or network resource. If it is `nil`, only the placeholder is shown.
    ///   - placeholder: The image to show until the picture has been loaded; `nil`, the default, for none.
    ///   - failure: The image to show if loading fails. If it is `nil`, the default, the placeholder stays.
    public func showImage(at url: URL?, placeholder: UIImage? = nil, failure: UIImage? = nil) {
        userInfo[Self.pictureKey]?.cancel()
        userInfo[Self.pictureKey] = nil
        guard let url else {
            image = placeholder
            return
        }
        let size = bounds.isEmpty ? UIScreen.main.bounds.size : bounds.size
        let (scale, mode) = (max(1, traitCollection.displayScale), contentMode)
        let (cache, files) = (UIApplication.shared.imageCache, PictureFileCache.current)
        if url.isFileURL, let cachedImage = cache.cachedImage(at: url, fitting: size, scale: scale, contentMode: mode) {
            image = cachedImage
            return
        }
        image = placeholder
        let request = PictureRequest()
        userInfo[Self.pictureKey] = request
        request.task = Task { [weak self, weak request] in
            var resultImage = failure ?? placeholder
            do {
                let file = try await files.file(for: url)
                do {
                    resultImage = try await cache.image(at: file, fitting: size, scale: scale, contentMode: mode)
                } catch ImageError.cancelled {
                    return
                } catch {
                    files.removeFile(url)
                }
            } catch is CancellationError {
                return
            } catch {
                // Ignore the error, because the failure image already shows that loading failed.
            }
            guard !Task.isCancelled, let self, let request, userInfo[Self.pictureKey] === request else { return }
            userInfo[Self.pictureKey] = nil
            if image === placeholder { image = resultImage }
        }
    }
}

/// The request of a view, which is cancelled when the view is deallocated.
@MainActor private final class PictureRequest {
    var task: Task<Void, Never>?

    func cancel() { task?.cancel() }

    isolated deinit { task?.cancel() }
}
