internal import SystemServices
import UIKitCore

/// A square with a photo, and a badge if the photo is selected.
final class PhotoPickerCell: UICollectionViewCell {
    /// The diameter of the badge, and its distance from the corner, in points.
    private static let badgeSize: CGFloat = 24
    private static let badgeMargin: CGFloat = 6
    private static let borderWidth: CGFloat = 1.5
    /// The opacity of the layer above a selected photo, and of photos that cannot be selected.
    private static let selectionOpacity: CGFloat = 0.3
    private static let disabledOpacity: CGFloat = 0.5

    private let thumbnail = PhotoThumbnailView()
    private let overlay = UIView()
    private let badge = UIView()
    private let checkmark = UIImageView(
        image: UIImage(systemName: "checkmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)))
    private let numberLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        overlay.backgroundColor = .white.withAlphaComponent(Self.selectionOpacity)
        badge.backgroundColor = .systemBlue
        badge.layer.cornerRadius = Self.badgeSize / 2
        badge.layer.borderWidth = Self.borderWidth
        badge.layer.borderColor = UIColor.white.cgColor
        checkmark.tintColor = .white
        checkmark.contentMode = .center
        numberLabel.textColor = .white
        numberLabel.textAlignment = .center
        numberLabel.adjustsFontSizeToFitWidth = true
        numberLabel.minimumScaleFactor = 0.5
        numberLabel.font = .systemFont(ofSize: 14, weight: .semibold)
        for part in [thumbnail, overlay, badge] { contentView.addSubview(part) }
        for part in [checkmark, numberLabel] as [UIView] { badge.addSubview(part) }
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a photo.
    ///
    /// - Parameters:
    ///   - number: The number of a selected photo, from 1; `nil` for another photo.
    ///   - isOrdered: Whether the badge shows the number.
    ///   - isEnabled: Whether the photo can be selected.
    func show(_ photo: PhotoRecord, number: Int?, isOrdered: Bool, isEnabled: Bool) {
        thumbnail.photo = PhotoFile(url: photo.url, date: photo.modificationDate)
        thumbnail.alpha = isEnabled ? 1 : Self.disabledOpacity
        overlay.isHidden = number == nil
        badge.isHidden = number == nil
        checkmark.isHidden = isOrdered
        numberLabel.isHidden = !isOrdered
        numberLabel.text = number.map(String.init)
        accessibilityLabel = photo.url.deletingPathExtension().lastPathComponent
        accessibilityValue = isOrdered ? number.map(String.init) : nil
        accessibilityTraits = number == nil ? [.image, .button] : [.image, .button, .selected]
        if !isEnabled { accessibilityTraits.insert(.notEnabled) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        thumbnail.frame = contentView.bounds
        overlay.frame = contentView.bounds
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let size = Self.badgeSize
        badge.frame = CGRect(
            x: isMirrored ? Self.badgeMargin : contentView.bounds.width - size - Self.badgeMargin,
            y: contentView.bounds.height - size - Self.badgeMargin, width: size, height: size)
        checkmark.frame = badge.bounds
        numberLabel.frame = badge.bounds.insetBy(dx: 2, dy: 0)
    }

    override var isHighlighted: Bool { didSet { contentView.alpha = isHighlighted ? 0.6 : 1 } }
}
