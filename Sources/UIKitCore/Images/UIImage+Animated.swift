extension UIImage {
    /// The frames of an animated image; `nil` for other images.
    public var images: [UIImage]? { details.frames?.images }

    /// The duration of all frames of an animated image, in seconds; 0 for other images.
    public var duration: TimeInterval { details.frames?.duration ?? 0 }

    /// Returns an image that image views show as an infinite animation. Drawing the image draws the first frame.
    ///
    /// - Parameters:
    ///   - images: The frames, all of the same size and scale.
    ///   - duration: The duration of all frames in seconds. 0 or an invalid value means a thirtieth of a second for
    ///     each frame.
    /// - Returns: `nil` for an empty array.
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/animatedimage(with:duration:)
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        let isValidDuration = duration.isFinite && duration > 0
        let frames = AnimatedFrames(
            images: images, duration: isValidDuration ? duration : ImageViewAnimation.defaultFrameDuration * TimeInterval(images.count))
        return first.changing { $0.frames = frames }
    }

    /// Returns an animated image from the images in the main bundle whose names consist of `name` and a number. The
    /// numbers begin at 0 or 1 and end before the first missing image.
    ///
    /// - Parameters:
    ///   - name: The prefix of the names.
    ///   - duration: The duration, as in ``animatedImage(with:duration:)``.
    /// - Returns: `nil`, with a diagnostic, if there are no such images.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var images: [UIImage] = []
        for number in 0...1024 {
            guard ImageAssets.exists("\(name)\(number)", in: nil), let image = UIImage(named: "\(name)\(number)") else {
                if number == 0 { continue }
                break
            }
            images.append(image)
        }
        if images.isEmpty {
            Diagnostics.report("image.named", "UIImage.animatedImageNamed(\"\(name)\"): there is neither \(name)0 nor \(name)1.")
        }
        return animatedImage(with: images, duration: duration)
    }
}

/// The frames of an animated image.
final class AnimatedFrames: Sendable, Hashable {
    let images: [UIImage]
    /// The duration of all frames in seconds; above 0.
    let duration: TimeInterval

    init(images: [UIImage], duration: TimeInterval) {
        self.images = images
        self.duration = duration
    }

    static func == (left: AnimatedFrames, right: AnimatedFrames) -> Bool {
        left === right || (left.images == right.images && left.duration == right.duration)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(images.count)
        hasher.combine(duration)
    }
}
