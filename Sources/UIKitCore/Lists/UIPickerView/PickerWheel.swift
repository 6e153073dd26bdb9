import Platform
import UIKitEngines

// A component of a picker as a cylinder.
//
// The scroll view scrolls over rows of equal height, with insets that let each row reach the middle. A row's distance
// from the middle, divided by the cylinder's radius, is its angle. Rows up to 90 degrees from the middle get views,
// which are reused. The sine of the angle determines the vertical position, and the cosine scales height and opacity.
// The arc sine converts the location of a tap to a distance on the cylinder. Dragging and deceleration come to rest
// at whole rows. The delegate is notified of the row at rest.

/// A component of a picker: a scroll view whose rows lie on a cylinder.
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
    private(set) weak var picker: UIPickerView?
    let component: Int
    private var keyRing: KeyRing?
    private(set) var count = 0
    private(set) var rowHeight = PickerMetrics.rowHeight
    /// The views of visible rows.
    private(set) var visibleViews: [Int: UIView] = [:]
    private var pool: [UIView] = []
    /// The last selected row; -1 if there are no rows.
    private var lastSelectedRow = -1
    /// Whether a touch or a wheel is moving the component, or has set it in motion.
    private(set) var isMovedByUser = false
    private var isSettingOffset = false
    /// The scrolling distance of a track pad that does not amount to a row yet, in points.
    var wheelRemainder: CGFloat = 0

    init(picker: UIPickerView, component: Int) {
        self.picker = picker
        self.component = component
        super.init(frame: .zero)
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        alwaysBounceVertical = true
        decelerationRate = .fast
        clipsToBounds = true
        scrollsToTop = false
        scrollHub.delegate = self
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        let tap = UITapGestureRecognizer()
        tap.addAction { [weak self, weak tap] _ in if let self, let tap { self.handleTap(at: tap.location(in: self)) } }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Rows

    /// Requests the number and the height of rows again, and then the visible rows.
    func reload() {
        guard let picker else { return }
        count = max(0, picker.dataHub.value(0) { $0.pickerView(picker, numberOfRowsInComponent: component) })
        let height = picker.pickerHub.value(PickerMetrics.rowHeight) { $0.pickerView(picker, rowHeightForComponent: component) }
        rowHeight = height.isFinite && height >= 1 ? height : PickerMetrics.rowHeight
        for view in visibleViews.values { view.removeFromSuperview() }
        visibleViews = [:]
        pool = []
        lastSelectedRow = count == 0 ? -1 : min(max(0, lastSelectedRow), count - 1)
        updateContentInset()
    }

    /// Sets the insets that let every row reach the middle.
    private func updateContentInset() {
        let inset = max(0, (bounds.height - rowHeight) / 2)
        isSettingOffset = true
        contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
        contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
        setOffsetAndStop(to: offset(of: max(0, lastSelectedRow)))
        isSettingOffset = false
        setNeedsLayout()
    }

    private func offset(of row: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top) }

    func row(at offset: CGFloat) -> Int {
        guard count > 0 else { return -1 }
        return min(max(0, Int(((offset + contentInset.top) / rowHeight).rounded())), count - 1)
    }

    var selectedRow: Int { isMovedByUser ? row(at: contentOffset.y) : lastSelectedRow }

    func select(_ row: Int, animated: Bool) {
        lastSelectedRow = row
        isMovedByUser = false
        setContentOffset(offset(of: row), animated: animated)
        setNeedsLayout()
    }

    private func handleTap(at point: CGPoint) {
        guard count > 0 else { return }
        // The touched point is on the cylinder, so the angle of the point determines the distance to scroll.
        let sine = (point.y - bounds.midY) / radius
        guard abs(sine) < 1 else { return }
        let rowOffset = Int((asin(sine) * radius / rowHeight).rounded())
        let target = min(max(0, row(at: contentOffset.y) + rowOffset), count - 1)
        guard target != lastSelectedRow else { return }
        isMovedByUser = true
        setContentOffset(offset(of: target), animated: true)
    }

    // MARK: - The cylinder

    private var radius: CGFloat { max(rowHeight, bounds.height * PickerMetrics.radiusFraction) }

    override var frame: CGRect {
        didSet { if frame.size != oldValue.size { updateContentInset() } }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOutRows()
        keyRing?.frame = bounds
    }

    private func layOutRows() {
        guard count > 0, rowHeight > 0, bounds.height > 0 else { return }
        let centerOffset = contentOffset.y + contentInset.top
        let visibleDistance = radius * .pi / 2
        let first = max(0, Int(((centerOffset - visibleDistance) / rowHeight).rounded(.up)))
        let last = min(count - 1, Int(((centerOffset + visibleDistance) / rowHeight).rounded(.down)))
        let visibleRows = first...max(first, last)
        for (row, view) in visibleViews where last < first || !visibleRows.contains(row) {
            view.removeFromSuperview()
            pool.append(view)
            visibleViews[row] = nil
        }
        guard last >= first else { return }
        for row in visibleRows { applyCylinderTransform(view(of: row), distance: CGFloat(row) * rowHeight - centerOffset) }
    }

    private func view(of row: Int) -> UIView {
        if let view = visibleViews[row] { return view }
        let reusableView = pool.popLast()
        guard let picker else { return UIView() }
        let rowView = picker.pickerHub.value(PickerLabel()) { delegate -> UIView in
            delegate.pickerView(picker, viewForRow: row, forComponent: component, reusing: reusableView)
        }
        rowView.isUserInteractionEnabled = false
        addSubview(rowView)
        visibleViews[row] = rowView
        return rowView
    }

    /// Transforms a row for its angle on the cylinder. The greater the angle, the smaller and paler the row.
    private func applyCylinderTransform(_ view: UIView, distance: CGFloat) {
        let angle = distance / radius
        let verticalScale = max(0.02, cos(angle))
        if view.bounds.size != CGSize(width: bounds.width, height: rowHeight) {
            view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
        }
        view.center = CGPoint(x: bounds.width / 2, y: bounds.midY + sin(angle) * radius)
        let distanceFraction = min(1, abs(distance) / rowHeight)
        view.alpha = (1 - distanceFraction * (1 - PickerMetrics.unselectedAlpha)) * verticalScale
        let horizontalScale = 0.9 + 0.1 * verticalScale
        view.transform = CGAffineTransform(scaleX: horizontalScale, y: verticalScale)
    }

    // MARK: - Turning

    override var snapsAfterTouch: Bool { true }

    override func contentWasReleased() { didComeToRest() }

    override func restingOffset(proposed target: CGPoint, velocity: CGPoint) -> CGPoint { offset(of: max(0, row(at: target.y))) }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isMovedByUser = true }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { didComeToRest() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { if !isTracking { didComeToRest() } }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { didComeToRest() }

    override func userScrollAnimationDidEnd() { if !isTracking { didComeToRest() } }

    override func handleWheel(_ event: ScrollEvent) -> Bool { stepByWheel(event) }

    /// Animates to a row. The row is selected at the end of the animation.
    func spin(to row: Int) {
        isMovedByUser = true
        animateScroll(to: offset(of: row), duration: Self.notchDuration, isByUser: true)
    }

    private func didComeToRest() {
        guard isMovedByUser, !isSettingOffset, let picker else { return }
        isMovedByUser = false
        let row = row(at: contentOffset.y)
        guard row >= 0, row != lastSelectedRow else { return }
        lastSelectedRow = row
        picker.pickerHub.notify { $0.pickerView(picker, didSelectRow: row, inComponent: component) }
    }

    // MARK: - Keys

    override var canBecomeFirstResponder: Bool { count > 0 && window?.keyboardNavigation == .controls }
    override func becomeFirstResponder() -> Bool {
        guard super.becomeFirstResponder() else { return false }
        showKeyRing()
        return true
    }
    override func resignFirstResponder() -> Bool {
        let didResign = super.resignFirstResponder()
        if didResign { removeKeyRing() }
        return didResign
    }
    override func didLoseFirstResponder(in window: UIWindow) { removeKeyRing() }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if isFirstResponder { showKeyRing() }
        if !presses.recordingHandled(keysBegan(presses)) { super.pressesBegan(presses, with: event) }
    }
    override func handleKeyRepeat(_ presses: Set<UIPress>) -> Bool { keysBegan(presses) || super.handleKeyRepeat(presses) }

    private func showKeyRing() { keyRing = keyRing ?? KeyRing(in: self, radius: PickerMetrics.selectionCornerRadius) }

    func removeKeyRing() {
        keyRing?.removeFromSuperview()
        keyRing = nil
    }

    // MARK: - Accessibility

    override var accessibilityValue: String? {
        get { (visibleViews[selectedRow] as? UILabel)?.text ?? visibleViews[selectedRow]?.accessibilityLabel }
        set { super.accessibilityValue = newValue }
    }

    override var accessibilityRole: AccessibilityNode.Role? { .wheel }

    override func accessibilityIncrement() { turn(to: selectedRow + 1) }
    override func accessibilityDecrement() { turn(to: selectedRow - 1) }

    func turn(to row: Int) {
        guard row >= 0, row < count, let picker else { return }
        select(row, animated: true)
        picker.pickerHub.notify { $0.pickerView(picker, didSelectRow: row, inComponent: component) }
    }
}
