import Pixbuf

/// Returns the number of images in the file: 1 except for animations, and 0 without a header.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int {
    guard source.source != nil else { return 0 }
    return max(1, source.times?.durations.count ?? 1)
}

/// Returns the completeness and validity of the file. The available part is decoded.
public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus { source.status }

/// Returns the completeness and validity of an image, by its index from 0. The available part is decoded.
public func CGImageSourceGetStatusAtIndex(_ source: CGImageSource, _ index: Int) -> CGImageSourceStatus { source.status(of: index) }

/// Returns the index of the primary image; always 0.
public func CGImageSourceGetPrimaryImageIndex(_ source: CGImageSource) -> Int { 0 }

/// Returns the uniform type identifiers of the readable formats.
///
/// > Difference from Apple: the identifiers of WebP, HEIC and AVIF are included only if their loaders are installed.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
    ImageFormat.allCases.filter(\.isReadable).map(\.typeIdentifier)
}

/// Returns the uniform type identifier of the file's format, such as `public.jpeg`; `nil` without a header.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? { source.source?.header.format.typeIdentifier }

/// Decodes an image as stored, without its orientation. Returns `nil`, with a diagnostic, if the image is damaged.
/// The options are ignored.
public func CGImageSourceCreateImageAtIndex(_ source: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    source.frame(index)?.image
}

/// Decodes an image at a smaller size, without decoding more of the file than necessary.
///
/// - Parameters:
///   - source: The file.
///   - index: The index of the image, from 0.
///   - options: ``kCGImageSourceThumbnailMaxPixelSize``, ``kCGImageSourceCreateThumbnailWithTransform``, and one of
///     the two keys that request the creation of a thumbnail. Without such a key the result is `nil`, because
///     embedded thumbnails are not used.
/// - Returns: An image with the same proportions that does not exceed the file's image.
public func CGImageSourceCreateThumbnailAtIndex(_ source: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    let options = options ?? [:]
    let createsThumbnail = [kCGImageSourceCreateThumbnailFromImageAlways, kCGImageSourceCreateThumbnailFromImageIfAbsent].contains {
        options[$0] as? Bool == true
    }
    guard createsThumbnail, let file = source.source else { return nil }
    let side = AnimationKeys.number(options[kCGImageSourceThumbnailMaxPixelSize]).flatMap { Int(exactly: $0.rounded()) }
    let fit = side.flatMap { $0 > 0 ? ImageFit(PixelSize(width: $0, height: $0)) : nil }
    guard index == 0 else { return source.frame(index).map { frame in fit.map { frame.image.scaled(fitting: $0) } ?? frame.image } }
    let isUpright = options[kCGImageSourceCreateThumbnailWithTransform] as? Bool == true
    return CGImageSource.report { () throws(ImageError) in
        try isUpright ? file.decode(fitting: fit).image : file.decodeStored(fitting: fit).image
    }
}

/// Returns the properties of an image: its size, depth and orientation, and for an animation its duration.
///
/// - Returns: A dictionary with keys such as ``kCGImagePropertyPixelWidth``; `nil` if there is no image at the index.
public func CGImageSourceCopyPropertiesAtIndex(_ source: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
    guard let header = source.source?.header, index >= 0, index < CGImageSourceGetCount(source) else { return nil }
    var result: CFDictionary = [
        kCGImagePropertyPixelWidth: header.storedSize.width, kCGImagePropertyPixelHeight: header.storedSize.height,
        kCGImagePropertyDepth: 8, kCGImagePropertyOrientation: header.orientation.rawValue,
    ]
    if let times = source.times, times.durations.indices.contains(index) {
        let keys = AnimationKeys(header.format)
        let duration = times.durations[index]
        let values: CFDictionary = [keys.delay: max(duration, AnimationKeys.minimumDelay), keys.unclampedDelay: duration]
        result[keys.dictionary] = values
    }
    return result
}

/// Returns the properties of the file: its size in bytes with the key ``kCGImagePropertyFileSize``, and for an
/// animation its repetitions. The repetitions have the key ``kCGImagePropertyGIFLoopCount`` in the format's
/// dictionary and are 1 by default.
public func CGImageSourceCopyProperties(_ source: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    guard let file = source.source else { return nil }
    var result: CFDictionary = [kCGImagePropertyFileSize: file.bytes.count]
    if let times = source.times, !times.durations.isEmpty {
        let keys = AnimationKeys(file.header.format)
        let values: CFDictionary = [
            keys.loopCount: times.loopCount ?? 1, keys.canvasWidth: file.header.storedSize.width,
            keys.canvasHeight: file.header.storedSize.height,
        ]
        result[keys.dictionary] = values
    }
    return result
}

extension ImageFormat {
    static let allCases: [ImageFormat] = [.jpeg, .png, .gif, .bmp, .tiff, .webP, .heic, .heif, .avif]

    /// Whether a decoder of the format is installed.
    var isReadable: Bool {
        switch self {
        case .jpeg, .png, .gif: true
        default: PixbufLoader.isInstalled(mimeType: mimeType)
        }
    }

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
