extension UIPageControl {
    /// 26 pt: as long as the row of dots is high. Apple gives no figure; it is ours.
    private static let bar: CGFloat = 26

    /// How much longer than a page's room the present one's bar is, in points.
    var barExtra: CGFloat { progress == nil || numberOfPages == 0 ? 0 : max(0, Self.bar - slot.width) }

    func progressDidChange(from old: UIPageControlProgress?) {
        guard old !== progress else { return }
        if let old, old.control === self {
            old.control = nil
            old.show(false)
        }
        // One control's at a time.
        if let other = progress?.control, other !== self { other.progress = nil }
        progress?.control = self
        progress?.pageDidChange(to: currentPage)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Makes a bar of the present page's view, as full as the progress says.
    func showBar(in view: UIImageView, thickness: CGFloat, at center: CGPoint) {
        guard let progress else { return }
        let size = isVertical ? CGSize(width: thickness, height: Self.bar) : CGSize(width: Self.bar, height: thickness)
        view.image = nil
        view.backgroundColor = pageIndicatorTintColor ?? .tertiaryLabel
        view.layer.cornerRadius = thickness / 2
        view.clipsToBounds = true
        let place = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
        view.frame = CGRect(origin: onPixels(CGRect(origin: place, size: size)).origin, size: size)
        let fill = indicators.fill ?? UIView()
        indicators.fill = fill
        fill.isUserInteractionEnabled = false
        fill.backgroundColor = currentPageIndicatorTintColor ?? .label
        if fill.superview !== view { view.addSubview(fill) }
        let length = Self.bar * CGFloat(progress.currentProgress)
        let start = isReversed ? Self.bar - length : 0
        fill.frame =
            isVertical
            ? CGRect(x: 0, y: start, width: thickness, height: length) : CGRect(x: start, y: 0, width: length, height: thickness)
    }

    /// What was a bar is a dot again.
    func dropBar(from view: UIImageView) {
        guard indicators.fill?.superview === view else { return }
        indicators.fill?.removeFromSuperview()
        view.clipsToBounds = false
    }
}
