import Pixbuf

/// An image of an animation.
package struct ImageFrame: Sendable {
    package var image: CGImage
    /// The duration in seconds; `nil` for a still image.
    package var duration: TimeInterval?
}

/// The timing of an animation.
struct AnimationTimes: Sendable {
    /// The duration of each image according to the file, in seconds.
    var durations: [TimeInterval]
    /// The number of repetitions, 0 for an endless animation; `nil` if the file does not specify it.
    var loopCount: Int?
}

extension ImageSource {
    /// Returns the number of images in the file; 1 except for animations. Reads the whole file of formats with
    /// animations.
    package func frameCount() throws(ImageError) -> Int { max(1, try animationTimes()?.durations.count ?? 1) }

    /// Returns the timing of a GIF or WebP animation; `nil` for other formats. Reads the whole file.
    func animationTimes() throws(ImageError) -> AnimationTimes? {
        switch header.format {
        case .gif:
            return try bytes.withBytes { bytes throws(ImageError) in
                let blocks = GIFBlocks(bytes)
                return AnimationTimes(durations: blocks.durations, loopCount: blocks.loopCount)
            }
        case .webP:
            return try bytes.withBytes { bytes throws(ImageError) in
                let chunks = WebPChunks(bytes)
                return AnimationTimes(durations: chunks.durations, loopCount: chunks.loopCount)
            }
        default: return nil
        }
    }

    /// Returns all composed images of an animation, or the single image of another file.
    ///
    /// - Throws: ``ImageError``; `tooLarge` if all images together exceed the budget in bytes.
    package func frames(fitting fit: ImageFit? = nil, budget: Int = defaultBudget) throws(ImageError) -> [ImageFrame] {
        let count = try frameCount()
        guard count > 1 else { return [ImageFrame(image: try decode(fitting: fit, budget: budget).image, duration: nil)] }
        let target = fit?.target(for: header.size) ?? header.size
        try checkPixbuf(PixelSize(width: target.width, height: target.height * count), budget: budget)
        if header.format == .gif {
            var reader = try GIFReader(self, budget: budget)
            var frames: [ImageFrame] = []
            for (index, duration) in reader.blocks.durations.enumerated() {
                frames.append(ImageFrame(image: try reader.image(index, target), duration: duration))
            }
            return frames
        }
        return try bytes.withBytes { bytes throws(ImageError) in
            var frames: [ImageFrame] = []
            do throws(PixbufError) {
                try PixbufLoader.decodeFrames(bytes, mimeType: header.format.mimeType, count: count, maximumPixels: budget / 8) { frame in
                    frames.append(ImageFrame(image: shrink(frame.image, to: target), duration: frame.duration))
                }
            } catch { throw imageError(error, budget: budget) }
            return frames
        }
    }
}
