import Platform

/// Pass 7: commits transactions, samples animations, and creates new render nodes for changed layers.
@MainActor enum CommitPass {
    /// The render tree of a screen.
    struct Commit {
        let surface: ScreenSurface
        let tree: RenderNode
    }

    static func run(_ loop: FrameLoop, at time: FrameTime) -> [Commit] {
        var commits: [Commit] = []
        for surface in loop.surfaces {
            guard surface.tree.needsCommit else {
                surface.tree.endWithoutCommit()
                continue
            }
            commits.append(Commit(surface: surface, tree: surface.tree.commit(at: time.timestamp)))
        }
        return commits
    }
}
