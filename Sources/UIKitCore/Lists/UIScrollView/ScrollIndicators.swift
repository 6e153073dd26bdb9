import UIKitEngines

/// The scroll indicators, which show the position of the content while it moves.
///
/// The indicators are created when the content first moves. They are subviews of the scroll view, as in UIKit.
@MainActor final class ScrollIndicators {
    /// The thickness, margin and minimum length of an indicator, in points. Measured in screenshots of iOS 17.
    static let thickness: CGFloat = 3
    static let margin: CGFloat = 3
    static let minimumLength: CGFloat = 36
    /// The delay after the content has come to rest, and the duration of the fade, in seconds. Observed on iOS.
    static let fadeDelay: TimeInterval = 0.5
    static let fadeDuration: TimeInterval = 0.25

    private(set) var vertical: ScrollIndicatorView?
    private(set) var horizontal: ScrollIndicatorView?
    private var pendingFade: DelayToken?

    func offsetDidChange(in view: UIScrollView) {
        guard view.window != nil else { return }
        show(in: view)
        layOut(in: view)
        if !view.scroll.isTracking, !view.scroll.machine.isMoving { fade(in: view) }
    }

    /// Applies a new visibility or style.
    func indicatorStyleDidChange(in view: UIScrollView) {
        if !view.showsVerticalScrollIndicator { vertical?.alpha = 0 }
        if !view.showsHorizontalScrollIndicator { horizontal?.alpha = 0 }
        for indicator in [vertical, horizontal] { indicator?.show(view.indicatorStyle) }
    }

    func flash(in view: UIScrollView) {
        show(in: view)
        layOut(in: view)
        fade(in: view)
    }

    private func show(in view: UIScrollView) {
        pendingFade?.cancel()
        pendingFade = nil
        let extent = view.extent
        if view.showsVerticalScrollIndicator, extent.canScrollVertically { vertical = vertical ?? add(to: view) }
        if view.showsHorizontalScrollIndicator, extent.canScrollHorizontally { horizontal = horizontal ?? add(to: view) }
        vertical?.alpha = view.showsVerticalScrollIndicator ? 1 : 0
        horizontal?.alpha = view.showsHorizontalScrollIndicator ? 1 : 0
    }

    private func add(to view: UIScrollView) -> ScrollIndicatorView {
        let indicator = ScrollIndicatorView(style: view.indicatorStyle)
        view.addSubview(indicator)
        return indicator
    }

    /// Fades the indicators out after the delay.
    func fade(in view: UIScrollView) {
        pendingFade?.cancel()
        guard vertical != nil || horizontal != nil else { return }
        let indicators = [vertical, horizontal].compactMap { $0 }
        pendingFade = FrameLoop.current.schedule(after: Self.fadeDelay) {
            UIView.animate(withDuration: Self.fadeDuration) {
                for indicator in indicators { indicator.alpha = 0 }
            }
        }
    }

    func layOut(in view: UIScrollView) {
        let visibleSize = view.bounds.inset(by: view.adjustedContentInset).size
        // The track depends on the safe area, but not on the content insets.
        let track = view.automaticallyAdjustsScrollIndicatorInsets ? view.bounds.inset(by: view.safeAreaInsets) : view.bounds
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let extent = view.extent
        if let vertical, vertical.alpha > 0 {
            let area = track.inset(by: view.verticalScrollIndicatorInsets)
            let span = Self.indicatorSpan(
                trackLength: area.height, range: extent.verticalRange, offset: view.contentOffset.y, viewport: visibleSize.height)
            let x = isMirrored ? area.minX + Self.margin : area.maxX - Self.margin - Self.thickness
            vertical.updateFrame(CGRect(x: x, y: area.minY + span.start, width: Self.thickness, height: span.length))
        }
        if let horizontal, horizontal.alpha > 0 {
            let area = track.inset(by: view.horizontalScrollIndicatorInsets)
            let span = Self.indicatorSpan(
                trackLength: area.width, range: extent.horizontalRange, offset: view.contentOffset.x, viewport: visibleSize.width)
            horizontal.updateFrame(
                CGRect(
                    x: area.minX + span.start, y: area.maxY - Self.margin - Self.thickness, width: span.length, height: Self.thickness))
        }
    }

    /// Returns the start and the length of an indicator in its track, in points. An indicator shrinks while the content
    /// is scrolled past an edge.
    private static func indicatorSpan(
        trackLength: CGFloat, range: ClosedRange<CGFloat>, offset: CGFloat, viewport: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        let scrollableLength = range.upperBound - range.lowerBound
        let availableLength = max(0, trackLength - 2 * margin)
        guard scrollableLength + viewport > 0 else { return (margin, availableLength) }
        let fullLength = min(availableLength, max(minimumLength, availableLength * viewport / (scrollableLength + viewport)))
        let overscroll = max(range.lowerBound - offset, offset - range.upperBound, 0)
        let length = max(min(fullLength, thickness * 2), fullLength - overscroll)
        let fraction = scrollableLength > 0 ? min(max((offset - range.lowerBound) / scrollableLength, 0), 1) : 0
        return (margin + (availableLength - length) * fraction, length)
    }
}
