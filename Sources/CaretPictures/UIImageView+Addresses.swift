extension UIImageView {
    private static let pictureKey = UserInfoKey<UIImageView, PictureRequest>()

    /// Shows the picture at a URL once it is loaded, decoded off the main thread for the size of the view.
    ///
    /// ```swift
    /// imageView.showImage(at: photo.url, placeholder: UIImage(systemName: "photo"), failure: UIImage(systemName: "xmark"))
    /// ```
    ///
    /// Call the method each time a cell is reused: it cancels the earlier request, so that a late picture never
    /// replaces other content. Network pictures are cached in files, and decoded ones in `UIApplication.imageCache`.
    /// A cached picture is shown without the placeholder. An image that the app sets meanwhile is kept. For a view
    /// without a size the picture is decoded for the size of the screen.
    ///
    /// - Parameters:
    ///   - url: The URL of a file or network resource; `nil` shows the placeholder only.
    ///   - placeholder: The image until the picture is loaded; `nil`, the default, for none.
    ///   - failure: The image if loading fails; `nil`, the default, keeps the placeholder.
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
                    files.removeFile(url)
                }
            } catch is CancellationError {
                return
            } catch {
                // The failure image represents the error.
            }
            guard !Task.isCancelled, let self, let request, userInfo[Self.pictureKey] === request else { return }
            userInfo[Self.pictureKey] = nil
            if image === placeholder { image = shown }
        }
    }
}

/// The request of a view, which is cancelled when the view is deallocated.
@MainActor private final class PictureRequest {
    var task: Task<Void, Never>?

    func cancel() { task?.cancel() }

    isolated deinit { task?.cancel() }
}
