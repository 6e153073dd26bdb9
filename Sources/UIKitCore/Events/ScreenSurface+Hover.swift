import Platform

/// Where a mouse is, and what it hovers over.
struct Hover {
    /// In points of the screen; `nil` before there was a mouse, and once a finger or a pen came down.
    var place: CGPoint?
    /// The buttons that are down.
    var pressed: Set<Int> = []
    weak var view: UIView?
    /// Whether there was a view, which may be gone.
    var isOverView = false

    /// In points of the screen; `nil` while a button is down.
    var point: CGPoint? { pressed.isEmpty ? place : nil }
}

extension ScreenSurface {
    /// A pointer hovers until a button goes down, and again once all are up.
    func takeHover(_ pointer: PointerEvent) {
        let isMouse = pointer.kind == .mouse
        switch pointer.phase {
        case .hovered:
            hover.place = pointer.location
            moveHover(to: pointer.location, at: pointer.timestamp)
        case .began:
            toolTips.hide()
            (hover.view, hover.isOverView) = (nil, false)
            for window in windows where window.isHovered { window.hover(at: nil, over: nil, nil) }
            if isMouse { hover.pressed.insert(pointer.id) }
            hover.place = isMouse ? pointer.location : nil
            if !isMouse { pointerStage.leave() }
        case .moved where isMouse:
            hover.place = pointer.location
            pointerStage.follow(pointer.location)
        case .ended where isMouse, .cancelled where isMouse:
            hover.pressed.remove(pointer.id)
            hover.place = pointer.location
        case .moved, .ended, .cancelled: break
        }
    }

    /// Content may have moved under a pointer that rests: what it is over now hears of it, and what it was over.
    func followHover(at time: TimeInterval) {
        if let point = hover.point { moveHover(to: point, at: time, onlyOverOthers: true) }
    }

    /// What a mouse looks like is asked for again where it is.
    func renewPointer() {
        guard let place = hover.place else { return }
        let event = UIEvent(.hover, timestamp: applicationHost?.frameLoop.now ?? 0)
        pointerStage.move(to: hit(place, event), at: place, event.modifierFlags, anew: true)
    }

    private func moveHover(to point: CGPoint, at time: TimeInterval, onlyOverOthers: Bool = false) {
        let event = UIEvent(.hover, timestamp: time)
        let target = hit(point, event)
        if onlyOverOthers, target?.view === hover.view, (target != nil) == hover.isOverView { return }
        (hover.view, hover.isOverView) = (target?.view, target != nil)
        for window in windows where window !== target?.window && window.isHovered { window.hover(at: nil, over: nil, nil) }
        if let window = target?.window {
            send(event, to: target) { window.hover(at: window.pointFromScreen(point), over: $0, event) }
        }
        pointerStage.move(to: target, at: point, event.modifierFlags, anew: false)
        toolTips.move(to: target, at: point)
    }
}
