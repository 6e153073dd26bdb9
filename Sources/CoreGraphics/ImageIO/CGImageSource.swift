import Synchronization

/// A picture file whose pictures are decoded one by one. May be used on any thread.
///
/// - Source: https://developer.apple.com/documentation/imageio/cgimagesource
public final class CGImageSource: Sendable {
    let source: ImageSource
    /// The pictures of an animation, once one was asked for.
    private let kept = Mutex<[ImageFrame]?>(nil)

    init(_ source: ImageSource) { self.source = source }

    /// The one with that number, from 0; `nil`, with a diagnostic if it is damaged, where there is none.
    func frame(_ index: Int) -> ImageFrame? {
        guard index >= 0 else { return nil }
        let frames = kept.withLock { kept -> [ImageFrame] in
            if let kept { return kept }
            let frames = Self.report { () throws(ImageError) in try source.storedFrames() } ?? []
            kept = frames
            return frames
        }
        return index < frames.count ? frames[index] : nil
    }

    /// Reads a header; `nil`, with a diagnostic, where there is none.
    static func make(_ read: () throws(ImageError) -> ImageSource) -> CGImageSource? {
        report(read).map(CGImageSource.init)
    }

    static func report<Value>(_ body: () throws(ImageError) -> Value) -> Value? {
        do throws(ImageError) { return try body() } catch {
            Diagnostics.report("image.unreadable", error.description)
            return nil
        }
    }
}

extension ImageSource {
    /// The pictures as they are stored, which of all formats but GIF is one.
    fileprivate func storedFrames() throws(ImageError) -> [ImageFrame] {
        if try frameCount() > 1 { return try frames() }
        return [ImageFrame(image: try decodeStored().image, duration: nil)]
    }
}

/// Reads the header of a picture file in memory; `nil`, with a diagnostic, if it is none. The options change nothing.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource.make { () throws(ImageError) in try ImageSource(data: data) }
}

/// Reads the header of a picture file; `nil`, with a diagnostic, if it is none. The options change nothing.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource.make { () throws(ImageError) in try ImageSource(url: url) }
}

/// Reads the header of a picture file in memory; `nil`, with a diagnostic, if it is none. The options change nothing.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSourceCreateWithData(provider.data ?? Data(), options)
}

/// The number of pictures in the file: of an animation all of them, else 1.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int {
    CGImageSource.report { () throws(ImageError) in try source.source.frameCount() } ?? 0
}

/// The uniform type identifier of the file's format, such as `public.jpeg`.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? { source.source.header.format.typeIdentifier }

/// Decodes a picture as it is stored, not turned upright; `nil`, with a diagnostic, if it is damaged. The options change nothing.
public func CGImageSourceCreateImageAtIndex(_ source: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    source.frame(index)?.image
}

/// Decodes a picture at a smaller size, without decoding more of the file than that needs.
///
/// - Parameters:
///   - source: the file.
///   - index: of the picture, from 0.
///   - options: ``kCGImageSourceThumbnailMaxPixelSize``, ``kCGImageSourceCreateThumbnailWithTransform``, and one of the two that ask for a
///     thumbnail to be made; without those there is none, as no file's own one is used.
/// - Returns: a picture of the same proportions, no larger than its file's.
public func CGImageSourceCreateThumbnailAtIndex(_ source: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    let options = options ?? [:]
    let isMade = [kCGImageSourceCreateThumbnailFromImageAlways, kCGImageSourceCreateThumbnailFromImageIfAbsent].contains {
        options[$0] as? Bool == true
    }
    guard isMade else { return nil }
    let side = wholeNumber(options[kCGImageSourceThumbnailMaxPixelSize])
    let fit = side.flatMap { $0 > 0 ? ImageFit(PixelSize(width: $0, height: $0)) : nil }
    guard index == 0 else { return source.frame(index).map { frame in fit.map { frame.image.scaled(fitting: $0) } ?? frame.image } }
    let isUpright = options[kCGImageSourceCreateThumbnailWithTransform] as? Bool == true
    return CGImageSource.report { () throws(ImageError) in
        try isUpright ? source.source.decode(fitting: fit).image : source.source.decodeStored(fitting: fit).image
    }
}

/// A number of any of the usual types, rounded; `nil` for others, and for what is no number.
private func wholeNumber(_ value: Any?) -> Int? {
    switch value {
    case let value as Int: value
    case let value as Double: Int(exactly: value.rounded())
    case let value as CGFloat: Int(exactly: Double(value).rounded())
    case let value as Float: Int(exactly: value.rounded())
    default: nil
    }
}

/// What the file says of a picture: its size, depth and orientation, and of an animation how long the picture stays.
///
/// - Returns: values by ``kCGImagePropertyPixelWidth`` and the like; `nil` where there is no picture of that number.
public func CGImageSourceCopyPropertiesAtIndex(_ source: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
    let header = source.source.header
    guard index >= 0, index < CGImageSourceGetCount(source) else { return nil }
    var result: CFDictionary = [
        kCGImagePropertyPixelWidth: header.storedSize.width, kCGImagePropertyPixelHeight: header.storedSize.height,
        kCGImagePropertyDepth: 8, kCGImagePropertyOrientation: header.orientation.rawValue,
    ]
    if header.format == .gif, CGImageSourceGetCount(source) > 1, let duration = source.frame(index)?.duration {
        let times: CFDictionary = [kCGImagePropertyGIFDelayTime: duration, kCGImagePropertyGIFUnclampedDelayTime: duration]
        result[kCGImagePropertyGIFDictionary] = times
    }
    return result
}

/// What the file says of all its pictures: its size in bytes, by ``kCGImagePropertyFileSize``.
public func CGImageSourceCopyProperties(_ source: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    [kCGImagePropertyFileSize: source.source.bytes.count]
}

extension ImageFormat {
    /// The uniform type identifier.
    var typeIdentifier: String {
        switch self {
        case .jpeg: "public.jpeg"
        case .png: "public.png"
        case .gif: "com.compuserve.gif"
        case .bmp: "com.microsoft.bmp"
        case .tiff: "public.tiff"
        case .webP: "org.webmproject.webp"
        case .heic: "public.heic"
        case .heif: "public.heif"
        case .avif: "public.avif"
        }
    }
}
