/// A timer in step with the display.
///
/// It fires in every frame from when it is added to a run loop until it is invalidated, and keeps its target alive until then. While the
/// application is in the background, it does not fire.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/cadisplaylink
@preconcurrency @MainActor public final class CADisplayLink {
    private var call: (@MainActor (CADisplayLink) -> Void)?
    private weak var owner: DisplayLinks?
    /// Who is called after the target, in this order.
    package var listeners = HandlerList<@MainActor () -> Void>()
    private var modes: Set<RunLoop.Mode> = []

    /// Makes a link that calls `sel` on `target`, with itself as the argument if the method takes one.
    public init(target: Any, selector sel: Selector) {
        let target = target as AnyObject
        call = { link in
            if !sel.perform(on: target, with: [link]) {
                Diagnostics.report("display-link.selector", "CADisplayLink: \(target) does not answer to \(sel).")
            }
        }
    }

    /// Makes a link that calls a closure, and keeps it until it is invalidated.
    package init(_ call: @escaping @MainActor (CADisplayLink) -> Void) {
        self.call = call
    }

    /// The time of the frame that is being made, in seconds; 0 before the first.
    public private(set) var timestamp: CFTimeInterval = 0
    /// The time at which what is made now is replaced by what the link makes next, in seconds.
    public private(set) var targetTimestamp: CFTimeInterval = 0
    /// The time between two frames of the display, in seconds, whatever rate the link asks for; 0 before the first.
    public private(set) var duration: CFTimeInterval = 0
    /// How long the application has been in the background in all, in seconds.
    package var suspendedTime: CFTimeInterval { owner?.suspendedTime ?? 0 }
    /// Whether it does not fire; `false` by default.
    public var isPaused = false {
        didSet { if !isPaused { owner?.wake() } }
    }
    /// How often it would like to fire; every frame by default.
    public var preferredFrameRateRange = CAFrameRateRange.default
    /// How often it would like to fire, per second; 0, the default, is every frame. It sets ``preferredFrameRateRange``.
    public var preferredFramesPerSecond: Int {
        get { Int(min(preferredFrameRateRange.preferred ?? 0, 1_000_000).rounded()) }
        set {
            let rate = Float(max(0, newValue))
            preferredFrameRateRange = rate > 0 ? CAFrameRateRange(minimum: 0, maximum: .infinity, preferred: rate) : .default
        }
    }

    /// Starts firing. There is one main run loop, and every mode of it counts as the same; a link that was added in several modes fires once
    /// a frame, until it is removed from all of them.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard call != nil else { return }
        modes.insert(mode)
        guard owner == nil else { return }
        owner = DisplayLinks.running
        owner?.add(self)
    }

    /// Stops firing, as ``invalidate()`` does, but may be added again.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode)
        guard modes.isEmpty else { return }
        owner?.remove(self)
        owner = nil
    }

    /// Stops for good, and lets go of the target.
    public func invalidate() {
        let target = exchange(&call, with: nil)
        let heard = exchange(&listeners, with: HandlerList())
        modes = []
        owner?.remove(self)
        owner = nil
        // The target may go with this, and invalidate the link as it goes.
        withExtendedLifetime((target, heard)) {}
    }

    func fire(at time: CFTimeInterval, target: CFTimeInterval) {
        guard !isPaused, let call else { return }
        let frame = target - time
        let every = frame > 0 ? preferredFrameRateRange.interval(at: 1 / frame) : 1
        // Half a frame of slack: beats are not summed, and so not evenly apart to the last digit.
        if every > 1, timestamp > 0, time - timestamp < (Double(every) - 0.5) * frame { return }
        (timestamp, targetTimestamp, duration) = (time, time + frame * Double(every), frame)
        let listeners = listeners.all
        call(self)
        for listener in listeners { listener() }
    }
}
