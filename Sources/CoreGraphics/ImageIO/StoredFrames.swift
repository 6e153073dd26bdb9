/// A picture as it is stored, not turned upright.
struct StoredFrame: Sendable {
    var image: CGImage
    /// Whether nothing of it is missing.
    var isWhole: Bool
}

/// The pictures of a file: those of a GIF are made when they are asked for, all others at once.
enum StoredFrames: Sendable {
    case all([StoredFrame])
    /// The picture that was asked for last is kept beside the reader.
    case onDemand(GIFReader, last: (index: Int, frame: StoredFrame)?)

    /// Decodes a file, or what tells of its pictures.
    init(_ source: ImageSource) throws(ImageError) {
        if source.header.format == .gif {
            self = .onDemand(try GIFReader(source, budget: ImageSource.defaultBudget), last: nil)
        } else if try source.frameCount() > 1 {
            self = .all(try source.frames().map { StoredFrame(image: $0.image, isWhole: true) })
        } else {
            let decoded = try source.decodeStored()
            self = .all([StoredFrame(image: decoded.image, isWhole: decoded.damage == nil)])
        }
    }

    var count: Int {
        switch self {
        case .all(let frames): frames.count
        case .onDemand(let reader, _): reader.blocks.frames.count
        }
    }

    /// Whether nothing of a picture is missing.
    func isWhole(_ index: Int) -> Bool {
        switch self {
        case .all(let frames): frames[index].isWhole
        case .onDemand(let reader, _): reader.isWhole(index)
        }
    }

    /// The picture of a number, from 0; made now if it is not there.
    mutating func frame(_ index: Int) throws(ImageError) -> StoredFrame {
        switch self {
        case .all(let frames): return frames[index]
        case .onDemand(_, let last?) where last.index == index: return last.frame
        case .onDemand(var reader, let last):
            // The reader is in one place at a time, so that its canvas is not copied.
            self = .all([])
            do throws(ImageError) {
                let frame = StoredFrame(image: try reader.image(index, reader.size), isWhole: reader.isWhole(index))
                self = .onDemand(reader, last: (index, frame))
                return frame
            } catch {
                self = .onDemand(reader, last: last)
                throw error
            }
        }
    }
}
