import Testing

@testable import CoreGraphics

/// Blocks of memory for pixels.
@Suite struct PixelMemoryTests {
    @Test(arguments: [64, 4096, 65_535, 65_536, 1 << 20, 9 << 20]) func freshAndReusedBlocksAreCleared(byteCount: Int) throws {
        for _ in 0..<3 {
            let block = try #require(PixelMemory.allocate(byteCount: byteCount, isZeroed: true))
            let bytes = UnsafeMutableRawBufferPointer(start: block, count: byteCount)
            #expect(UInt(bitPattern: block).isMultiple(of: 16) && bytes.allSatisfy { $0 == 0 })
            bytes.initializeMemory(as: UInt8.self, repeating: 0xA5)
            PixelMemory.deallocate(block, byteCount: byteCount)
        }
    }

    @Test func unusedSizesAreEvicted() throws {
        // More than the capacity, in sizes that occur once: the last ones can still be reused.
        for pages in 20..<120 {
            PixelMemory.deallocate(try #require(PixelMemory.allocate(byteCount: pages << 12, isZeroed: false)), byteCount: pages << 12)
        }
        let size = 333 << 12
        let first = try #require(PixelMemory.allocate(byteCount: size, isZeroed: false))
        PixelMemory.deallocate(first, byteCount: size)
        let blocks = try (0..<40).map { _ in try #require(PixelMemory.allocate(byteCount: size, isZeroed: false)) }
        #expect(Set(blocks).count == 40)
        for block in blocks { PixelMemory.deallocate(block, byteCount: size) }
    }

    @Test func aContextWithoutMemoryIsNil() {
        var context: CGContext?
        let codes = PixelMemory.$limit.withValue(1 << 20) {
            reported {
                context = CGContext(
                    data: nil, width: 1000, height: 1000, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            }
        }
        #expect(context == nil && codes == ["pixels.no-memory"])
    }
}
