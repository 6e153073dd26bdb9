import Foundation

/// Makes the pictures of a GIF file on demand, and keeps its place: pictures asked for in their order are each decoded once.
struct GIFReader: Sendable {
    private let name: String
    private let data: Data
    private let budget: Int
    let blocks: GIFBlocks
    private var canvas: GIFCanvas
    /// How many pictures the canvas shows.
    private var shown = 0
    /// How many pictures have been decompressed so far.
    private(set) var decodeCount = 0

    /// The memory that a pixel takes while pictures are made, in bytes: the canvas, the one before it, and an index.
    private static let bytesPerPixel = 9

    /// Reads what the file says of its pictures.
    ///
    /// - Parameter budget: the bytes that the file, the canvas and one picture may take.
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

    /// A picture as it is seen, counted from 0. One in front of the last picture that was made starts from the first picture again.
    ///
    /// - Parameter target: no larger than the file's size.
    /// - Precondition: the file has a picture of that number.
    mutating func image(_ index: Int, _ target: PixelSize) throws(ImageError) -> CGImage {
        precondition(blocks.frames.indices.contains(index), "GIFReader: picture \(index) of \(blocks.frames.count).")
        if index < shown - 1 { (canvas, shown) = (GIFCanvas(canvas.size), 0) }
        for frame in blocks.frames[min(shown, index + 1)..<(index + 1)] {
            let pixels = frame.width * frame.height
            guard pixels <= budget / Self.bytesPerPixel else {
                throw .tooLarge(name: name, width: frame.width, height: frame.height, needed: pixels * Self.bytesPerPixel, budget: budget)
            }
            data.withUnsafeBytes { canvas.draw(frame, of: $0) }
            (shown, decodeCount) = (shown + 1, decodeCount + 1)
        }
        return canvas.image(target)
    }

    /// The size of every picture, in pixels.
    var size: PixelSize { canvas.size }

    /// Whether nothing of a picture is missing.
    func isWhole(_ index: Int) -> Bool { index < blocks.wholeCount }
}

extension ImageSource {
    /// Decodes the first picture of a GIF file.
    func decodeGIF(_ target: PixelSize, budget: Int) throws(ImageError) -> DecodedImage {
        var reader = try GIFReader(self, budget: budget)
        let image = try reader.image(0, target)
        return DecodedImage(image: image, damage: reader.isWhole(0) ? nil : .truncated(name: bytes.name))
    }
}
