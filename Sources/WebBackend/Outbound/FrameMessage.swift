#if Web || WindowAndWeb

    import CoreGraphics
    import NIOCore

    /// The binary message that updates the page's image.
    ///
    /// Numbers are 32-bit and little-endian. The header consists of kind (1), number, width, height, scale (a float),
    /// number of moves, and number of rectangles. Each move consists of x, y, width, height, dx and dy, and each
    /// rectangle of x, y, width and height. The pixels of the rectangles are last: row by row, with four bytes each
    /// in the order of the buffer (blue, green, red, alpha). Nothing is compressed; see Documentation/DECISIONS/0006.
    package struct FrameMessage {
        package var number: UInt32
        package var scale: Float
        package var changes: FrameBacklog

        package init(number: UInt32, scale: Float, changes: FrameBacklog) {
            self.number = number
            self.scale = scale
            self.changes = changes
        }

        package static let kind: UInt32 = 1

        /// The number of bytes that ``write(_:to:)`` writes.
        package var byteCount: Int {
            28 + changes.moves.count * 24 + changes.damage.reduce(0) { $0 + 16 + $1.area * 4 }
        }

        package func write(_ pixels: PixelBuffer, to buffer: inout ByteBuffer) {
            let header = [
                Self.kind, number, UInt32(pixels.width), UInt32(pixels.height), scale.bitPattern, UInt32(changes.moves.count),
                UInt32(changes.damage.count),
            ]
            for value in header { buffer.writeInteger(value, endianness: .little) }
            for move in changes.moves {
                let source = move.source
                for value in [source.x, source.y, source.width, source.height, move.dx, move.dy] {
                    buffer.writeInteger(Int32(value), endianness: .little)
                }
            }
            for rect in changes.damage {
                for value in [rect.x, rect.y, rect.width, rect.height] { buffer.writeInteger(Int32(value), endianness: .little) }
            }
            for rect in changes.damage { write(rect, of: pixels, to: &buffer) }
        }

        private func write(_ rect: PixelRect, of pixels: PixelBuffer, to buffer: inout ByteBuffer) {
            pixels.withBytes { bytes in
                if rect.x == 0, rect.width * 4 == pixels.bytesPerRow {
                    let start = rect.y * pixels.bytesPerRow
                    buffer.writeBytes(UnsafeRawBufferPointer(rebasing: bytes[start..<(start + rect.height * pixels.bytesPerRow)]))
                    return
                }
                for row in rect.y..<rect.maxY {
                    let start = row * pixels.bytesPerRow + rect.x * 4
                    buffer.writeBytes(UnsafeRawBufferPointer(rebasing: bytes[start..<(start + rect.width * 4)]))
                }
            }
        }
    }

#endif
