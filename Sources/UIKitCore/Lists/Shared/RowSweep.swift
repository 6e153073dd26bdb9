import UIKitEngines

/// Two fingers that go over rows of a list, or one along its check marks, and select them.
@MainActor struct RowSweep {
    /// Rows from where the fingers came down to where they are.
    struct Way {
        let start: IndexPath
        var current: IndexPath
        /// Whether rows are selected on the way; deselected, where the first one was selected.
        let selects: Bool
        /// What was selected before.
        let before: Set<IndexPath>
        var link: LinkToken?
    }

    var pan: SweepGestureRecognizer?
    /// The row that the delegate lets the fingers begin at.
    var allowed: IndexPath?
    var way: Way?
}

/// The pan of these fingers.
final class SweepGestureRecognizer: UIPanGestureRecognizer {
    var whenReset: (() -> Void)?

    override func reset() {
        super.reset()
        whenReset?()
    }
}

/// A list whose rows are selected so: what tables and collection views do alike.
@MainActor protocol RowSweeping: UIScrollView {
    var sweep: RowSweep { get set }
    /// How many rows sections have, as they are shown.
    func counts() -> [Int]
    /// The row at a point, as it is shown.
    func rowPath(at point: CGPoint) -> IndexPath?
    /// Whether several rows may be selected now, or while the list is edited.
    var maySelectSeveral: Bool { get }
    /// Whether a point is on the check marks of rows, which are there while several may be selected in a list that is edited.
    func isOnCheckMarks(_ point: CGPoint) -> Bool
    var selectedPaths: [IndexPath] { get }
    /// Selects or deselects a row as a tap would.
    func sweep(over path: IndexPath, selects: Bool)
    /// Asks the delegate whether fingers may select from a row on.
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

    /// Whether fingers mean to select: the list's own pan leaves them alone then.
    func sweepTakesTouches(of pan: UIGestureRecognizer) -> Bool { meansToSweep(pan) && sweepShouldBegin() }

    /// Two fingers anywhere, or one on the check marks.
    private func meansToSweep(_ pan: UIGestureRecognizer) -> Bool {
        switch pan.numberOfTouches {
        case 1: isOnCheckMarks(pan.location(in: self))
        case 2: true
        default: false
        }
    }

    /// Asks once for each time that fingers come down.
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
        sweep.way = RowSweep.Way(start: start, current: start, selects: !selected.contains(start), before: selected)
        sweep.way?.link = FrameLoop.current.addLink { [weak self] _ in self?.scrollUnderSweep() ?? false }
        sweep(over: start, selects: !selected.contains(start))
        followSweep()
    }

    /// Near the edges of what shows, content moves under the fingers. Returns whether they are still down.
    private func scrollUnderSweep() -> Bool {
        guard let pan = sweep.pan, sweep.way != nil else { return false }
        let place = pan.location(in: self)
        if scrollAtEdge(finger: CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY)) { followSweep() }
        return true
    }

    private func followSweep() {
        guard let pan = sweep.pan, let way = sweep.way, let path = rowPath(at: pan.location(in: self)), path != way.current else { return }
        let (old, new) = (rows(from: way.start, to: way.current), rows(from: way.start, to: path))
        sweep.way?.current = path
        // Who hears of one may change the data: then it is over.
        for row in old where sweep.way != nil && !new.contains(row) { change(row, to: way.before.contains(row)) }
        for row in new where sweep.way != nil && !old.contains(row) { change(row, to: way.selects) }
    }

    private func change(_ path: IndexPath, to isSelected: Bool) {
        if selectedPaths.contains(path) != isSelected { sweep(over: path, selects: isSelected) }
    }

    /// All rows from one to another, whichever is the first.
    private func rows(from one: IndexPath, to other: IndexPath) -> [IndexPath] {
        let (first, last) = (min(one, other), max(one, other))
        let counts = counts()
        return (first[0]...last[0]).filter { counts.indices.contains($0) }.flatMap { section -> [IndexPath] in
            let start = section == first[0] ? first[1] : 0
            let end = section == last[0] ? min(last[1], counts[section] - 1) : counts[section] - 1
            return start <= end ? (start...end).map { IndexPath(indexes: [section, $0]) } : []
        }
    }

    /// The fingers have left, or rows are others now.
    func endSweep() {
        guard let way = sweep.way else { return }
        way.link?.cancel()
        sweep.way = nil
        sweepDidEnd()
    }
}

extension UIView {
    /// Whether a point of this cell lies at that side of its content where reading begins.
    func isBeforeContent(_ point: CGPoint, of content: UIView) -> Bool {
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? point.x > content.frame.maxX : point.x < content.frame.minX
    }
}
