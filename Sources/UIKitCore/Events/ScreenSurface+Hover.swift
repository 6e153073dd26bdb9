import Platform

/// The location of a mouse, and the view that it hovers over.
struct Hover {
    /// The location in screen coordinates; `nil` before the first mouse event, and after a touch or pen event.
    var location: CGPoint?
    /// The buttons that are down.
    var pressedButtons: Set<Int> = []
    weak var view: UIView?
    /// Whether the pointer is over a view, which may have been deallocated since.
    var isOverView = false

    /// The location in screen coordinates if the pointer hovers; `nil` while a button is down.
    var hoverLocation: CGPoint? { pressedButtons.isEmpty ? location : nil }
}

extension ScreenSurface {
    /// Updates the hover state. A pointer hovers until a button is pressed, and again when all buttons are released.
    func updateHover(_ pointer: PointerEvent) {
        let isMouse = pointer.kind == .mouse
        switch pointer.phase {
        case .hovered:
            hover.location = pointer.location
            moveHover(to: pointer.location, at: pointer.timestamp)
        case .began:
            toolTipPresenter.hide()
            hover.view = nil
            hover.isOverView = false
            for window in windows where window.isHovered { window.hover(at: nil, over: nil, nil) }
            if isMouse { hover.pressedButtons.insert(pointer.id) }
            hover.location = isMouse ? pointer.location : nil
            if !isMouse { pointerController.pointerDidLeave() }
        case .moved where isMouse:
            hover.location = pointer.location
            pointerController.follow(pointer.location)
        case .ended where isMouse, .cancelled where isMouse:
            hover.pressedButtons.remove(pointer.id)
            hover.location = pointer.location
        case .moved, .ended, .cancelled: break
        }
    }

    /// Updates the view under a resting pointer after content moved. If the view differs, the new and the previous
    /// view are notified.
    func followHover(at time: TimeInterval) {
        if let point = hover.hoverLocation { moveHover(to: point, at: time, onlyIfViewChanged: true) }
    }

    /// Updates the shape of the pointer at its location.
    func updatePointerShape() {
        guard let location = hover.location else { return }
        let event = UIEvent(.hover, timestamp: applicationHost?.frameLoop.now ?? 0)
        pointerController.move(to: hit(location, event), at: location, event.modifierFlags, forcesUpdate: true)
    }

    /// Notifies the views, the pointer and the tool tip of a new hovering location. With `onlyIfViewChanged`, does so
    /// only if another view is at the location.
    private func moveHover(to point: CGPoint, at time: TimeInterval, onlyIfViewChanged: Bool = false) {
        let event = UIEvent(.hover, timestamp: time)
        let target = hit(point, event)
        if onlyIfViewChanged, target?.view === hover.view, (target != nil) == hover.isOverView { return }
        hover.view = target?.view
        hover.isOverView = target != nil
        for window in windows where window !== target?.window && window.isHovered { window.hover(at: nil, over: nil, nil) }
        if let window = target?.window {
            send(event, to: target) { window.hover(at: window.convertFromScreen(point), over: $0, event) }
        }
        pointerController.move(to: target, at: point, event.modifierFlags, forcesUpdate: false)
        toolTipPresenter.move(to: target, at: point)
    }
}
