import UIKit

/// A square of the grid: the centre of a photo.
final class ThumbnailCell: UICollectionViewCell {
    static let reuseIdentifier = "ThumbnailCell"

    private let photoView = PhotoView(contentMode: .scaleAspectFill)

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemBackground
        photoView.frame = contentView.bounds
        photoView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(photoView)
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { nil }

    var photo: Photo? {
        didSet {
            photoView.photo = photo
            accessibilityLabel = photo?.name
        }
    }

    override var isHighlighted: Bool {
        didSet { contentView.alpha = isHighlighted ? 0.6 : 1 }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        photo = nil
    }
}
