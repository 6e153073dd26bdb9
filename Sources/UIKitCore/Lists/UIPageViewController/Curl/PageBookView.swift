import Platform

/// The container view of pages with the curl style.
final class PageBookView: UIView, WheelTarget, KeyRepeating {
    weak var book: PageBook?

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { book?.recordOrientation() }
    }

    /// Allows pans only along the book's axis, and taps only at the book's edges. The pages receive all other
    /// touches.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let book else { return false }
        if gestureRecognizer === book.gestures.tap {
            return book.gestures.turnDirection(ofTapAt: gestureRecognizer.location(in: self), in: bounds) != 0
        }
        guard gestureRecognizer === book.gestures.pan else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        let translation = book.gestures.pan.translation(in: self)
        return book.isHorizontal ? abs(translation.x) >= abs(translation.y) : abs(translation.y) >= abs(translation.x)
    }

    // MARK: - Wheels, keys and assistive technology

    func handleWheel(_ event: ScrollEvent) -> Bool {
        guard let book, let side = PageInput.screenSide(for: event, isHorizontal: book.isHorizontal) else { return false }
        return book.gestures.turn(to: side)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !presses.recordingHandled(keysBegan(presses)) { super.pressesBegan(presses, with: event) }
    }
    func handleKeyRepeat(_ presses: Set<UIPress>) -> Bool { keysBegan(presses) }

    private func keysBegan(_ presses: Set<UIPress>) -> Bool {
        guard let book, let side = PageInput.screenSide(for: presses, isHorizontal: book.isHorizontal) else { return false }
        return book.gestures.turn(to: side)
    }

    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard let book, let side = PageInput.screenSide(for: direction, isHorizontal: book.isHorizontal, next: 1),
            book.gestures.turn(to: side)
        else { return false }
        UIAccessibility.post(notification: .pageScrolled, argument: nil)
        return true
    }
}
