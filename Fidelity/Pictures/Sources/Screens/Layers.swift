import UIKit

/// Drawings of layers, without text.
@MainActor enum Layers {
    static func cards() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 120))
        view.backgroundColor = .white
        for (index, color) in [UIColor.systemRed, .systemGreen, .systemBlue].enumerated() {
            let card = UIView(frame: CGRect(x: 20 + index * 90, y: 20, width: 80, height: 80))
            card.backgroundColor = color
            card.layer.cornerRadius = CGFloat(8 + index * 12)
            card.layer.borderWidth = CGFloat(index)
            card.layer.shadowOpacity = 0.4
            card.layer.shadowRadius = CGFloat(2 + index * 2)
            card.layer.shadowOffset = CGSize(width: 0, height: 3)
            view.addSubview(card)
        }
        return view
    }
}
