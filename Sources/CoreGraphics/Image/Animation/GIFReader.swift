import Foundation

/// A reader that decodes the images of a GIF file on demand. Images that are requested in order are decoded once
/// each.
struct GIFReader: Sendable {
    private let name: String
    private let data: Data
    private let budget: Int
    let blocks: GIFBlocks
    private var canvas: GIFCanvas
    /// The number of images that are drawn on the canvas.
    private var drawnCount = 0
    /// The number of images that have been decompressed.
    private(set) var decodeCount = 0

    /// The memory for a pixel during decoding, in bytes: the canvas, the previous canvas and an index.
    private static let bytesPerPixel = 9

    /// Reads the blocks of the file.
    ///
    /// - Parameter budget: The maximum memory of the file, the canvas and one image, in bytes.
    init(_ source: ImageSource, budget: Int) throws(ImageError) {
        try source.check(
            source.bytes.memoryToLoad + source.header.storedSize.byteCount / 4 * Self.bytesPerPixel, target: source.header.storedSize,
            budget: budget)
        name = source.bytes.name
        data = try source.bytes.data()
        blocks = data.withUnsafeBytes { GIFBlocks($0) }
        canvas = GIFCanvas(source.header.storedSize)
        self.budget = budget
        guard !blocks.frames.isEmpty else { throw .truncated(name: name) }
    }

    /// Returns an image as displayed, by its index from 0. A request for an earlier image restarts at the first
    /// image.
    ///
    /// - Parameter target: The size, which does not exceed the file's size.
    /// - Precondition: The file has an image at the index.
    mutating func image(_ index: Int, _ target: PixelSize) throws(ImageError) -> CGImage {
        precondition(blocks.frames.indices.contains(index), "GIFReader: picture \(index) of \(blocks.frames.count).")
        if index < drawnCount - 1 { (canvas, drawnCount) = (GIFCanvas(canvas.size), 0) }
        for frame in blocks.frames[min(drawnCount, index + 1)..<(index + 1)] {
            let pixels = frame.width * frame.height
            guard pixels <= budget / Self.bytesPerPixel else {
                throw .tooLarge(name: name, width: frame.width, height: frame.height, needed: pixels * Self.bytesPerPixel, budget: budget)
            }
            data.withUnsafeBytes { canvas.draw(frame, of: $0) }
            (drawnCount, decodeCount) = (drawnCount + 1, decodeCount + 1)
        }
        return canvas.image(target)
    }

    /// The size of every image, in pixels.
    var size: PixelSize { canvas.size }

    /// Returns whether an image is complete.
    func isComplete(_ index: Int) -> Bool { index < blocks.completeCount }
}

extension ImageSource {
    /// Decodes the first image of a GIF file.
    func decodeGIF(_ target: PixelSize, budget: Int) throws(ImageError) -> DecodedImage {
        var reader = try GIFReader(self, budget: budget)
        let image = try reader.image(0, target)
        return DecodedImage(image: image, error: reader.isComplete(0) ? nil : .truncated(name: bytes.name))
    }
}
