/// A list with a section index.
@MainActor protocol IndexedList: UIScrollView {
    /// The colours of the index.
    var sectionIndexStyle: SectionIndexStyle { get }
    /// Called when the touch reaches another title.
    func indexWasTouched(_ title: String, at index: Int)
}

/// The colours of a section index. `nil` means the tint colour for titles, and no background.
struct SectionIndexStyle {
    var titleColor: UIColor?
    var background: UIColor?
    /// The background colour while a touch is on the index.
    var trackingBackground: UIColor?
}

/// The section index at the trailing edge of a list.
final class SectionIndexView: UIControl, ImmediateTouches {
    /// The width of the index, in points.
    static let width: CGFloat = 16
    private static let maximumTitleHeight: CGFloat = 14

    private weak var list: (any IndexedList)?
    private var labels: [UILabel] = []
    private(set) var titles: [String]
    private var touchedIndex: Int?

    init(_ titles: [String], list: any IndexedList) {
        self.titles = titles
        self.list = list
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
        applyStyle()
    }

    required init?(coder: NSCoder) { nil }

    func applyStyle() {
        let indexStyle = list?.sectionIndexStyle ?? SectionIndexStyle()
        for label in labels { label.textColor = indexStyle.titleColor ?? tintColor }
        backgroundColor = (isTracking ? indexStyle.trackingBackground : nil) ?? indexStyle.background
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        applyStyle()
    }

    private var titleHeight: CGFloat { labels.isEmpty ? 1 : min(Self.maximumTitleHeight, bounds.height / CGFloat(labels.count)) }
    private var top: CGFloat { (bounds.height - titleHeight * CGFloat(labels.count)) / 2 }

    override func layoutSubviews() {
        super.layoutSubviews()
        // If not all titles fit, only every `step`th title is shown.
        let step = max(1, Int((11 / max(titleHeight, 0.1)).rounded(.up)))
        for (index, label) in labels.enumerated() {
            label.isHidden = index % step != 0
            label.frame = CGRect(x: 0, y: top + CGFloat(index) * titleHeight, width: bounds.width, height: max(titleHeight, 13))
        }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touchedIndex = nil
        trackTouch(touch)
        applyStyle()
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        trackTouch(touch)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { applyStyle() }
    override func cancelTracking(with event: UIEvent?) { applyStyle() }

    private func trackTouch(_ touch: UITouch) {
        guard !labels.isEmpty else { return }
        let position = (touch.location(in: self).y - top) / titleHeight
        let index = min(max(Int(position), 0), labels.count - 1)
        guard touchedIndex != index else { return }
        touchedIndex = index
        list?.indexWasTouched(titles[index], at: index)
    }

    /// Moves the index to the trailing edge of the visible area, and adds the index to the list if necessary.
    func layOut(in list: UIScrollView) {
        let visibleBounds = list.bounds.inset(by: list.adjustedContentInset)
        let isMirrored = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = list.bounds.minX + list.safeAreaInsets.left
        let right = list.bounds.maxX - Self.width - list.safeAreaInsets.right
        let indexFrame = CGRect(x: isMirrored ? left : right, y: visibleBounds.minY, width: Self.width, height: visibleBounds.height)
        if frame != indexFrame { frame = indexFrame }
        if superview !== list { list.addSubview(self) }
    }
}
