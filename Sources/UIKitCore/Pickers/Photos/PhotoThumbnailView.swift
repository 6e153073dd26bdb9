/// A view with the centre of an image. The image is decoded in the background, at the displayed size. If decoding
/// fails, a warning symbol is shown.
package final class PhotoThumbnailView: UIView {
    private let imageView = UIImageView()
    private var loadTask: Task<Void, Never>?
    private var requestedImage: (photo: PhotoFile, size: CGSize)?

    package var photo: PhotoFile? {
        didSet {
            guard photo != oldValue else { return }
            loadTask?.cancel()
            imageView.image = nil
            requestedImage = nil
            setNeedsLayout()
        }
    }

    package override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        clipsToBounds = true
        imageView.tintColor = .tertiaryLabel
        addSubview(imageView)
    }

    package required init?(coder: NSCoder) { nil }

    deinit { loadTask?.cancel() }

    package override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
        load()
    }

    private func load() {
        guard let photo, bounds.width > 0, bounds.height > 0 else { return }
        if let requestedImage, requestedImage.photo == photo, requestedImage.size == bounds.size { return }
        requestedImage = (photo, bounds.size)
        let size = bounds.size
        let scale = max(1, traitCollection.displayScale)
        let cache = UIApplication.shared.imageCache
        loadTask?.cancel()
        if let image = cache.cachedImage(at: photo.url, fitting: size, scale: scale, contentMode: .scaleAspectFill) {
            return show(image)
        }
        loadTask = Task { [weak self] in
            let image = try? await cache.image(at: photo.url, fitting: size, scale: scale, contentMode: .scaleAspectFill)
            if !Task.isCancelled { self?.show(image) }
        }
    }

    private func show(_ image: UIImage?) {
        imageView.contentMode = image == nil ? .center : .scaleAspectFill
        imageView.image = image ?? UIImage(systemName: "exclamationmark.triangle")
    }
}
