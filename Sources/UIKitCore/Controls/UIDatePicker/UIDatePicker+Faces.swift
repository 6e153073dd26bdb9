import UIKitEngines

extension UIDatePicker {
    func setUpFace() {
        updateFace(animated: false)
    }

    func dismissesPopover(_ presses: Set<UIPress>) -> Bool {
        let dismissKeys: [UIKeyboardHIDUsage] = [.keyboardEscape, .keyboardReturnOrEnter, .keypadEnter]
        guard let handler = onDismissKey, let code = presses.first?.key?.keyCode, dismissKeys.contains(code) else { return false }
        handler()
        return true
    }

    /// Applies the picker's semantic content attribute to all subviews.
    func applySemanticContentAttribute() {
        func apply(_ view: UIView) {
            view.semanticContentAttribute = semanticContentAttribute
            view.setNeedsLayout()
            for subview in view.subviews { apply(subview) }
        }
        guard let face, face.semanticContentAttribute != semanticContentAttribute else { return }
        apply(face)
        refresh()
    }

    // MARK: - Settings

    func change(_ body: (inout DateSettings) -> Void) {
        let old = settings
        let size = intrinsicContentSize
        body(&settings)
        guard settings != old else { return }
        updateFace(animated: false)
        // A picker that has its intrinsic size, for example as an input view, is resized for its new style.
        let isStyleChanged = settings.effectiveStyle != old.effectiveStyle
        if isStyleChanged, translatesAutoresizingMaskIntoConstraints, frame.size == size { frame.size = intrinsicContentSize }
        if settings.effectiveStyle != old.effectiveStyle || settings.mode != old.mode { invalidateIntrinsicContentSize() }
    }

    func show(_ date: Date, animated: Bool) {
        guard date.timeIntervalSinceReferenceDate.isFinite else {
            return Diagnostics.report("datepicker.date", "UIDatePicker: a date that is not finite is ignored.")
        }
        assignedDate = date
        updateFace(animated: animated)
    }

    func showDuration(_ duration: TimeInterval) {
        self.duration = duration.isFinite ? min(max(0, duration), 86_399) : 0
        updateFace(animated: false)
    }

    func setMinuteInterval(_ minutes: Int) { change { $0.limits.minuteInterval = DateLimits.isValidMinuteInterval(minutes) ? minutes : 1 } }

    /// Updates text and sizes while the date stays the same.
    func refresh() {
        updateFace(animated: false)
        invalidateIntrinsicContentSize()
    }

    /// Applies the settings and the date of the picker that opens this picker in a popover. While this picker is in a
    /// window, it keeps its mode and style.
    func applySettings(_ settings: DateSettings, _ date: Date) {
        var settings = settings
        if window != nil {
            settings.mode = self.settings.mode
            settings.style = self.settings.style
        }
        guard settings != self.settings || date != assignedDate else { return }
        self.settings = settings
        assignedDate = date
        updateFace(animated: true)
    }

    // MARK: - Display

    /// The date that the view shows. A duration is represented as a time of day on the reference date.
    private var displayedDate: Date { settings.mode == .countDownTimer ? DurationDate.date(of: duration) : date }

    private func updateFace(animated: Bool) {
        let face = faceForStyle()
        let size = face.intrinsicSize
        face.show(displayedDate, settings, animated: animated && window != nil)
        if face.intrinsicSize != size { invalidateIntrinsicContentSize() }
        setNeedsLayout()
    }

    private func faceForStyle() -> any DateFace {
        switch (settings.effectiveStyle, face) {
        case (.wheels, let face as DateWheelsView): return face
        case (.inline, let face as DateCalendarView): return face
        case (.compact, let face as DateCompactView): return face
        default: break
        }
        face?.removeFromSuperview()
        let newFace: any DateFace =
            switch settings.effectiveStyle {
            case .inline: DateCalendarView()
            case .compact: DateCompactView(self)
            default: DateWheelsView()
            }
        newFace.onPick = { [weak self] in self?.userDidPick($0) }
        newFace.enabledDidChange(isEnabled)
        addSubview(newFace)
        face = newFace
        applySemanticContentAttribute()
        return newFace
    }

    private func userDidPick(_ date: Date) {
        if settings.mode == .countDownTimer { duration = date.timeIntervalSinceReferenceDate } else { assignedDate = date }
        updateFace(animated: true)
        send([.valueChanged, .primaryActionTriggered], event: nil)
    }

    func layOutFace() {
        applySemanticContentAttribute()
        guard let face else { return }
        let frame = settings.effectiveStyle == .compact ? compactFrame(face.intrinsicSize) : bounds
        if face.frame != frame { face.frame = frame }
    }

    /// Returns the frame of the compact style, which has its intrinsic size and is positioned by the content alignment.
    private func compactFrame(_ size: CGSize) -> CGRect {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let freeWidth = bounds.width - size.width
        let x: CGFloat =
            switch contentHorizontalAlignment {
            case .left: 0
            case .right: freeWidth
            case .leading: isMirrored ? freeWidth : 0
            case .trailing: isMirrored ? 0 : freeWidth
            default: freeWidth / 2
            }
        return CGRect(x: x.rounded(), y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }
}
