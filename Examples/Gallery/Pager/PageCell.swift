import UIKit

/// A page of the pager: a whole photo, clear of bars at the screen's edges.
final class PageCell: UICollectionViewCell {
    static let reuseIdentifier = "PageCell"

    private let photoView = PhotoView(contentMode: .scaleAspectFit)

    override init(frame: CGRect) {
        super.init(frame: frame)
        photoView.reasonStyle = .body
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

    /// The widths of bars at the edges, in points.
    var margins = UIEdgeInsets.zero {
        didSet { if margins != oldValue { setNeedsLayout() } }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        photoView.frame = contentView.bounds.inset(by: margins)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        photo = nil
    }
}
