import Platform

/// What the pointer over a screen looks like, and what it does to what it is over.
@MainActor final class PointerStage {
    private weak var surface: ScreenSurface?
    private weak var interaction: UIPointerInteraction?
    private var region: UIPointerRegion?
    private var effect: PointerEffectPlayer?
    private var picture: PointerPicture?
    /// Regions and styles are being asked for.
    private var isAsking = false

    init(_ surface: ScreenSurface) { self.surface = surface }

    /// The pointer is over a view, at a point of the screen; `nil` for no view. Where it was there before, `anew` asks for the style again.
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
        // Who hears of it finds all in place, and may ask for another style.
        if let left { tellExit(left) }
        guard let found, !isSame, interaction === found.interaction, region == found.region else { return }
        tell(found) { $0.pointerInteraction(found.interaction, willEnter: found.region, animator: $1) }
    }

    /// The mouse moves with a button down: it stays what it is.
    func follow(_ point: CGPoint) { picture?.move(to: point) }

    /// There is no mouse now.
    func leave() {
        guard region != nil || shape != .arrow else { return }
        let left = place
        clear()
        (interaction, region, shape) = (nil, nil, .arrow)
        if let left { tellExit(left) }
    }

    /// Asks for region and style anew, where one of the interaction's is on show or could be.
    func invalidate(_ interaction: UIPointerInteraction) {
        guard let surface, !isAsking else { return }
        let isUnder = interaction.view.map { surface.hover.view?.isDescendant(of: $0) == true } ?? false
        if self.interaction === interaction || isUnder { surface.renewPointer() }
    }

    /// Who is asked may not have itself be asked again.
    private func asking<Answer>(_ body: () -> Answer) -> Answer {
        isAsking = true
        defer { isAsking = false }
        return body()
    }

    private func style(of place: Place) -> UIPointerStyle? {
        place.interaction.hub.value(nil) { $0.pointerInteraction(place.interaction, styleFor: place.region) }
    }

    // MARK: - Where the pointer is

    private typealias Place = (interaction: UIPointerInteraction, region: UIPointerRegion)

    private var place: Place? {
        guard let interaction, let region else { return nil }
        return (interaction, region)
    }

    /// The innermost view's interaction that has a region there.
    private func find(from view: UIView, in window: UIWindow, at point: CGPoint, _ modifiers: UIKeyModifierFlags) -> Place? {
        let place = window.pointFromScreen(point)
        var next: UIView? = view
        while let view = next {
            for case let interaction as UIPointerInteraction in view.interactions {
                if let region = interaction.region(at: place, in: window, modifiers) { return (interaction, region) }
            }
            // Text keeps its beam, whatever stands around it.
            if view is any TextEditorHost, Self.isOverText(view) { return nil }
            next = view.superview
        }
        return nil
    }

    /// Whether a view's text can be selected.
    private static func isOverText(_ view: UIView) -> Bool {
        let text = view.firstInChain { $0 is any TextEditorHost || $0 is UIControl }
        if let field = text as? UITextField { return field.isEnabled }
        return (text as? UITextView)?.isSelectable == true
    }

    // MARK: - What is shown

    private var shape: PointerShape {
        get { surface?.window.pointerShape ?? .arrow }
        set { if let surface, surface.window.pointerShape != newValue { surface.window.pointerShape = newValue } }
    }

    private func show(_ style: UIPointerStyle?, in place: Place, at point: CGPoint) {
        switch style?.look {
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

    /// What the pointer was over is as it was.
    private func clear() {
        effect?.end()
        picture?.remove()
        (effect, picture) = (nil, nil)
    }

    private func tellExit(_ place: Place) {
        tell(place) { $0.pointerInteraction(place.interaction, willExit: place.region, animator: $1) }
    }

    private func tell(_ place: Place, _ body: (any UIPointerInteractionDelegate, PointerAnimations) -> Void) {
        let animations = PointerAnimations()
        place.interaction.hub.tell { body($0, animations) }
        animations.run()
    }
}
