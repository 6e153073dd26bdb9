import UIKit

/// A card with a text.
final class CardView: UIView {
    private let label = UILabel()

    var text: String? {
        get { label.text }
        set { label.text = newValue }
    }

    init(text: String, color: UIColor, transform: CATransform3D = CATransform3DIdentity) {
        super.init(frame: .zero)
        label.text = text
        label.font = .preferredFont(forTextStyle: .headline)
        label.textColor = .white
        label.textAlignment = .center
        addSubview(label)
        backgroundColor = color
        layer.cornerRadius = 12
        transform3D = transform
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
