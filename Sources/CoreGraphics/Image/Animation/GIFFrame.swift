/// An image of a GIF file: its position on the animation's canvas, and its storage.
///
/// - Source: https://www.w3.org/Graphics/GIF/spec-gif89a.txt, sections 20 and 23
struct GIFFrame: Sendable {
    /// The change of the canvas before the next image is drawn.
    enum Disposal: Sendable {
        case keep
        /// The rectangle of the image becomes transparent.
        case clear
        /// The rectangle shows its previous content again.
        case restore

        /// - Parameter code: The three bits of the format.
        init(code: UInt8) {
            self =
                switch code {
                case 2: .clear
                case 3: .restore
                default: .keep
                }
        }
    }

    /// The position on the canvas, in pixels. An image may exceed the canvas.
    let x: Int
    let y: Int
    let width: Int
    let height: Int
    let isInterlaced: Bool
    /// The byte range of the colours in the file, three bytes each.
    let colors: Range<Int>
    let transparentIndex: UInt8?
    let disposal: Disposal
    /// The position of the minimum code width in the file, which the compressed pixels follow.
    let start: Int

    /// The rows in the order of the file.
    var rows: [Int] {
        guard isInterlaced else { return Array(0..<height) }
        return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
    }

    /// Returns the colours as opaque pixels by index; black for indexes beyond the table.
    func palette(_ file: UnsafeRawBufferPointer) -> [UInt32] {
        (0..<256).map { index in
            let offset = colors.lowerBound + 3 * index
            guard offset + 3 <= min(colors.upperBound, file.count) else { return 0xFF00_0000 }
            return 0xFF00_0000 | UInt32(file[offset]) << 16 | UInt32(file[offset + 1]) << 8 | UInt32(file[offset + 2])
        }
    }
}
