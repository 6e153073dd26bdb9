import UIKit

/// Two squares of different widths, each with a line that crosses it.
final class LineView: UIView {
    private static let margin: CGFloat = 16
    private let lines = [DiagonalLineLayer(), DiagonalLineLayer()]

    override init(frame: CGRect) {
        super.init(frame: frame)
        for line in lines {
            line.cornerRadius = 10
            line.masksToBounds = true
            layer.addSublayer(line)
        }
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: LineView, _: UITraitCollection) in view.updateColors() }
        updateColors()
    }

    required init?(coder: NSCoder) { nil }

    /// Resolves the colours for the view's traits, because layers have fixed colours.
    private func updateColors() {
        for line in lines {
            line.color = UIColor.label.resolvedColor(with: traitCollection).cgColor
            line.backgroundColor = UIColor.secondarySystemBackground.resolvedColor(with: traitCollection).cgColor
        }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 3 * Self.margin + 220.5 + 120)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for line in lines { line.contentsScale = traitCollection.displayScale }
        lines[0].frame = CGRect(x: Self.margin, y: Self.margin, width: 220.5, height: 220.5)
        lines[1].frame = CGRect(x: Self.margin, y: 2 * Self.margin + 220.5, width: 120, height: 120)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        for line in lines {
            if window == nil { line.stop() } else { line.run() }
        }
    }
}
