/// An image as stored, without its orientation.
struct StoredFrame: Sendable {
    var image: CGImage
    /// Whether the image is complete.
    var isComplete: Bool
}

/// The images of a file. The images of a GIF file are decoded on request, all others at once.
enum StoredFrames: Sendable {
    case all([StoredFrame])
    /// The reader and the most recently requested image.
    case onDemand(GIFReader, last: (index: Int, frame: StoredFrame)?)

    /// Decodes a file, or reads the blocks of a GIF file.
    init(_ source: ImageSource) throws(ImageError) {
        if source.header.format == .gif {
            self = .onDemand(try GIFReader(source, budget: ImageSource.defaultBudget), last: nil)
        } else if try source.frameCount() > 1 {
            self = .all(try source.frames().map { StoredFrame(image: $0.image, isComplete: true) })
        } else {
            let decoded = try source.decodeStored()
            self = .all([StoredFrame(image: decoded.image, isComplete: decoded.error == nil)])
        }
    }

    var count: Int {
        switch self {
        case .all(let frames): frames.count
        case .onDemand(let reader, _): reader.blocks.frames.count
        }
    }

    /// Returns whether an image is complete.
    func isComplete(_ index: Int) -> Bool {
        switch self {
        case .all(let frames): frames[index].isComplete
        case .onDemand(let reader, _): reader.isComplete(index)
        }
    }

    /// Returns the image at an index from 0, and decodes it if necessary.
    mutating func frame(_ index: Int) throws(ImageError) -> StoredFrame {
        switch self {
        case .all(let frames): return frames[index]
        case .onDemand(_, let last?) where last.index == index: return last.frame
        case .onDemand(var reader, let last):
            // The reader must be uniquely referenced, so that its canvas is not copied.
            self = .all([])
            do throws(ImageError) {
                let frame = StoredFrame(image: try reader.image(index, reader.size), isComplete: reader.isComplete(index))
                self = .onDemand(reader, last: (index, frame))
                return frame
            } catch {
                self = .onDemand(reader, last: last)
                throw error
            }
        }
    }
}
