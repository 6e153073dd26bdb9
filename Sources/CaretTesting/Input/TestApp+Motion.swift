extension TestApp {
    /// Shakes the device: the first responder, or the screen on show, hears of it in `motionBegan(_:with:)` and, six frames later, in
    /// `motionEnded(_:with:)`.
    ///
    /// - Parameter isCancelled: whether it is shaken for so long that `motionCancelled(_:with:)` is called instead; `false` by default.
    public func shake(isCancelled: Bool = false) async {
        UIApplication.shared.shake(.begins)
        await advance(frames: Self.shakeFrames)
        UIApplication.shared.shake(isCancelled ? .isCancelled : .ends)
        await advance(frames: 1)
    }

    /// A tenth of a second at 60 frames a second.
    private static let shakeFrames = 6
}
