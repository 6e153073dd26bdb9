import UIKit

/// Cards rotated about each axis, from near and from far viewpoints; a tap flips the large card.
final class FlipsView: UIView {
    private static let margin: CGFloat = 16
    private static let side: CGFloat = 96

    private let cards: [CardView]
    private let flipping = CardView(text: "Tap me", color: .systemGreen)

    override init(frame: CGRect) {
        let angles: [CGFloat] = [0, 30, 60]
        let turned = angles.map { CardView(text: "y \(Int($0))°", color: .systemBlue, transform: Self.turn($0, y: 1, distance: 300)) }
        let tipped = angles.map { CardView(text: "x \(Int($0))°", color: .systemPurple, transform: Self.turn($0, x: 1, distance: 300)) }
        let near = [150, 300, 900].map {
            CardView(text: "\($0) pt", color: .systemOrange, transform: Self.turn(50, y: 1, distance: CGFloat($0)))
        }
        cards = turned + tipped + near
        super.init(frame: frame)
        cards.forEach(addSubview)
        addSubview(flipping)
        flipping.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("flip", FlipsView.flip)))
    }

    required init?(coder: NSCoder) { nil }

    /// Returns a rotation about an axis, seen from a distance in points.
    private static func turn(_ degrees: CGFloat, x: CGFloat = 0, y: CGFloat = 0, distance: CGFloat) -> CATransform3D {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / distance
        return CATransform3DRotate(perspective, degrees * .pi / 180, x, y, 0)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.margin + 4 * (Self.side + Self.margin))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let step = (bounds.width - 2 * Self.margin) / 3
        for (index, card) in (cards + [flipping]).enumerated() {
            card.bounds = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
            let column = index == cards.count ? 1 : index % 3
            card.center = CGPoint(
                x: Self.margin + (CGFloat(column) + 0.5) * step,
                y: Self.margin + CGFloat(index / 3) * (Self.side + Self.margin) + Self.side / 2)
        }
    }

    private func flip() {
        UIView.transition(with: flipping, duration: 0.6, options: .transitionFlipFromLeft) { [flipping] in
            flipping.text = flipping.text == "Tap me" ? "Again" : "Tap me"
        }
    }
}
