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
    private var customPointer: CustomPointer?
    /// Whether a delegate is being called for a region or a style.
    private var isCallingDelegate = false

    init(_ surface: ScreenSurface) { self.surface = surface }

    /// Moves the pointer to a point in screen coordinates. `target` is the view at that point. In the same region as
    /// before, the style is requested again only if `forcesUpdate` is `true`.
    func move(to target: TouchTracker.Target?, at point: CGPoint, _ modifiers: UIKeyModifierFlags, forcesUpdate: Bool) {
        guard !isCallingDelegate else { return }
        let match = callDelegate { target.flatMap { findRegion(from: $0.view, in: $0.window, at: point, modifiers) } }
        let isSameRegion = match != nil && match?.interaction === interaction && match?.region == region
        if isSameRegion, !forcesUpdate {
            customPointer?.move(to: point)
            return
        }
        let isOverText = match == nil && target.map { Self.isOverText($0.view) } == true
        guard match != nil || region != nil || isOverText != (shape == .beam) else { return }
        let style = callDelegate { match.flatMap { self.style(of: $0) } }
        let previousMatch = isSameRegion ? nil : currentMatch
        clear()
        interaction = match?.interaction
        region = match?.region
        if let match { show(style, in: match, at: point) } else { shape = isOverText ? .beam : .arrow }
        // Delegates are notified after the change, because they may request another style.
        if let previousMatch { notifyExit(previousMatch) }
        guard let match, !isSameRegion, interaction === match.interaction, region == match.region else { return }
        notify(match) { $0.pointerInteraction(match.interaction, willEnter: match.region, animator: $1) }
    }

    /// Moves the pointer while a button is pressed. The style does not change meanwhile.
    func follow(_ point: CGPoint) { customPointer?.move(to: point) }

    /// Resets the pointer after the mouse has left the screen.
    func pointerDidLeave() {
        guard region != nil || shape != .arrow else { return }
        let previousMatch = currentMatch
        clear()
        interaction = nil
        region = nil
        shape = .arrow
        if let previousMatch { notifyExit(previousMatch) }
    }

    /// Requests the region and the style again if the pointer is over the interaction's view.
    func invalidate(_ interaction: UIPointerInteraction) {
        guard let surface, !isCallingDelegate else { return }
        let isUnderPointer = interaction.view.map { surface.hover.view?.isDescendant(of: $0) == true } ?? false
        if self.interaction === interaction || isUnderPointer { surface.updatePointerShape() }
    }

    /// Calls a delegate. Requests that the delegate makes during the call are ignored.
    private func callDelegate<Result>(_ body: () -> Result) -> Result {
        isCallingDelegate = true
        defer { isCallingDelegate = false }
        return body()
    }

    private func style(of match: RegionMatch) -> UIPointerStyle? {
        match.interaction.hub.value(nil) { $0.pointerInteraction(match.interaction, styleFor: match.region) }
    }

    // MARK: - Region lookup

    /// An interaction, and its region at the pointer.
    private typealias RegionMatch = (interaction: UIPointerInteraction, region: UIPointerRegion)

    private var currentMatch: RegionMatch? {
        guard let interaction, let region else { return nil }
        return (interaction, region)
    }

    /// Returns the innermost interaction with a region at a point, and that region; `nil` if there is none.
    private func findRegion(from view: UIView, in window: UIWindow, at point: CGPoint, _ modifiers: UIKeyModifierFlags) -> RegionMatch? {
        let location = window.convertFromScreen(point)
        var next: UIView? = view
        while let view = next {
            for case let interaction as UIPointerInteraction in view.interactions {
                if let region = interaction.region(at: location, in: window, modifiers) { return (interaction, region) }
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

    private func show(_ style: UIPointerStyle?, in match: RegionMatch, at point: CGPoint) {
        switch style?.kind {
        case .arrow, nil: shape = .arrow
        case .hidden: shape = .hidden
        case .effect(let effect, let outline):
            shape = .arrow
            self.effect = PointerEffectPlayer(effect, outline)
        case .shape(.verticalBeam, _): shape = .beam
        case .shape(.horizontalBeam, _): shape = .horizontalBeam
        case .shape(.path(let path), let axes): draw(path, axes, in: match, at: point)
        case .shape(.roundedRect(let rect, let radius), let axes):
            let centeredRect = CGRect(x: -rect.width / 2, y: -rect.height / 2, width: rect.width, height: rect.height)
            draw(UIBezierPath(roundedRect: centeredRect, cornerRadius: radius), axes, in: match, at: point)
        }
    }

    private func draw(_ path: UIBezierPath, _ axes: UIAxis, in match: RegionMatch, at point: CGPoint) {
        guard let surface, let view = match.interaction.view else { return }
        let center = CGPoint(x: match.region.rect.midX, y: match.region.rect.midY)
        customPointer = CustomPointer(path, axes, regionCenter: view.layer.convert(center, to: surface.rootLayer), on: surface)
        customPointer?.move(to: point)
        shape = .hidden
    }

    /// Removes the effect and the custom pointer.
    private func clear() {
        effect?.end()
        customPointer?.remove()
        effect = nil
        customPointer = nil
    }

    private func notifyExit(_ match: RegionMatch) {
        notify(match) { $0.pointerInteraction(match.interaction, willExit: match.region, animator: $1) }
    }

    private func notify(_ match: RegionMatch, _ body: (any UIPointerInteractionDelegate, PointerAnimations) -> Void) {
        let animations = PointerAnimations()
        match.interaction.hub.notify { body($0, animations) }
        animations.run()
    }
}
