import UIKitEngines

/// The state of a multiple selection gesture: a pan of two touches over rows, or of one touch along the selection
/// circles.
@MainActor struct MultiSelectGesture {
    /// The range of rows from the start of the pan to its current position.
    struct SweptRange {
        let start: IndexPath
        var current: IndexPath
        /// Whether the pan selects rows. A pan that began at a selected row deselects rows.
        let selects: Bool
        /// The selection before the pan.
        let initialSelection: Set<IndexPath>
        var autoscrollLink: LinkToken?
    }

    var pan: MultiSelectGestureRecognizer?
    /// The row at which the delegate has allowed the pan to begin.
    var allowedStart: IndexPath?
    var range: SweptRange?
}

/// The pan gesture recognizer of multiple selection.
final class MultiSelectGestureRecognizer: UIPanGestureRecognizer {
    var onReset: (() -> Void)?

    override func reset() {
        super.reset()
        onReset?()
    }
}

/// A list with the multiple selection gesture: the common requirements of tables and collection views.
@MainActor protocol MultiSelectList: UIScrollView {
    var multiSelectGesture: MultiSelectGesture { get set }
    /// Returns the number of presented rows of each section.
    func counts() -> [Int]
    /// Returns the presented row at a point.
    func rowPath(at point: CGPoint) -> IndexPath?
    /// Whether several rows can be selected, either now or after editing has begun.
    var canSelectMultiple: Bool { get }
    /// Returns whether a point is on the selection circle of a row.
    func isOnSelectionCircle(_ point: CGPoint) -> Bool
    var selectedPaths: [IndexPath] { get }
    /// Selects or deselects a row, with the same delegate calls as a tap.
    func multiSelect(over path: IndexPath, selects: Bool)
    /// Asks the delegate whether a multiple selection gesture may begin at a row.
    func delegateAllowsMultiSelect(at path: IndexPath) -> Bool
    func multiSelectDidBegin(at path: IndexPath)
    func multiSelectDidEnd()
}

extension MultiSelectList {
    func setUpMultiSelect() {
        let pan = MultiSelectGestureRecognizer()
        pan.maximumNumberOfTouches = 2
        pan.addAction { [weak self] _ in self?.multiSelectDidChange() }
        pan.onReset = { [weak self] in self?.multiSelectGesture.allowedStart = nil }
        addGestureRecognizer(pan)
        multiSelectGesture.pan = pan
    }

    /// Returns whether multiple selection handles the touches of a pan, so that the list must not scroll.
    func multiSelectClaimsTouches(of pan: UIGestureRecognizer) -> Bool { requestsMultiSelect(pan) && multiSelectShouldBegin() }

    /// Returns whether there are two touches, or a single touch on the selection circles.
    private func requestsMultiSelect(_ pan: UIGestureRecognizer) -> Bool {
        switch pan.numberOfTouches {
        case 1: isOnSelectionCircle(pan.location(in: self))
        case 2: true
        default: false
        }
    }

    /// Returns whether the gesture begins. A permission of the delegate is stored until the gesture ends.
    func multiSelectShouldBegin() -> Bool {
        guard let pan = multiSelectGesture.pan, pan.isEnabled, canSelectMultiple, requestsMultiSelect(pan) else { return false }
        if multiSelectGesture.allowedStart != nil { return true }
        guard let path = rowPath(at: pan.location(in: self)), delegateAllowsMultiSelect(at: path) else { return false }
        multiSelectGesture.allowedStart = path
        return true
    }

    private func multiSelectDidChange() {
        guard let pan = multiSelectGesture.pan else { return }
        switch pan.state {
        case .began: beginMultiSelect()
        case .changed: updateMultiSelect()
        default: endMultiSelect()
        }
    }

    private func beginMultiSelect() {
        guard let start = multiSelectGesture.allowedStart else { return }
        multiSelectDidBegin(at: start)
        guard counts().containsItem(start) else { return multiSelectDidEnd() }
        let selectedSet = Set(selectedPaths)
        multiSelectGesture.range = MultiSelectGesture.SweptRange(
            start: start, current: start, selects: !selectedSet.contains(start), initialSelection: selectedSet)
        multiSelectGesture.range?.autoscrollLink = FrameLoop.current.addLink { [weak self] _ in self?.scrollDuringMultiSelect() ?? false }
        multiSelect(over: start, selects: !selectedSet.contains(start))
        updateMultiSelect()
    }

    /// Scrolls the content if the touches are near an edge. Returns whether the pan is still active.
    private func scrollDuringMultiSelect() -> Bool {
        guard let pan = multiSelectGesture.pan, multiSelectGesture.range != nil else { return false }
        let location = pan.location(in: self)
        if autoscroll(touchLocation: CGPoint(x: location.x - bounds.minX, y: location.y - bounds.minY)) { updateMultiSelect() }
        return true
    }

    private func updateMultiSelect() {
        guard let pan = multiSelectGesture.pan, let range = multiSelectGesture.range, let path = rowPath(at: pan.location(in: self)),
            path != range.current
        else { return }
        let old = rows(from: range.start, to: range.current)
        let new = rows(from: range.start, to: path)
        multiSelectGesture.range?.current = path
        // The delegate may change the data in these calls. A change of the data ends the gesture.
        for row in old where multiSelectGesture.range != nil && !new.contains(row) { change(row, to: range.initialSelection.contains(row)) }
        for row in new where multiSelectGesture.range != nil && !old.contains(row) { change(row, to: range.selects) }
    }

    private func change(_ path: IndexPath, to isSelected: Bool) {
        if selectedPaths.contains(path) != isSelected { multiSelect(over: path, selects: isSelected) }
    }

    /// Returns all rows between two rows, in ascending order.
    private func rows(from one: IndexPath, to other: IndexPath) -> [IndexPath] {
        let (first, last) = (min(one, other), max(one, other))
        let counts = counts()
        var rows: [IndexPath] = []
        for section in first[0]...last[0] where counts.indices.contains(section) {
            let start = section == first[0] ? first[1] : 0
            let end = section == last[0] ? min(last[1], counts[section] - 1) : counts[section] - 1
            if start <= end { rows += (start...end).map { IndexPath(indexes: [section, $0]) } }
        }
        return rows
    }

    /// Ends the gesture after the touches have ended or the rows have changed.
    func endMultiSelect() {
        guard let range = multiSelectGesture.range else { return }
        range.autoscrollLink?.cancel()
        multiSelectGesture.range = nil
        multiSelectDidEnd()
    }
}

extension UIView {
    /// Returns whether a point in this cell is before `content` in the reading direction.
    func isBeforeContent(_ point: CGPoint, of content: UIView) -> Bool {
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? point.x > content.frame.maxX : point.x < content.frame.minX
    }
}
