import Synchronization

/// The pixels of an image: decoded, still encoded in a file, or drawn by a vector image. Images that differ only in
/// scale, mode or colour share their content.
final class ImageContent: Sendable {
    private enum State {
        case decoded(CGImage)
        case encoded(ImageSource)
        case failed
        case vector(VectorImage)
    }

    private let state: Mutex<State>
    /// The size of the stored pixels.
    let size: PixelSize
    /// The vector image that draws the pixels; `nil` for other sources.
    let vectorImage: VectorImage?

    init(_ image: CGImage) {
        state = Mutex(.decoded(image))
        size = PixelSize(width: image.width, height: image.height)
        vectorImage = nil
    }

    init(_ source: ImageSource) {
        state = Mutex(.encoded(source))
        size = source.header.storedSize
        vectorImage = nil
    }

    init(_ drawing: VectorImage) {
        state = Mutex(.vector(drawing))
        size = drawing.size
        self.vectorImage = drawing
    }

    /// Whether the pixels are available without decoding.
    var isDecoded: Bool {
        state.withLock { state in
            if case .encoded = state { false } else { true }
        }
    }

    /// Returns all stored pixels. Decodes them on the first call. Returns `nil`, with a diagnostic, if decoding
    /// fails.
    func image() -> CGImage? {
        state.withLock { state in
            switch state {
            case .decoded(let image): return image
            case .failed: return nil
            case .vector(let drawing):
                let image = drawing.render(drawing.size)
                if drawing.isConstant { state = image.map(State.decoded) ?? .failed }
                return image
            case .encoded(let source):
                let image = Self.report { () throws(ImageError) in try source.decodeStored() }
                state = image.map(State.decoded) ?? .failed
                return image
            }
        }
    }

    /// Returns the pixels at a size, turned upright from `orientation`. Pixels that are not decoded yet are decoded
    /// at this size, and are not stored.
    func image(fitting fit: ImageFit, orientation: ImageOrientation) -> CGImage? {
        if let vectorImage { return vectorImage.render(vectorImage.targetSize(fit)) }
        let source = state.withLock { state in
            if case .encoded(let source) = state { source } else { ImageSource?.none }
        }
        let storedFit = orientation.swapsSides ? ImageFit(fit.size.transposed, fit.mode) : fit
        guard let source, source.header.orientation == orientation else {
            return image()?.scaled(fitting: storedFit).upright(from: orientation)
        }
        return Self.report { () throws(ImageError) in try source.decode(fitting: fit) }
    }

    /// Decodes an image and reports errors. As in UIKit, the available part of an incomplete image is returned.
    private static func report(_ decode: () throws(ImageError) -> DecodedImage) -> CGImage? {
        do throws(ImageError) {
            let decodedImage = try decode()
            if let damage = decodedImage.error { Diagnostics.report("image.partial", "\(damage.description); the rest is shown") }
            return decodedImage.image
        } catch {
            Diagnostics.report("image.undecodable", error.description)
            return nil
        }
    }
}
