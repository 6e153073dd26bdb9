import UIKitCore

/// A pin whose needle stands on the place.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkpinannotationview
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
    /// 20x40 pt: room for the head, the needle and its shadow.
    private static let size = CGSize(width: 20, height: 40)

    /// The head's colour; red by default.
    open var pinTintColor: UIColor! = MKPinAnnotationView.redPinColor() { didSet { setNeedsDisplay() } }
    /// Whether the pin falls onto the map when it is added; `false` by default.
    open var animatesDrop = false

    /// A pin for an annotation, which can be reused by that name.
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        bounds = CGRect(origin: .zero, size: Self.size)
        centerOffset = CGPoint(x: 0, y: -Self.size.height / 2 + 2)
        backgroundColor = .clear
        isOpaque = false
    }

    /// A pin without annotation.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The red of pins that mark where one goes.
    public class func redPinColor() -> UIColor { .systemRed }
    /// The green of pins that mark where one begins.
    public class func greenPinColor() -> UIColor { .systemGreen }
    /// The purple of pins that an app's user has set.
    public class func purplePinColor() -> UIColor { .systemPurple }

    /// Makes it red and stand still again.
    open override func prepareForReuse() {
        super.prepareForReuse()
        animatesDrop = false
        pinTintColor = Self.redPinColor()
    }

    open override func draw(_ rect: CGRect) { PinDrawing.draw(pinTintColor, in: bounds) }
}
