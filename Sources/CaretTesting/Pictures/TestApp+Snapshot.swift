import CoreGraphics
import HeadlessBackend

extension TestApp {
    /// Returns a picture of the current content of a screen.
    ///
    /// - Parameters:
    ///   - screen: The index of the screen; 0, the main screen, by default.
    ///   - framed: Whether the device is drawn around the picture: bezel, rounded corners, notch, island or home
    ///     button, in the orientation of the device; `false` by default. The area outside of the device is
    ///     transparent. Locations in a framed picture differ from locations on the screen.
    /// - Throws: ``TestError/nothingDrawn`` before the first frame; ``TestError/noDevice(size:)`` for a frame around
    ///   a screen that does not belong to a named device, such as ``Device/standard``.
    public func snapshot(screen: Int = 0, framed: Bool = false) throws -> Snapshot {
        guard backend.windows.indices.contains(screen), let pixels = backend.windows[screen].pixels else {
            throw TestError.nothingDrawn
        }
        let metrics = backend.windows[screen].metrics
        guard framed else {
            // Copy the buffer, because the next frame overwrites it.
            return Snapshot(image: CGImage(buffer: pixels.copy(), isOpaque: true), scale: metrics.scale)
        }
        guard let frame = DeviceFrame(metrics, orientation: host.screens[screen].uprightDeviceOrientation) else {
            throw TestError.noDevice(size: metrics.size)
        }
        return Snapshot(image: frame.image(around: pixels), scale: metrics.scale)
    }
}
