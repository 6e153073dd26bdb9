/// A timer in step with the display.
///
/// It fires in every frame from when it is added to a run loop until it is invalidated, and keeps its target alive until then.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/cadisplaylink
@preconcurrency @MainActor public final class CADisplayLink {
    private var call: (@MainActor (CADisplayLink) -> Void)?
    private weak var owner: DisplayLinks?

    /// Makes a link that calls `sel` on `target`, with itself as the argument if the method takes one.
    public init(target: Any, selector sel: Selector) {
        let target = target as AnyObject
        call = { link in
            if !sel.perform(on: target, with: [link]) {
                Diagnostics.report("display-link.selector", "CADisplayLink: \(target) does not answer to \(sel).")
            }
        }
    }

    package init(_ call: @escaping @MainActor (CADisplayLink) -> Void) {
        self.call = call
    }

    /// The time of the frame that is being made, in seconds; 0 before the first.
    public private(set) var timestamp: CFTimeInterval = 0
    /// The time at which the frame is meant to be seen, in seconds.
    public private(set) var targetTimestamp: CFTimeInterval = 0
    /// The time between two frames, in seconds; 0 before the first.
    public private(set) var duration: CFTimeInterval = 0
    /// Whether it does not fire; `false` by default.
    public var isPaused = false {
        didSet { if !isPaused { owner?.wake() } }
    }
    /// How often it would like to fire, per second; 0, the default, is every frame. It fires at the nearest whole part of the display's rate.
    public var preferredFramesPerSecond = 0

    /// Starts firing. There is one main run loop, and every mode of it counts as the same.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard owner == nil, call != nil else { return }
        owner = DisplayLinks.current
        owner?.add(self)
    }

    /// Stops firing, as ``invalidate()`` does, but may be added again.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        owner?.remove(self)
        owner = nil
    }

    /// Stops for good, and lets go of the target.
    public func invalidate() {
        call = nil
        owner?.remove(self)
        owner = nil
    }

    func fire(at time: CFTimeInterval, target: CFTimeInterval) {
        guard !isPaused, let call else { return }
        let frame = target - time
        if preferredFramesPerSecond > 0, timestamp > 0, frame > 0 {
            let every = max(1, (1 / frame / Double(preferredFramesPerSecond)).rounded())
            guard time - timestamp > (every - 0.5) * frame else { return }
        }
        (timestamp, targetTimestamp, duration) = (time, target, frame)
        call(self)
    }
}
