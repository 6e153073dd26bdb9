import Foundation
import Testing

@testable import CoreGraphics

@Suite struct ImageSourcePixbufTests {
    /// A GIF of one red and one blue frame of 2 by 1 pixels, which repeats.
    private let animation: [UInt8] =
        Array("GIF89a".utf8) + [2, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]
        + [0x21, 0xF9, 4, 0, 10, 0, 0, 0, 0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 0x04, 0x0A, 0]
        + [0x21, 0xF9, 4, 0, 20, 0, 0, 0, 0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 0x4C, 0x0A, 0] + [0x3B]

    /// Returns a bitmap of 24 bits with rows from the bottom up.
    private func bitmap(width: Int32, height: Int32, pixels: [UInt8]) -> [UInt8] {
        func four(_ value: Int32) -> [UInt8] { withUnsafeBytes(of: value.littleEndian) { Array($0) } }
        return Array("BM".utf8) + four(Int32(54 + pixels.count)) + four(0) + four(54) + four(40) + four(width) + four(height)
            + [1, 0, 24, 0] + four(0) + four(0) + four(0) + four(0) + four(0) + four(0) + pixels
    }

    @Test func theFirstFrameOfAnAnimationIsShown() throws {
        let source = try ImageSource(data: Data(animation))
        #expect(source.header.size == PixelSize(width: 2, height: 1))
        #expect(try source.decode().image.pixel(0, 0) == 0xFFFF_0000)
    }

    @Test func theFramesOfAnAnimationAreInOrderWithTheirDurations() throws {
        let source = try ImageSource(data: Data(animation))
        #expect(try source.frameCount() == 2)
        let frames = try source.frames()
        #expect(frames.map { $0.image.pixel(1, 0) } == [0xFFFF_0000, 0xFF00_00FF])
        #expect(frames.map(\.duration) == [0.1, 0.2])
        #expect(throws: ImageError.self) { try source.frames(budget: 20) }
        #expect(try ImageSource(data: Data(TestFiles.quarters(4, 4).pngBytes())).frames().count == 1)
    }

    @Test func aBitmapIsReadFromTheBottomUp() throws {
        let file = bitmap(width: 2, height: 2, pixels: [255, 0, 0, 0, 255, 0, 0, 0, 0, 0, 255, 255, 255, 255, 0, 0])
        let image = try ImageSource(data: Data(file)).decode().image
        #expect([image.pixel(0, 0), image.pixel(1, 0)] == [0xFFFF_0000, 0xFFFF_FFFF])
        #expect([image.pixel(0, 1), image.pixel(1, 1)] == [0xFF00_00FF, 0xFF00_FF00])
    }

    @Test func aBitmapThatClaimsToBeHugeIsRefusedBeforeDecoding() throws {
        let source = try ImageSource(data: Data(bitmap(width: 30_000, height: 30_000, pixels: [0, 0, 0, 0])), name: "huge.bmp")
        let error = #expect(throws: ImageError.self) { try source.decode(fitting: ImageFit(PixelSize(width: 9, height: 9))) }
        guard case .tooLarge = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func anEmptyBitmapIsDamaged() {
        #expect(throws: ImageError.self) { try ImageSource(data: Data(bitmap(width: 0, height: 5, pixels: []))) }
        #expect(throws: ImageError.self) { try ImageSource(data: Data(bitmap(width: -7, height: 5, pixels: []))) }
    }

    @Test func aBitmapWithoutItsLastRowsIsTruncated() throws {
        let whole = bitmap(width: 4, height: 90, pixels: [UInt8](repeating: 0x40, count: 4 * 3 * 90))
        #expect(try ImageSource(data: Data(whole)).decode().error == nil)
        #expect(try ImageSource(data: Data(whole.dropLast(400))).decode().error == .truncated(name: "image data"))
    }

    @Test func theFirstFrameOfATruncatedAnimationIsWhole() throws {
        let firstFrame = animation.count - 24
        #expect(try ImageSource(data: Data(animation.dropLast())).decode().error == nil)
        #expect(try ImageSource(data: Data(animation.prefix(firstFrame))).decode().error == nil)
        #expect(GIFBlocks(UnsafeRawBufferPointer(start: nil, count: 0)).completeCount == 0)
        animation.prefix(firstFrame - 2).withUnsafeBytes { #expect(GIFBlocks($0).completeCount == 0) }
    }

    @Test func aTruncatedAnimationIsAnErrorOrAnImage() throws {
        for count in 6..<animation.count {
            _ = try? ImageSource(data: Data(animation.prefix(count))).decode()
        }
        #expect(throws: ImageError.self) { try ImageSource(data: Data(animation.prefix(9))) }
    }
}
