import Platform

/// The grabber at the top of a sheet. A tap or assistive technology moves the sheet to its next detent.
final class SheetGrabber: UIView {
    /// Moves the sheet one detent up or down. `nil` moves the sheet to the next higher detent, and from the highest
    /// to the lowest.
    var step: (@MainActor (_ isUpwards: Bool?) -> Void)?
    /// Returns the name of the current detent for assistive technology.
    var place: (@MainActor () -> String?)?
    private let bar = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        bar.isUserInteractionEnabled = false
        bar.backgroundColor = .tertiaryLabel
        bar.layer.cornerRadius = SheetMetrics.grabber.height / 2
        addSubview(bar)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tapped:", SheetGrabber.tapped)))
        isAccessibilityElement = true
        accessibilityLabel = "Sheet Grabber"
        accessibilityIdentifier = "SheetGrabber"
        accessibilityTraits = [.button, .adjustable]
    }

    required init?(coder: NSCoder) { nil }

    private func tapped(_ tap: UITapGestureRecognizer) { step?(nil) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = SheetMetrics.grabber
        bar.frame = CGRect(x: (bounds.width - size.width) / 2, y: SheetMetrics.grabberTop, width: size.width, height: size.height)
    }

    override var accessibilityValue: String? {
        get { super.accessibilityValue ?? place?() }
        set { super.accessibilityValue = newValue }
    }
    override func accessibilityIncrement() { step?(true) }
    override func accessibilityDecrement() { step?(false) }
    override func accessibilityActivate() -> Bool {
        step?(nil)
        return step != nil
    }
}
