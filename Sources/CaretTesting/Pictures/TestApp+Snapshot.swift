import CoreGraphics

extension TestApp {
    /// A picture of what a screen shows now; the main one by default.
    ///
    /// - Throws: ``TestError/nothingDrawn`` before the first frame.
    public func snapshot(screen: Int = 0) throws -> Snapshot {
        guard backend.windows.indices.contains(screen), let pixels = backend.windows[screen].pixels else {
            throw TestError.nothingDrawn
        }
        // The frame's buffer is drawn over by the next one.
        let image = CGImage(buffer: pixels.copy(), isOpaque: true)
        return Snapshot(image: image, scale: backend.windows[screen].metrics.scale)
    }
}
