/// A timer that is synchronised with the display.
///
/// The link fires in every frame from its addition to a run loop until its invalidation, and retains its target for
/// that time. It does not fire while the application is in the background.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/cadisplaylink
@preconcurrency @MainActor public final class CADisplayLink {
    private var call: (@MainActor (CADisplayLink) -> Void)?
    private weak var owner: DisplayLinks?
    /// The observers that are called after the target, in order.
    package var observers = HandlerList<@MainActor () -> Void>()
    private var modes: Set<RunLoop.Mode> = []

    /// Creates a link that calls `sel` on `target`, with the link as argument if the method has one.
    public init(target: Any, selector sel: Selector) {
        let target = target as AnyObject
        call = { link in
            if !sel.perform(on: target, with: [link]) {
                Diagnostics.report("display-link.selector", "CADisplayLink: \(target) does not answer to \(sel).")
            }
        }
    }

    /// Creates a link that calls a closure, which it retains until its invalidation.
    package init(_ call: @escaping @MainActor (CADisplayLink) -> Void) {
        self.call = call
    }

    /// The time of the current frame, in seconds; 0 before the first frame.
    public private(set) var timestamp: CFTimeInterval = 0
    /// The time at which the link's next frame replaces the current one, in seconds.
    public private(set) var targetTimestamp: CFTimeInterval = 0
    /// The time between two frames of the display, in seconds, independent of the link's rate; 0 before the first
    /// frame.
    public private(set) var duration: CFTimeInterval = 0
    /// The total time that the application has been in the background, in seconds.
    package var suspendedTime: CFTimeInterval { owner?.suspendedTime ?? 0 }
    /// Whether the link is paused; `false` by default.
    public var isPaused = false {
        didSet { if !isPaused { owner?.wake() } }
    }
    /// The preferred frame rate; every frame by default.
    public var preferredFrameRateRange = CAFrameRateRange.default
    /// The preferred number of frames per second; 0 by default, which means every frame. The value sets
    /// ``preferredFrameRateRange``.
    public var preferredFramesPerSecond: Int {
        get { Int(min(preferredFrameRateRange.preferred ?? 0, 1_000_000).rounded()) }
        set {
            let rate = Float(max(0, newValue))
            preferredFrameRateRange = rate > 0 ? CAFrameRateRange(minimum: 0, maximum: .infinity, preferred: rate) : .default
        }
    }

    /// Starts the link. There is one main run loop, and all of its modes are equivalent. A link in several modes
    /// fires once in each frame until it is removed from all of them.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard call != nil else { return }
        modes.insert(mode)
        guard owner == nil else { return }
        owner = DisplayLinks.running
        owner?.add(self)
    }

    /// Removes the link from a mode. A link without modes is stopped, and may be added again.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode)
        guard modes.isEmpty else { return }
        owner?.remove(self)
        owner = nil
    }

    /// Stops the link permanently, and releases the target.
    public func invalidate() {
        let target = exchange(&call, with: nil)
        let removedObservers = exchange(&observers, with: HandlerList())
        modes = []
        owner?.remove(self)
        owner = nil
        // The target may be deallocated here, and its deinitialiser may invalidate the link.
        withExtendedLifetime((target, removedObservers)) {}
    }

    func fire(at time: CFTimeInterval, target: CFTimeInterval) {
        guard !isPaused, let call else { return }
        let frameDuration = target - time
        let frameCount = frameDuration > 0 ? preferredFrameRateRange.interval(at: 1 / frameDuration) : 1
        // The tolerance is half a frame, because frame intervals are not exactly equal.
        if frameCount > 1, timestamp > 0, time - timestamp < (Double(frameCount) - 0.5) * frameDuration { return }
        (timestamp, targetTimestamp, duration) = (time, time + frameDuration * Double(frameCount), frameDuration)
        let observers = observers.all
        call(self)
        for observer in observers { observer() }
    }
}
