import UIKitEngines

/// The state of a multiple selection gesture: a pan with two touches over rows, or with one along their selection
/// circles.
@MainActor struct RowSweep {
    /// The range of rows from the start of the pan to its current position.
    struct SweptRange {
        let start: IndexPath
        var current: IndexPath
        /// Whether the pan selects rows; `false` if the first row was selected, so that the pan deselects.
        let selects: Bool
        /// The selection before the pan.
        let before: Set<IndexPath>
        var link: LinkToken?
    }

    var pan: SweepGestureRecognizer?
    /// The row at which the delegate allows the pan to begin.
    var allowed: IndexPath?
    var range: SweptRange?
}

/// The pan gesture recognizer of multiple selection.
final class SweepGestureRecognizer: UIPanGestureRecognizer {
    var whenReset: (() -> Void)?

    override func reset() {
        super.reset()
        whenReset?()
    }
}

/// A list with the multiple selection gesture: the common requirements of tables and collection views.
@MainActor protocol RowSweeping: UIScrollView {
    var sweep: RowSweep { get set }
    /// Returns the number of presented rows of each section.
    func counts() -> [Int]
    /// Returns the presented row at a point.
    func rowPath(at point: CGPoint) -> IndexPath?
    /// Whether several rows can be selected, now or while editing.
    var maySelectSeveral: Bool { get }
    /// Returns whether a point is on the selection circles of rows.
    func isOnCheckMarks(_ point: CGPoint) -> Bool
    var selectedPaths: [IndexPath] { get }
    /// Selects or deselects a row as a tap would.
    func sweep(over path: IndexPath, selects: Bool)
    /// Asks the delegate whether a multiple selection gesture can begin at a row.
    func sweepMayBegin(at path: IndexPath) -> Bool
    func sweepDidBegin(at path: IndexPath)
    func sweepDidEnd()
}

extension RowSweeping {
    func setUpSweeping() {
        let pan = SweepGestureRecognizer()
        pan.maximumNumberOfTouches = 2
        pan.addAction { [weak self] _ in self?.sweepDidChange() }
        pan.whenReset = { [weak self] in self?.sweep.allowed = nil }
        addGestureRecognizer(pan)
        sweep.pan = pan
    }

    /// Returns whether the touches belong to multiple selection, so that the list's own pan must not begin.
    func sweepTakesTouches(of pan: UIGestureRecognizer) -> Bool { meansToSweep(pan) && sweepShouldBegin() }

    /// Returns whether there are two touches, or a single touch on the selection circles.
    private func meansToSweep(_ pan: UIGestureRecognizer) -> Bool {
        switch pan.numberOfTouches {
        case 1: isOnCheckMarks(pan.location(in: self))
        case 2: true
        default: false
        }
    }

    /// Returns whether the gesture begins. The delegate is asked once per gesture.
    func sweepShouldBegin() -> Bool {
        guard let pan = sweep.pan, pan.isEnabled, maySelectSeveral, meansToSweep(pan) else { return false }
        if sweep.allowed != nil { return true }
        guard let path = rowPath(at: pan.location(in: self)), sweepMayBegin(at: path) else { return false }
        sweep.allowed = path
        return true
    }

    private func sweepDidChange() {
        guard let pan = sweep.pan else { return }
        switch pan.state {
        case .began: beginSweep()
        case .changed: followSweep()
        default: endSweep()
        }
    }

    private func beginSweep() {
        guard let start = sweep.allowed else { return }
        sweepDidBegin(at: start)
        guard counts().have(start) else { return sweepDidEnd() }
        let selected = Set(selectedPaths)
        sweep.range = RowSweep.SweptRange(start: start, current: start, selects: !selected.contains(start), before: selected)
        sweep.range?.link = FrameLoop.current.addLink { [weak self] _ in self?.scrollUnderSweep() ?? false }
        sweep(over: start, selects: !selected.contains(start))
        followSweep()
    }

    /// Scrolls the content under the touches near an edge. Returns whether the pan is still active.
    private func scrollUnderSweep() -> Bool {
        guard let pan = sweep.pan, sweep.range != nil else { return false }
        let place = pan.location(in: self)
        if scrollAtEdge(finger: CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY)) { followSweep() }
        return true
    }

    private func followSweep() {
        guard let pan = sweep.pan, let range = sweep.range, let path = rowPath(at: pan.location(in: self)), path != range.current else {
            return
        }
        let (old, new) = (rows(from: range.start, to: range.current), rows(from: range.start, to: path))
        sweep.range?.current = path
        // The delegate may change the data in these calls, which ends the gesture.
        for row in old where sweep.range != nil && !new.contains(row) { change(row, to: range.before.contains(row)) }
        for row in new where sweep.range != nil && !old.contains(row) { change(row, to: range.selects) }
    }

    private func change(_ path: IndexPath, to isSelected: Bool) {
        if selectedPaths.contains(path) != isSelected { sweep(over: path, selects: isSelected) }
    }

    /// Returns all rows between two rows, in ascending order.
    private func rows(from one: IndexPath, to other: IndexPath) -> [IndexPath] {
        let (first, last) = (min(one, other), max(one, other))
        let counts = counts()
        return (first[0]...last[0]).filter { counts.indices.contains($0) }.flatMap { section -> [IndexPath] in
            let start = section == first[0] ? first[1] : 0
            let end = section == last[0] ? min(last[1], counts[section] - 1) : counts[section] - 1
            return start <= end ? (start...end).map { IndexPath(indexes: [section, $0]) } : []
        }
    }

    /// Ends the gesture, because the touches have ended or the rows have changed.
    func endSweep() {
        guard let range = sweep.range else { return }
        range.link?.cancel()
        sweep.range = nil
        sweepDidEnd()
    }
}

extension UIView {
    /// Returns whether a point of this cell is before its content in reading direction.
    func isBeforeContent(_ point: CGPoint, of content: UIView) -> Bool {
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? point.x > content.frame.maxX : point.x < content.frame.minX
    }
}
