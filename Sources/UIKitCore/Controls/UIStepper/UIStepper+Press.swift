extension UIStepper {
    func change(_ body: (inout StepperSteps) -> Void) {
        body(&steps)
        setNeedsLayout()
    }

    /// Which button is at a touch: `true` for the one that adds.
    private func button(at touch: UITouch) -> Bool? {
        let location = touch.location(in: self)
        guard bounds.insetBy(dx: 0, dy: -ControlTracking.slop).contains(location) else { return nil }
        return (location.x >= bounds.midX) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    func press(_ touch: UITouch) -> Bool {
        guard let isUp = button(at: touch) else { return false }
        parts.pressed = isUp
        (parts.isLate, parts.hasUntold) = (false, false)
        if autorepeat { parts.timer = FrameLoop.current.schedule(after: StepperParts.patience) { [weak self] in self?.goOn() } }
        setNeedsLayout()
        return true
    }

    func followPress(_ touch: UITouch) -> Bool {
        let over = button(at: touch)
        if over != parts.pressed, parts.pressed != nil {
            parts.pressed = nil
            parts.timer?.cancel()
            setNeedsLayout()
            tellOfRepeats()
        }
        return true
    }

    func endPress(_ touch: UITouch?) {
        let isUp = parts.pressed
        parts.timer?.cancel()
        parts.pressed = nil
        setNeedsLayout()
        guard let isUp, touch != nil, !parts.isLate else { return tellOfRepeats() }
        if steps.go(isUp) { tell() }
    }

    /// Who wants to hear of the last step only does where the steps end, however the finger leaves.
    private func tellOfRepeats() {
        let isUntold = parts.hasUntold
        parts.hasUntold = false
        if isUntold { tell() }
    }

    /// One step by a key.
    func step(_ isUp: Bool) -> Bool {
        if steps.go(isUp) { tell() }
        return true
    }

    private func goOn() {
        guard let isUp = parts.pressed else { return }
        parts.isLate = true
        if steps.go(isUp) {
            setNeedsLayout()
            if isContinuous { tell() } else { parts.hasUntold = true }
        }
        parts.timer = FrameLoop.current.schedule(after: StepperParts.beat) { [weak self] in self?.goOn() }
    }

    private func tell() {
        setNeedsLayout()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}

/// The ground, the bar and the signs of a stepper.
@MainActor final class StepperParts {
    /// 0.5 s until a finger that stays down goes on, then a step each 0.1 s.
    static let patience: TimeInterval = 0.5
    static let beat: TimeInterval = 0.1

    /// How strong the sign of a button is that does nothing.
    private static let inactiveAlpha: CGFloat = 0.3

    /// Which button is down: `true` for the one that adds.
    var pressed: Bool?
    /// Whether the finger has stayed so long that steps went on by themselves.
    var isLate = false
    /// Whether steps were taken that nobody was told of.
    var hasUntold = false
    var timer: DelayToken?
    private let ground = UIView()
    private let light = UIView()
    private let bar = UIView()
    private let signs = [StepperSign(isPlus: false), StepperSign(isPlus: true)]

    func attach(to owner: UIStepper) {
        ground.layer.cornerRadius = 8
        ground.clipsToBounds = true
        ground.backgroundColor = .tertiarySystemFill
        light.backgroundColor = .systemFill
        bar.backgroundColor = .separator
        ground.isUserInteractionEnabled = false
        owner.addSubview(ground)
        for part in [light, bar] + signs { ground.addSubview(part) }
        owner.isAccessibilityElement = true
        owner.accessibilityTraits = .adjustable
    }

    func place(_ owner: UIStepper) {
        let isMirrored = owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
        ground.frame = owner.bounds
        let half = CGSize(width: owner.bounds.width / 2, height: owner.bounds.height)
        func side(_ isUp: Bool) -> CGRect { CGRect(x: isUp != isMirrored ? half.width : 0, y: 0, width: half.width, height: half.height) }
        light.isHidden = pressed == nil
        if let pressed { light.frame = side(pressed) }
        bar.frame = CGRect(x: half.width - 0.5, y: 7, width: 1, height: half.height - 14)
        bar.isHidden = pressed != nil
        for (index, sign) in signs.enumerated() {
            sign.frame = side(index == 1)
            let isActive = owner.isEnabled && owner.steps.canStep(index == 1)
            sign.alpha = isActive ? 1 : Self.inactiveAlpha
        }
    }
}

/// A minus or a plus, 13 points wide.
final class StepperSign: UIView {
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
            line.frame = CGRect(
                x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        }
    }

    private static let length: CGFloat = 14
    private static let weight: CGFloat = 2
}
