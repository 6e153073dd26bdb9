import UIKitEngines

extension UIScrollView {
    /// Rounds an offset to whole pixels. All offsets are rounded here, because content between pixels would have to be
    /// drawn again.
    func rounded(_ offset: CGPoint) -> CGPoint {
        let scale = max(1, pixelsPerPoint)
        // Adding zero converts a negative zero to zero.
        return CGPoint(x: (offset.x * scale).rounded() / scale + 0, y: (offset.y * scale).rounded() / scale + 0)
    }

    /// Sets the offset and stops any movement.
    func setOffsetAndStop(to offset: CGPoint) {
        if scroll.machine.isMoving, !scroll.isMoving { stopMotion() }
        contentOffset = offset
    }

    /// Sets the offset on behalf of the app.
    func setOffset(_ offset: CGPoint) {
        scroll.insetsOfOffset = nil
        let target = rounded(offset)
        if scroll.isDecelerating, target == bounds.origin { return }
        if scroll.machine.deceleratesFreely(at: now) {
            // The movement continues from the new offset, because endless lists change the offset in
            // `scrollViewDidScroll(_:)`.
            scroll.machine.shift(by: CGPoint(x: target.x - bounds.origin.x, y: target.y - bounds.origin.y))
            scroll.machine.retargetDeceleration(at: now, in: extent)
        } else if !scroll.isMoving {
            scroll.machine.setOffset(target)
            if !scroll.machine.isMoving { stopLink() }
        }
        let wasSettingOffset = scroll.isSettingOffset
        scroll.isSettingOffset = true
        setBoundsOrigin(target)
        scroll.isSettingOffset = wasSettingOffset
    }

    /// Sets the offset to the offset of `scroll.machine`.
    func applyMachineOffset() {
        scroll.isMoving = true
        setBoundsOrigin(rounded(scroll.machine.offset))
        scroll.isMoving = false
    }

    private func setBoundsOrigin(_ offset: CGPoint) {
        guard offset != bounds.origin else { return }
        bounds.origin = offset
    }

    func boundsDidChange(from old: CGRect) {
        let new = bounds
        if new.size != old.size { sizeDidChange() }
        guard new.origin != old.origin else { return }
        if !scroll.isMoving, !scroll.isSettingOffset, scroll.machine.offset != new.origin, rounded(scroll.machine.offset) != new.origin {
            scroll.machine.setOffset(new.origin)
        }
        setNeedsLayout()
        guard !scroll.isMeasuringAhead else { return }
        indicators.offsetDidChange(in: self)
        refreshControl?.updateForScrolling()
        scrollHub.notify { $0.scrollViewDidScroll(self) }
    }

    private func sizeDidChange() {
        insetsDidChange()
        extentDidChange()
    }

    /// Applies a new content size or bounds size. Content past an edge moves back to the edge, unless a touch or a
    /// movement determines the offset.
    func extentDidChange() {
        insetsDidChange()
        scrollHub.notify { ($0 as? any ContentSizeObserver)?.contentSizeDidChange(of: self) }
        if scroll.isDecelerating { scroll.machine.retargetDeceleration(at: now, in: extent) }
        guard !scroll.isTracking, !scroll.machine.isMoving, !zooming.isApplyingZoom else { return }
        let insetsOfOffset = scroll.insetsOfOffset
        defer { scroll.insetsOfOffset = insetsOfOffset }
        var limits = extent
        if let insetsOfOffset { limits.insets(insetsOfOffset) }
        let nearestOffset = limits.clamp(contentOffset)
        guard scroll.alignment == .zero else { return setOffset(nearestOffset) }
        // The offset is not clamped at the start of the content, because apps set such offsets intentionally. Only
        // the end is clamped.
        if nearestOffset.x < contentOffset.x || nearestOffset.y < contentOffset.y {
            setOffset(CGPoint(x: min(nearestOffset.x, contentOffset.x), y: min(nearestOffset.y, contentOffset.y)))
        }
    }

    var extent: ScrollConfiguration {
        var extent = ScrollConfiguration(viewport: bounds.size, contentSize: contentSize)
        extent.insets(scroll.insets)
        extent.insetTop += scroll.expandableBarHeight
        extent.bouncesHorizontally = scroll.bouncesHorizontally
        extent.bouncesVertically = scroll.bouncesVertically
        extent.alignment = scroll.alignment
        extent.alwaysBouncesVertically = alwaysBounceVertical
        extent.alwaysBouncesHorizontally = alwaysBounceHorizontal
        extent.isPaging = isPagingEnabled
        extent.isDirectionalLockEnabled = isDirectionalLockEnabled
        extent.decelerationRate = decelerationRate.rawValue
        return extent
    }

    var pixelsPerPoint: CGFloat { window?.screen.scale ?? traitCollection.displayScale }
}

extension ScrollConfiguration {
    fileprivate mutating func insets(_ insets: UIEdgeInsets) {
        insetTop = insets.top
        insetLeft = insets.left
        insetBottom = insets.bottom
        insetRight = insets.right
    }
}

/// An observer of content size changes, in addition to delegates.
@MainActor protocol ContentSizeObserver {
    func contentSizeDidChange(of scrollView: UIScrollView)
}
