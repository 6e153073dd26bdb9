import Platform

/// The background, the selection highlight, the dividers and the labels of a segmented control.
///
/// Layout computes the intrinsic width of each segment: its fixed width, or its content with margins. Segments without
/// a fixed width are all as wide as the widest of their contents, unless the control apportions widths by content.
/// Widths that are not fixed are scaled to fill the remaining width. The highlight, the labels and the dividers follow
/// the resulting frames. A selection by the user animates the highlight. An animated insertion or removal begins at the
/// former frames.
@MainActor final class SegmentedParts {
    /// The height, the corner radius, and the distance of the highlight from the edge, in points. Measured on iOS 17.
    static let height: CGFloat = 32
    private static let radius: CGFloat = 9
    private static let highlightInset: CGFloat = 2
    /// The margin beside a title, in points.
    ///
    /// The width of a segment is the width of the widest title in the selected weight, rounded up to whole points, plus
    /// twice this margin. Segments are one point apart. On screenshots of iOS 17 and 18, segments with the titles
    /// "Segment A" to "Segment C" are 87 points wide, and their control 263 points.
    private static let margin: CGFloat = 8.5
    /// The alpha of a title while pressed.
    private static let pressedAlpha: CGFloat = 0.4

    private weak var owner: UISegmentedControl?
    private(set) var frames: [CGRect] = []
    var pressedIndex: Int?
    /// Whether the next layout moves the highlight with an animation.
    var animatesNext = false
    private var slide: SegmentSlide?
    private let highlightView = UIView()
    private(set) var segmentViews: [SegmentView] = []
    private var dividerViews: [UIImageView] = []
    var images = SegmentedImages()
    /// Whether background images that the app set replace the background and the highlight.
    private var hidesBackground = false
    /// Whether segments were added or removed since their views were created.
    private var needsNewSegmentViews = false

    init(_ owner: UISegmentedControl) { self.owner = owner }

    func attach() {
        guard let owner else { return }
        owner.layer.cornerRadius = Self.radius
        owner.backgroundColor = .tertiarySystemFill
        highlightView.isUserInteractionEnabled = false
        highlightView.layer.cornerRadius = Self.radius - Self.highlightInset
        ControlStyle.addThumbShadow(highlightView.layer)
        owner.addSubview(highlightView)
    }

    /// Returns the intrinsic widths of the segments, in points: the fixed width of a segment, or else the width of its
    /// content. If segments are equally wide, the widest content determines the width.
    func widths() -> [CGFloat] {
        guard let owner else { return [] }
        let contentWidths = owner.segments.map { segment -> CGFloat in
            if segment.width > 0 { return segment.width }
            let content =
                segment.image?.size.width
                ?? ceil(owner.titleStyle.text(segment.title ?? "", isSelected: true, isEnabled: true).size().width)
            return content + 2 * Self.margin
        }
        guard !owner.apportionsSegmentWidthsByContent else { return contentWidths }
        // Segments without a width of their own are as wide as the widest of them.
        let sizedSegments = zip(contentWidths, owner.segments)
        let widestFlexible = sizedSegments.filter { _, segment in segment.width == 0 }.map { width, _ in width }.max() ?? 0
        return sizedSegments.map { width, segment in segment.width > 0 ? width : widestFlexible }
    }

    /// Marks the segment views as outdated. The next layout creates them again, once for all changes until then.
    func segmentsDidChange() { needsNewSegmentViews = true }

    private func recreateSegmentViews(_ owner: UISegmentedControl) {
        guard needsNewSegmentViews else { return }
        needsNewSegmentViews = false
        for view in segmentViews + dividerViews { view.removeFromSuperview() }
        dividerViews = owner.segments.dropFirst().map { _ in UIImageView() }
        segmentViews = owner.segments.map { _ in SegmentView() }
        for bar in dividerViews {
            bar.isUserInteractionEnabled = false
            owner.insertSubview(bar, belowSubview: highlightView)
        }
        for view in segmentViews { owner.addSubview(view) }
    }

    func layOutParts() {
        guard let owner else { return }
        let previousFrames = frames
        recreateSegmentViews(owner)
        layOutBackground(owner)
        updateFrames(owner)
        let isAnimated = animatesNext && owner.window != nil
        animatesNext = false
        if isAnimated { UIView.animate(withDuration: 0.25) { self.layOutHighlight(owner) } } else { layOutHighlight(owner) }
        layOutSegments(owner)
        if let slide, owner.window != nil, slide.fits(previousFrames.count, frames.count) {
            ViewAnimations.unanimated {
                for (view, initialFrame) in zip(segmentViews, slide.initialFrames(previousFrames)) { view.frame = initialFrame }
            }
            UIView.animate(withDuration: 0.25) { self.layOutSegments(owner) }
        }
        slide = nil
    }

    /// Animates the segments to their frames in the next layout.
    func slideNext(_ slide: SegmentSlide) { self.slide = slide }

    private func layOutSegments(_ owner: UISegmentedControl) {
        let metrics = owner.barMetrics
        for (index, view) in segmentViews.enumerated() {
            let segment = owner.segments[index]
            let isActive = segment.isEnabled && owner.isEnabled
            view.positionAdjustment = images.adjustment(owner.position(of: index), metrics)
            view.background = images.background(owner.state(of: index), metrics)
            view.show(segment, owner.titleStyle, isSelected: index == owner.selectedIndex, isEnabled: isActive)
            view.frame = frames[index]
            view.alpha = index == pressedIndex && index != owner.selectedIndex ? Self.pressedAlpha : 1
        }
        for (index, bar) in dividerViews.enumerated() {
            let (left, right) = owner.effectiveUserInterfaceLayoutDirection == .rightToLeft ? (index + 1, index) : (index, index + 1)
            layOutDivider(bar, owner, left, right, metrics)
        }
    }

