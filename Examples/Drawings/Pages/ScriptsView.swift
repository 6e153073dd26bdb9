import UIKit

/// The first article of the Universal Declaration of Human Rights, or its beginning, in eight scripts.
final class ScriptsView: UIView {
    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 14

    private let names: [UILabel]
    private let texts: [UILabel]

    override init(frame: CGRect) {
        names = ScriptText.all.map { Self.label($0.name, .caption1, .secondaryLabel) }
        texts = ScriptText.all.map { Self.label($0.text, .body, .label) }
        super.init(frame: frame)
        (names + texts).forEach(addSubview)
    }

    required init?(coder: NSCoder) { nil }

    private static func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.textColor = color
        label.numberOfLines = 0
        return label
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: place(in: size.width) { _, _ in })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        _ = place(in: bounds.width) { $0.frame = $1 }
    }

    /// Passes the frame of each label to `put`, and returns the height of all labels.
    private func place(in width: CGFloat, _ put: (UILabel, CGRect) -> Void) -> CGFloat {
        let room = width - 2 * Self.margin
        var y = Self.margin
        for (name, text) in zip(names, texts) {
            for label in [name, text] {
                let height = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
                put(label, CGRect(x: Self.margin, y: y, width: room, height: height))
                y += height + 2
            }
            y += Self.spacing - 4
        }
        return y
    }
}
