import UIKit

/// Shows one photo, decoded in the background at the size at which it is seen, or the reason why it cannot be shown.
final class PhotoView: UIView {
    private let imageView = UIImageView()
    private let reasonLabel = UILabel()
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
        reasonLabel.font = .preferredFont(forTextStyle: .caption2)
        reasonLabel.textColor = .secondaryLabel
        reasonLabel.textAlignment = .center
        reasonLabel.numberOfLines = 0
        reasonLabel.isHidden = true
        addSubview(imageView)
        addSubview(reasonLabel)
    }

    required init?(coder: NSCoder) { nil }

    /// How a reason is written.
    var reasonFont: UIFont {
        get { reasonLabel.font }
        set { reasonLabel.font = newValue }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
        reasonLabel.frame = bounds.insetBy(dx: 8, dy: 8)
        load()
    }

    private func photoDidChange() {
        loading?.cancel()
        loading = nil
        request = nil
        imageView.image = nil
        reasonLabel.isHidden = true
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
        reasonLabel.isHidden = true
    }

    private func show(_ error: ImageError) {
        imageView.image = nil
        reasonLabel.text = "\(photo?.url.lastPathComponent ?? "")\n\(error.reason)"
        reasonLabel.isHidden = false
    }
}
