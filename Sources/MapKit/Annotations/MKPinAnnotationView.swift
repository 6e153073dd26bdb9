import UIKitCore

/// A pin whose tip is at the annotation's location.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkpinannotationview
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
    /// The size of 20x40 pt, which includes the head, the needle and the shadow.
    private static let size = CGSize(width: 20, height: 40)

    /// The colour of the head; red by default.
    open var pinTintColor: UIColor! = MKPinAnnotationView.redPinColor() { didSet { setNeedsDisplay() } }
    /// Whether the pin drops onto the map when it is added; `false` by default.
    open var animatesDrop = false

    /// Creates a pin for an annotation, with an identifier for reuse.
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        bounds = CGRect(origin: .zero, size: Self.size)
        centerOffset = CGPoint(x: 0, y: -Self.size.height / 2 + 2)
        backgroundColor = .clear
        isOpaque = false
    }

    /// Creates a pin from an archive, without annotation.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the red of destination pins.
    public class func redPinColor() -> UIColor { .systemRed }
    /// Returns the green of starting points.
    public class func greenPinColor() -> UIColor { .systemGreen }
    /// Returns the purple of pins that the user has set.
    public class func purplePinColor() -> UIColor { .systemPurple }

    /// Resets the pin to red without animation.
    open override func prepareForReuse() {
        super.prepareForReuse()
        animatesDrop = false
        pinTintColor = Self.redPinColor()
    }

    open override func draw(_ rect: CGRect) { PinDrawing.draw(pinTintColor, in: bounds) }
}
