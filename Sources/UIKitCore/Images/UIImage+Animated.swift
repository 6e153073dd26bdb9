extension UIImage {
    /// The images that an animated image shows one after the other; `nil` in others.
    public var images: [UIImage]? { details.frames?.images }

    /// The time that an animated image takes for all its images, in seconds; 0 in others.
    public var duration: TimeInterval { details.frames?.duration ?? 0 }

    /// An image that image views show as an animation without end; drawn, it is its first image.
    ///
    /// - Parameters:
    ///   - images: all of the same size and scale.
    ///   - duration: for all of them, in seconds; 0, and what is no time, for a thirtieth of a second each.
    /// - Returns: `nil` without any image.
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/animatedimage(with:duration:)
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        let isTime = duration.isFinite && duration > 0
        let frames = AnimatedFrames(
            images: images, duration: isTime ? duration : ImageViewAnimation.usualFrame * TimeInterval(images.count))
        return first.changing { $0.frames = frames }
    }

    /// An animated image of those in the main bundle whose names are `name` and a number, from 0 or 1 up to the first that is missing.
    ///
    /// - Parameters:
    ///   - name: what the names begin with.
    ///   - duration: as in ``animatedImage(with:duration:)``.
    /// - Returns: `nil`, with a diagnostic, if there is none.
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

/// The images of an animated image.
final class AnimatedFrames: Sendable, Hashable {
    let images: [UIImage]
    /// For all images, in seconds; above 0.
    let duration: TimeInterval

    init(images: [UIImage], duration: TimeInterval) {
        self.images = images
        self.duration = duration
    }

    static func == (left: AnimatedFrames, right: AnimatedFrames) -> Bool {
        left === right || left.images == right.images && left.duration == right.duration
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(images.count)
        hasher.combine(duration)
    }
}
