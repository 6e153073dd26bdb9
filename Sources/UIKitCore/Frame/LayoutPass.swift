/// Pass 5: dirty views place what is in them.
@MainActor enum LayoutPass {
    /// How often layout may ask for layout within one frame.
    static let maximumRounds = 4

    static func run(_ loop: FrameLoop) {
        for surface in loop.surfaces where surface.tree.needsLayout {
            let before = surface.tree.counters.layouts
            layOut(surface)
            loop.counters.layouts += surface.tree.counters.layouts - before
        }
    }

    private static func layOut(_ surface: ScreenSurface) {
        for _ in 0..<maximumRounds {
            OwedTraits.pay()
            guard surface.tree.needsLayout, surface.tree.layoutIfNeeded() > 0 else { return surface.endlessLayout = [] }
        }
        guard surface.tree.needsLayout else { return surface.endlessLayout = [] }
        let names = surface.windows.flatMap(dirtyViews).map { AnchorPoint.name($0) }
        // The same views go on asking in every frame: that is said once.
        guard names != surface.endlessLayout else { return }
        surface.endlessLayout = names
        Diagnostics.report(
            "layout.endless",
            "Layout still asks for layout after \(maximumRounds) rounds in one frame: \(names.joined(separator: ", ")). "
                + "Change no geometry in layoutSubviews() that asks for the same view's layout again.",
            numbers: ["rounds": Double(maximumRounds), "views": Double(names.count)])
    }

    private static func dirtyViews(_ view: UIView) -> [UIView] {
        (view.layer.needsLayout() ? [view] : []) + view.subviews.flatMap(dirtyViews)
    }
}
