import Platform

/// The grabber at the top of a sheet. A tap or assistive technology moves the sheet to its next detent.
final class SheetGrabber: UIView {
    /// Moves the sheet one detent up or down. `nil` moves the sheet to the next higher detent, and from the highest
    /// to the lowest.
    var onStep: (@MainActor (_ isUpwards: Bool?) -> Void)?
    /// Returns the name of the current detent for assistive technology.
    var detentDescription: (@MainActor () -> String?)?
    private let barView = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        barView.isUserInteractionEnabled = false
        barView.backgroundColor = .tertiaryLabel
        barView.layer.cornerRadius = SheetMetrics.grabberSize.height / 2
        addSubview(barView)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tapped:", SheetGrabber.tapped)))
        isAccessibilityElement = true
        accessibilityLabel = "Sheet Grabber"
        accessibilityIdentifier = "SheetGrabber"
        accessibilityTraits = [.button, .adjustable]
    }

    required init?(coder: NSCoder) { nil }

    private func tapped(_ tap: UITapGestureRecognizer) { onStep?(nil) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = SheetMetrics.grabberSize
        barView.frame = CGRect(x: (bounds.width - size.width) / 2, y: SheetMetrics.grabberTop, width: size.width, height: size.height)
    }

    override var accessibilityValue: String? {
        get { super.accessibilityValue ?? detentDescription?() }
        set { super.accessibilityValue = newValue }
    }
    override func accessibilityIncrement() { onStep?(true) }
    override func accessibilityDecrement() { onStep?(false) }
    override func accessibilityActivate() -> Bool {
        onStep?(nil)
        return onStep != nil
    }
}
