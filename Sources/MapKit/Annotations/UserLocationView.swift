import UIKitCore

/// The blue dot at the user's location.
@MainActor final class UserLocationView: MKAnnotationView {
    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
        backgroundColor = .clear
        isOpaque = false
        canShowCallout = true
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 3
        layer.shadowOffset = .zero
        layer.shadowPath = CGPath(ellipseIn: bounds, transform: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(UIColor.white.cgColor)
        context.fillEllipse(in: bounds)
        context.setFillColor(UIColor.systemBlue.cgColor)
        context.fillEllipse(in: bounds.shrunk(dx: 4, dy: 4))
    }
}
