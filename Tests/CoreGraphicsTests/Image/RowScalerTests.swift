import Testing

@testable import CoreGraphics

@Suite struct RowScalerTests {
    @Test(arguments: [
        (64, 48, 64, 48), (64, 48, 50, 37), (64, 48, 32, 24), (65, 47, 13, 9), (640, 480, 3, 2), (70, 3, 35, 3), (3, 70, 1, 1),
        (700, 2, 7, 1), (2000, 1500, 90, 67),
    ])
    func plainImagesStayPlainAtEverySize(width: Int, height: Int, newWidth: Int, newHeight: Int) {
        let image = TestFiles.image(width, height) { _, _ in 0xFF12_F080 }
        let small = RowScaler.shrink(image.buffer, to: PixelSize(width: newWidth, height: newHeight))
        let result = CGImage(buffer: small, isOpaque: true)
        #expect(small.width == newWidth && small.height == newHeight)
        for y in 0..<newHeight {
            for x in 0..<newWidth { #expect(result.pixel(x, y) == 0xFF12_F080, "\(x), \(y)") }
        }
    }

    @Test(arguments: [30, 16, 10, 4, 3, 2, 1]) func anEdgeStaysInItsPlace(width: Int) {
        let image = TestFiles.image(60, 4) { x, _ in x < 30 ? 0xFFFF_FFFF : 0xFF00_0000 }
        let small = CGImage(buffer: RowScaler.shrink(image.buffer, to: PixelSize(width: width, height: 1)), isOpaque: true)
        let mean = (0..<width).reduce(0) { $0 + Int(small.pixel($1, 0) & 255) } / width
        #expect(abs(mean - 127) <= 1)
        if width > 1 {
            #expect(small.pixel(0, 0) == 0xFFFF_FFFF)
            #expect(small.pixel(width - 1, 0) == 0xFF00_0000)
        }
    }

    @Test(arguments: [40, 31, 20, 7]) func rowByRowEqualsAllAtOnce(height: Int) {
        let image = TestFiles.image(33, 40) { x, y in 0xFF00_0000 | UInt32((x * 7 + y * 13) & 255) * 0x10101 }
        let size = PixelSize(width: 20, height: height)
        var scaler = RowScaler(from: PixelSize(width: 33, height: 40), to: size)
        image.buffer.withBytes { bytes in
            for row in 0..<40 { scaler.add(UnsafeRawBufferPointer(rebasing: bytes[(row * image.buffer.bytesPerRow)...])) }
        }
        let streamed = CGImage(buffer: scaler.finish(), isOpaque: true)
        let whole = CGImage(buffer: RowScaler.shrink(image.buffer, to: size), isOpaque: true)
        for y in 0..<height {
            for x in 0..<20 { #expect(streamed.pixel(x, y) == whole.pixel(x, y), "\(x), \(y)") }
        }
    }

    @Test func missingRowsAreTransparent() {
        var scaler = RowScaler(from: PixelSize(width: 4, height: 10), to: PixelSize(width: 2, height: 5))
        let row = TestFiles.image(4, 1) { _, _ in 0xFFFF_FFFF }
        for _ in 0..<4 { row.buffer.withBytes { scaler.add($0) } }
        let image = CGImage(buffer: scaler.finish(), isOpaque: false)
        #expect(image.pixel(1, 1) == 0xFFFF_FFFF)
        #expect(image.pixel(1, 2) == 0)
    }
}