    /// Lays out a divider: an image that the app set, or else a line. The line is hidden beside the selected segment.
    private func layOutDivider(_ bar: UIImageView, _ owner: UISegmentedControl, _ left: Int, _ right: Int, _ metrics: UIBarMetrics) {
        bar.image = images.divider(left: owner.state(of: left), right: owner.state(of: right), metrics)
        bar.backgroundColor = bar.image == nil && !hidesBackground ? .separator : nil
        let x = (frames[left].maxX + frames[right].minX) / 2
        guard let image = bar.image else {
            bar.frame = owner.pixelAligned(CGRect(x: x - 0.5, y: 8, width: 1, height: max(0, owner.bounds.height - 16)))
            bar.alpha = left == owner.selectedIndex || right == owner.selectedIndex ? 0 : 1
            return
        }
        bar.frame = owner.pixelAligned(CGRect(x: x - image.size.width / 2, y: 0, width: image.size.width, height: owner.bounds.height))
        bar.alpha = 1
    }

    /// Shows the default background, unless the app set a background image.
    private func layOutBackground(_ owner: UISegmentedControl) {
        let hasBackgroundImage = images.background(.normal, owner.barMetrics) != nil
        guard hasBackgroundImage != hidesBackground else { return }
        hidesBackground = hasBackgroundImage
        if hasBackgroundImage, owner.backgroundColor == .tertiarySystemFill { owner.backgroundColor = nil }
        if !hasBackgroundImage, owner.backgroundColor == nil { owner.backgroundColor = .tertiarySystemFill }
    }

    private func updateFrames(_ owner: UISegmentedControl) {
        var widths = widths()
        var fixedWidth: CGFloat = 0
        for (width, segment) in zip(widths, owner.segments) where segment.width > 0 { fixedWidth += width }
        let flexibleWidth = widths.reduce(0, +) - fixedWidth
        let gap = images.dividerWidth(owner.barMetrics)
        let availableWidth = max(0, owner.bounds.width - fixedWidth - gap * CGFloat(max(0, widths.count - 1)))
        if flexibleWidth > 0 {
            widths = zip(widths, owner.segments).map { width, segment in
                segment.width > 0 ? width : width * availableWidth / flexibleWidth
            }
        }
        var x: CGFloat = 0
        frames = widths.map { width in
            defer { x += width + gap }
            return CGRect(x: x, y: 0, width: width, height: owner.bounds.height)
        }
        guard owner.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
        frames = frames.map { CGRect(x: owner.bounds.width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
    }

    private func layOutHighlight(_ owner: UISegmentedControl) {
        let isVisible = frames.indices.contains(owner.selectedIndex)
        highlightView.alpha = isVisible && !hidesBackground ? 1 : 0
        highlightView.backgroundColor = owner.selectedSegmentTintColor ?? ControlStyle.selectedSegmentColor
        guard isVisible else { return }
        let isPressed = pressedIndex == owner.selectedIndex
        highlightView.frame = frames[owner.selectedIndex].shrunk(dx: Self.highlightInset, dy: Self.highlightInset)
        highlightView.transform = isPressed ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
    }
}

extension UISegmentedControl {
    var intrinsicSize: CGSize {
        let widths = parts.widths()
        let gaps = parts.images.dividerWidth(barMetrics) * CGFloat(max(0, widths.count - 1))
        return CGSize(width: widths.reduce(0, +) + gaps, height: segments.isEmpty ? Self.noIntrinsicMetric : SegmentedParts.height)
    }
}

/// The view of a segment.
final class SegmentView: UIView {
    private let label = UILabel()
    private let imageView = UIImageView()
    /// The view of a background image that the app set.
    private var backgroundImageView: UIImageView?
    private var offset = CGSize.zero
    var positionAdjustment = UIOffset.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        label.textAlignment = .center
        imageView.contentMode = .center
        addSubview(label)
        addSubview(imageView)
    }

    required init?(coder: NSCoder) { return nil }

    var background: UIImage? {
        get { backgroundImageView?.image }
        set {
            guard newValue != nil || backgroundImageView != nil else { return }
            let view = backgroundImageView ?? UIImageView()
            if backgroundImageView == nil { insertSubview(view, at: 0) }
            backgroundImageView = view
            view.image = newValue
        }
    }

    func show(_ segment: SegmentItem, _ titleStyle: SegmentTitleStyle, isSelected: Bool, isEnabled: Bool) {
        label.attributedText = segment.title.map { titleStyle.text($0, isSelected: isSelected, isEnabled: isEnabled) }
        // An image with automatic rendering mode is drawn in the colour of the title.
        imageView.image = segment.image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        offset = segment.offset
        imageView.tintColor = isEnabled ? .label : .tertiaryLabel
        accessibilityLabel = segment.title ?? segment.image?.accessibilityLabel
        accessibilityIdentifier = segment.title == nil ? segment.image?.accessibilityIdentifier : nil
        var traits: UIAccessibilityTraits = isSelected ? [.button, .selected] : .button
        if !isEnabled { traits.insert(.notEnabled) }
        accessibilityTraits = traits
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let dx = offset.width + positionAdjustment.horizontal
        let dy = offset.height + positionAdjustment.vertical
        label.frame = bounds.shrunk(dx: 4, dy: 0).offsetBy(dx: dx, dy: dy)
        imageView.frame = bounds.offsetBy(dx: dx, dy: dy)
        backgroundImageView?.frame = bounds
    }

    package override var accessibilityRole: AccessibilityNode.Role? { .segment }
}
