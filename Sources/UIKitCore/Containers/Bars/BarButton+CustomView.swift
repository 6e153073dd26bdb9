/// Sizes and positions an item's custom view in a bar.
extension BarButton {
    /// Returns the size of a custom view: the size that its constraints determine, else the size that the app set,
    /// else its intrinsic size.
    func customViewSize(_ custom: UIView) -> CGSize {
        let currentSize = custom.bounds.size
        let isSizeSet = currentSize.width > 0 && currentSize.height > 0 && currentSize != item.lastLayoutSize
        let isConstrained = custom.isSizedByConstraints
        if isSizeSet, !isConstrained { return currentSize }
        let intrinsic = custom.intrinsicContentSize
        if !isConstrained, intrinsic.width > 0, intrinsic.height > 0 { return intrinsic }
        let fittingSize = custom.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let fallback = isSizeSet ? currentSize : intrinsic
        return CGSize(
            width: fittingSize.width > 0 ? fittingSize.width : max(0, fallback.width),
            height: fittingSize.height > 0 ? fittingSize.height : max(0, fallback.height))
    }

    func layOutCustomView(_ custom: UIView) {
        let size = customViewSize(custom)
        if custom.bounds.size != size {
            custom.bounds.size = size
            item.lastLayoutSize = size
        }
        custom.center = CGPoint(x: bounds.midX, y: bounds.midY).centerAligningEdges(size)
        // The bar has laid out its items for the previous size of the view, so the bar lays them out again.
        if bounds.width > 0, abs(size.width - bounds.width) >= 0.5 { superview?.setNeedsLayout() }
    }
}

/// Lays out the button again when the content size of its custom view changes.
extension BarButton: ArrangingView {
    func animatesVisibility(of view: UIView) -> Bool { false }

    func subviewVisibilityDidChange(_ view: UIView) {}

    func subviewContentDidChange(_ view: UIView) {
        if view === item.customView { setNeedsLayout() }
    }
}

extension UIView {
    /// Whether the size of the view is determined by constraints instead of by its frame or its intrinsic size.
    fileprivate var isSizedByConstraints: Bool {
        !translatesAutoresizingMaskIntoConstraints || constraints.contains { $0.firstItem === self && $0.secondItem == nil }
    }
}
