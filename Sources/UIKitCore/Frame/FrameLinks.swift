/// A place among what runs in every frame, to leave it with.
@MainActor package final class LinkToken {
    package private(set) var isActive = true

    /// Runs no more, from now on.
    package func cancel() {
        isActive = false
    }
}

/// What runs in every frame: scrolling, animators.
@MainActor final class FrameLinks {
    private struct Link {
        let token: LinkToken
        let body: @MainActor (TimeInterval) -> Bool
    }

    private var all: [Link] = []

    var isEmpty: Bool { !all.contains { $0.token.isActive } }
    var count: Int { all.count { $0.token.isActive } }

    func add(_ body: @escaping @MainActor (TimeInterval) -> Bool) -> LinkToken {
        let token = LinkToken()
        all.append(Link(token: token, body: body))
        return token
    }

    /// The links to run now, in the order they were added; those that were cancelled are forgotten.
    func due() -> [(token: LinkToken, body: @MainActor (TimeInterval) -> Bool)] {
        // What a cancelled body held may add a link as it goes.
        if all.contains(where: { !$0.token.isActive }) { exchange(&all, with: all.filter(\.token.isActive)) }
        return all.map { ($0.token, $0.body) }
    }
}

extension FrameLoop {
    /// Runs `body` in the second pass of every frame until it answers `false`, or the token is cancelled.
    ///
    /// - Parameter body: gets the frame's time in seconds. Kept until then.
    @discardableResult package func addLink(_ body: @escaping @MainActor (TimeInterval) -> Bool) -> LinkToken {
        let token = links.add(body)
        setNeedsFrame()
        return token
    }
}
