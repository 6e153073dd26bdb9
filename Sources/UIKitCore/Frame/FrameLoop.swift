import Platform

/// Runs a frame for each beat of the clock. A frame has nine passes in order, each in a separate file.
///
/// The loop runs only on demand: after `setNeedsFrame()`, after a change of a layer, or while a link is active or a
/// delay is due. The passes handle events, links and delays, traits, constraints, layout, display, commit,
/// compositing and presentation. After the presentation, hover states are updated and associated objects are
/// released. If links, delays or changes remain, the next frame is requested. See Documentation/FRAME.md.
@MainActor package final class FrameLoop {
    /// The frame loop of the running application. If none is running, the implicit application is created.
    package static var current: FrameLoop { ApplicationHost.running.frameLoop }

    package let clock: any FrameClock
    /// The counters since the launch: the sum of the counters of the passes and of the screens' layer trees.
    package internal(set) var counters: FrameCounters {
        get { surfaces.reduce(passCounters) { $0 + $1.tree.counters } }
        set { passCounters = surfaces.reduce(newValue) { $0 - $1.tree.counters } }
    }
    /// The counters of the passes, and of the layer trees of removed screens.
    private var passCounters = FrameCounters()
    /// The media time for layers and the app's own threads.
    let time: MediaTime
    /// The current frame, during its passes.
    package private(set) var frame: FrameTime? {
        didSet { time.frame = frame?.timestamp }
    }
    private var isPresenting = false
    var surfaces: [ScreenSurface] = []
    let links = FrameLinks()
    let delays = FrameDelays()
    /// The method calls that objects scheduled for later.
    var delayedCalls = DelayedCalls()
    /// The closures that are called once after the current or next frame.
    var afterFrameHandlers: [@MainActor () -> Void] = []
    /// The number of callers that are currently advancing a manual clock and waiting in between.
    package var clockAdvancerCount = 0
    /// The registry of display links.
    package let displayLinks = DisplayLinks()

    init(clock: any FrameClock) {
        self.clock = clock
        time = MediaTime(clock: clock)
        clock.onFrame = { [weak self] time in self?.tick(time) }
        displayLinks.onActivate = { [weak self] in self?.setNeedsFrame() }
    }

    /// The time of the current frame, or between frames the time of the clock, in seconds.
    package var now: TimeInterval { frame?.timestamp ?? clock.now }

    /// Requests a frame at the next beat.
    package func setNeedsFrame() {
        clock.requestFrame()
    }

    /// Runs `body` once, after the current or next frame was presented to the back end.
    package func runAfterFrame(_ body: @escaping @MainActor () -> Void) {
        afterFrameHandlers.append(body)
        if frame == nil { setNeedsFrame() }
    }

    /// Whether the next frame changes any screen, or events are pending.
    var isDirty: Bool {
        surfaces.contains { $0.needsFrame } || !afterFrameHandlers.isEmpty || CATransaction.isPending
            || ApplicationHost.current?.pendingTraitUpdates.isEmpty == false || ApplicationHost.current?.detachedAnimations.isEmpty == false
    }

    /// Removes a screen. The counters of its layer tree are kept.
    func remove(_ surface: ScreenSurface) {
        let counters = counters
        surfaces.removeAll { $0 === surface }
        self.counters = counters
    }

    /// Whether the next frame is required only because animations run.
    var isDirtyOnlyByAnimations: Bool { afterFrameHandlers.isEmpty && !surfaces.contains { $0.needsFrameBesideAnimations } }

    /// Disconnects from the clock.
    func stop() {
        clock.onFrame = nil
    }

    /// Runs the passes of a frame at a beat of the clock.
    private func tick(_ time: FrameTime) {
        frame = time
        counters.ticks += 1
        EventsPass.run(self)
        LinksPass.run(self, at: time)
        renderFrame(at: time)
        EventsPass.followPointers(self, at: time)
        frame = nil
        AssociatedObjects.releaseOrphans()
        requestNextFrame()
    }

    /// Presents the current state between two beats, without events and links. The time does not advance.
    func presentNow() {
        let time = FrameTime(timestamp: clock.now, targetTimestamp: clock.now)
        frame = time
        renderFrame(at: time)
        frame = nil
    }

    /// Presents all changes immediately, between two beats or during the events pass. Has no effect while a frame is
    /// being presented.
    func flush() {
        guard !isPresenting else { return }
        guard let frame else { return presentNow() }
        renderFrame(at: frame)
    }

    /// Runs the passes from traits to presentation.
    private func renderFrame(at time: FrameTime) {
        isPresenting = true
        defer { isPresenting = false }
        TraitsPass.run(self)
        UnsatisfiableConstraintReporter.shared.performLayout {
            ConstraintsPass.run()
            LayoutPass.run(self)
        }
        DisplayPass.run(self)
        DetachedAnimations.end()
        let commits = CommitPass.run(self, at: time)
        let screenChanges = CompositePass.run(self, commits)
        PresentPass.run(self, screenChanges, at: time)
    }

    /// Requests the next frame for active links and pending changes, and a later frame for the next delay.
    private func requestNextFrame() {
        let isMoving = !links.isEmpty || displayLinks.isActive || !afterFrameHandlers.isEmpty
        if isMoving || isDirty { setNeedsFrame() }
        if let due = delays.nextTime { clock.requestFrame(at: due) }
    }
}
