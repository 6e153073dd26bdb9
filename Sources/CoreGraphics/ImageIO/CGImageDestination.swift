/// A picture file that is written. One thread at a time may use it.
///
/// - Source: https://developer.apple.com/documentation/imageio/cgimagedestination
public final class CGImageDestination {
    fileprivate enum Format { case png, jpeg }

    private let consumer: CGDataConsumer
    private let format: Format
    private var options: CFDictionary = [:]
    private var image: CGImage?
    private var isFinished = false

    fileprivate init?(_ consumer: CGDataConsumer?, _ type: CFString, _ count: Int) {
        let formats: [CFString: Format] = ["public.png": .png, "public.jpeg": .jpeg]
        guard let consumer, let format = formats[type], count == 1 else {
            Diagnostics.report(
                "image.unsupported-destination",
                "CGImageDestination: no file of \(count) pictures of the type \(type). PNG and JPEG are written, one picture each.")
            return nil
        }
        self.consumer = consumer
        self.format = format
    }

    fileprivate func set(_ properties: CFDictionary?) { options.merge(properties ?? [:]) { $1 } }

    fileprivate func add(_ image: CGImage, _ properties: CFDictionary?) {
        guard self.image == nil else {
            return Diagnostics.report("image.too-many", "CGImageDestination: a second picture for a file of one was left out.")
        }
        self.image = image
        set(properties)
    }

    fileprivate func finish() -> Bool {
        guard let image, !isFinished, let bytes = encode(image) else { return false }
        isFinished = true
        return bytes.withUnsafeBytes { consumer.write($0) }
    }

    private func encode(_ image: CGImage) -> [UInt8]? {
        let orientation = (options[kCGImagePropertyOrientation] as? Int).flatMap(ImageOrientation.init(rawValue:)) ?? .up
        let upright = image.upright(from: orientation)
        switch format {
        case .png: return upright.pngBytes()
        case .jpeg:
            let quality = options[kCGImageDestinationLossyCompressionQuality]
            let value = quality as? Double ?? (quality as? CGFloat).map { Double($0) } ?? (quality as? Float).map { Double($0) } ?? 1
            return upright.jpegBytes(quality: value)
        }
    }
}

/// Begins a file in memory; its bytes are added to `data` by ``CGImageDestinationFinalize(_:)``.
///
/// > Difference from Apple: PNG and JPEG are written, with one picture each.
/// - Parameters:
///   - data: where the bytes go.
///   - type: `public.png` or `public.jpeg`; others give `nil`, with a diagnostic.
///   - count: of pictures; 1.
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

/// Sets what holds for the file, such as ``kCGImageDestinationLossyCompressionQuality``.
public func CGImageDestinationSetProperties(_ destination: CGImageDestination, _ properties: CFDictionary?) {
    destination.set(properties)
}

/// Adds the picture.
///
/// > Difference from Apple: a picture with a ``kCGImagePropertyOrientation`` is turned upright, instead of a note that it needs to be.
/// - Parameters:
///   - destination: the file.
///   - image: the picture.
///   - properties: what holds for it; `nil` for nothing.
public func CGImageDestinationAddImage(_ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    destination.add(image, properties)
}

/// Writes the file; `false` if it cannot be written, has no picture, or was written before.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { destination.finish() }
