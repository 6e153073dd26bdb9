/// The short words at the right edge that lead to sections.
final class SectionIndexView: UIControl, ImmediateTouches {
    /// How wide the index is, and how high a word, in points.
    static let width: CGFloat = 16
    private static let line: CGFloat = 14

    private weak var table: UITableView?
    private var labels: [UILabel] = []
    private(set) var titles: [String]
    private var shown: Int?

    init(_ titles: [String], table: UITableView) {
        self.titles = titles
        self.table = table
        super.init(frame: .zero)
        for title in titles {
            let label = UILabel()
            label.text = title == UITableView.indexSearch ? "⌕" : title
            label.font = .systemFont(ofSize: 11, weight: .semibold)
            label.textAlignment = .center
            addSubview(label)
            labels.append(label)
        }
        accessibilityLabel = "Section index"
        accessibilityTraits = .adjustable
        applyLook()
    }

    required init?(coder: NSCoder) { nil }

    func applyLook() {
        for label in labels { label.textColor = table?.sectionIndexColor ?? tintColor }
        backgroundColor = (isTracking ? table?.sectionIndexTrackingBackgroundColor : nil) ?? table?.sectionIndexBackgroundColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        applyLook()
    }

    private var pitch: CGFloat { labels.isEmpty ? 1 : min(Self.line, bounds.height / CGFloat(labels.count)) }
    private var top: CGFloat { (bounds.height - pitch * CGFloat(labels.count)) / 2 }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Where there is no room for all words, some are left out at equal distances.
        let step = max(1, Int((11 / max(pitch, 0.1)).rounded(.up)))
        for (index, label) in labels.enumerated() {
            label.isHidden = index % step != 0
            label.frame = CGRect(x: 0, y: top + CGFloat(index) * pitch, width: bounds.width, height: max(pitch, 13))
        }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        shown = nil
        lead(touch)
        applyLook()
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        lead(touch)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { applyLook() }
    override func cancelTracking(with event: UIEvent?) { applyLook() }

    private func lead(_ touch: UITouch) {
        guard !labels.isEmpty else { return }
        let place = (touch.location(in: self).y - top) / pitch
        let index = min(max(Int(place), 0), labels.count - 1)
        guard shown != index else { return }
        shown = index
        table?.indexWasTouched(titles[index], at: index)
    }
}

extension UITableView {
    func reloadIndex() {
        editing.needsIndex = true
        setNeedsLayout()
    }

    func indexLookDidChange() { editing.index?.applyLook() }

    /// How much of the right edge the index takes, in points.
    var indexWidth: CGFloat { editing.index == nil ? 0 : SectionIndexView.width }

    /// Makes the index if it is asked for, and keeps it at the right edge.
    func placeIndex() {
        if editing.needsIndex { makeIndex() }
        guard let index = editing.index else { return }
        let room = bounds.inset(by: adjustedContentInset)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = SectionIndexView.width
        let frame = CGRect(
            x: isMirrored ? bounds.minX + safeAreaInsets.left : bounds.maxX - width - safeAreaInsets.right, y: room.minY, width: width,
            height: room.height)
        if index.frame != frame { index.frame = frame }
        if index.superview !== self { addSubview(index) }
    }

    private func makeIndex() {
        editing.needsIndex = false
        let titles = dataHub.value(nil) { $0.sectionIndexTitles(for: self) } ?? []
        let rows = counts().reduce(0, +)
        let isShown = !titles.isEmpty && rows >= sectionIndexMinimumDisplayRowCount
        if let index = editing.index, isShown, index.titles == titles { return }
        let had = editing.index != nil
        editing.index?.removeFromSuperview()
        editing.index = isShown ? SectionIndexView(titles, table: self) : nil
        if had != isShown {
            looksDidChange()
            placeCells()
        }
    }

    /// Words of the index lead to a section at once.
    func indexWasTouched(_ title: String, at index: Int) {
        let section = dataHub.value(index) { $0.tableView(self, sectionForSectionIndexTitle: title, at: index) }
        guard title != Self.indexSearch else {
            jump(to: CGPoint(x: contentOffset.x, y: -adjustedContentInset.top))
            return
        }
        guard counts().indices.contains(section) else { return }
        scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
    }
}
