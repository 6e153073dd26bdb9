import Pixbuf

/// The number of pictures in the file: of an animation all of them, else 1; 0 as long as there is no header.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int {
    guard source.source != nil else { return 0 }
    return max(1, source.times?.durations.count ?? 1)
}

/// How much of the file is there, and whether it is sound. Decodes what is there.
public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus { source.status }

/// How much of a picture is there, counted from 0, and whether it is sound. Decodes what is there.
public func CGImageSourceGetStatusAtIndex(_ source: CGImageSource, _ index: Int) -> CGImageSourceStatus { source.status(of: index) }

/// The number of the picture that is shown where there is room for one; always 0.
public func CGImageSourceGetPrimaryImageIndex(_ source: CGImageSource) -> Int { 0 }

/// The uniform type identifiers of the formats that are read.
///
/// > Difference from Apple: those of WebP, HEIC and AVIF count only where their loaders are installed.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
    ImageFormat.allCases.filter(\.isReadable).map(\.typeIdentifier)
}

/// The uniform type identifier of the file's format, such as `public.jpeg`; `nil` as long as there is no header.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? { source.source?.header.format.typeIdentifier }

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
    guard isMade, let file = source.source else { return nil }
    let side = AnimationKeys.number(options[kCGImageSourceThumbnailMaxPixelSize]).flatMap { Int(exactly: $0.rounded()) }
    let fit = side.flatMap { $0 > 0 ? ImageFit(PixelSize(width: $0, height: $0)) : nil }
    guard index == 0 else { return source.frame(index).map { frame in fit.map { frame.image.scaled(fitting: $0) } ?? frame.image } }
    let isUpright = options[kCGImageSourceCreateThumbnailWithTransform] as? Bool == true
    return CGImageSource.report { () throws(ImageError) in
        try isUpright ? file.decode(fitting: fit).image : file.decodeStored(fitting: fit).image
    }
}

/// What the file says of a picture: its size, depth and orientation, and of an animation how long the picture stays.
///
/// - Returns: values by ``kCGImagePropertyPixelWidth`` and the like; `nil` where there is no picture of that number.
public func CGImageSourceCopyPropertiesAtIndex(_ source: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
    guard let header = source.source?.header, index >= 0, index < CGImageSourceGetCount(source) else { return nil }
    var result: CFDictionary = [
        kCGImagePropertyPixelWidth: header.storedSize.width, kCGImagePropertyPixelHeight: header.storedSize.height,
        kCGImagePropertyDepth: 8, kCGImagePropertyOrientation: header.orientation.rawValue,
    ]
    if let times = source.times, times.durations.indices.contains(index) {
        let keys = AnimationKeys(header.format)
        let duration = times.durations[index]
        let values: CFDictionary = [keys.delay: max(duration, AnimationKeys.leastDelay), keys.unclampedDelay: duration]
        result[keys.dictionary] = values
    }
    return result
}

/// What the file says of all its pictures: its size in bytes, by ``kCGImagePropertyFileSize``, and of an animation how often it runs, by
/// ``kCGImagePropertyGIFLoopCount`` in its format's dictionary; 1 where the file says nothing.
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

    /// Whether everything is installed that decodes it.
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
