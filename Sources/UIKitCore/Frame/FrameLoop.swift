import Platform

/// Turns a beat of the clock into a frame: nine passes in order, each in a file of its own.
///
/// It runs only when somebody asked: `setNeedsFrame()`, a change of a layer, a link, a delay that is due. See
/// Documentation/FRAME.md.
@MainActor package final class FrameLoop {
    /// The running application's; where none runs, that of the implicit one, which is made now.
    package static var current: FrameLoop { ApplicationHost.running.frameLoop }

    package let clock: any FrameClock
    /// What was counted since the launch: by the passes, and by the screens' layer trees.
    package internal(set) var counters: FrameCounters {
        get { surfaces.reduce(counted) { $0 + $1.tree.counters } }
        set { counted = surfaces.reduce(newValue) { $0 - $1.tree.counters } }
    }
    /// What the passes counted, and the trees of screens that have gone.
    private var counted = FrameCounters()
    /// Where layers, and threads of the app's own, read the time.
    let time: MediaTime
    /// The frame that runs, while one does.
    package private(set) var frame: FrameTime? {
        didSet { time.frame = frame?.timestamp }
    }
    private var isShowing = false
    var surfaces: [ScreenSurface] = []
    let links = FrameLinks()
    let delays = FrameDelays()
    /// Methods that objects asked to be called later.
    var delayedCalls = DelayedCalls()
    var afterFrame: [@MainActor () -> Void] = []
    /// How many callers move a manual clock at present, and wait in between.
    package var clockMovers = 0
    /// Where display links register; the layers' own kind of link.
    package let displayLinks = DisplayLinks()

    init(clock: any FrameClock) {
        self.clock = clock
        time = MediaTime(clock: clock)
        clock.onFrame = { [weak self] time in self?.tick(time) }
        displayLinks.onActivate = { [weak self] in self?.setNeedsFrame() }
    }

    /// The time of the frame that runs; between frames the clock's. In seconds.
    package var now: TimeInterval { frame?.timestamp ?? clock.now }

    /// Asks for a frame at the next beat.
    package func setNeedsFrame() {
        clock.requestFrame()
    }

    /// Runs `body` once, after the present or next frame was handed to the back end.
    package func runAfterFrame(_ body: @escaping @MainActor () -> Void) {
        afterFrame.append(body)
        if frame == nil { setNeedsFrame() }
    }

    /// Whether any screen will look different after the next frame, or has events waiting.
    var isDirty: Bool {
        surfaces.contains { $0.needsFrame } || !afterFrame.isEmpty || CATransaction.isPending
            || ApplicationHost.current?.owedTraits.isEmpty == false || ApplicationHost.current?.detachedAnimations.isEmpty == false
    }

    /// Lets go of a screen; what its tree has counted stays.
    func remove(_ surface: ScreenSurface) {
        let counters = counters
        surfaces.removeAll { $0 === surface }
        self.counters = counters
    }

    /// Whether nothing but running animations asks for the next frame.
    var isDirtyOnlyByAnimations: Bool { afterFrame.isEmpty && !surfaces.contains { $0.needsFrameBesideAnimations } }

    /// Stops hearing the clock.
    func stop() {
        clock.onFrame = nil
    }

    private func tick(_ time: FrameTime) {
        frame = time
        counters.ticks += 1
        EventsPass.run(self)
        LinksPass.run(self, at: time)
        show(at: time)
        EventsPass.followPointers(self, at: time)
        frame = nil
        AssociatedObjects.releaseOrphans()
        askForMore()
    }

    /// Presents what is there between two beats: the clock stands still, and neither events nor links are told.
    func presentNow() {
        let time = FrameTime(timestamp: clock.now, targetTimestamp: clock.now)
        frame = time
        show(at: time)
        frame = nil
    }

    /// Presents what has changed at once: between two beats, or in the middle of a frame's events. A frame that is being shown goes on.
    func flush() {
        guard !isShowing else { return }
        guard let frame else { return presentNow() }
        show(at: frame)
    }

    /// The passes from traits to pixels.
    private func show(at time: FrameTime) {
        isShowing = true
        defer { isShowing = false }
        TraitsPass.run(self)
        BrokenConstraintReports.shared.wait {
            ConstraintsPass.run()
            LayoutPass.run(self)
        }
        DisplayPass.run(self)
        DetachedAnimations.end()
        let commits = CommitPass.run(self, at: time)
        let pictures = CompositePass.run(self, commits)
        PresentPass.run(self, pictures, at: time)
    }

    /// What goes on by itself needs the next frame; what waits needs one when it is due.
    private func askForMore() {
        let isMoving = !links.isEmpty || displayLinks.isActive || !afterFrame.isEmpty
        if isMoving || isDirty { setNeedsFrame() }
        if let due = delays.nextTime { clock.requestFrame(at: due) }
    }
}
