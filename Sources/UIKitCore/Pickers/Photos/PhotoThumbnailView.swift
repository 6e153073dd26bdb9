/// A view with the centre of an image. The image is decoded in the background, at the displayed size. If decoding
/// fails, a warning symbol is shown.
final class PhotoThumbnailView: UIView {
    private let picture = UIImageView()
    private var loading: Task<Void, Never>?
    private var shown: (photo: PhotoFile, size: CGSize)?

    var photo: PhotoFile? {
        didSet {
            guard photo != oldValue else { return }
            loading?.cancel()
            (picture.image, shown) = (nil, nil)
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        clipsToBounds = true
        picture.tintColor = .tertiaryLabel
        addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    deinit { loading?.cancel() }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
        load()
    }

    private func load() {
        guard let photo, bounds.width > 0, bounds.height > 0 else { return }
        if let shown, shown.photo == photo, shown.size == bounds.size { return }
        shown = (photo, bounds.size)
        let (size, scale, cache) = (bounds.size, max(1, traitCollection.displayScale), UIApplication.shared.imageCache)
        loading?.cancel()
        if let image = cache.cachedImage(at: photo.url, fitting: size, scale: scale, contentMode: .scaleAspectFill) {
            return show(image)
        }
        loading = Task { [weak self] in
            let image = try? await cache.image(at: photo.url, fitting: size, scale: scale, contentMode: .scaleAspectFill)
            if !Task.isCancelled { self?.show(image) }
        }
    }

    private func show(_ image: UIImage?) {
        picture.contentMode = image == nil ? .center : .scaleAspectFill
        picture.image = image ?? UIImage(systemName: "exclamationmark.triangle")
    }
}
