import UIKitEngines

extension UIScrollView {
    /// Insets, safe area or axes changed: content that stood at its upper or left edge stays there, and content that would show what lies
    /// beyond its end moves back.
    func insetsDidChange() {
        let old = scroll.insets
        let new = contentInset + safeAreaPart
        guard new != old else { return }
        let isAtTop = contentOffset.y == -old.top
        let isAtLeft = contentOffset.x == -old.left
        let wasWithin = extent.clamp(contentOffset) == contentOffset
        scroll.insets = new
        // Content moves along first: bars that follow it must not see it between the old place and the new one.
        if !scroll.isTracking, !scroll.machine.isMoving {
            let kept = CGPoint(x: isAtLeft ? -new.left : contentOffset.x, y: isAtTop ? -new.top : contentOffset.y)
            let target = wasWithin ? extent.clamp(kept) : kept
            if target != contentOffset { place(target) }
        }
        if scroll.isDecelerating { scroll.machine.reaim(at: now, in: extent) }
        adjustedContentInsetDidChange()
        scrollHub.tell { $0.scrollViewDidChangeAdjustedContentInset(self) }
    }

    /// What the safe area adds under the present behaviour.
    var safeAreaPart: UIEdgeInsets {
        let scrollsSideways = contentSize.width > bounds.width || alwaysBounceHorizontal
        let scrollsUpright = contentSize.height > bounds.height || alwaysBounceVertical
        let safe = safeAreaInsets
        let upright = UIEdgeInsets(top: safe.top, left: 0, bottom: safe.bottom, right: 0)
        let sideways = UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return safe
        case .scrollableAxes: return (scrollsUpright ? upright : .zero) + (scrollsSideways ? sideways : .zero)
        case .automatic:
            return (scrollsUpright || !scrollsSideways ? upright : .zero) + (scrollsSideways ? sideways : .zero)
        }
    }
}
