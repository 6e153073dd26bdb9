import Contacts
import UIKitCore

/// A circle with the picture of a contact, or else with initials or a symbol.
final class ContactPhotoView: UIView {
    private let gradient = CAGradientLayer()
    private let imageView = UIImageView()
    private let label = UILabel()

    /// The colours of Apple's circle, from top to bottom.
    private static let colors = [
        UIColor(red: 165 / 255, green: 171 / 255, blue: 184 / 255, alpha: 1),
        UIColor(red: 134 / 255, green: 138 / 255, blue: 150 / 255, alpha: 1),
    ]

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        gradient.colors = Self.colors.map(\.cgColor)
        layer.addSublayer(gradient)
        label.textColor = .white
        label.textAlignment = .center
        imageView.tintColor = .white
        addSubview(label)
        addSubview(imageView)
        isAccessibilityElement = true
        accessibilityTraits = .image
        accessibilityLabel = "Contact photo"
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the picture or the initials of a contact.
    func show(_ contact: CNContact) {
        let data = contact.isKeyAvailable(CNContactImageDataKey) ? contact.imageData : nil
        let image = data.flatMap { UIImage(data: $0) }
        label.text = image == nil ? ContactNameText.monogram(of: contact) : nil
        let symbol = contact.contactType == .organization ? "building.2.fill" : "person.fill"
        imageView.image = image ?? (label.text?.isEmpty == false ? nil : UIImage(systemName: symbol))
        imageView.contentMode = image == nil ? .scaleAspectFit : .scaleAspectFill
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
        gradient.frame = bounds
        label.frame = bounds
        label.font = .rounded(ofSize: bounds.height * 0.42)
        let margin = imageView.contentMode == .scaleAspectFit ? bounds.width * 0.22 : 0
        imageView.frame = bounds.insetBy(dx: margin, dy: margin)
    }
}

extension UIFont {
    /// Returns the rounded font of the system, if there is one.
    fileprivate static func rounded(ofSize size: CGFloat) -> UIFont {
        let font = UIFont.systemFont(ofSize: size, weight: .medium)
        return font.fontDescriptor.withDesign(.rounded).map { UIFont(descriptor: $0, size: size) } ?? font
    }
}
