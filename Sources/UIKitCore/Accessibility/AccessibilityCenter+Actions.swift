import Platform

extension AccessibilityCenter {
    /// Performs a request of assistive technology. A request for a deallocated object is performed without an object.
    func perform(_ request: AccessibilityRequest, on surface: ScreenSurface) {
        switch request {
        case .show: resendTree(on: surface)
        case .perform(let action, let number): perform(action, on: object(number), of: surface)
        }
    }

    /// Performs an action on an object. Returns whether the action was performed. The surface defaults to the main
    /// screen.
    ///
    /// Without an object, escape and the magic tap begin at the focused object, or else at the first responder. All
    /// other actions require an object.
    @discardableResult package func perform(
        _ action: AccessibilityRequest.Action, on object: AccessibleObject?, of surface: ScreenSurface? = nil
    ) -> Bool {
        switch action {
        case .escape:
            return responderChain(from: object).contains { $0.accessibility.blocks?.escape?() ?? $0.accessibilityPerformEscape() }
        case .magicTap:
            return responderChain(from: object).contains { $0.accessibility.blocks?.magicTap?() ?? $0.accessibilityPerformMagicTap() }
        default: break
        }
        guard let object else { return false }
        switch action {
        case .focus: return moveFocus(to: object)
        case .activate: activate(object, on: surface ?? host?.frameLoop.surfaces.first)
        case .increment:
            if let increment = object.accessibility.blocks?.increment { increment() } else { object.accessibilityIncrement() }
        case .decrement:
            if let decrement = object.accessibility.blocks?.decrement { decrement() } else { object.accessibilityDecrement() }
        case .custom(let index):
            guard let actions = object.accessibilityCustomActions, actions.indices.contains(index) else { return false }
            return actions[index].perform()
        case .text(let text): return replaceText(of: object, with: text)
        case .edit(let range, let length, let text): return edit(range, expectedLength: length, with: text, in: object)
        case .escape, .magicTap: break
        }
        contentDidChange()
        return true
    }

    /// Scrolls by a page. The object receives the request first, then its containers until one of them handles the
    /// request.
    package func scroll(_ direction: UIAccessibilityScrollDirection, from object: AccessibleObject?) -> Bool {
        responderChain(from: object).contains { $0.accessibilityScroll(direction) }
    }

    /// Returns the responder chain of an object, from the innermost responder to the outermost, without duplicates.
    ///
    /// Without an object, the chain begins at the focused object. If there is none, it begins at the first responder or
    /// at the innermost visible responder of the key window.
    private func responderChain(from object: AccessibleObject?) -> [UIResponder] {
        let start = object ?? focused ?? host?.keyWindow?.firstResponder ?? host?.keyWindow?.deepestActionResponder
        var result: [UIResponder] = []
        var responder = start as? UIResponder
        while let current = responder, !result.contains(where: { $0 === current }) {
            result.append(current)
            responder = current.next
        }
        return result
    }

    /// Scrolls to an object and focuses it. Always returns `true`.
    private func moveFocus(to object: AccessibleObject) -> Bool {
        scrollToVisible(object)
        focus(object)
        return true
    }

    /// Scrolls the enclosing scroll views so that the object is visible.
    private func scrollToVisible(_ object: AccessibleObject) {
        var view = (object as? UIView)?.superview ?? (object as? UIAccessibilityElement)?.next as? UIView
        while let current = view {
            if let scrollView = current as? UIScrollView, let window = scrollView.window {
                let frame = object.accessibilityFrame.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
                let target = scrollView.convert(frame, from: nil)
                if !scrollView.bounds.inset(by: scrollView.adjustedContentInset).contains(target) {
                    scrollView.scrollRectToVisible(target, animated: false)
                    window.layoutIfNeeded()
                }
            }
            view = current.superview
        }
    }

    /// The identifier of the pointer with which assistive technology taps. Back ends number their pointers from 0.
    private static let pointerID = -1

    /// Activates the object, or taps its activation point if the object does not handle activation.
    private func activate(_ object: AccessibleObject, on surface: ScreenSurface?) {
        guard !object.accessibilityActivate() else { return }
        scrollToVisible(object)
        let point = object.accessibilityActivationPoint
        let time = host?.frameLoop.now ?? 0
        // Sends a mouse click, because a touch would open the on-screen keyboard.
        for phase in [PointerEvent.Phase.began, .ended] {
            surface?.receive(.pointer(PointerEvent(id: Self.pointerID, kind: .mouse, phase: phase, location: point, timestamp: time)))
        }
    }

    /// Replaces the entire text, as if the user typed the new text.
    private func replaceText(of object: AccessibleObject, with text: String) -> Bool {
        guard let responder = object as? UIResponder, let input = object as? any UIKeyInput & UITextInput, responder.becomeFirstResponder()
        else { return false }
        input.selectedTextRange = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        if text.isEmpty { input.performBackspace() } else { input.insertTyped(text) }
        contentDidChange()
        return true
    }

    /// Replaces a range of an object's text, as if the user typed the new text. `length` is the expected length of
    /// the whole text, in UTF-16 units.
    ///
    /// The request refers to the text that assistive technology last received. If the text has changed since, the
    /// request is refused, and assistive technology receives the present text.
    private func edit(_ range: Range<Int>, expectedLength length: Int, with text: String, in object: AccessibleObject) -> Bool {
        guard let responder = object as? UIResponder, let input = object as? any UIKeyInput & UITextInput, responder.becomeFirstResponder(),
            input.utf16Length == length, range.upperBound <= length,
            let from = input.position(from: input.beginningOfDocument, offset: range.lowerBound),
            let to = input.position(from: input.beginningOfDocument, offset: range.upperBound)
        else { return refuseEdit(of: object) }
        input.selectedTextRange = input.textRange(from: from, to: to)
        if !text.isEmpty { input.insertTyped(text) } else if !range.isEmpty { input.performBackspace() }
        guard input.utf16Length == length - range.count + text.utf16.count else { return refuseEdit(of: object) }
        contentDidChange()
        return true
    }

    private func refuseEdit(of object: AccessibleObject) -> Bool {
        object.accessibility.refusedEdits += 1
        contentDidChange()
        return false
    }
}

extension UITextInput {
    /// The length of the text in UTF-16 units.
    fileprivate var utf16Length: Int { offset(from: beginningOfDocument, to: endOfDocument) }
}
