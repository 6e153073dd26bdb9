/// Keyboard control of the focused component. Arrow keys select the previous or next row, page keys move by five
/// rows, and Home and End select the first or last row. Left and right arrows focus the component at that side, and
/// Escape ends the focus.
extension PickerWheel {
    private static let rowsPerPage = 5

    func keysBegan(_ presses: Set<UIPress>) -> Bool {
        guard isFirstResponder, let key = presses.first?.key else { return false }
        guard key.modifierFlags.subtracting([.alphaShift, .numericPad]).isEmpty else { return false }
        switch key.keyCode {
        case .keyboardUpArrow: selectByKey(to: selectedRow - 1)
        case .keyboardDownArrow: selectByKey(to: selectedRow + 1)
        case .keyboardPageUp: selectByKey(to: selectedRow - Self.rowsPerPage)
        case .keyboardPageDown: selectByKey(to: selectedRow + Self.rowsPerPage)
        case .keyboardHome: selectByKey(to: 0)
        case .keyboardEnd: selectByKey(to: count - 1)
        case .keyboardLeftArrow, .keyboardRightArrow:
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return neighbor((key.keyCode == .keyboardRightArrow) != isMirrored ? 1 : -1)?.becomeFirstResponder() ?? true
        case .keyboardEscape: return resignFirstResponder()
        default: return false
        }
        return true
    }

    private func selectByKey(to row: Int) {
        let target = min(max(0, row), count - 1)
        if target != selectedRow { turn(to: target) }
    }

    private func neighbor(_ step: Int) -> PickerWheel? {
        let wheels = picker?.wheels() ?? []
        let index = component + step
        return wheels.indices.contains(index) ? wheels[index] : nil
    }
}
