import UIKit

/// Shows the number of the page and of all pages: `12 / 60`.
final class PageIndicator: UIView {
    private let label = UILabel()

    init() {
        super.init(frame: .zero)
        backgroundColor = UIColor(white: 0.2, alpha: 0.7)
        isUserInteractionEnabled = false
        label.font = .monospacedDigitSystemFont(ofSize: 13, weight: .medium)
        label.textColor = .white
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(page: Int, of count: Int) {
        label.text = "\(page) / \(count)"
        superview?.setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(size)
        return CGSize(width: text.width.rounded(.up) + 24, height: text.height.rounded(.up) + 10)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        layer.cornerRadius = bounds.height / 2
    }
}
