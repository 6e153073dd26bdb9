import Platform

/// Pass 7: transactions close, animations are sampled, and what changed gets new nodes in the render tree.
@MainActor enum CommitPass {
    /// One screen's tree, as it is to be drawn.
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
