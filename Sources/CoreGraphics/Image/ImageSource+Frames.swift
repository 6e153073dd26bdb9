import Pixbuf

/// One picture of an animation.
package struct ImageFrame: Sendable {
    package var image: CGImage
    /// How long it stays, in seconds; `nil` for ever.
    package var duration: TimeInterval?
}

extension ImageSource {
    /// The number of pictures in the file: 1, but for animated GIFs. Reads the whole file of such.
    package func frameCount() throws(ImageError) -> Int {
        guard header.format == .gif else { return 1 }
        return try bytes.withBytes { bytes throws(ImageError) in max(1, GIFBlocks.frameCount(bytes)) }
    }

    /// All pictures of an animation, composed as they are seen; of other files the one there is.
    ///
    /// - Throws: ``ImageError``; `tooLarge` if they do not fit the budget of bytes all together.
    package func frames(fitting fit: ImageFit? = nil, budget: Int = defaultBudget) throws(ImageError) -> [ImageFrame] {
        let count = try frameCount()
        guard count > 1 else { return [ImageFrame(image: try decode(fitting: fit, budget: budget).image, duration: nil)] }
        let target = fit?.target(for: header.size) ?? header.size
        try checkPixbuf(PixelSize(width: target.width, height: target.height * count), budget: budget)
        return try bytes.withBytes { bytes throws(ImageError) in
            var frames: [ImageFrame] = []
            do throws(PixbufError) {
                try PixbufLoader.decodeFrames(bytes, mimeType: header.format.mimeType, count: count, maximumPixels: budget / 8) { frame in
                    frames.append(ImageFrame(image: shrink(frame.picture, to: target), duration: frame.duration))
                }
            } catch { throw imageError(error, budget: budget) }
            return frames
        }
    }
}
