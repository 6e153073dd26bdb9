import Platform

/// The ground, the plate, the bars and the labels of a segmented control.
@MainActor final class SegmentedParts {
    /// 32 pt high, corners of 9, the plate 2 from the edge with corners of 7. Measured on iOS 17.
    static let height: CGFloat = 32
    private static let radius: CGFloat = 9
    private static let gap: CGFloat = 2
    /// 12 pt beside a title.
    private static let margin: CGFloat = 12
    /// How strong a title is under a finger.
    private static let pressedAlpha: CGFloat = 0.4

    private weak var owner: UISegmentedControl?
    private(set) var frames: [CGRect] = []
    var pressed: Int?
    var animatesNext = false
    private var slide: SegmentSlide?
    private let plate = UIView()
    private(set) var faces: [SegmentFace] = []
    private var bars: [UIView] = []
    /// Whether segments came or went since faces were made.
    private var isStale = false

    init(_ owner: UISegmentedControl) { self.owner = owner }

    func attach() {
        guard let owner else { return }
        owner.layer.cornerRadius = Self.radius
        owner.backgroundColor = .tertiarySystemFill
        plate.isUserInteractionEnabled = false
        plate.layer.cornerRadius = Self.radius - Self.gap
        ControlLook.shade(plate.layer)
        owner.addSubview(plate)
    }

    /// Each as wide as the widest, or as what it shows.
    func widths() -> [CGFloat] {
        guard let owner else { return [] }
        let natural = owner.segments.map { segment -> CGFloat in
            if segment.width > 0 { return segment.width }
            let content =
                segment.image?.size.width
                ?? ceil(owner.titleLook.text(segment.title ?? "", isSelected: true, isEnabled: true).size().width)
            return content + 2 * Self.margin
        }
        guard !owner.apportionsSegmentWidthsByContent else { return natural }
        let widest = zip(natural, owner.segments).filter { $1.width == 0 }.map(\.0).max() ?? 0
        return zip(natural, owner.segments).map { $1.width > 0 ? $0 : widest }
    }

    /// Faces are made before the next layout: segments mostly come many at once.
    func segmentsDidChange() { isStale = true }

    private func renew(_ owner: UISegmentedControl) {
        guard isStale else { return }
        isStale = false
        for view in faces + bars { view.removeFromSuperview() }
        bars = owner.segments.dropFirst().map { _ in UIView() }
        faces = owner.segments.map { _ in SegmentFace() }
        for bar in bars {
            bar.isUserInteractionEnabled = false
            bar.backgroundColor = .separator
            owner.insertSubview(bar, belowSubview: plate)
        }
        for face in faces { owner.addSubview(face) }
    }

    func place() {
        guard let owner else { return }
        let before = frames
        renew(owner)
        placeFrames(owner)
        let isAnimated = animatesNext && owner.window != nil
        animatesNext = false
        if isAnimated { UIView.animate(withDuration: 0.25) { self.placePlate(owner) } } else { placePlate(owner) }
        placeFaces(owner)
        if let slide, owner.window != nil, slide.fits(before.count, frames.count) {
            UIView.performWithoutAnimation { for (face, start) in zip(faces, slide.starts(before)) { face.frame = start } }
            UIView.animate(withDuration: 0.25) { self.placeFaces(owner) }
        }
        slide = nil
    }

    /// Has segments slide to their places in the next layout.
    func slideNext(_ slide: SegmentSlide) { self.slide = slide }

    private func placeFaces(_ owner: UISegmentedControl) {
        for (index, face) in faces.enumerated() {
            let segment = owner.segments[index]
            let isActive = segment.isEnabled && owner.isEnabled
            face.show(segment, owner.titleLook, isSelected: index == owner.selected, isEnabled: isActive)
            face.frame = frames[index]
            face.alpha = index == pressed && index != owner.selected ? Self.pressedAlpha : 1
        }
        for (index, bar) in bars.enumerated() {
            let (left, right) = owner.effectiveUserInterfaceLayoutDirection == .rightToLeft ? (index + 1, index) : (index, index + 1)
            bar.frame = owner.onPixels(CGRect(x: frames[left].maxX - 0.5, y: 8, width: 1, height: max(0, owner.bounds.height - 16)))
            bar.alpha = left == owner.selected || right == owner.selected ? 0 : 1
        }
    }

    private func placeFrames(_ owner: UISegmentedControl) {
        var widths = widths()
        let fixed = zip(widths, owner.segments).filter { $1.width > 0 }.reduce(0) { $0 + $1.0 }
        let free = widths.reduce(0, +) - fixed
        let room = max(0, owner.bounds.width - fixed)
        if free > 0 { widths = zip(widths, owner.segments).map { $1.width > 0 ? $0 : $0 * room / free } }
        var x: CGFloat = 0
        frames = widths.map { width in
            defer { x += width }
            return CGRect(x: x, y: 0, width: width, height: owner.bounds.height)
        }
        guard owner.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
        frames = frames.map { CGRect(x: owner.bounds.width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
    }

    private func placePlate(_ owner: UISegmentedControl) {
        let isShown = frames.indices.contains(owner.selected)
        plate.alpha = isShown ? 1 : 0
        plate.backgroundColor = owner.selectedSegmentTintColor ?? ControlLook.plate
        guard isShown else { return }
        let isDown = pressed == owner.selected
        plate.frame = frames[owner.selected].shrunk(dx: Self.gap, dy: Self.gap)
        plate.transform = isDown ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
    }
}

extension UISegmentedControl {
    var naturalSize: CGSize {
        let widths = parts.widths()
        return CGSize(width: widths.reduce(0, +), height: segments.isEmpty ? Self.noIntrinsicMetric : SegmentedParts.height)
    }
}

/// What one segment shows.
final class SegmentFace: UIView {
    private let label = UILabel()
    private let picture = UIImageView()
    private var offset = CGSize.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        label.textAlignment = .center
        picture.contentMode = .center
        addSubview(label)
        addSubview(picture)
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ segment: Segment, _ look: SegmentedLook, isSelected: Bool, isEnabled: Bool) {
        label.attributedText = segment.title.map { look.text($0, isSelected: isSelected, isEnabled: isEnabled) }
        // What says nothing of itself is drawn in the text's colour.
        picture.image = segment.image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        offset = segment.offset
        picture.tintColor = isEnabled ? .label : .tertiaryLabel
        accessibilityLabel = segment.title
        var traits: UIAccessibilityTraits = isSelected ? [.button, .selected] : .button
        if !isEnabled { traits.insert(.notEnabled) }
        accessibilityTraits = traits
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.shrunk(dx: 4, dy: 0).offsetBy(dx: offset.width, dy: offset.height)
        picture.frame = bounds.offsetBy(dx: offset.width, dy: offset.height)
    }

    package override var accessibilityRole: AccessibilityNode.Role? { .segment }
}
