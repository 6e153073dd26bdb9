#if Window || WindowAndWeb

    import CoreGraphics
    import SDL

    /// Owns SDL's window, a noncopyable value, until the window is closed.
    @MainActor final class NativeWindow {
        private(set) var window: SDLWindow

        init(_ window: consuming SDLWindow) {
            self.window = window
        }

        func geometry(rule: WindowGeometry.Scale) -> WindowGeometry {
            let units = window.size
            let pixels = window.pixelSize
            return WindowGeometry(
                unitSize: CGSize(width: units.width, height: units.height), pixelWidth: pixels.width, pixelHeight: pixels.height,
                rule: rule)
        }

        func show(_ damage: [PixelRect], of pixels: PixelBuffer) throws(SDLError) {
            let rects = damage.map { $0.intersection(pixels.bounds) }.filter { !$0.isEmpty }
                .map { SDLPixelRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
            let result: Result<Void, SDLError> = pixels.withBytes { bytes in
                Result { () throws(SDLError) in
                    try window.show(
                        rects, of: bytes, width: pixels.width, height: pixels.height, bytesPerRow: pixels.bytesPerRow)
                }
            }
            try result.get()
        }

        func close() {
            window.close()
        }
    }

#endif
