extension UIImageView {
    func changeAnimation(_ body: (inout ImageViewAnimation) -> Void) {
        endAnimation()
        body(&state.animation)
    }

    func beginAnimation() {
        var isStarted = false
        change { isStarted = $0.animation.start(isHighlighted: $0.isHighlighted) }
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
        let factor = UIFontMetrics.default.scaledValue(for: 1, compatibleWith: traits)
        return CGSize(width: (size.width * factor).rounded(), height: (size.height * factor).rounded())
    }
}
