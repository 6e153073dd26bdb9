/// One picture of a GIF file: where it lies on the animation's canvas, and how it is stored.
///
/// - Source: https://www.w3.org/Graphics/GIF/spec-gif89a.txt, sections 20 and 23
struct GIFFrame: Sendable {
    /// The disposal of a picture before the next one is drawn.
    enum Disposal: Sendable {
        case keep
        /// Its rectangle becomes transparent.
        case clear
        /// Its rectangle shows again what was there before the picture.
        case restore

        /// - Parameter code: the three bits of the format.
        init(code: UInt8) {
            self =
                switch code {
                case 2: .clear
                case 3: .restore
                default: .keep
                }
        }
    }

    /// The place on the canvas, in pixels; a picture may reach beyond the canvas.
    let x: Int
    let y: Int
    let width: Int
    let height: Int
    let isInterlaced: Bool
    /// The bytes of the file with the colours, three for each.
    let colors: Range<Int>
    let transparentIndex: UInt8?
    let disposal: Disposal
    /// Where the compressed pixels begin in the file, led by the width of the first code.
    let start: Int

    /// The rows in the order in which the file has them.
    var rows: [Int] {
        guard isInterlaced else { return Array(0..<height) }
        return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
    }

    /// The colours as opaque pixels, by their index; black for indices beyond the table.
    func palette(_ file: UnsafeRawBufferPointer) -> [UInt32] {
        (0..<256).map { index in
            let place = colors.lowerBound + 3 * index
            guard place + 3 <= min(colors.upperBound, file.count) else { return 0xFF00_0000 }
            return 0xFF00_0000 | UInt32(file[place]) << 16 | UInt32(file[place + 1]) << 8 | UInt32(file[place + 2])
        }
    }
}
