import UIKit

/// Shows one photo, decoded in the background at the size at which it is seen, or the reason why it cannot be shown.
final class PhotoView: UIView {
    private let imageView = UIImageView()
    private let reasonView = PhotoReasonView()
    private var request: PhotoRequest?
    private var loading: Task<Void, Never>?

    /// The photo; setting it gives up waiting for the one before, so that a late picture never shows in a cell that was reused.
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

    /// How a reason is written.
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

    /// Asks for the photo at the present size. What is shown at another size stays until the new picture is there.
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
