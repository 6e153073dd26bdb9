/// The keyboard operation of a focused control: Return and Space press the control, arrow keys change its value, and
/// Escape resigns the focus.
extension UIControl {
    /// Whether the control handles keys itself, as text fields do.
    private var acceptsText: Bool { self is any UIKeyInput }

    /// Whether keys are sent to the control: it is the first responder, or it has the focus while no view is first
    /// responder.
    private var receivesKeys: Bool {
        guard isFocused, !isFirstResponder, let first = window?.firstResponder else { return isFirstResponder || isFocused }
        return first is UIViewController
    }

    func keysBegan(_ presses: Set<UIPress>) -> Bool {
        guard receivesKeys, !acceptsText, let key = presses.first?.key else { return false }
        guard key.modifierFlags.subtracting([.alphaShift, .numericPad]).isEmpty else { return false }
        _ = showFocusRing(isFirstResponder)
        switch key.keyCode {
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
            isHighlighted = true
            send(.touchDown, event: nil)
            return true
        case .keyboardEscape where isFirstResponder: return resignFirstResponder()
        case .keyboardUpArrow: return stepByKey(forward: true, isVertical: true)
        case .keyboardDownArrow: return stepByKey(forward: false, isVertical: true)
        case .keyboardLeftArrow, .keyboardRightArrow:
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return stepByKey(forward: (key.keyCode == .keyboardRightArrow) != isMirrored, isVertical: false)
        default: return false
        }
    }

    func keysEnded(_ presses: Set<UIPress>, isCancelled: Bool) -> Bool {
        guard receivesKeys, !acceptsText, let code = presses.first?.key?.keyCode else { return false }
        guard [.keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar].contains(code) else { return false }
        guard isHighlighted else { return true }
        isHighlighted = false
        if isCancelled { send(.touchCancel, event: nil) } else { pressByKey() }
        return true
    }

    // MARK: - Focus ring

    /// Shows the focus ring of a new first responder if Tab moves the focus among all controls. Otherwise there is no
    /// ring, as on iOS. Returns `isFirst`.
    func showFocusRing(_ isFirst: Bool) -> Bool {
        if isFirst, !acceptsText, window?.keyboardNavigation == .controls { keyRing = keyRing ?? KeyRing(in: self, radius: ringRadius) }
        return isFirst
    }

    /// Removes the focus ring if the control has resigned first-responder status. Returns `hasResigned`.
    func hideFocusRing(_ hasResigned: Bool) -> Bool {
        if hasResigned {
            keyRing?.removeFromSuperview()
            keyRing = nil
        }
        return hasResigned
    }
}

/// The focus ring: a blue border around a view, outside its bounds, or inside if the view clips its subviews.
final class KeyRing: UIView {
    init(in view: UIView, radius: CGFloat) {
        let inset: CGFloat = view.clipsToBounds ? 0 : -4
        super.init(frame: view.bounds.insetBy(dx: inset, dy: inset))
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
        layer.borderWidth = Self.width
        layer.cornerRadius = max(0, radius - inset)
        view.addSubview(self)
        tintColorDidChange()
    }

    required init?(coder: NSCoder) { nil }

    private static let width: CGFloat = 3

    override func tintColorDidChange() {
        super.tintColorDidChange()
        layer.borderColor = UIColor.systemBlue.resolvedColor(with: traitCollection).cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        tintColorDidChange()
    }
}
