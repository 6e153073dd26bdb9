import UIKit

/// Replaces a photo that cannot be displayed: the file's name above the reason.
final class PhotoReasonView: UIView {
    private static let margin: CGFloat = 6
    private static let gap: CGFloat = 2
    /// The greatest width of the text, in points: longer lines are hard to read.
    private static let widest: CGFloat = 420

    private let nameLabel = UILabel()
    private let reasonLabel = UILabel()

    init() {
        super.init(frame: .zero)
        nameLabel.textColor = .label
        // The number and the extension of a name distinguish it best.
        nameLabel.lineBreakMode = .byTruncatingMiddle
        reasonLabel.textColor = .secondaryLabel
        reasonLabel.numberOfLines = 0
        for label in [nameLabel, reasonLabel] {
            label.textAlignment = .center
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// The text style of both labels.
    var textStyle: UIFont.TextStyle = .caption2 {
        didSet { setNeedsLayout() }
    }

    func show(_ reason: String, for name: String) {
        nameLabel.text = name
        reasonLabel.text = reason
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for label in [nameLabel, reasonLabel] { label.font = .preferredFont(forTextStyle: textStyle) }
        let area = bounds.insetBy(dx: Self.margin, dy: Self.margin)
        let width = min(area.width, Self.widest)
        let nameHeight = nameLabel.sizeThatFits(CGSize(width: width, height: area.height)).height
        let room = CGSize(width: width, height: area.height - nameHeight - Self.gap)
        let reasonHeight = min(reasonLabel.sizeThatFits(room).height, room.height)
        let top = (area.midY - (nameHeight + Self.gap + reasonHeight) / 2).rounded()
        nameLabel.frame = CGRect(x: area.midX - width / 2, y: top, width: width, height: nameHeight)
        reasonLabel.frame = CGRect(x: area.midX - width / 2, y: top + nameHeight + Self.gap, width: width, height: reasonHeight)
    }
}
