import CoreGraphics
import HeadlessBackend

extension TestApp {
    /// A picture of what a screen shows now.
    ///
    /// - Parameters:
    ///   - screen: the number of the screen; 0, the main one, by default.
    ///   - framed: whether the device is drawn around the picture: bezel, rounded corners, notch, island or home button, turned as the
    ///     device is held; `false` by default. What is outside of the device is transparent, and points of the picture are not those of the
    ///     screen.
    /// - Throws: ``TestError/nothingDrawn`` before the first frame; ``TestError/noDevice(size:)`` for a frame around a screen that is not
    ///   that of a named device, as ``Device/standard`` is not.
    public func snapshot(screen: Int = 0, framed: Bool = false) throws -> Snapshot {
        guard backend.windows.indices.contains(screen), let pixels = backend.windows[screen].pixels else {
            throw TestError.nothingDrawn
        }
        let metrics = backend.windows[screen].metrics
        guard framed else {
            // The frame's buffer is drawn over by the next one.
            return Snapshot(image: CGImage(buffer: pixels.copy(), isOpaque: true), scale: metrics.scale)
        }
        guard let frame = DeviceFrame(metrics, hold: host.screens[screen].hold) else { throw TestError.noDevice(size: metrics.size) }
        return Snapshot(image: frame.picture(around: pixels), scale: metrics.scale)
    }
}
