/// The animation images of an image view, and their progress.
struct ImageViewAnimation {
    /// The default duration of each image: a thirtieth of a second.
    static let defaultFrameDuration: TimeInterval = 1.0 / 30

    var images: [UIImage]?
    var highlightedImages: [UIImage]?
    /// The duration of all images in seconds; 0 for the default.
    var duration: TimeInterval = 0
    /// The number of repetitions; 0 for infinite.
    var repeatCount = 0
    private(set) var isRunning = false
    /// The index of the current image, while the animation runs.
    private(set) var index = 0
    private var usesHighlighted = false
    /// The frames of an animated image that runs automatically, if no images are set.
    private(set) var automaticFrames: AnimatedFrames?
    private var elapsed: TimeInterval = 0
    private var lastTime: TimeInterval?

    private var currentImages: [UIImage] { automaticFrames?.images ?? (usesHighlighted ? highlightedImages : nil) ?? images ?? [] }

    /// The current image; `nil` while no animation runs.
    var frame: UIImage? { isRunning && index < currentImages.count ? currentImages[index] : nil }

    /// Starts with the first image. Returns `false` if there are no images.
    ///
    /// - Parameter frames: The frames to show if no images are set.
    mutating func start(isHighlighted: Bool, _ frames: AnimatedFrames? = nil) -> Bool {
        usesHighlighted = isHighlighted
        automaticFrames = images == nil && (!isHighlighted || highlightedImages == nil) ? frames : nil
        guard !currentImages.isEmpty else { return false }
        isRunning = true
        index = 0
        elapsed = 0
        lastTime = nil
        return true
    }

    mutating func stop() {
        isRunning = false
        automaticFrames = nil
        lastTime = nil
    }

    /// Clears the time of the last frame, so that the time until the next frame is not counted.
    mutating func clearLastFrameTime() { lastTime = nil }

    /// Advances the animation to the time of a frame, in seconds. Stops after the last repetition.
    mutating func advance(to time: TimeInterval) {
        guard isRunning else { return }
        elapsed += max(0, time - (lastTime ?? time))
        lastTime = time
        let count = currentImages.count
        let cycleDuration = automaticFrames?.duration ?? (duration > 0 ? duration : Self.defaultFrameDuration * TimeInterval(count))
        // Because of rounding errors, the time of a frame may be slightly less than the time of its image.
        let position = min(elapsed / cycleDuration, 1e12) + 1e-9
        if repeatCount > 0, automaticFrames == nil, position >= Double(repeatCount) { return stop() }
        index = min(count - 1, Int((position - position.rounded(.down)) * Double(count)))
    }
}
