extension UIImage: NSSecureCoding {
    /// `true`: the class supports secure coding.
    public static var supportsSecureCoding: Bool { true }
}

/// An image in an archive: its pixels as PNG files, and its properties.
struct ArchivedImage: Codable {
    /// The file of the image, or the files of an animation; empty for an empty image.
    private var files: [Data]
    private var isAnimated: Bool
    private var duration: Double
    private var scale: Double
    private var orientation: Int
    private var renderingMode: Int
    private var flipsForRightToLeft: Bool
    private var baselineOffset: Double?
    /// The top, left, bottom and right insets, in points.
    private var alignmentInsets: [Double]
    private var caps: [Double]?
    private var resizingMode: Int

    /// Creates the archived image; returns `nil` if the pixels cannot be decoded.
    init?(_ image: UIImage) {
        let frames = image.images ?? (image.content == nil ? [] : [image])
        files = frames.compactMap { $0.cgImage.map { Data($0.pngBytes()) } }
        guard files.count == frames.count else { return nil }
        let details = image.details
        isAnimated = details.frames != nil
        duration = image.duration
        scale = Double(details.scale)
        orientation = details.orientation.rawValue
        renderingMode = details.renderingMode.rawValue
        flipsForRightToLeft = details.flipsForRightToLeft
        baselineOffset = details.baselineOffset.map { Double($0) }
        alignmentInsets = Self.numbers(details.alignmentRectInsets)
        caps = details.resizing.map { Self.numbers($0.caps) }
        resizingMode = (details.resizing?.mode ?? .tile).rawValue
    }

    /// The content and the properties; `nil` for a damaged file or an invalid number.
    var parts: (content: ImageContent?, details: ImageDetails)? {
        guard scale.isFinite, scale > 0, let orientation = UIImage.Orientation(rawValue: orientation),
            let mode = UIImage.RenderingMode(rawValue: renderingMode), let insets = Self.insets(alignmentInsets)
        else { return nil }
        let contents = files.compactMap { file in UIImage.source { () throws(ImageError) in try ImageSource(data: file) } }
            .map { ImageContent($0) }
        guard contents.count == files.count else { return nil }
        var details = ImageDetails(scale: CGFloat(scale), orientation: orientation, renderingMode: mode)
        details.flipsForRightToLeft = flipsForRightToLeft
        details.baselineOffset = baselineOffset.map { CGFloat($0) }
        details.alignmentRectInsets = insets
        if let caps {
            guard let caps = Self.insets(caps), let mode = UIImage.ResizingMode(rawValue: resizingMode) else { return nil }
            details.resizing = ImageResizing(caps: caps, mode: mode)
        }
        if isAnimated {
            let images = contents.map { UIImage(content: $0, details: details) }
            guard let frames = UIImage.animatedImage(with: images, duration: duration)?.details.frames else { return nil }
            details.frames = frames
        }
        return (contents.first, details)
    }

    private static func numbers(_ insets: UIEdgeInsets) -> [Double] {
        [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }
    }

    private static func insets(_ numbers: [Double]) -> UIEdgeInsets? {
        guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
        return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
}
