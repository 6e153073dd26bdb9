/// Pass 8: damage is collected, where render trees differ from those of the frame before. The pixels are drawn once a back end reads them:
/// a window reads every frame, a headless back end only those that somebody looks at.
@MainActor enum CompositePass {
    /// How one screen's picture changes.
    struct Picture {
        let surface: ScreenSurface
        let changes: FrameChanges
    }

    static func run(_ loop: FrameLoop, _ commits: [CommitPass.Commit]) -> [Picture] {
        var pictures: [Picture] = []
        for commit in commits {
            let changes = commit.surface.compositor.collect(commit.tree)
            loop.counters.damageRects += changes.damage.count
            loop.counters.pixelsDrawn += changes.damage.reduce(0) { $0 + $1.area }
            loop.counters.pixelsMoved += changes.moves.reduce(0) { $0 + $1.source.area }
            pictures.append(Picture(surface: commit.surface, changes: changes))
        }
        return pictures
    }
}
