import Testing

@testable import CoreGraphics

struct PixelStrideTests {
    @Test(arguments: 0..<200) func thePathContainsThePixelsBetweenTwo(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let last = Int.random(in: 0...12, using: &random)
        let step = [0, 1, -1, 0.5, Double.random(in: -3...3, using: &random)].randomElement(using: &random) ?? 0
        let start = Double.random(in: -20...20, using: &random)
        let pixelStride = try #require(PixelStride(from: seed % 5 == 0 ? start.rounded() : start, by: step, first: 0, last: last))
        let free = pixelStride.interiorRange(40)
        for index in 0..<40 {
            let place = pixelStride.start + index * pixelStride.step
            #expect(free.contains(index) == (place >= pixelStride.lowest && place < pixelStride.highest), "\(index) of \(pixelStride)")
        }
    }

    @Test func thePathStaysInThePicture() throws {
        let pixelStride = try #require(PixelStride(from: -4, by: 1.5, first: 0, last: 5))
        #expect(pixelStride.interpolation(0) == (0, 1, 0))
        #expect(pixelStride.interpolation(3) == (0, 1, 128))
        #expect(pixelStride.interpolation(10) == (5, 5, 0))
        #expect(pixelStride.nearest(3) == 1)
    }

    @Test func thePathIsLimited() {
        #expect(PixelStride(from: 1e9, by: 1, first: 0, last: 5) == nil)
        #expect(PixelStride(from: 0, by: .infinity, first: 0, last: 5) == nil)
        #expect(PixelStride(from: .nan, by: 1, first: 0, last: 5) == nil)
    }
}
