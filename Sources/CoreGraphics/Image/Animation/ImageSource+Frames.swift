import Pixbuf

/// One picture of an animation.
package struct ImageFrame: Sendable {
    package var image: CGImage
    /// How long it stays, in seconds; `nil` for ever.
    package var duration: TimeInterval?
}

/// When the pictures of an animation are shown.
struct AnimationTimes: Sendable {
    /// How long each picture stays by the file, in seconds.
    var durations: [TimeInterval]
    /// How often all are shown, 0 for ever; `nil` where the file says nothing.
    var loopCount: Int?
}

extension ImageSource {
    /// The number of pictures in the file: 1, but for animations. Reads the whole file of formats that may have one.
    package func frameCount() throws(ImageError) -> Int { max(1, try animationTimes()?.durations.count ?? 1) }

    /// What a GIF or WebP file says of its animation; `nil` of other formats. Reads the whole file.
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

    /// All pictures of an animation, composed as they are seen; of other files the one there is.
    ///
    /// - Throws: ``ImageError``; `tooLarge` if they do not fit the budget of bytes all together.
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
                    frames.append(ImageFrame(image: shrink(frame.picture, to: target), duration: frame.duration))
                }
            } catch { throw imageError(error, budget: budget) }
            return frames
        }
    }
}
