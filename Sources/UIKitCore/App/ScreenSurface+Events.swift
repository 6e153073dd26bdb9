import Platform

extension ScreenSurface {
    /// Delivers an event of the back end to the application. Called in the first pass of a frame.
    func deliver(_ event: PlatformEvent) {
        defer { applicationHost?.endTurn() }
        switch event {
        case .pointer(let pointer): deliver(pointer)
        case .key(let key):
            flushTouches()
            toolTipPresenter.hide()
            if key.phase == .down { applicationHost?.setUsesOnScreenKeyboard(false) }
            deliver(key)
        case .scroll(let scroll):
            flushTouches()
            toolTipPresenter.hide()
            deliver(scroll)
        case .pinch(let pinch):
            flushTouches()
            deliver(pinch)
        case .metrics(let metrics):
            flushTouches()
            apply(metrics)
        case .activation(let isActive):
            if !isActive { cancelTouches() }
            applicationHost?.setActive(isActive, by: scene)
        case .visibility(let isVisible):
            if !isVisible { cancelTouches() }
            application?.setVisible(isVisible, scene)
        case .closeRequested: applicationHost?.close(self)
        case .accessibility(let request): applicationHost?.accessibility.perform(request, on: self)
        case .composition(let composition): applyComposition(composition)
        case .text(let text): firstResponder(as: (any UIKeyInput).self)?.insertTyped(text)
        }
    }

    /// Sends the touch changes since the last event.
    func flushTouches() {
        guard let (event, changed) = touches.dequeueEvent() else { return }
        event.modifierFlags = keys.modifiers
        for touch in changed { touch.window?.changedTouches.insert(touch) }
        application?.sendEvent(event)
        // If an override of `sendEvent` does not forward the event, its touches must not be delivered with the next
        // event.
        for touch in changed { touch.window?.changedTouches.remove(touch) }
    }

    /// Cancels touches and resets modifier keys when the app is deactivated or hidden.
    private func cancelTouches() {
        keys.resetModifiers()
        flushTouches()
        touches.cancelAll(at: applicationHost?.frameLoop.time.now ?? 0)
        flushTouches()
    }

    /// Returns the target of keys and text: the key window's first responder, or else the focused item, or else the
    /// innermost visible controller.
    func keyTarget() -> (window: UIWindow, responder: UIResponder)? {
        guard let window = applicationHost?.keyWindow, window.screen === screen else { return nil }
        let innerResponder = window.focusSystem.focusedItem as? UIResponder ?? window.deepestActionResponder
        guard let first = window.firstResponder else { return (window, innerResponder) }
        // A controller may be first responder only to show its input views. Therefore its focused or innermost
        // descendant receives keys first.
        let firstContainsInner = first is UIViewController && innerResponder.firstInChain { $0 === first } != nil
        return (window, firstContainsInner ? innerResponder : first)
    }

    /// Returns the first object of a type in the responder chain, beginning with the target of keys.
    private func firstResponder<Kind>(as kind: Kind.Type) -> Kind? {
        keyTarget()?.responder.firstInChain { $0 is Kind } as? Kind
    }

    private func applyComposition(_ composition: TextComposition) {
        guard let input = firstResponder(as: (any UITextInput).self) else { return }
        guard composition.text.isEmpty else {
            return input.setMarkedText(composition.text, selectedRange: NSRange(composition.selection))
        }
        guard input.markedTextRange != nil else { return }
        input.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
        input.unmarkText()
    }

    private func deliver(_ pointer: PointerEvent) {
        updateHover(pointer)
        guard !handleStatusBarTouch(pointer) else { return }
        if pointer.phase == .began { hideKeyRingAndHints() }
        if pointer.phase == .began, pointer.kind != .mouse { applicationHost?.setUsesOnScreenKeyboard(true) }
        if touches.hasChange(of: pointer.id) { flushTouches() }
        touches.record(pointer) { point, event in
            let target = hit(point, event)
            // A touch makes its window key.
            target?.window.makeKey()
            return target
        }
    }

