/// Pass 8: render trees become pixels, where they differ from the frame before.
@MainActor enum CompositePass {
    /// One screen's new pixels.
    struct Picture {
        let surface: ScreenSurface
        let composite: Composite
    }

    static func run(_ loop: FrameLoop, _ commits: [CommitPass.Commit]) -> [Picture] {
        var pictures: [Picture] = []
        for commit in commits {
            let composite = commit.surface.compositor.composite(commit.tree)
            loop.counters.damageRects += composite.damage.count
            loop.counters.pixelsDrawn += composite.damage.reduce(0) { $0 + $1.area }
            loop.counters.pixelsMoved += composite.moves.reduce(0) { $0 + $1.source.area }
            pictures.append(Picture(surface: commit.surface, composite: composite))
        }
        return pictures
    }
}
