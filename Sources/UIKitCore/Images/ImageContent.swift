import Synchronization

/// The pixels of an image, decoded or still in their file. Shared by all images that differ only in scale, mode or colour.
final class ImageContent: Sendable {
    private enum State {
        case decoded(CGImage)
        case waiting(ImageSource)
        case failed
        case undrawn(VectorPicture)
    }

    private let state: Mutex<State>
    /// The size of the pixels as stored.
    let size: PixelSize
    /// What draws the pixels; `nil` if they come from elsewhere.
    let drawing: VectorPicture?

    init(_ image: CGImage) {
        state = Mutex(.decoded(image))
        size = PixelSize(width: image.width, height: image.height)
        drawing = nil
    }

    init(_ source: ImageSource) {
        state = Mutex(.waiting(source))
        size = source.header.storedSize
        drawing = nil
    }

    init(_ drawing: VectorPicture) {
        state = Mutex(.undrawn(drawing))
        size = drawing.size
        self.drawing = drawing
    }

    /// Whether the pixels can be had without decoding.
    var isDecoded: Bool {
        state.withLock { state in
            if case .waiting = state { false } else { true }
        }
    }

    /// The pixels as they are stored, in full. Decodes them at the first call; `nil`, with a diagnostic, if that fails.
    func image() -> CGImage? {
        state.withLock { state in
            switch state {
            case .decoded(let image): return image
            case .failed: return nil
            case .undrawn(let drawing):
                let image = drawing.render(drawing.size)
                if drawing.isConstant { state = image.map(State.decoded) ?? .failed }
                return image
            case .waiting(let source):
                let image = Self.report { () throws(ImageError) in try source.decodeStored() }
                state = image.map(State.decoded) ?? .failed
                return image
            }
        }
    }

    /// The pixels at a size, turned upright from `orientation`. What is not decoded yet is decoded at that size and not kept.
    func image(fitting fit: ImageFit, orientation: ImageOrientation) -> CGImage? {
        if let drawing { return drawing.render(drawing.target(fit)) }
        let waiting = state.withLock { state in
            if case .waiting(let source) = state { source } else { ImageSource?.none }
        }
        let storedFit = orientation.swapsSides ? ImageFit(fit.size.transposed, fit.mode) : fit
        guard let waiting, waiting.header.orientation == orientation else {
            return image()?.scaled(fitting: storedFit).upright(from: orientation)
        }
        return Self.report { () throws(ImageError) in try waiting.decode(fitting: fit) }
    }

    /// As in UIKit, a picture of which a part is missing is shown as far as it is there.
    private static func report(_ decode: () throws(ImageError) -> DecodedImage) -> CGImage? {
        do throws(ImageError) {
            let decoded = try decode()
            if let damage = decoded.damage { Diagnostics.report("image.partial", "\(damage.description); the rest is shown") }
            return decoded.image
        } catch {
            Diagnostics.report("image.undecodable", error.description)
            return nil
        }
    }
}