    /// Hides the focus ring and the key hints at the start of a touch. The first responder does not change, as on
    /// iOS.
    private func hideKeyRingAndHints() {
        applicationHost?.keyWindow?.hideKeyRing()
        applicationHost?.keyWindow?.keyHints.hide()
    }

    /// Returns the frontmost window that handles events at a point of the screen, and the view at that point.
    func hit(_ point: CGPoint, _ event: UIEvent) -> TouchTracker.Target? {
        event.modifierFlags = keys.modifiers
        for window in windows.reversed() {
            if let view = window.hitTest(window.convertFromScreen(point), with: event) { return (window, view) }
        }
        return nil
    }

    private func deliver(_ key: KeyEvent) {
        if key.usage == SystemPanel.keyUsage, key.modifiers.isEmpty, let applicationHost {
            if key.phase == .down, !key.isRepeat { applicationHost.systemPanel.toggle() }
            return
        }
        guard let event = keys.event(key, target: keyTarget) else { return }
        application?.sendEvent(event)
    }

    /// Delivers a scroll event to the innermost view under the pointer that can scroll in the event's direction or
    /// has a recognizer for the event.
    private func deliver(_ scroll: ScrollEvent) {
        applicationHost?.keyWindow?.keyHints.hide()
        let event = UIEvent(.scroll, timestamp: scroll.timestamp)
        send(event, to: hit(scroll.location, event)) { view in
            _ = view.firstInChain { responder in
                // The responder chain of an input accessory view continues with the first responder, whose scroll
                // views must not scroll.
                if responder is InputContainer { return true }
                if let wheel = responder as? any WheelTarget, wheel.handleWheel(scroll) { return true }
                return (responder as? UIView)?.acceptsScroll(scroll, event) ?? false
            }
        }
    }

    /// Delivers a pinch event to the innermost view under the pointer that has a recognizer for the event.
    private func deliver(_ pinch: PinchEvent) {
        let event = UIEvent(.transform, timestamp: pinch.timestamp)
        send(event, to: hit(pinch.location, event)) { view in
            _ = view.firstInChain { $0 is InputContainer || ($0 as? UIView)?.acceptsPinch(pinch, event) ?? false }
        }
    }

    /// Sends an event without touches through `sendEvent` of the application and the window. `body` handles the event
    /// unless an override consumes it.
    func send(_ event: UIEvent, to target: TouchTracker.Target?, _ body: @escaping @MainActor (UIView) -> Void) {
        guard let target else { return }
        event.route = UIEvent.EventRoute(window: target.window) { body(target.view) }
        application?.sendEvent(event)
        event.route = nil
    }

    /// Applies a new size, scale, safe area or appearance of the display.
    func apply(_ newMetrics: DisplayMetrics) {
        let oldMetrics = metrics
        guard newMetrics != oldMetrics else { return }
        metrics = newMetrics
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        rootLayer.frame = CGRect(origin: .zero, size: newMetrics.size)
        CATransaction.commit()
        let pixels = newMetrics.pixelSize
        compositor.resize(pixelWidth: pixels.width, pixelHeight: pixels.height, scale: newMetrics.scale)
        needsTraits = true
        chrome.setNeedsUpdate()
        applicationHost?.shapeDidChange(on: self)
        for window in windows { window.screenDidChange(from: oldMetrics) }
        guard let application, application.host?.mainScreen.surface === self else { return }
        UIContentSizeCategory.report(
            from: ScreenTraits.collection(for: oldMetrics).preferredContentSizeCategory,
            to: ScreenTraits.collection(for: newMetrics).preferredContentSizeCategory, by: application)
    }

    /// Notifies windows of trait changes. Called in the third pass of a frame.
    func updateTraits() {
        guard needsTraits else { return }
        needsTraits = false
        let previous = applicationHost?.expectedTraits
        scene?.updateTraits()
        for window in windows {
            window.invalidateTraits()
            window.updateTraits()
        }
        if let previous { applicationHost?.updateExpectedTraits(after: previous) }
    }
}
