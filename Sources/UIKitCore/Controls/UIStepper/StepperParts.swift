import Platform

/// The background, the divider and the symbols of a stepper.
@MainActor final class StepperParts {
    /// The delay before steps repeat while a button is pressed, and the interval between repeated steps, in seconds.
    static let repeatDelay: TimeInterval = 0.5
    static let repeatInterval: TimeInterval = 0.1

    /// The width of the divider between the buttons, in points.
    private static let barWidth: CGFloat = 1

    /// The alpha of the symbol of a disabled button.
    private static let inactiveAlpha: CGFloat = 0.3

    /// The pressed button: `true` for the increment button, `nil` while no button is pressed.
    var pressed: Bool?
    /// Whether the press has repeated steps. If so, the end of the press makes no further step.
    var hasRepeated = false
    /// Whether the value changed, and the event is pending until the repetition ends.
    var hasPendingEvent = false
    var timer: DelayToken?
    /// The images that the app set.
    var images = StepperImages()
    private let background = UIView()
    private let highlightView = UIView()
    private let dividerLine = UIView()
    private let symbolViews = [StepperSymbol(isPlus: false), StepperSymbol(isPlus: true)]
    /// The views of images that the app set, which replace background, divider and symbols. Each half view shows
    /// one half of a background image.
    private let halfImageViews = [HalfImageView(isSecond: false), HalfImageView(isSecond: true)]
    private let imageViews = [UIImageView(), UIImageView()]
    private let dividerImageView = UIImageView()

    func attach(to owner: UIStepper) {
        background.layer.cornerRadius = 8
        background.clipsToBounds = true
        background.backgroundColor = .tertiarySystemFill
        highlightView.backgroundColor = .systemFill
        dividerLine.backgroundColor = .separator
        background.isUserInteractionEnabled = false
        owner.addSubview(background)
        for imageView in imageViews { imageView.contentMode = .center }
        for part in halfImageViews + [highlightView, dividerLine] + symbolViews + imageViews + [dividerImageView] {
            background.addSubview(part)
        }
        owner.isAccessibilityElement = true
        owner.accessibilityTraits = .adjustable
    }

    func layOut(_ owner: UIStepper) {
        let isMirrored = owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
        background.frame = owner.bounds
        let size = owner.bounds.size
        let dividerFrame = owner.pixelAligned(
            CGRect(x: (size.width - Self.barWidth) / 2, y: 7, width: Self.barWidth, height: size.height - 14))
        // The buttons fill the space on both sides of the divider.
        func buttonFrame(_ isUp: Bool) -> CGRect {
            isUp != isMirrored
                ? CGRect(x: dividerFrame.maxX, y: 0, width: max(0, size.width - dividerFrame.maxX), height: size.height)
                : CGRect(x: 0, y: 0, width: max(0, dividerFrame.minX), height: size.height)
        }
        highlightView.isHidden = pressed == nil
        if let pressed { highlightView.frame = buttonFrame(pressed) }
        dividerLine.frame = dividerFrame
        dividerLine.isHidden = pressed != nil
        for (index, symbolView) in symbolViews.enumerated() {
            let isUp = index == 1
            symbolView.frame = buttonFrame(isUp)
            let isActive = owner.isEnabled && owner.steps.canStep(isUp)
            symbolView.alpha = isActive ? 1 : Self.inactiveAlpha
            show(images.symbol(isUp: isUp, state(isUp: isUp, owner)), in: imageViews[index], at: symbolView.frame, isActive)
            symbolView.isHidden = imageViews[index].image != nil
        }
        placeImages(owner, isMirrored)
    }

    /// Returns the state of a button: highlighted while pressed, and disabled at the end of the range.
    private func state(isUp: Bool, _ owner: UIStepper) -> UIControl.State {
        guard owner.isEnabled, owner.steps.canStep(isUp) else { return .disabled }
        return pressed == isUp ? .highlighted : .normal
    }

    private func show(_ image: UIImage?, in view: UIImageView, at frame: CGRect, _ isActive: Bool) {
        // An image with automatic rendering mode is drawn in the label colour.
        view.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        view.tintColor = .label
        view.frame = frame
        view.alpha = isActive ? 1 : Self.inactiveAlpha
    }

    private func placeImages(_ owner: UIStepper, _ isMirrored: Bool) {
        let size = owner.bounds.size
        let hasBackground = images.background(.normal) != nil
        background.backgroundColor = hasBackground ? nil : .tertiarySystemFill
        background.layer.cornerRadius = hasBackground ? 0 : 8
        highlightView.isHidden = highlightView.isHidden || hasBackground
        let states = [state(isUp: isMirrored, owner), state(isUp: !isMirrored, owner)]
        for (index, half) in halfImageViews.enumerated() {
            half.image = images.background(states[index])
            half.frame = CGRect(x: index == 0 ? 0 : size.width / 2, y: 0, width: size.width / 2, height: size.height)
        }
        dividerImageView.image = images.divider(left: states[0], right: states[1])
        if dividerImageView.image != nil { dividerLine.isHidden = true }
        let width = dividerImageView.image?.size.width ?? 0
        dividerImageView.frame = owner.pixelAligned(CGRect(x: (size.width - width) / 2, y: 0, width: width, height: size.height))
    }
}

/// A minus or plus sign, centred in a button.
final class StepperSymbol: UIView {
    private let lines: [UIView]

    init(isPlus: Bool) {
        lines = (0..<(isPlus ? 2 : 1)).map { _ in UIView() }
        super.init(frame: .zero)
        for line in lines {
            line.layer.cornerRadius = Self.weight / 2
            line.backgroundColor = .label
            addSubview(line)
        }
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, line) in lines.enumerated() {
            let size = index == 0 ? CGSize(width: Self.length, height: Self.weight) : CGSize(width: Self.weight, height: Self.length)
            line.frame = pixelAligned(
                CGRect(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height))
        }
    }

    /// The length and thickness of a sign's lines, in points. Measured on screenshots of iOS 17 and 18 at scale 3.
    private static let length: CGFloat = 40.0 / 3
    private static let weight: CGFloat = 4.0 / 3
}

/// One half of an image that is twice as wide.
final class HalfImageView: UIView {
    private let imageView = UIImageView()
    private let isSecond: Bool

    init(isSecond: Bool) {
        self.isSecond = isSecond
        super.init(frame: .zero)
        clipsToBounds = true
        addSubview(imageView)
    }

    required init?(coder: NSCoder) { return nil }

    var image: UIImage? {
        get { imageView.image }
        set { imageView.image = newValue }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = CGRect(x: isSecond ? -bounds.width : 0, y: 0, width: 2 * bounds.width, height: bounds.height)
    }
}
