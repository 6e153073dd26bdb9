/// A token for removing a link.
@MainActor package final class LinkToken {
    package private(set) var isActive = true

    /// Removes the link.
    package func cancel() {
        isActive = false
    }
}

/// The links: the closures that run in every frame, such as those of scrolling and animators.
@MainActor final class FrameLinks {
    private struct Link {
        let token: LinkToken
        let body: @MainActor (TimeInterval) -> Bool
    }

    private var entries: [Link] = []

    var isEmpty: Bool { !entries.contains { $0.token.isActive } }
    var count: Int { entries.count { $0.token.isActive } }

    func add(_ body: @escaping @MainActor (TimeInterval) -> Bool) -> LinkToken {
        let token = LinkToken()
        entries.append(Link(token: token, body: body))
        return token
    }

    /// Returns the links to run now in the order of their addition, and removes cancelled links.
    func due() -> [(token: LinkToken, body: @MainActor (TimeInterval) -> Bool)] {
        // `exchange` replaces the array before the old links are released: releasing a link may add another link.
        if entries.contains(where: { !$0.token.isActive }) { exchange(&entries, with: entries.filter(\.token.isActive)) }
        return entries.map { ($0.token, $0.body) }
    }
}

extension FrameLoop {
    /// Runs `body` in the second pass of every frame until it returns `false` or the token is cancelled.
    ///
    /// - Parameter body: Receives the time of the frame in seconds, and is retained until the link is removed.
    @discardableResult package func addLink(_ body: @escaping @MainActor (TimeInterval) -> Bool) -> LinkToken {
        let token = links.add(body)
        setNeedsFrame()
        return token
    }
}
