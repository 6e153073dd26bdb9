import Platform

/// A row of segments, one of which is selected.
///
/// - Source: https://developer.apple.com/documentation/uikit/uisegmentedcontrol
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    /// The value of ``selectedSegmentIndex`` while no segment is selected.
    public nonisolated static let noSegment = -1

    var segments: [SegmentItem] = []
    var selectedIndex = UISegmentedControl.noSegment
    var titleStyle = SegmentTitleStyle()
    private(set) lazy var parts = SegmentedParts(self)

    /// Creates a control with a segment for each title (`String`), image (`UIImage`) or action (`UIAction`).
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUpSegments()
        for item in items ?? [] { append(item) }
        frame.size = intrinsicSize
    }

    /// Creates a control with a segment for each action. Selecting a segment performs its action.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(items: actions)
        if frame != .zero { self.frame = frame }
    }

    /// Creates a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSegments()
    }

    /// Creates a control without segments.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSegments()
        NibCoder.read(coder, into: self, at: UISegmentedControl.self)
    }

    // MARK: - Segments

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }
    /// The index of the selected segment; ``noSegment`` by default. Setting the property sends no events.
    ///
    /// - Precondition: The value is the index of a segment, or `noSegment`.
    open var selectedSegmentIndex: Int {
        get { selectedIndex }
        set {
            precondition(
                newValue == Self.noSegment || segments.indices.contains(newValue),
                "UISegmentedControl: no segment \(newValue) among \(segments.count). Give the index of one, or noSegment.")
            selectedIndex = newValue
            setNeedsLayout()
        }
    }
    /// Whether a selection ends as soon as its events have been sent; `false` by default.
    open var isMomentary = false
    /// Whether segments are as wide as their content requires; `false`, equal widths, by default.
    open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange() } }
    /// The colour behind the selected segment; `nil`, white or grey, by default.
    open var selectedSegmentTintColor: UIColor? {
        didSet {
            appearanceDidSet(.selectedSegmentTintColor, \UISegmentedControl.selectedSegmentTintColor, selectedSegmentTintColor)
            setNeedsLayout()
        }
    }

    /// Inserts a segment with a title at an index. An index beyond the last segment appends the segment.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentItem(title: title), at: segment, animated: animated)
    }
    /// Inserts a segment with an image at an index. An index beyond the last segment appends the segment.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentItem(image: image), at: segment, animated: animated)
    }
    /// Inserts a segment with an action at an index. An index beyond the last segment appends the segment.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(SegmentItem(action), at: segment, animated: animated)
    }
    /// Removes a segment. An index out of range is ignored.
    open func removeSegment(at segment: Int, animated: Bool) { remove(segment, animated: animated) }
    /// Removes all segments.
    open func removeAllSegments() {
        segments = []
        selectedIndex = Self.noSegment
        segmentsDidChange()
    }
    /// Sets the title of a segment, and removes its image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.title = title
            $0.image = nil
        }
    }
    /// Returns the title of a segment; `nil` for none.
    open func titleForSegment(at segment: Int) -> String? { segments[validIndex(segment)].title }
    /// Sets the image of a segment, and removes its title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.image = image
            $0.title = nil
        }
    }
    /// Returns the image of a segment; `nil` for none.
    open func imageForSegment(at segment: Int) -> UIImage? { segments[validIndex(segment)].image }
    /// Sets the action of a segment, together with the action's title and image.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) { change(segment) { $0 = SegmentItem(action) } }
    /// Returns the action of a segment; `nil` for none.
    open func actionForSegment(at segment: Int) -> UIAction? { segments[validIndex(segment)].action }
    /// Returns the index of the segment whose action has an identifier; `NSNotFound` if there is none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }
    /// Sets the width of a segment, in points; 0 for the width that fits the content.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        NumberCheck.finite(width, "UISegmentedControl.setWidth")
        change(segment) { $0.width = min(max(0, width), 1_000_000) }
    }
    /// Returns the width that was set for a segment, in points; 0 by default.
    open func widthForSegment(at segment: Int) -> CGFloat { segments[validIndex(segment)].width }
    /// Sets whether a segment can be selected.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    /// Returns whether a segment can be selected; `true` by default.
    open func isEnabledForSegment(at segment: Int) -> Bool { segments[validIndex(segment)].isEnabled }
    /// Sets the attributes of titles in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        appearanceDidSet(.titleAttributes(state)) { ($0 as? UISegmentedControl)?.setTitleTextAttributes(attributes, for: state) }
        titleStyle.attributes[state.rawValue] = attributes
        segmentsDidChange()
    }
    /// Returns the attributes of titles that were set for a state.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleStyle.attributes[state.rawValue] }

    // MARK: - Overrides

    open override var intrinsicContentSize: CGSize { intrinsicSize }
    /// Returns `false` for single-tap recognizers of superviews, because the control handles taps itself.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isConflictingTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicSize }
    open override func layoutSubviews() {
        super.layoutSubviews()
        parts.layOutParts()
    }
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { press(touch) }
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { followPress(touch) }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endPress(touch) }
    open override func cancelTracking(with event: UIEvent?) { endPress(nil) }
    override func stepByKey(forward: Bool, isVertical: Bool) -> Bool { isVertical ? false : step(forward) }
    override func stateDidChange() {
        super.stateDidChange()
        setNeedsLayout()
    }
    package override var accessibilityRole: AccessibilityNode.Role? { .segments }
}
