import UIKit

/// A view with another view in its middle, inset from the edges.
final class InsetView: UIView {
    let content = UIView()
    private let inset: CGFloat

    init(by inset: CGFloat) {
        self.inset = inset
        super.init(frame: .zero)
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds.insetBy(dx: inset, dy: inset)
    }
}
