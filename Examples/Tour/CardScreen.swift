import Caret
import UIKit

final class CardScreen: UIViewController {
    let card = UIView { context, rect in
        UIColor.systemTeal.setFill()
        context.addPath(UIBezierPath(roundedRect: rect, cornerRadius: 16).cgPath)
        context.fillPath()
    }
    let pie = PieView()
    let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Card"
        label.font = .preferredFont(forTextStyle: .body)
        label.text = "Drag, pinch or tap"
        label.textAlignment = .center
        card.heightAnchor.constraint(equalToConstant: 120).isActive = true
        pie.frame = CGRect(x: 30, y: 30, width: 60, height: 60)
        pie.color = .white
        pie.isOpaque = false
        card.addSubview(pie)
        stack([card, label])
        addDrag()
        addPinch()
        addTap()
    }

    func addDrag() {
        let pan = UIPanGestureRecognizer()
        card.addGestureRecognizer(pan)
        pan.on(.drag, self) { screen, distance in
            screen.card.transform = CGAffineTransform(translationX: distance.x, y: distance.y)
        }
        pan.on(.ended, self, call: CardScreen.moveBack)
        pan.on(.cancelled, self, call: CardScreen.moveBack)
    }

    func moveBack() {
        UIView.animate(withDuration: 0.3) { self.card.transform = .identity }
    }

    func addPinch() {
        let pinch = UIPinchGestureRecognizer()
        card.addGestureRecognizer(pinch)
        pinch.on(.pinch, self) { screen, pinch in
            screen.card.transform = CGAffineTransform(scaleX: pinch.scale, y: pinch.scale)
        }
        pinch.on(.ended, self, call: CardScreen.moveBack)
        pinch.on(.cancelled, self, call: CardScreen.moveBack)
    }

    func addTap() {
        let tap = UITapGestureRecognizer()
        card.addGestureRecognizer(tap)
        tap.on(.tap, self) { screen, point in
            screen.label.text = "Tapped at \(Int(point.x)), \(Int(point.y))"
            screen.pie.start(for: .seconds(2))
            await screen.swing()
        }
    }

    func swing() async {
        for await frame in card.frames(for: .seconds(2), curve: .easeInOut) {
            card.transform = CGAffineTransform(rotationAngle: 0.1 * sin(frame.progress * 2 * .pi))
        }
        label.text = "Done"
    }
}
