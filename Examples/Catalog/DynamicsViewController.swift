import UIKit

/// Cards that fall on a shelf and on each other. A tap drops one more, and a pan moves a card as if by a rubber band.
final class DynamicsViewController: UIViewController {
    private static let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemTeal, .systemBlue, .systemPurple]

    private lazy var animator = UIDynamicAnimator(referenceView: view)
    private let gravity = UIGravityBehavior()
    private let collision = UICollisionBehavior()
    private let properties = UIDynamicItemBehavior()
    private let shelf = UIView()
    private var attachment: UIAttachmentBehavior?
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        shelf.backgroundColor = .separator
        view.addSubview(shelf)
        (properties.elasticity, properties.friction) = (0.3, 0.5)
        (properties.resistance, properties.angularResistance) = (0.2, 4)
        for behavior in [gravity, collision, properties] { animator.addBehavior(behavior) }
        let tap = Selector("tapped:", DynamicsViewController.tapped)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: tap))
        let pan = Selector("panned:", DynamicsViewController.panned)
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: pan))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        shelf.frame = CGRect(x: 0, y: area.midY, width: area.width * 0.4, height: 8)
        collision.setTranslatesReferenceBoundsIntoBoundary(with: view.safeAreaInsets)
        collision.addBoundary(withIdentifier: "shelf" as NSString, for: UIBezierPath(rect: shelf.frame))
        guard count == 0 else { return }
        for index in 0..<8 {
            let column = CGFloat(index % 4 + 1) / 5
            drop(at: CGPoint(x: area.width * column + CGFloat(index), y: area.minY + 60 + CGFloat(index / 4) * 90))
        }
    }

    private func drop(at point: CGPoint) {
        let isRound = count % 3 == 2
        let card = isRound ? Ball() : UIView()
        card.bounds.size = CGSize(width: 64, height: 64)
        card.center = point
        card.backgroundColor = Self.colors[count % Self.colors.count]
        card.layer.cornerRadius = isRound ? 32 : 8
        count += 1
        view.addSubview(card)
        gravity.addItem(card)
        collision.addItem(card)
        properties.addItem(card)
    }

    private func tapped(_ tap: UITapGestureRecognizer) { drop(at: tap.location(in: view)) }

    private func panned(_ pan: UIPanGestureRecognizer) {
        let point = pan.location(in: view)
        switch pan.state {
        case .began:
            guard let card = view.hitTest(point, with: nil), card !== view, card !== shelf else { return }
            let attachment = UIAttachmentBehavior(item: card, attachedToAnchor: point)
            (attachment.frequency, attachment.damping) = (3, 0.7)
            animator.addBehavior(attachment)
            self.attachment = attachment
        case .changed: attachment?.anchorPoint = point
        default:
            if let attachment { animator.removeBehavior(attachment) }
            attachment = nil
        }
    }

    private final class Ball: UIView {
        override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }
}
