#if Web || WindowAndWeb

    import CoreGraphics
    import Platform

    /// A copy of the current image. Frames are borrowed, but a page may need any part of the image later.
    @MainActor final class ScreenCopy {
        private(set) var pixels: PixelBuffer?

        /// Copies the changes of a frame.
        ///
        /// - Returns: Whether the size of the image has changed, so that the whole image is new.
        func update(_ frame: Frame) -> Bool {
            let source = frame.pixels
            if let pixels, pixels.width == source.width, pixels.height == source.height {
                for rect in frame.damage + frame.moves.map(\.destination) { copy(rect, from: source, to: pixels) }
                return false
            }
            let newPixels = PixelBuffer(width: source.width, height: source.height)
            copy(source.bounds, from: source, to: newPixels)
            pixels = newPixels
            return true
        }

        private func copy(_ rect: PixelRect, from source: PixelBuffer, to target: PixelBuffer) {
            let rect = rect.intersection(target.bounds)
            guard !rect.isEmpty else { return }
            source.withBytes { from in
                target.withMutableBytes { to in
                    guard let fromBase = from.baseAddress, let toBase = to.baseAddress else { return }
                    for row in rect.y..<rect.maxY {
                        let start = row * source.bytesPerRow + rect.x * 4
                        let end = row * target.bytesPerRow + rect.x * 4
                        (toBase + end).copyMemory(from: fromBase + start, byteCount: rect.width * 4)
                    }
                }
            }
        }
    }

#endif
