import Platform

/// Page turns by wheels, keys and assistive technology. The functions return -1 for the page to the left or above, and
/// 1 for the page to the right or below. They return `nil` for other input.
enum PageInput {
    static func screenSide(for event: ScrollEvent, isHorizontal: Bool) -> Int? {
        let (along, across) = isHorizontal ? (event.deltaX, event.deltaY) : (event.deltaY, event.deltaX)
        guard along != 0, abs(along) >= abs(across) else { return nil }
        return along < 0 ? 1 : -1
    }

    @MainActor static func screenSide(for presses: Set<UIPress>, isHorizontal: Bool) -> Int? {
        guard let key = presses.first?.key, key.modifierFlags.isEmpty else { return nil }
        switch key.keyCode {
        case .keyboardLeftArrow where isHorizontal: return -1
        case .keyboardRightArrow where isHorizontal: return 1
        case .keyboardUpArrow where !isHorizontal, .keyboardPageUp where !isHorizontal: return -1
        case .keyboardDownArrow where !isHorizontal, .keyboardPageDown where !isHorizontal: return 1
        default: return nil
        }
    }

    /// - Parameter next: The side of the screen on which the next page is located, -1 or 1.
    static func screenSide(for direction: UIAccessibilityScrollDirection, isHorizontal: Bool, next: Int) -> Int? {
        switch direction {
        case .left where isHorizontal, .up where !isHorizontal: 1
        case .right where isHorizontal, .down where !isHorizontal: -1
        case .next: next
        case .previous: -next
        default: nil
        }
    }
}
