/// The state of a touch on a switch.
struct SwitchDrag {
    var start = CGPoint.zero
    var didDrag = false

    /// The horizontal distance, in points, after which a drag moves the thumb to the side of the drag.
    static let dragThreshold: CGFloat = 10
}

extension UISwitch {
    func setUpSwitch() {
        isAccessibilityElement = true
        accessibilityTraits = .button
        parts.attach(to: self)
        parts.update(self, animated: false)
    }

    func beginDrag(_ touch: UITouch) -> Bool {
        drag = SwitchDrag(start: touch.location(in: self))
        return true
    }

    func continueDrag(_ touch: UITouch) -> Bool {
        let x = touch.location(in: self).x - drag.start.x
        guard abs(x) >= SwitchDrag.dragThreshold else { return true }
        drag.didDrag = true
        drag.start = touch.location(in: self)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        changeByUser((x > 0) != isMirrored)
        return true
    }

    func endDrag(_ touch: UITouch?) {
        guard let touch, !drag.didDrag else { return }
        let tolerance = ControlTracking.touchTolerance
        if bounds.insetBy(dx: -tolerance, dy: -tolerance).contains(touch.location(in: self)) { changeByUser(!isOn) }
    }

    /// Turns the switch on or off on behalf of the user, and sends the control events.
    func changeByUser(_ on: Bool) {
        guard on != isOn else { return }
        setOn(on, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}

/// The track and the thumb of a switch.
@MainActor final class SwitchParts {
    /// The container of track and thumb. A disabled switch dims both through the container's alpha.
    private let containerView = UIView()
    private let track = UIView()
    private let thumb = UIView()

    func attach(to owner: UISwitch) {
        containerView.isUserInteractionEnabled = false
        owner.addSubview(containerView)
        for part in [track, thumb] { containerView.addSubview(part) }
        track.layer.cornerRadius = UISwitch.size.height / 2
        thumb.layer.cornerRadius = Self.thumbDiameter / 2
        ControlStyle.addThumbShadow(thumb.layer)
    }

    func update(_ owner: UISwitch, animated: Bool) {
        guard animated, owner.window != nil else {
            layOut(owner)
            return
        }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) { self.layOut(owner) }
    }

    func layOut(_ owner: UISwitch) {
        let bounds = owner.bounds
        containerView.frame = bounds
        track.frame = bounds
        track.backgroundColor = owner.isOn ? owner.onTintColor ?? .systemGreen : ControlStyle.offTrackColor
        thumb.backgroundColor = owner.thumbTintColor ?? .white
        let width = Self.thumbDiameter + (owner.isHighlighted ? Self.pressedExtraWidth : 0)
        let isRight = owner.isOn != (owner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let x = isRight ? bounds.width - Self.thumbInset - width : Self.thumbInset
        thumb.frame = CGRect(x: x, y: Self.thumbInset, width: width, height: Self.thumbDiameter)
        containerView.alpha = owner.isEnabled ? 1 : ControlStyle.disabledAlpha
    }

    /// The thumb's diameter, its distance from the edge, and its extra width while pressed, in points. Measured on
    /// iOS 17.
    private static let thumbDiameter: CGFloat = 27
    private static let thumbInset: CGFloat = 2
    private static let pressedExtraWidth: CGFloat = 7
}
