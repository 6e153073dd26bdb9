extension TestApp {
    /// Shakes the device. The first responder, or else the visible controller, receives `motionBegan(_:with:)` and,
    /// six frames later, `motionEnded(_:with:)`.
    ///
    /// - Parameter isCancelled: Whether the shaking lasts so long that `motionCancelled(_:with:)` is sent instead of
    ///   `motionEnded(_:with:)`; `false` by default.
    public func shake(isCancelled: Bool = false) async {
        UIApplication.shared.shake(.begins)
        await advance(frames: Self.shakeFrames)
        UIApplication.shared.shake(isCancelled ? .isCancelled : .ends)
        await advance(frames: 1)
    }

    /// The duration of the shaking in frames: a tenth of a second at 60 frames per second.
    private static let shakeFrames = 6
}
