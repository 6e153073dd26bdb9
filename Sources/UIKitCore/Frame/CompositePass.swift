/// Pass 8: collects the damage between the render trees of this frame and the last frame. Pixels are rendered when a
/// back end reads them. A window reads every frame, a headless back end only the frames that are inspected.
@MainActor enum CompositePass {
    /// The changes to the pixels of a screen.
    struct ScreenChanges {
        let surface: ScreenSurface
        let changes: FrameChanges
    }

    static func run(_ loop: FrameLoop, _ commits: [CommitPass.Commit]) -> [ScreenChanges] {
        var screenChanges: [ScreenChanges] = []
        for commit in commits {
            let changes = commit.surface.compositor.collect(commit.tree)
            loop.counters.damageRects += changes.damage.count
            loop.counters.pixelsDrawn += changes.damage.reduce(0) { $0 + $1.area }
            loop.counters.pixelsMoved += changes.moves.reduce(0) { $0 + $1.source.area }
            screenChanges.append(ScreenChanges(surface: commit.surface, changes: changes))
        }
        return screenChanges
    }
}
