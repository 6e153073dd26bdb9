import UIKit

/// Displays one photo, decoded in the background at its display size, or the reason for an error.
final class PhotoView: UIView {
    private let imageView = UIImageView()
    private let reasonView = PhotoReasonView()
    private var request: PhotoRequest?
    private var loading: Task<Void, Never>?

    /// The photo. Setting the photo cancels the request before, so that a late image never appears in a reused cell.
    var photo: Photo? {
        didSet { if photo != oldValue { photoDidChange() } }
    }

    /// - Parameter contentMode: `.scaleAspectFill` or `.scaleAspectFit`.
    init(contentMode: UIView.ContentMode) {
        super.init(frame: .zero)
        imageView.contentMode = contentMode
        imageView.clipsToBounds = true
        reasonView.isHidden = true
        addSubview(imageView)
        addSubview(reasonView)
    }

    required init?(coder: NSCoder) { nil }

    /// The text style of a reason.
    var reasonStyle: UIFont.TextStyle {
        get { reasonView.textStyle }
        set { reasonView.textStyle = newValue }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
        reasonView.frame = bounds
        load()
    }

    private func photoDidChange() {
        loading?.cancel()
        loading = nil
        request = nil
        imageView.image = nil
        reasonView.isHidden = true
        load()
    }

    /// Requests the photo at the present size. The image of another size stays until the new image is decoded.
    private func load() {
        guard let photo, bounds.width > 0, bounds.height > 0 else { return }
        let new = PhotoRequest(
            photo: photo, size: bounds.size, scale: traitCollection.displayScale, contentMode: imageView.contentMode)
        guard request != new else { return }
        request = new
        loading?.cancel()
        if let image = new.cachedImage { return show(image) }
        loading = Task { [weak self] in
            do throws(ImageError) {
                let image = try await new.image()
                if !Task.isCancelled { self?.show(image) }
            } catch {
                if !Task.isCancelled { self?.show(error) }
            }
        }
    }

    private func show(_ image: UIImage) {
        imageView.image = image
        reasonView.isHidden = true
    }

    private func show(_ error: ImageError) {
        imageView.image = nil
        reasonView.show(error.reason, for: photo?.url.lastPathComponent ?? "")
        reasonView.isHidden = false
    }
}
