/// Pass 5: lays out the views that need layout.
@MainActor enum LayoutPass {
    /// The maximum number of layout rounds in one frame. A round may require another round.
    static let maximumRounds = 4

    static func run(_ loop: FrameLoop) {
        for surface in loop.surfaces where surface.tree.needsLayout {
            layOut(surface)
        }
    }

    private static func layOut(_ surface: ScreenSurface) {
        for _ in 0..<maximumRounds {
            PendingTraitUpdates.flush()
            guard surface.tree.needsLayout, surface.tree.layoutIfNeeded() > 0 else { return surface.endlessLayout = [] }
        }
        guard surface.tree.needsLayout else { return surface.endlessLayout = [] }
        let views = surface.windows.flatMap(dirtyViews)
        let names = views.map { ConstraintOperand.name($0) }
        // If the same views require layout in every frame, they are reported once.
        guard names != surface.endlessLayout else { return }
        surface.endlessLayout = names
        EndlessLayout.report("The layout of a frame", of: views)
    }

    private static func dirtyViews(_ view: UIView) -> [UIView] {
        (view.layer.needsLayout() ? [view] : []) + view.subviews.flatMap(dirtyViews)
    }
}
