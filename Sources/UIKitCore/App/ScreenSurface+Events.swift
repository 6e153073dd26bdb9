import Platform

extension ScreenSurface {
    /// Tells the application what happened, in the first pass.
    func deliver(_ event: PlatformEvent) {
        defer { applicationHost?.endTurn() }
        switch event {
        case .pointer(let pointer): deliver(pointer)
        case .key(let key):
            flushTouches()
            toolTips.hide()
            if key.phase == .down { applicationHost?.typesOnScreen(false) }
            deliver(key)
        case .scroll(let scroll):
            flushTouches()
            toolTips.hide()
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
        case .accessibility(let request): applicationHost?.accessibility.take(request, on: self)
        case .composition(let composition): compose(composition)
        case .text(let text): firstResponder(as: (any UIKeyInput).self)?.takeTyped(text)
        }
    }

    /// Sends what touches did since the last event.
    func flushTouches() {
        guard let (event, changed) = touches.takeEvent() else { return }
        event.modifierFlags = keys.modifiers
        for touch in changed { touch.window?.changedTouches.insert(touch) }
        application?.sendEvent(event)
        // What an override of `sendEvent` keeps to itself does not come with the next event.
        for touch in changed { touch.window?.changedTouches.remove(touch) }
    }

    /// What a person had begun is over when the app goes away.
    private func cancelTouches() {
        keys.forgetModifiers()
        flushTouches()
        touches.cancelAll(at: applicationHost?.frameLoop.time.now ?? 0)
        flushTouches()
    }

    /// Who keys and text go to: the key window's first responder, else what has the focus, else the innermost controller on show.
    func keyTarget() -> (window: UIWindow, responder: UIResponder)? {
        guard let window = applicationHost?.keyWindow, window.screen === screen else { return nil }
        let inner = window.focusSystem.focusedItem as? UIResponder ?? window.deepestActionResponder
        guard let first = window.firstResponder else { return (window, inner) }
        // A controller is the first so that what it gives is seen: what is in it hears of keys before it.
        let isOutside = first is UIViewController && inner.firstInChain { $0 === first } != nil
        return (window, isOutside ? inner : first)
    }

    /// The first responder, if it is of a kind.
    private func firstResponder<Kind>(as kind: Kind.Type) -> Kind? {
        keyTarget()?.responder.firstInChain { $0 is Kind } as? Kind
    }

    private func compose(_ composition: TextComposition) {
        guard let input = firstResponder(as: (any UITextInput).self) else { return }
        guard composition.text.isEmpty else {
            return input.setMarkedText(composition.text, selectedRange: NSRange(composition.selection))
        }
        guard input.markedTextRange != nil else { return }
        input.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
        input.unmarkText()
    }

    private func deliver(_ pointer: PointerEvent) {
        takeHover(pointer)
        guard !takeForStatusBar(pointer) else { return }
        if pointer.phase == .began { takeUpPointer() }
        if pointer.phase == .began, pointer.kind != .mouse { applicationHost?.typesOnScreen(true) }
        if touches.hasChange(of: pointer.id) { flushTouches() }
        touches.note(pointer) { point, event in
            let target = hit(point, event)
            // Keys go where the fingers are.
            target?.window.makeKey()
            return target
        }
    }

    /// A pointer went down: what shows where keys go disappears. The first responder stays, as on iOS.
    private func takeUpPointer() {
        applicationHost?.keyWindow?.hideKeyRing()
        applicationHost?.keyWindow?.keyHints.hide()
    }

    /// The frontmost window that takes an event at a point of the screen, and the view in it.
    func hit(_ point: CGPoint, _ event: UIEvent) -> TouchTracker.Target? {
        event.modifierFlags = keys.modifiers
        for window in windows.reversed() {
            if let view = window.hitTest(window.pointFromScreen(point), with: event) { return (window, view) }
        }
        return nil
    }

    private func deliver(_ key: KeyEvent) {
        guard let event = keys.note(key, target: keyTarget) else { return }
        application?.sendEvent(event)
    }

    /// The innermost view under the pointer that can move that way does, or has a recognizer that drags so.
    private func deliver(_ scroll: ScrollEvent) {
        applicationHost?.keyWindow?.keyHints.hide()
        let event = UIEvent(.scroll, timestamp: scroll.timestamp)
        send(event, to: hit(scroll.location, event)) { view in
            _ = view.firstInChain { responder in
                // What stands above the keyboard does not stand in the list that its chain goes on with.
                if responder is InputContainer { return true }
                if let wheel = responder as? any WheelTarget, wheel.handleWheel(scroll) { return true }
                return (responder as? UIView)?.takesScroll(scroll, event) ?? false
            }
        }
    }

    /// The innermost view under the pointer whose recognizer pinches does.
    private func deliver(_ pinch: PinchEvent) {
        let event = UIEvent(.transform, timestamp: pinch.timestamp)
        send(event, to: hit(pinch.location, event)) { view in
            _ = view.firstInChain { $0 is InputContainer || ($0 as? UIView)?.takesPinch(pinch, event) ?? false }
        }
    }

    /// Sends what no touch tells by way of the application and the window; `body` is what becomes of it if neither keeps it.
    func send(_ event: UIEvent, to target: TouchTracker.Target?, _ body: @escaping @MainActor (UIView) -> Void) {
        guard let target else { return }
        event.way = UIEvent.Way(window: target.window) { body(target.view) }
        application?.sendEvent(event)
        event.way = nil
    }

    /// Takes over a new size, scale, safe area or appearance.
    func apply(_ new: DisplayMetrics) {
        let old = metrics
        guard new != old else { return }
        metrics = new
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        rootLayer.frame = CGRect(origin: .zero, size: new.size)
        CATransaction.commit()
        let pixels = new.pixelSize
        compositor.resize(pixelWidth: pixels.width, pixelHeight: pixels.height, scale: new.scale)
        needsTraits = true
        chrome.setNeedsUpdate()
        applicationHost?.shapeDidChange(on: self)
        for window in windows { window.screenDidChange(from: old) }
        guard let application, application.host?.mainScreen.surface === self else { return }
        UIContentSizeCategory.report(
            from: ScreenTraits.collection(for: old).preferredContentSizeCategory,
            to: ScreenTraits.collection(for: new).preferredContentSizeCategory, by: application)
    }

    /// Tells windows of traits that changed; the third pass.
    func updateTraits() {
        guard needsTraits else { return }
        needsTraits = false
        let previous = applicationHost?.expectedTraits
        scene?.updateTraits()
        for window in windows {
            window.forgetTraits()
            window.updateTraits()
        }
        if let previous { applicationHost?.expectTraits(after: previous) }
    }
}
