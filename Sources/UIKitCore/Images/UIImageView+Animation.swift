extension UIImageView {
    /// Performs the common part of the initialisers with images.
    func setUpImages(with image: UIImage?, _ highlightedImage: UIImage?) {
        isUserInteractionEnabled = false
        state.image = image
        state.highlightedImage = highlightedImage
        layer.setNeedsDisplay()
        updateAutomaticAnimation()
    }

    func changeAnimation(_ body: (inout ImageViewAnimation) -> Void) {
        endAnimation()
        body(&state.animation)
    }

    /// Starts the animation of an animated image, and stops the animation of an image that is no longer shown.
    func updateAutomaticAnimation() {
        let frames = state.stillImage?.details.frames
        guard frames !== state.animation.automaticFrames else { return }
        if frames != nil, state.animation.images == nil {
            beginAnimation()
        } else if state.animation.automaticFrames != nil {
            endAnimation()
        }
    }

    func beginAnimation() {
        var isStarted = false
        change { isStarted = $0.animation.start(isHighlighted: $0.isHighlighted, $0.stillImage?.details.frames) }
        if isStarted { runAnimation() } else { endAnimation() }
    }

    func endAnimation() {
        change { $0.animation.stop() }
        animationLink?.invalidate()
        animationLink = nil
    }

    /// Resumes the animation when the view enters a window, and pauses it outside windows, where there are no frames.
    func windowDidChange() {
        if window != nil { return runAnimation() }
        animationLink?.invalidate()
        animationLink = nil
        state.animation.clearLastFrameTime()
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

    /// The size of the shown image, in points. The size is larger for accessibility text sizes if the view adjusts the
    /// image.
    var displayedSize: CGSize? {
        guard let size = displayedImage?.size else { return nil }
        let traits = effectiveTraits
        guard state.adjustsForAccessibility, traits.preferredContentSizeCategory.isAccessibilityCategory else { return size }
        func scaled(_ side: CGFloat) -> CGFloat { UIFontMetrics.default.scaledValue(for: side, compatibleWith: traits).rounded() }
        return CGSize(width: scaled(size.width), height: scaled(size.height))
    }
}
