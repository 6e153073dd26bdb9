/// A writer of an image file. Only one thread at a time may use it.
///
/// - Source: https://developer.apple.com/documentation/imageio/cgimagedestination
public final class CGImageDestination {
    enum Format: CaseIterable {
        case png, jpeg, gif

        var typeIdentifier: CFString {
            switch self {
            case .png: "public.png"
            case .jpeg: "public.jpeg"
            case .gif: "com.compuserve.gif"
            }
        }
    }

    private let consumer: CGDataConsumer
    private let format: Format
    private let count: Int
    private var fileProperties: CFDictionary = [:]
    private var images: [(image: CGImage, properties: CFDictionary)] = []
    private var isFinished = false

    fileprivate init?(_ consumer: CGDataConsumer?, _ type: CFString, _ count: Int) {
        let format = Format.allCases.first { $0.typeIdentifier == type }
        guard let consumer, let format, count == 1 || count > 1 && format == .gif else {
            Diagnostics.report(
                "image.unsupported-destination",
                "CGImageDestination: no file of \(count) pictures of the type \(type). PNG and JPEG hold one picture, GIF any number.")
            return nil
        }
        self.consumer = consumer
        self.format = format
        self.count = count
    }

    fileprivate func set(_ properties: CFDictionary?) { fileProperties.merge(properties ?? [:]) { $1 } }

    fileprivate func add(_ image: CGImage, _ properties: CFDictionary?) {
        guard images.count < count, !isFinished else {
            return Diagnostics.report("image.too-many", "CGImageDestination: a picture more than the \(count) of the file was left out.")
        }
        images.append((image, properties ?? [:]))
    }

    fileprivate func finish() -> Bool {
        guard !isFinished, images.count == count, let bytes = encode() else { return false }
        isFinished = true
        return bytes.withUnsafeBytes { consumer.write($0) }
    }

    private func encode() -> [UInt8]? {
        switch format {
        case .png: return prepared(0).pngBytes()
        case .jpeg:
            let quality = AnimationKeys.number(property(kCGImageDestinationLossyCompressionQuality, of: 0)) ?? 1
            return prepared(0).jpegBytes(quality: quality)
        case .gif:
            let frames = images.indices.map { GIFEncoder.Frame(image: prepared($0), delay: delay(of: $0)) }
            let sides = frames.flatMap { [$0.image.width, $0.image.height] }
            guard sides.allSatisfy({ $0 <= GIFEncoder.maximumSide }) else { return nil }
            return GIFEncoder.encode(frames, loopCount: loopCount)
        }
    }

    /// Returns a property of an image, or else the property of the file.
    private func property(_ key: CFString, of index: Int) -> Any? { images[index].properties[key] ?? fileProperties[key] }

    /// Returns the image to write: upright, on its background, and scaled down if necessary.
    private func prepared(_ index: Int) -> CGImage {
        let value = AnimationKeys.number(property(kCGImagePropertyOrientation, of: index))
        var image = images[index].image.upright(from: value.flatMap { Int(exactly: $0) }.flatMap(ImageOrientation.init(rawValue:)) ?? .up)
        if format == .jpeg, !image.isOpaque, let color = property(kCGImageDestinationBackgroundColor, of: index) as? CGColor {
            image = image.over(color)
        }
        let side = AnimationKeys.number(property(kCGImageDestinationImageMaxPixelSize, of: index)).map { min($0, 1_000_000) }
        guard let side, side >= 1 else { return image }
        return image.scaled(fitting: ImageFit(PixelSize(width: Int(side), height: Int(side))))
    }

    /// Returns the delay in hundredths of a second; 10 by default.
    private func delay(of index: Int) -> UInt16 {
        let values = property(kCGImagePropertyGIFDictionary, of: index) as? CFDictionary
        let value = values?[kCGImagePropertyGIFUnclampedDelayTime] ?? values?[kCGImagePropertyGIFDelayTime]
        let seconds = AnimationKeys.number(value) ?? AnimationKeys.minimumDelay
        return UInt16(min(max(seconds * 100, 0), 65_535).rounded())
    }

    private var loopCount: UInt16? {
        let values = fileProperties[kCGImagePropertyGIFDictionary] as? CFDictionary
        return AnimationKeys.number(values?[kCGImagePropertyGIFLoopCount]).map { UInt16(min(max($0, 0), 65_535)) }
    }
}

extension CGImage {
    /// Returns the image on an opaque background colour.
    fileprivate func over(_ color: CGColor) -> CGImage {
        let result = PixelBuffer(width: width, height: height)
        let context = CGContext(drawingInto: result, scale: 1)
        let area = CGRect(x: 0, y: 0, width: width, height: height)
        context.fill(area, with: .black)
        context.fill(area, with: color)
        context.draw(buffer, isOpaque: isOpaque, in: area)
        context.flush()
        return CGImage(buffer: result, isOpaque: true)
    }
}

/// Creates a file in memory. ``CGImageDestinationFinalize(_:)`` appends its bytes to `data`.
///
/// > Difference from Apple: the formats are PNG, JPEG and GIF; only GIF files contain several images.
/// - Parameters:
///   - data: The destination of the bytes.
///   - type: `public.png`, `public.jpeg` or `com.compuserve.gif`. Other types return `nil`, with a diagnostic.
///   - count: The number of images; at least 1, and 1 for PNG and JPEG.
///   - options: Ignored.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(CGDataConsumer(data: data), type, count)
}

/// Creates a file and replaces an existing one; see ``CGImageDestinationCreateWithData(_:_:_:_:)``.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(CGDataConsumer(url: url), type, count)
}

/// Creates a file whose bytes a consumer receives; see ``CGImageDestinationCreateWithData(_:_:_:_:)``.
public func CGImageDestinationCreateWithDataConsumer(
    _ consumer: CGDataConsumer, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(consumer, type, count)
}

/// Returns the uniform type identifiers of the supported formats.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { CGImageDestination.Format.allCases.map(\.typeIdentifier) }

/// Sets the properties of the file, such as ``kCGImagePropertyGIFLoopCount`` in ``kCGImagePropertyGIFDictionary``,
/// and the default properties of all images.
public func CGImageDestinationSetProperties(_ destination: CGImageDestination, _ properties: CFDictionary?) {
    destination.set(properties)
}

/// Adds an image. An image beyond the file's count is reported and ignored.
///
/// > Difference from Apple: an image with a ``kCGImagePropertyOrientation`` is rotated upright instead of being
/// > tagged.
/// - Parameters:
///   - destination: The file.
///   - image: The image.
///   - properties: The properties of the image; `nil` for none. In a GIF file, ``kCGImagePropertyGIFDictionary``
///     specifies the duration, a tenth of a second by default.
public func CGImageDestinationAddImage(_ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    destination.add(image, properties)
}

/// Adds an image of another file with its properties.
///
/// - Parameters:
///   - destination: The file to write.
///   - source: The file to read. Nothing is added if it has no such image.
///   - index: The index of the image, from 0.
///   - properties: Properties that take precedence over those of the source; `nil` for none.
public func CGImageDestinationAddImageFromSource(
    _ destination: CGImageDestination, _ source: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { return }
    let sourceProperties = CGImageSourceCopyPropertiesAtIndex(source, index, nil) ?? [:]
    destination.add(image, sourceProperties.merging(properties ?? [:]) { $1 })
}

/// Writes the file. Returns `false` if the file cannot be written, lacks an image, or was written before.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { destination.finish() }
