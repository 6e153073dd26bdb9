import Platform

/// A row of segments of which one is chosen.
///
/// - Source: https://developer.apple.com/documentation/uikit/uisegmentedcontrol
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    /// No segment: what ``selectedSegmentIndex`` is while none is chosen.
    public nonisolated static let noSegment = -1

    var segments: [SegmentItem] = []
    var selected = UISegmentedControl.noSegment
    var titleLook = SegmentedLook()
    private(set) lazy var parts = SegmentedParts(self)

    /// Makes a control with a segment for each title (`String`), picture (`UIImage`) or action (`UIAction`).
    public init(items: [Any]?) {
        super.init(frame: .zero)
        finishMakingSegments()
        for item in items ?? [] { append(item) }
        frame.size = naturalSize
    }

    /// Makes a control with a segment for each action, which is performed when its segment is chosen.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(items: actions)
        if frame != .zero { self.frame = frame }
    }

    /// Makes a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishMakingSegments()
    }

    /// Makes a control without segments.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishMakingSegments()
        NibCoder.read(coder, into: self, at: UISegmentedControl.self)
    }

    // MARK: - Segments

    /// How many segments there are.
    open var numberOfSegments: Int { segments.count }
    /// The chosen segment; ``noSegment`` by default. Setting it tells nobody.
    ///
    /// - Precondition: the index of a segment, or `noSegment`.
    open var selectedSegmentIndex: Int {
        get { selected }
        set {
            precondition(
                newValue == Self.noSegment || segments.indices.contains(newValue),
                "UISegmentedControl: no segment \(newValue) among \(segments.count). Give the index of one, or noSegment.")
            selected = newValue
            setNeedsLayout()
        }
    }
    /// Whether a segment is chosen only as long as a finger is on it; `false` by default.
    open var isMomentary = false
    /// Whether segments are as wide as what they show asks for; `false`, all of one width, by default.
    open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange() } }
    /// The colour behind the chosen segment; `nil`, which is white or grey, by default.
    open var selectedSegmentTintColor: UIColor? {
        didSet {
            noteAppearance(.selectedSegmentTintColor, \UISegmentedControl.selectedSegmentTintColor, selectedSegmentTintColor)
            setNeedsLayout()
        }
    }

    /// Puts a segment with a title before another one; behind the last for larger indices.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentItem(title: title), at: segment, animated: animated)
    }
    /// Puts a segment with a picture before another one; behind the last for larger indices.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentItem(image: image), at: segment, animated: animated)
    }
    /// Puts a segment with an action before another one; behind the last for larger indices.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(SegmentItem(action), at: segment, animated: animated)
    }
    /// Takes a segment away; an index without one is ignored.
    open func removeSegment(at segment: Int, animated: Bool) { remove(segment, animated: animated) }
    /// Takes all segments away.
    open func removeAllSegments() {
        segments = []
        selected = Self.noSegment
        segmentsDidChange()
    }
    /// Sets a segment's title, and takes its picture away.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.title = title
            $0.image = nil
        }
    }
    /// A segment's title; `nil` without one.
    open func titleForSegment(at segment: Int) -> String? { segments[checked(segment)].title }
    /// Sets a segment's picture, and takes its title away.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.image = image
            $0.title = nil
        }
    }
    /// A segment's picture; `nil` without one.
    open func imageForSegment(at segment: Int) -> UIImage? { segments[checked(segment)].image }
    /// Sets a segment's action with its title and picture.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) { change(segment) { $0 = SegmentItem(action) } }
    /// A segment's action; `nil` without one.
    open func actionForSegment(at segment: Int) -> UIAction? { segments[checked(segment)].action }
    /// The segment whose action has an identifier; `NSNotFound` without one.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }
    /// Sets a segment's width, in points; 0 for the one that fits.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        NumberCheck.finite(width, "UISegmentedControl.setWidth")
        change(segment) { $0.width = min(max(0, width), 1_000_000) }
    }
    /// A segment's width as it was set; 0 by default.
    open func widthForSegment(at segment: Int) -> CGFloat { segments[checked(segment)].width }
    /// Sets whether a segment can be chosen.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    /// Whether a segment can be chosen; `true` by default.
    open func isEnabledForSegment(at segment: Int) -> Bool { segments[checked(segment)].isEnabled }
    /// Sets the look of titles in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        noteAppearance(.titleAttributes(state)) { ($0 as? UISegmentedControl)?.setTitleTextAttributes(attributes, for: state) }
        titleLook.attributes[state.rawValue] = attributes
        segmentsDidChange()
    }
    /// The look of titles in a state, as it was set.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleLook.attributes[state.rawValue] }

    // MARK: - Overrides

    open override var intrinsicContentSize: CGSize { naturalSize }
    /// Leaves taps on it to itself: one tap of one finger is not for recognizers of views around it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isRivalTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
    open override func layoutSubviews() {
        super.layoutSubviews()
        parts.place()
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
