/// A picture file that is written. One thread at a time may use it.
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
            guard sides.allSatisfy({ $0 <= GIFEncoder.longest }) else { return nil }
            return GIFEncoder.encode(frames, loopCount: loopCount)
        }
    }

    /// What a picture's own properties say, or else those of the file.
    private func property(_ key: CFString, of index: Int) -> Any? { images[index].properties[key] ?? fileProperties[key] }

    /// The picture as it is written: upright, on its background, as small as it has to be.
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

    /// In hundredths of a second; 10 where nothing is said.
    private func delay(of index: Int) -> UInt16 {
        let values = property(kCGImagePropertyGIFDictionary, of: index) as? CFDictionary
        let given = values?[kCGImagePropertyGIFUnclampedDelayTime] ?? values?[kCGImagePropertyGIFDelayTime]
        let seconds = AnimationKeys.number(given) ?? AnimationKeys.leastDelay
        return UInt16(min(max(seconds * 100, 0), 65_535).rounded())
    }

    private var loopCount: UInt16? {
        let values = fileProperties[kCGImagePropertyGIFDictionary] as? CFDictionary
        return AnimationKeys.number(values?[kCGImagePropertyGIFLoopCount]).map { UInt16(min(max($0, 0), 65_535)) }
    }
}

extension CGImage {
    /// The picture on a colour, of which nothing shows through.
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

/// Begins a file in memory; its bytes are added to `data` by ``CGImageDestinationFinalize(_:)``.
///
/// > Difference from Apple: PNG, JPEG and GIF are written; several pictures in GIF files only.
/// - Parameters:
///   - data: where the bytes go.
///   - type: `public.png`, `public.jpeg` or `com.compuserve.gif`; others give `nil`, with a diagnostic.
///   - count: of pictures; 1 or more, and 1 of PNG and JPEG.
///   - options: change nothing.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(CGDataConsumer(data: data), type, count)
}

/// Begins a file, in place of one there may be; see ``CGImageDestinationCreateWithData(_:_:_:_:)``.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(CGDataConsumer(url: url), type, count)
}

/// Begins a file whose bytes a consumer gets; see ``CGImageDestinationCreateWithData(_:_:_:_:)``.
public func CGImageDestinationCreateWithDataConsumer(
    _ consumer: CGDataConsumer, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(consumer, type, count)
}

/// The uniform type identifiers of the formats that are written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { CGImageDestination.Format.allCases.map(\.typeIdentifier) }

/// Sets what holds for the file, such as ``kCGImagePropertyGIFLoopCount`` in ``kCGImagePropertyGIFDictionary``, and for all pictures that
/// say nothing else.
public func CGImageDestinationSetProperties(_ destination: CGImageDestination, _ properties: CFDictionary?) {
    destination.set(properties)
}

/// Adds a picture; one more than the file is to have is reported and left out.
///
/// > Difference from Apple: a picture with a ``kCGImagePropertyOrientation`` is turned upright, instead of a note that it needs to be.
/// - Parameters:
///   - destination: the file.
///   - image: the picture.
///   - properties: what holds for it; `nil` for nothing. In a GIF file it stays as long as its ``kCGImagePropertyGIFDictionary`` says, a
///     tenth of a second where that says nothing.
public func CGImageDestinationAddImage(_ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    destination.add(image, properties)
}

/// Adds a picture of another file, with what that says of it.
///
/// - Parameters:
///   - destination: the file that is written.
///   - source: the file that is read; nothing is added where it has no such picture.
///   - index: of the picture, from 0.
///   - properties: go before those of the source; `nil` for none.
public func CGImageDestinationAddImageFromSource(
    _ destination: CGImageDestination, _ source: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { return }
    let own = CGImageSourceCopyPropertiesAtIndex(source, index, nil) ?? [:]
    destination.add(image, own.merging(properties ?? [:]) { $1 })
}

/// Writes the file; `false` if it cannot be written, lacks a picture of those it is to have, or was written before.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { destination.finish() }
