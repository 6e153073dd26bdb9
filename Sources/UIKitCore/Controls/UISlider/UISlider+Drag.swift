extension UISlider {
    func setUpSlider() {
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        parts.attach(to: self)
    }

    func change(_ body: (inout SliderRange) -> Void) {
        body(&range)
        setNeedsLayout()
    }

    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var track: CGRect { trackRect(forBounds: bounds) }

    func beginDrag(_ touch: UITouch) -> Bool {
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
        let location = touch.location(in: self)
        let isOnThumb = thumb.insetBy(dx: -SliderParts.touchMargin, dy: -SliderParts.touchMargin).contains(location)
        if isOnThumb {
            thumbOffset = location.x - thumb.midX
            return true
        }
        // A mouse click beside the thumb moves the thumb to the pointer. A touch must begin on the thumb.
        guard touch.type == .indirectPointer else { return false }
        thumbOffset = 0
        return moveThumb(to: location.x)
    }

    func continueDrag(_ touch: UITouch) -> Bool { moveThumb(to: touch.location(in: self).x) }

    func endDrag() {
        if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    /// Changes the value by a tenth of the range, as the accessibility actions of UIKit do.
    func step(_ forward: Bool) -> Bool {
        let new = min(max(value + (maximumValue - minimumValue) * (forward ? 0.1 : -0.1), minimumValue), maximumValue)
        guard new != value else { return true }
        setValue(new, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        return true
    }

    private func moveThumb(to x: CGFloat) -> Bool {
        let track = track
        let width = parts.thumbSize(of: self).width
        let travel = track.width - width
        guard travel > 0 else { return true }
        var fraction = (x - thumbOffset - track.minX - width / 2) / travel
        if isMirrored { fraction = 1 - fraction }
        let new = range.value(at: fraction)
        guard new != value else { return true }
        setValue(new, animated: false)
        if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        return true
    }
}

/// The layout of a slider.
extension UISlider {
    func defaultTrackRect(_ bounds: CGRect) -> CGRect {
        var (left, right) = (bounds.minX + 2, bounds.maxX - 2)
        let start = minimumValueImage.map { $0.size.width + SliderParts.imageSpacing } ?? 0
        let end = maximumValueImage.map { $0.size.width + SliderParts.imageSpacing } ?? 0
        left += isMirrored ? end : start
        right -= isMirrored ? start : end
        return CGRect(
            x: left, y: bounds.midY - SliderParts.trackThickness / 2, width: max(0, right - left), height: SliderParts.trackThickness)
    }

    func defaultThumbRect(_ bounds: CGRect, _ track: CGRect, _ value: Float) -> CGRect {
        var newRange = range
        newRange.set(value)
        let size = parts.thumbSize(of: self)
        let fraction = isMirrored ? 1 - newRange.fraction : newRange.fraction
        let x = track.minX + max(0, track.width - size.width) * fraction
        return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    func imageRect(_ bounds: CGRect, _ image: UIImage?, isStart: Bool) -> CGRect {
        guard let size = image?.size else { return .zero }
        let x = isStart != isMirrored ? bounds.minX : bounds.maxX - size.width
        return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
}

/// The track, the thumb and the images of a slider.
@MainActor final class SliderParts {
    /// The height of the slider and the thickness of its track, in points. Measured on iOS 17.
    static let height: CGFloat = 34
    static let trackThickness: CGFloat = 4
    /// The inset of the visible default track at both ends, in points. In screenshots, the track begins 3 points from
    /// the slider's edge.
    static let trackInset: CGFloat = 1
    static let thumbDiameter: CGFloat = 28
    /// The distance from the thumb within which a touch begins a drag, in points.
    static let touchMargin: CGFloat = 10
    /// The distance between an image and the track, in points.
    static let imageSpacing: CGFloat = 8

    var thumbImages: [UInt: UIImage] = [:]
    var minimumImages: [UInt: UIImage] = [:]
    var maximumImages: [UInt: UIImage] = [:]
    private let minimumTrackView = UIImageView()
    private let maximumTrackView = UIImageView()
    private let thumb = UIImageView()
    private let images = [UIImageView(), UIImageView()]

    func attach(to owner: UISlider) {
        for part in [maximumTrackView, minimumTrackView, thumb] as [UIView] {
            part.isUserInteractionEnabled = false
            owner.addSubview(part)
        }
    }

    func imagesDidChange(_ owner: UISlider) {
        for (view, image) in zip(images, [owner.minimumValueImage, owner.maximumValueImage]) {
            view.image = image
            if image == nil { view.removeFromSuperview() } else { owner.addSubview(view) }
        }
        owner.setNeedsLayout()
    }

    func thumbSize(of owner: UISlider) -> CGSize {
        owner.currentThumbImage?.size ?? CGSize(width: Self.thumbDiameter, height: Self.thumbDiameter)
    }

    func update(_ owner: UISlider, animated: Bool) {
        guard animated, owner.window != nil else {
            layOut(owner)
            return
        }
        UIView.animate(withDuration: 0.25) { self.layOut(owner) }
    }

    func layOut(_ owner: UISlider) {
        let bounds = owner.bounds
        let track = owner.trackRect(forBounds: bounds)
        let thumbFrame = owner.thumbRect(forBounds: bounds, trackRect: track, value: owner.value)
        let minimum = owner.currentMinimumTrackImage
        let maximum = owner.currentMaximumTrackImage
        show(maximum, owner.maximumTrackTintColor ?? .systemFill, in: maximumTrackView, visibleTrack(track, maximum))
        let minimumTrack = visibleTrack(track, minimum)
        let filledWidth = owner.isMirrored ? minimumTrack.maxX - thumbFrame.midX : thumbFrame.midX - minimumTrack.minX
        let filledX = owner.isMirrored ? thumbFrame.midX : minimumTrack.minX
        let filledTrack = CGRect(x: filledX, y: minimumTrack.minY, width: max(0, filledWidth), height: minimumTrack.height)
        show(minimum, owner.minimumTrackTintColor ?? owner.tintColor, in: minimumTrackView, filledTrack)
        placeThumb(owner, thumbFrame)
        images[0].frame = owner.minimumValueImageRect(forBounds: bounds)
        images[1].frame = owner.maximumValueImageRect(forBounds: bounds)
        for part in [minimumTrackView, maximumTrackView] { part.alpha = owner.isEnabled ? 1 : ControlStyle.disabledAlpha }
    }

    /// Returns the visible part of the track. Only the default track is inset, not an image.
    private func visibleTrack(_ track: CGRect, _ image: UIImage?) -> CGRect {
        image == nil ? track.insetBy(dx: min(Self.trackInset, track.width / 2), dy: 0) : track
    }

    /// Shows a part of the track: an image with its original height, or a colour.
    private func show(_ image: UIImage?, _ color: UIColor, in part: UIImageView, _ frame: CGRect) {
        let height = image?.size.height ?? frame.height
        part.image = image
        part.tintColor = color
        part.backgroundColor = image == nil ? color : nil
        part.layer.cornerRadius = image == nil ? frame.height / 2 : 0
        part.frame = CGRect(x: frame.minX, y: frame.midY - height / 2, width: frame.width, height: height)
    }

    private func placeThumb(_ owner: UISlider, _ frame: CGRect) {
        let image = owner.currentThumbImage
        thumb.image = image
        thumb.frame = frame
        thumb.layer.cornerRadius = image == nil ? frame.height / 2 : 0
        thumb.backgroundColor = image == nil ? owner.thumbTintColor ?? .white : nil
        if image == nil { ControlStyle.addThumbShadow(thumb.layer) } else { thumb.layer.shadowOpacity = 0 }
    }
}
