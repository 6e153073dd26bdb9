import UIKitCore

/// A balloon-shaped marker with a glyph, and the annotation's title below.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkmarkerannotationview
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
    /// The size of 28x36 pt: a balloon of 28 points and its tail.
    private static let size = CGSize(width: 28, height: 36)
    /// The scale of a selected marker.
    private static let selectedScale: CGFloat = 1.5

    /// The colour of the balloon; `nil`, the default, for red.
    open var markerTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The colour of the glyph; `nil`, the default, for white.
    open var glyphTintColor: UIColor? { didSet { updateGlyph() } }
    /// The text in the balloon, of one to three letters; `nil` by default. Takes precedence over ``glyphImage``.
    open var glyphText: String? { didSet { updateGlyph() } }
    /// The image in the balloon, drawn as a template; `nil`, the default, for a pin.
    open var glyphImage: UIImage? { didSet { updateGlyph() } }
    /// Whether the title and the subtitle below the balloon are visible; adaptive by default.
    open var titleVisibility = MKFeatureVisibility.adaptive { didSet { nameDidChange() } }
    /// Whether the subtitle below the title is visible. By default, it is visible while the marker is selected and
    /// has no callout.
    open var subtitleVisibility = MKFeatureVisibility.adaptive { didSet { nameDidChange() } }
    /// Whether the marker drops onto the map when it is added; `false` by default.
    open var animatesWhenAdded = false

    let glyphLabel = UILabel()
    let glyphView = UIImageView()
    let nameLabel = MarkerNameLabel()

    /// Creates a marker for an annotation, with an identifier for reuse.
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        bounds = CGRect(origin: .zero, size: Self.size)
        centerOffset = CGPoint(x: 0, y: -Self.size.height / 2)
        backgroundColor = .clear
        isOpaque = false
        addParts()
    }

    /// Creates a marker from an archive, without annotation.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Resets the marker to the default appearance.
    open override func prepareForReuse() {
        super.prepareForReuse()
        markerTintColor = nil
        glyphTintColor = nil
        glyphText = nil
        glyphImage = nil
        titleVisibility = .adaptive
        subtitleVisibility = .adaptive
        animatesWhenAdded = false
    }

    open override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        setNeedsLayout()
        guard animated else {
            annotationScale = selected ? Self.selectedScale : 1
            return
        }
        UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) {
            self.annotationScale = selected ? Self.selectedScale : 1
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    open override func draw(_ rect: CGRect) { MarkerDrawing.draw(markerTintColor ?? .systemRed, in: bounds) }
}

extension MKMarkerAnnotationView {
    private func addParts() {
        glyphLabel.textAlignment = .center
        glyphLabel.adjustsFontSizeToFitWidth = true
        glyphView.contentMode = .scaleAspectFit
        for view in [glyphLabel, glyphView, nameLabel] { addSubview(view) }
        updateGlyph()
    }

    private func updateGlyph() {
        let color = glyphTintColor ?? .white
        glyphLabel.text = glyphText
        glyphLabel.textColor = color
        glyphLabel.font = .systemFont(ofSize: (glyphText?.count ?? 0) > 2 ? 11 : 14, weight: .semibold)
        glyphView.isHidden = glyphText != nil
        glyphView.image = (glyphImage ?? UIImage(systemName: "mappin"))?.withRenderingMode(.alwaysTemplate)
        glyphView.tintColor = color
    }

    private func nameDidChange() {
        setNeedsLayout()
        setMapNeedsLayout()
    }

    private var visibleSubtitle: String? {
        switch subtitleVisibility {
        case .adaptive: isSelected && !canShowCallout ? annotation?.subtitle : nil
        case .hidden: nil
        case .visible: annotation?.subtitle
        }
    }

    private func layOutParts() {
        let balloon = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.width)
        glyphLabel.frame = balloon.shrunk(dx: 3, dy: 3)
        glyphView.frame = balloon.shrunk(dx: 6, dy: 6)
        nameLabel.text = titleVisibility == .hidden ? nil : annotation?.title
        nameLabel.detail = titleVisibility == .hidden ? nil : visibleSubtitle
        let size = nameLabel.sizeThatFits(CGSize(width: 140, height: 40))
        nameLabel.frame = CGRect(x: ((bounds.width - size.width) / 2).rounded(), y: bounds.maxY + 1, width: size.width, height: size.height)
    }

    /// Returns the title's frame in the map's coordinates; `nil` if the title is hidden.
    func nameFrame(in map: UIView) -> CGRect? {
        layoutIfNeeded()
        guard nameLabel.text != nil, titleVisibility != .hidden else { return nil }
        let annotationPoint = CGPoint(x: center.x - centerOffset.x, y: center.y - centerOffset.y)
        let size = nameLabel.bounds.size
        return CGRect(x: annotationPoint.x - size.width / 2, y: annotationPoint.y + 1, width: size.width, height: size.height)
    }
}
