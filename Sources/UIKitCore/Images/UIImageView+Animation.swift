extension UIImageView {
    /// What initializers with images have in common.
    func begin(with image: UIImage?, _ highlightedImage: UIImage?) {
        isUserInteractionEnabled = false
        state.image = image
        state.highlightedImage = highlightedImage
        layer.setNeedsDisplay()
        followStillImage()
    }

    func changeAnimation(_ body: (inout ImageViewAnimation) -> Void) {
        endAnimation()
        body(&state.animation)
    }

    /// Takes up an animated image, which runs by itself, and lets go of one that is not shown any more.
    func followStillImage() {
        let frames = state.still?.details.frames
        guard frames !== state.animation.own else { return }
        if frames != nil, state.animation.images == nil {
            beginAnimation()
        } else if state.animation.own != nil {
            endAnimation()
        }
    }

    func beginAnimation() {
        var isStarted = false
        change { isStarted = $0.animation.start(isHighlighted: $0.isHighlighted, $0.still?.details.frames) }
        if isStarted { runAnimation() } else { endAnimation() }
    }

    func endAnimation() {
        change { $0.animation.stop() }
        animationLink?.invalidate()
        animationLink = nil
    }

    /// In no window there are no frames to count.
    func windowDidChange() {
        if window != nil { return runAnimation() }
        animationLink?.invalidate()
        animationLink = nil
        state.animation.hold()
    }

    private func runAnimation() {
        guard state.animation.isRunning, window != nil, animationLink == nil else { return }
        let link = CADisplayLink { [weak self] link in self?.advanceAnimation(link) ?? link.invalidate() }
        animationLink = link
        link.add(to: .main, forMode: .common)
    }

    private func advanceAnimation(_ link: CADisplayLink) {
        change { $0.animation.advance(to: link.timestamp) }
        if !state.animation.isRunning { endAnimation() }
    }

    /// The size of what is shown, in points; larger at accessibility sizes of text if the view is to follow them.
    var shownSize: CGSize? {
        guard let size = shownImage?.size else { return nil }
        let traits = effectiveTraits
        guard state.adjustsForAccessibility, traits.preferredContentSizeCategory.isAccessibilityCategory else { return size }
        func scaled(_ side: CGFloat) -> CGFloat { UIFontMetrics.default.scaledValue(for: side, compatibleWith: traits).rounded() }
        return CGSize(width: scaled(size.width), height: scaled(size.height))
    }
}
