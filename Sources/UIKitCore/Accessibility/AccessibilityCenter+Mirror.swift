import Platform

/// The last step of pass 9. It delivers notifications to assistive technology, and sends changed trees to the mirrors.
@MainActor enum AccessibilityPass {
    static func run(_ loop: FrameLoop, _ screenChanges: [CompositePass.ScreenChanges], at time: FrameTime) {
        guard let center = loop.surfaces.first?.applicationHost?.accessibilityIfLoaded else { return }
        center.deliverNotifications()
        let hasChanged = center.hasChanged
        for surface in loop.surfaces {
            let looksDifferent = screenChanges.contains { $0.surface === surface && !$0.changes.isEmpty }
            center.updateMirror(surface, isStale: hasChanged || looksDifferent, at: time.timestamp, in: loop)
        }
        center.hasChanged = false
    }
}

extension AccessibilityCenter {
    /// The minimum interval between updates of moving content, in seconds.
    private static let minimumInterval = 0.1

    /// Builds the accessibility tree of a screen, in reading order, on each call.
    package func tree(of surface: ScreenSurface) -> [AccessibilityNode] {
        builtTreeCount += 1
        var builder = AccessibilityTreeBuilder(self, surface)
        let nodes = builder.build()
        removeFreedObjects(beyond: builder.nodeCount)
        return nodes
    }

    /// Builds the accessibility tree of the main screen.
    package func mainTree() -> [AccessibilityNode] { host?.frameLoop.surfaces.first.map { tree(of: $0) } ?? [] }

    /// Records that the tree has changed.
    func contentDidChange() {
        guard !hasChanged else { return }
        hasChanged = true
        guard let loop = host?.frameLoop, loop.frame == nil, !mirrorStates.isEmpty else { return }
        loop.setNeedsFrame()
    }

    /// Makes the next frame send the full tree again, for a reader that has received no tree yet.
    func resendTree(on surface: ScreenSurface) {
        mirrorStates[ObjectIdentifier(surface)] = MirrorState()
    }

    /// Sends the tree of a screen to its mirror if the tree has changed, at most once per ``minimumInterval``. A change
    /// within the interval is sent by a later frame.
    func updateMirror(_ surface: ScreenSurface, isStale: Bool, at time: TimeInterval, in loop: FrameLoop) {
        let key = ObjectIdentifier(surface)
        guard let mirror = surface.window.accessibilityMirror, mirror.isConnected else {
            mirrorStates[key] = nil
            return
        }
        var state = mirrorStates[key] ?? MirrorState()
        defer { mirrorStates[key] = state }
        state.isStale = state.isStale || isStale
        guard state.isStale else { return }
        let remainingTime = state.lastUpdate + Self.minimumInterval - time
        guard remainingTime <= 0 else {
            if state.scheduledUpdate?.isPending != true { state.scheduledUpdate = loop.schedule(after: remainingTime, isIdle: true) {} }
            return
        }
        state.isStale = false
        state.lastUpdate = time
        let nodes = tree(of: surface)
        guard nodes != state.nodes else { return }
        state.nodes = nodes
        sentTreeCount += 1
        mirror.show(nodes)
    }
}
