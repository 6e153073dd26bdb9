extension TestApp {
    /// Shakes the device. The first responder, or the visible controller, receives `motionBegan(_:with:)` and, six
    /// frames later, `motionEnded(_:with:)`.
    ///
    /// - Parameter isCancelled: Whether the device is shaken so long that `motionCancelled(_:with:)` is sent
    ///   instead; `false` by default.
    public func shake(isCancelled: Bool = false) async {
        UIApplication.shared.shake(.begins)
        await advance(frames: Self.shakeFrames)
        UIApplication.shared.shake(isCancelled ? .isCancelled : .ends)
        await advance(frames: 1)
    }

    /// A tenth of a second at 60 frames per second.
    private static let shakeFrames = 6
}
