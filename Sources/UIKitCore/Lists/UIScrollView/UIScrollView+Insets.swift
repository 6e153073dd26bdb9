import UIKitEngines

extension UIScrollView {
    /// Applies new insets, a new safe area or new scrollable axes. Content that is at its upper or left edge remains at
    /// the edge. Content that is scrolled past its end moves back.
    func insetsDidChange() {
        let old = scroll.insets
        let new = contentInset + safeAreaAdjustment
        guard new != old else { return }
        let wasInRange = extent.clamp(contentOffset) == contentOffset
        scroll.insets = new
        // The offset changes before the insets are reported. Bars that observe the content therefore never see an
        // intermediate state.
        if window == nil {
            scroll.insetsOfOffset = scroll.insetsOfOffset ?? old
        } else {
            restoreEdges(of: old, isInRange: wasInRange)
        }
        if scroll.isDecelerating { scroll.machine.retargetDeceleration(at: now, in: extent) }
        adjustedContentInsetDidChange()
        scrollHub.notify { $0.scrollViewDidChangeAdjustedContentInset(self) }
    }

    /// Moves content back to the upper or left edge, if it was at that edge with the old insets.
    private func restoreEdges(of old: UIEdgeInsets, isInRange: Bool) {
        guard !scroll.isTracking, !scroll.machine.isMoving else { return }
        let offset = contentOffset
        let new = scroll.insets
        var edgeOffset = offset
        // The subtraction avoids a negative zero.
        if offset.x == -old.left { edgeOffset.x = 0 - new.left }
        if offset.y == -old.top { edgeOffset.y = 0 - new.top }
        let target = isInRange ? extent.clamp(edgeOffset) : edgeOffset
        if target != offset { setOffset(target) }
    }

    /// Called when the scroll view enters a window. Applies insets that were set outside of a window.
    func applyInsetsSetOutsideWindow() {
        guard let old = scroll.insetsOfOffset else { return }
        scroll.insetsOfOffset = nil
        restoreEdges(of: old, isInRange: true)
    }

    /// The insets that the adjustment behaviour adds for the safe area.
    var safeAreaAdjustment: UIEdgeInsets {
        let scrollsHorizontally = contentSize.width > bounds.width || alwaysBounceHorizontal
        let scrollsVertically = contentSize.height > bounds.height || alwaysBounceVertical
        let safe = safeAreaInsets
        let vertical = UIEdgeInsets(top: safe.top, left: 0, bottom: safe.bottom, right: 0)
        let horizontal = UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return safe
        case .scrollableAxes: return (scrollsVertically ? vertical : .zero) + (scrollsHorizontally ? horizontal : .zero)
        case .automatic:
            let isVertical = scrollsVertically || (!scrollsHorizontally && isAdjustedByController)
            return (isVertical ? vertical : .zero) + (scrollsHorizontally ? horizontal : .zero)
        }
    }

    /// Whether the controller of the view, or of the superview whose first subview this is, adjusts the insets.
    private var isAdjustedByController: Bool {
        var controller = next as? UIViewController
        if controller == nil, superview?.subviews.first === self { controller = superview?.next as? UIViewController }
        return controller?.automaticallyAdjustsScrollViewInsets ?? true
    }
}
