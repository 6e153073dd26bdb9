import Platform

/// The controller of a screen's pointer: the pointer's appearance, and its effects on the content.
///
/// Each movement searches for the innermost interaction with a region at the pointer. If region and interaction are
/// unchanged, only a custom pointer is moved. Otherwise the old effect is removed, and the delegate's style for the
/// new region is applied. The delegates are then notified of the exit and the entry. Without a region, the pointer is
/// a beam over selectable text, and an arrow elsewhere.
@MainActor final class PointerController {
    private weak var surface: ScreenSurface?
    private weak var interaction: UIPointerInteraction?
    private var region: UIPointerRegion?
    private var effect: PointerEffectPlayer?
    private var picture: PointerPicture?
    /// Whether a delegate is being asked for a region or a style.
    private var isAsking = false

    init(_ surface: ScreenSurface) { self.surface = surface }

    /// Moves the pointer to a point of the screen. `target` is the view at that point. If `anew` is `true`, the style
    /// is requested again even in the same region.
    func move(to target: TouchTracker.Target?, at point: CGPoint, _ modifiers: UIKeyModifierFlags, anew: Bool) {
        guard !isAsking else { return }
        let found = asking { target.flatMap { find(from: $0.view, in: $0.window, at: point, modifiers) } }
        let isSame = found != nil && found?.interaction === interaction && found?.region == region
        if isSame, !anew {
            picture?.move(to: point)
            return
        }
        let isOverText = found == nil && target.map { Self.isOverText($0.view) } == true
        guard found != nil || region != nil || isOverText != (shape == .beam) else { return }
        let style = asking { found.flatMap { self.style(of: $0) } }
        let left = isSame ? nil : place
        clear()
        (interaction, region) = (found?.interaction, found?.region)
        if let found { show(style, in: found, at: point) } else { shape = isOverText ? .beam : .arrow }
        // Delegates are notified after the change, because they may request another style.
        if let left { notifyExit(left) }
        guard let found, !isSame, interaction === found.interaction, region == found.region else { return }
        notify(found) { $0.pointerInteraction(found.interaction, willEnter: found.region, animator: $1) }
    }

    /// Moves the pointer while a button is pressed. The style does not change meanwhile.
    func follow(_ point: CGPoint) { picture?.move(to: point) }

    /// Resets the pointer after the mouse has left the screen.
    func pointerDidLeave() {
        guard region != nil || shape != .arrow else { return }
        let left = place
        clear()
        (interaction, region, shape) = (nil, nil, .arrow)
        if let left { notifyExit(left) }
    }

    /// Requests the region and the style again if the pointer is over the interaction's view.
    func invalidate(_ interaction: UIPointerInteraction) {
        guard let surface, !isAsking else { return }
        let isUnder = interaction.view.map { surface.hover.view?.isDescendant(of: $0) == true } ?? false
        if self.interaction === interaction || isUnder { surface.renewPointer() }
    }

    /// Calls a delegate. Requests that the delegate makes during the call are ignored.
    private func asking<Answer>(_ body: () -> Answer) -> Answer {
        isAsking = true
        defer { isAsking = false }
        return body()
    }

    private func style(of place: Place) -> UIPointerStyle? {
        place.interaction.hub.value(nil) { $0.pointerInteraction(place.interaction, styleFor: place.region) }
    }

    // MARK: - Region lookup

    private typealias Place = (interaction: UIPointerInteraction, region: UIPointerRegion)

    private var place: Place? {
        guard let interaction, let region else { return nil }
        return (interaction, region)
    }

    /// Returns the region of the innermost interaction that has one at a point.
    private func find(from view: UIView, in window: UIWindow, at point: CGPoint, _ modifiers: UIKeyModifierFlags) -> Place? {
        let place = window.pointFromScreen(point)
        var next: UIView? = view
        while let view = next {
            for case let interaction as UIPointerInteraction in view.interactions {
                if let region = interaction.region(at: place, in: window, modifiers) { return (interaction, region) }
            }
            // The pointer over text is always a beam, regardless of interactions around the text.
            if view is any TextEditorHost, Self.isOverText(view) { return nil }
            next = view.superview
        }
        return nil
    }

    /// Returns whether a view is part of selectable text.
    private static func isOverText(_ view: UIView) -> Bool {
        let text = view.firstInChain { $0 is any TextEditorHost || $0 is UIControl }
        if let field = text as? UITextField { return field.isEnabled }
        return (text as? UITextView)?.isSelectable == true
    }

    // MARK: - Appearance

    private var shape: PointerShape {
        get { surface?.window.pointerShape ?? .arrow }
        set { if let surface, surface.window.pointerShape != newValue { surface.window.pointerShape = newValue } }
    }

    private func show(_ style: UIPointerStyle?, in place: Place, at point: CGPoint) {
        switch style?.kind {
        case .arrow, nil: shape = .arrow
        case .hidden: shape = .hidden
        case .effect(let effect, let outline):
            shape = .arrow
            self.effect = PointerEffectPlayer(effect, outline)
        case .shape(.verticalBeam, _): shape = .beam
        case .shape(.horizontalBeam, _): shape = .sidewaysBeam
        case .shape(.path(let path), let axes): draw(path, axes, in: place, at: point)
        case .shape(.roundedRect(let rect, let radius), let axes):
            let middle = CGRect(x: -rect.width / 2, y: -rect.height / 2, width: rect.width, height: rect.height)
            draw(UIBezierPath(roundedRect: middle, cornerRadius: radius), axes, in: place, at: point)
        }
    }

    private func draw(_ path: UIBezierPath, _ axes: UIAxis, in place: Place, at point: CGPoint) {
        guard let surface, let view = place.interaction.view else { return }
        let middle = CGPoint(x: place.region.rect.midX, y: place.region.rect.midY)
        picture = PointerPicture(path, axes, heldAt: view.layer.convert(middle, to: surface.rootLayer), on: surface)
        picture?.move(to: point)
        shape = .hidden
    }

    /// Removes the effect and the custom pointer.
    private func clear() {
        effect?.end()
        picture?.remove()
        (effect, picture) = (nil, nil)
    }

    private func notifyExit(_ place: Place) {
        notify(place) { $0.pointerInteraction(place.interaction, willExit: place.region, animator: $1) }
    }

    private func notify(_ place: Place, _ body: (any UIPointerInteractionDelegate, PointerAnimations) -> Void) {
        let animations = PointerAnimations()
        place.interaction.hub.notify { body($0, animations) }
        animations.run()
    }
}
