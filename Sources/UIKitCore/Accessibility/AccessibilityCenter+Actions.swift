import Platform

extension AccessibilityCenter {
    /// Does what assistive technology asks for. Nodes that are gone are passed over.
    func take(_ request: AccessibilityRequest, on surface: ScreenSurface) {
        switch request {
        case .show: showAgain(on: surface)
        case .perform(let action, let number): perform(action, on: object(number), of: surface)
        }
    }

    /// Does something with an object; with `nil`, with what assistive technology or the keys are at.
    /// The main screen counts where none is named. Returns whether anything was done.
    @discardableResult package func perform(
        _ action: AccessibilityRequest.Action, on object: AccessibleObject?, of surface: ScreenSurface? = nil
    ) -> Bool {
        switch action {
        case .escape: return chain(from: object).contains { $0.accessibility.blocks?.escape?() ?? $0.accessibilityPerformEscape() }
        case .magicTap: return chain(from: object).contains { $0.accessibility.blocks?.magicTap?() ?? $0.accessibilityPerformMagicTap() }
        default: break
        }
        guard let object else { return false }
        switch action {
        case .focus: return arrive(at: object)
        case .activate: activate(object, on: surface ?? host?.frameLoop.surfaces.first)
        case .increment: (object.accessibility.blocks?.increment ?? { object.accessibilityIncrement() })()
        case .decrement: (object.accessibility.blocks?.decrement ?? { object.accessibilityDecrement() })()
        case .custom(let index):
            guard let actions = object.accessibilityCustomActions, actions.indices.contains(index) else { return false }
            return actions[index].perform()
        case .text(let text): return write(text, into: object)
        case .edit(let range, let length, let text): return edit(range, of: length, with: text, in: object)
        case .escape, .magicTap: break
        }
        contentDidChange()
        return true
    }

    /// Turns a page: the object is asked, and then what it stands in.
    package func scroll(_ direction: UIAccessibilityScrollDirection, from object: AccessibleObject?) -> Bool {
        chain(from: object).contains { $0.accessibilityScroll(direction) }
    }

    /// Who is asked, from the inside to the outside; never the same one twice.
    private func chain(from object: AccessibleObject?) -> [UIResponder] {
        let start = object ?? focused ?? host?.keyWindow?.firstResponder ?? host?.keyWindow?.deepestActionResponder
        var result: [UIResponder] = []
        var responder = start as? UIResponder
        while let current = responder, !result.contains(where: { $0 === current }) {
            result.append(current)
            responder = current.next
        }
        return result
    }

    private func arrive(at object: AccessibleObject) -> Bool {
        show(object)
        focus(object)
        return true
    }

    /// Scrolls until the object can be seen.
    private func show(_ object: AccessibleObject) {
        var view = (object as? UIView)?.superview ?? (object as? UIAccessibilityElement)?.next as? UIView
        while let current = view {
            if let scroll = current as? UIScrollView, let window = scroll.window {
                let frame = object.accessibilityFrame.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
                let target = scroll.convert(frame, from: nil)
                if !scroll.bounds.inset(by: scroll.adjustedContentInset).contains(target) {
                    scroll.scrollRectToVisible(target, animated: false)
                    window.layoutIfNeeded()
                }
            }
            view = current.superview
        }
    }

    /// The pointer that taps for assistive technology; back ends number theirs from 0.
    private static let pointer = -1

    /// The object does it itself, or is tapped.
    private func activate(_ object: AccessibleObject, on surface: ScreenSurface?) {
        guard !object.accessibilityActivate() else { return }
        show(object)
        let (point, time) = (object.accessibilityActivationPoint, host?.frameLoop.now ?? 0)
        // As a mouse: a finger would bring up the keyboard on the screen.
        for phase in [PointerEvent.Phase.began, .ended] {
            surface?.receive(.pointer(PointerEvent(id: Self.pointer, kind: .mouse, phase: phase, location: point, timestamp: time)))
        }
    }

    /// Puts text in place of what was there, as if it were typed.
    private func write(_ text: String, into object: AccessibleObject) -> Bool {
        guard let responder = object as? UIResponder, let input = object as? any UIKeyInput & UITextInput, responder.becomeFirstResponder()
        else { return false }
        input.selectedTextRange = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        if text.isEmpty { input.takeBackspace() } else { input.takeTyped(text) }
        contentDidChange()
        return true
    }

    /// Puts text in place of a range of a text of `length` UTF-16 units, as if it were typed.
    ///
    /// The request is about the text that assistive technology was shown. A text that is different by now stays as it is, and is shown
    /// again.
    private func edit(_ range: Range<Int>, of length: Int, with text: String, in object: AccessibleObject) -> Bool {
        guard let responder = object as? UIResponder, let input = object as? any UIKeyInput & UITextInput, responder.becomeFirstResponder(),
            input.utf16Length == length, range.upperBound <= length,
            let from = input.position(from: input.beginningOfDocument, offset: range.lowerBound),
            let to = input.position(from: input.beginningOfDocument, offset: range.upperBound)
        else { return refuseEdit(of: object) }
        input.selectedTextRange = input.textRange(from: from, to: to)
        if !text.isEmpty { input.takeTyped(text) } else if !range.isEmpty { input.takeBackspace() }
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
