import UIKitEngines

/// A control that shows a colour, and opens a colour picker when tapped.
///
/// Sends `.valueChanged` each time the user selects a colour, but not when the app sets a colour.
/// - Source: https://developer.apple.com/documentation/uikit/uicolorwell
@preconcurrency @MainActor open class UIColorWell: UIControl {
    private let ringLayer = CAGradientLayer()
    private let holeLayer = CALayer()
    private let checkerboard = ChequeredView()
    private let swatchView = UIView()
    private weak var picker: UIColorPickerViewController?

    /// Creates a well without a colour. If the frame's size is zero, the well has its intrinsic size of 28 by 28
    /// points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpWell()
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
    }

    /// Creates a well from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpWell()
    }

    /// The title of the picker; `nil`, the default, shows "Colors".
    open var title: String? { didSet { picker?.title = title } }
    /// Whether the user can select an opacity; `true` by default.
    open var supportsAlpha = true { didSet { picker?.supportsAlpha = supportsAlpha } }
    /// The selected colour; `nil`, none, by default. Setting the property sends no events.
    open var selectedColor: UIColor? {
        didSet {
            if let selectedColor, picker?.selectedColor != selectedColor { picker?.selectedColor = selectedColor }
            updateColors()
        }
    }

    // MARK: - Appearance

    private func setUpWell() {
        ringLayer.type = .conic
        ringLayer.startPoint = CGPoint(x: 0.5, y: 0.5)
        ringLayer.endPoint = CGPoint(x: 0.5, y: 0)
        ringLayer.colors = (0...12).map { UIColor(hue: CGFloat($0) / 12, saturation: 0.9, brightness: 1, alpha: 1).cgColor }
        ringLayer.masksToBounds = true
        for part in [ringLayer, holeLayer] as [CALayer] { layer.addSublayer(part) }
        for view in [checkerboard, swatchView] {
            view.isUserInteractionEnabled = false
            view.clipsToBounds = true
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
        addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
        updateColors()
    }

    private func updateColors() {
        holeLayer.backgroundColor = UIColor.systemBackground.resolvedColor(with: traitCollection).cgColor
        swatchView.backgroundColor = selectedColor ?? .systemFill
        checkerboard.isHidden = selectedColor == nil
        let enabledAlpha: CGFloat = isHighlighted ? 0.6 : 1
        alpha = isEnabled ? enabledAlpha : ControlStyle.disabledAlpha
        accessibilityValue = selectedColor.map { "#" + ColorChoice($0.resolvedColor(with: traitCollection)).hex }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: ColorMetrics.wellSize, height: ColorMetrics.wellSize) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override var ringRadius: CGFloat { min(bounds.width, bounds.height) / 2 }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height)
        let circle = CGRect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
        func circleInset(_ inset: CGFloat) -> CGRect { circle.insetBy(dx: min(inset, side / 2), dy: min(inset, side / 2)) }
        ringLayer.frame = circle
        ringLayer.cornerRadius = side / 2
        holeLayer.frame = circleInset(ColorMetrics.ringWidth)
        holeLayer.cornerRadius = holeLayer.frame.width / 2
        for view in [checkerboard, swatchView] {
            view.frame = circleInset(ColorMetrics.ringWidth + ColorMetrics.ringGap)
            view.layer.cornerRadius = view.frame.width / 2
        }
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateColors()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }

    // MARK: - Selection

    private func open() {
        guard picker == nil else { return }
        guard let presenter = sequence(first: self as UIResponder, next: \.next).lazy.compactMap({ $0 as? UIViewController }).first else {
            return Diagnostics.report(
                "colorwell.controller", "UIColorWell: a view controller has to present the picker, but none contains the well.")
        }
        let picker = UIColorPickerViewController()
        picker.title = title
        picker.supportsAlpha = supportsAlpha
        if let selectedColor { picker.selectedColor = selectedColor }
        _ = picker.hub.add(ColorWellObserver(self))
        picker.modalPresentationStyle = .popover
        picker.popoverPresentationController?.sourceView = self
        presenter.present(picker, animated: true)
        self.picker = picker
    }

    fileprivate func applySelection(_ color: UIColor) {
        selectedColor = color
        send([.valueChanged, .primaryActionTriggered], event: nil)
    }
}

/// Observes the picker for a well.
@MainActor private final class ColorWellObserver: NSObject, UIColorPickerViewControllerDelegate {
    private weak var well: UIColorWell?

    init(_ well: UIColorWell) { self.well = well }

    func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
        well?.applySelection(color)
    }
}
