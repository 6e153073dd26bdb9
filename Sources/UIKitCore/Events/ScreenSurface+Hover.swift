import Platform

/// Where a mouse rests with no button pressed, and what it hovers over.
struct Hover {
    /// In points of the screen; `nil` while a button is down, and before there was a mouse.
    var point: CGPoint?
    weak var view: UIView?
}

extension ScreenSurface {
    /// A pointer hovers until a button goes down, and again once it is up.
    func takeHover(_ pointer: PointerEvent) {
        switch pointer.phase {
        case .hovered:
            hover.point = pointer.location
            moveHover(to: pointer.location, at: pointer.timestamp)
        case .began:
            hover = Hover()
            for window in windows where window.isHovered { window.hover(at: nil, over: nil, nil) }
        case .ended where pointer.kind == .mouse: hover.point = pointer.location
        case .moved, .ended, .cancelled: break
        }
    }

    /// Content may have moved under a pointer that rests: what it is over now hears of it, and what it was over.
    func followHover(at time: TimeInterval, anew: Bool = false) {
        if let point = hover.point { moveHover(to: point, at: time, onlyOverOthers: !anew, anew: anew) }
    }

    private func moveHover(to point: CGPoint, at time: TimeInterval, onlyOverOthers: Bool = false, anew: Bool = false) {
        let event = UIEvent(.hover, timestamp: time)
        let target = hit(point, event)
        if onlyOverOthers, target?.view === hover.view { return }
        hover.view = target?.view
        for window in windows where window !== target?.window && window.isHovered { window.hover(at: nil, over: nil, nil) }
        target?.window.hover(at: target?.window.pointFromScreen(point), over: target?.view, event)
        pointerStage.move(to: target, at: point, event.modifierFlags, anew: anew)
    }
}
