extension UIPageControl {
    /// The length of the progress bar: 26 points, about the height of the row of dots. Apple publishes no value.
    private static let barLength: CGFloat = 26

    /// The length by which the bar exceeds the slot of a page, in points; 0 without a bar.
    var extraBarLength: CGFloat { progress == nil || numberOfPages == 0 ? 0 : max(0, Self.barLength - slotSize.width) }

    func progressDidChange(from old: UIPageControlProgress?) {
        guard old !== progress else { return }
        if let old, old.control === self {
            old.control = nil
            old.show(false)
        }
        // A progress object belongs to one control at a time.
        if let other = progress?.control, other !== self { other.progress = nil }
        progress?.control = self
        progress?.pageDidChange(to: currentPage)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Turns the view of the current page into a bar that is filled according to the progress.
    func showBar(in view: UIImageView, thickness: CGFloat, at center: CGPoint) {
        guard let progress else { return }
        let size = isVertical ? CGSize(width: thickness, height: Self.barLength) : CGSize(width: Self.barLength, height: thickness)
        view.image = nil
        view.backgroundColor = pageIndicatorTintColor ?? .tertiaryLabel
        view.layer.cornerRadius = thickness / 2
        view.clipsToBounds = true
        let origin = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
        view.frame = CGRect(origin: pixelAligned(CGRect(origin: origin, size: size)).origin, size: size)
        let fill = indicators.fillView ?? UIView()
        indicators.fillView = fill
        fill.isUserInteractionEnabled = false
        fill.backgroundColor = currentPageIndicatorTintColor ?? .label
        if fill.superview !== view { view.addSubview(fill) }
        let length = Self.barLength * CGFloat(progress.currentProgress)
        let start = isReversed ? Self.barLength - length : 0
        fill.frame =
            isVertical
            ? CGRect(x: 0, y: start, width: thickness, height: length) : CGRect(x: start, y: 0, width: length, height: thickness)
    }

    /// Turns a bar back into a dot.
    func removeBar(from view: UIImageView) {
        guard indicators.fillView?.superview === view else { return }
        indicators.fillView?.removeFromSuperview()
        view.clipsToBounds = false
    }
}
