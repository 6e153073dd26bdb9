import UIKitEngines

extension UIScrollView {
    /// The one place where offsets become whole pixels: content that lies between pixels would have to be drawn anew.
    func rounded(_ offset: CGPoint) -> CGPoint {
        let scale = max(1, pixelsPerPoint)
        // A sum with zero makes zero of what rounds to a negative zero.
        return CGPoint(x: (offset.x * scale).rounded() / scale + 0, y: (offset.y * scale).rounded() / scale + 0)
    }

    /// Puts content at an offset; what moved by itself stops.
    func jump(to offset: CGPoint) {
        if scroll.machine.isMoving, !scroll.isMoving { haltMotion() }
        contentOffset = offset
    }

    /// Puts content where the app wants it.
    func place(_ offset: CGPoint) {
        scroll.insetsOfOffset = nil
        let target = rounded(offset)
        if scroll.isDecelerating, target == bounds.origin { return }
        if scroll.machine.glides(at: now) {
            // Also from within `scrollViewDidScroll(_:)`, where lists without an end do so.
            scroll.machine.shift(by: CGPoint(x: target.x - bounds.origin.x, y: target.y - bounds.origin.y))
            scroll.machine.reaim(at: now, in: extent)
        } else if !scroll.isMoving {
            scroll.machine.place(target)
            if !scroll.machine.isMoving { stopLink() }
        }
        let wasPlacing = scroll.isPlacing
        scroll.isPlacing = true
        show(target)
        scroll.isPlacing = wasPlacing
    }

    /// Puts content where the machine has it.
    func follow() {
        scroll.isMoving = true
        show(rounded(scroll.machine.offset))
        scroll.isMoving = false
    }

    private func show(_ offset: CGPoint) {
        guard offset != bounds.origin else { return }
        bounds.origin = offset
    }

    func boundsDidChange(from old: CGRect) {
        let new = bounds
        if new.size != old.size { sizeDidChange() }
        guard new.origin != old.origin else { return }
        if !scroll.isMoving, !scroll.isPlacing, scroll.machine.offset != new.origin, rounded(scroll.machine.offset) != new.origin {
            scroll.machine.place(new.origin)
        }
        setNeedsLayout()
        guard !scroll.isLookingAhead else { return }
        indicators.offsetDidChange(in: self)
        refreshControl?.scrolled()
        scrollHub.tell { $0.scrollViewDidScroll(self) }
    }

    private func sizeDidChange() {
        insetsDidChange()
        extentDidChange()
    }

    /// Content or size changed: what is past an edge comes back, unless a finger or a movement has it.
    func extentDidChange() {
        insetsDidChange()
        scrollHub.tell { ($0 as? any ContentSizeFollower)?.contentSizeDidChange(of: self) }
        if scroll.isDecelerating { scroll.machine.reaim(at: now, in: extent) }
        guard !scroll.isTracking, !scroll.machine.isMoving, !zooming.isMagnifying else { return }
        let insetsOfOffset = scroll.insetsOfOffset
        defer { scroll.insetsOfOffset = insetsOfOffset }
        var limits = extent
        if let insetsOfOffset { limits.insets(insetsOfOffset) }
        let nearest = limits.clamp(contentOffset)
        guard scroll.alignment == .zero else { return place(nearest) }
        // Content that grew or shrank does not move by itself on the near side: apps place it there on purpose.
        if nearest.x < contentOffset.x || nearest.y < contentOffset.y {
            place(CGPoint(x: min(nearest.x, contentOffset.x), y: min(nearest.y, contentOffset.y)))
        }
    }

    var extent: ScrollExtent {
        var extent = ScrollExtent(viewport: bounds.size, contentSize: contentSize)
        extent.insets(scroll.insets)
        extent.insetTop += scroll.hiddenTop
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

extension ScrollExtent {
    fileprivate mutating func insets(_ insets: UIEdgeInsets) {
        (insetTop, insetLeft, insetBottom, insetRight) = (insets.top, insets.left, insets.bottom, insets.right)
    }
}

/// Hears of content that grew or shrank, beside what delegates hear of.
@MainActor protocol ContentSizeFollower {
    func contentSizeDidChange(of scrollView: UIScrollView)
}
