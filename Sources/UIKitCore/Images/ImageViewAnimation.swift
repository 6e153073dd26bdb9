/// The images that an image view shows one after the other, and how far it has come.
struct ImageViewAnimation {
    /// The time that each image has where no duration is set: a thirtieth of a second.
    static let usualFrame: TimeInterval = 1.0 / 30

    var images: [UIImage]?
    var highlightedImages: [UIImage]?
    /// For all images, in seconds; 0 for the usual.
    var duration: TimeInterval = 0
    /// 0 for no end.
    var repeatCount = 0
    private(set) var isRunning = false
    /// Which image is shown, while it runs.
    private(set) var index = 0
    private var usesHighlighted = false
    /// The animated image that runs by itself, where no images are set.
    private(set) var own: AnimatedFrames?
    private var elapsed: TimeInterval = 0
    private var last: TimeInterval?

    private var running: [UIImage] { own?.images ?? (usesHighlighted ? highlightedImages : nil) ?? images ?? [] }

    /// The image that is shown now; `nil` while nothing runs.
    var frame: UIImage? { isRunning && index < running.count ? running[index] : nil }

    /// Begins with the first image; `false` if there is none.
    ///
    /// - Parameter frames: what is shown where no images are set.
    mutating func start(isHighlighted: Bool, _ frames: AnimatedFrames? = nil) -> Bool {
        usesHighlighted = isHighlighted
        own = images == nil && (!isHighlighted || highlightedImages == nil) ? frames : nil
        guard !running.isEmpty else { return false }
        (isRunning, index, elapsed, last) = (true, 0, 0, nil)
        return true
    }

    mutating func stop() {
        isRunning = false
        own = nil
        last = nil
    }

    /// Forgets when the last frame was, so that the time until the next does not count.
    mutating func hold() { last = nil }

    /// Moves on to a frame's time, in seconds; stops when all repeats are over.
    mutating func advance(to time: TimeInterval) {
        guard isRunning else { return }
        elapsed += max(0, time - (last ?? time))
        last = time
        let count = running.count
        let whole = own?.duration ?? (duration > 0 ? duration : Self.usualFrame * TimeInterval(count))
        // A frame's time may fall short of its image's by the last bit.
        let position = min(elapsed / whole, 1e12) + 1e-9
        if repeatCount > 0, own == nil, position >= Double(repeatCount) { return stop() }
        index = min(count - 1, Int((position - position.rounded(.down)) * Double(count)))
    }
}
