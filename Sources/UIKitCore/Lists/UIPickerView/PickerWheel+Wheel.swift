import Platform

/// Mouse wheel control of a component. Each step is a whole row, so that a row is always selected.
extension PickerWheel {
    /// Turns by one row for each notch of the wheel, or for each row's height of scrolling on a track pad. Returns
    /// whether there was a row in the direction.
    func stepByWheel(_ event: ScrollEvent) -> Bool {
        guard isScrollEnabled, count > 0, !isTracking, event.deltaY != 0, event.deltaY.isFinite else { return false }
        let targetRow = row(at: wheelOrigin.y)
        let isAtEnd = targetRow == (event.deltaY < 0 ? count - 1 : 0)
        if isAtEnd {
            wheelRemainder = 0
            return scroll.isAnimating
        }
        let steps = steps(of: event)
        if steps != 0 { spin(to: min(max(0, targetRow + steps), count - 1)) }
        return true
    }

    private func steps(of event: ScrollEvent) -> Int {
        guard event.isPrecise else { return event.deltaY < 0 ? 1 : -1 }
        // A change of direction discards the remainder.
        if wheelRemainder * event.deltaY < 0 { wheelRemainder = 0 }
        wheelRemainder += event.deltaY
        let rows = (wheelRemainder / rowHeight).rounded(.towardZero)
        wheelRemainder -= rows * rowHeight
        return -Int(min(max(rows, -CGFloat(count)), CGFloat(count)))
    }
}
