import Testing

@testable import CoreGraphics

@Suite struct BoxBlurTests {
    /// Returns the middle row of a bar that is as high as the picture, so that rows are independent.
    private func blurred(_ deviation: Double, width: Int = 101) -> [UInt8] {
        let height = 2 * BoxBlur(deviation: deviation).extent + 1
        var pixels = [UInt8](repeating: 0, count: width * height)
        for row in 0..<height {
            for column in width / 2 - 5...width / 2 + 5 { pixels[row * width + column] = 255 }
        }
        pixels.withUnsafeMutableBufferPointer { pixels in
            guard let base = pixels.baseAddress else { return }
            BoxBlur(deviation: deviation).apply(to: base, width: width, height: height, bytesPerRow: width)
        }
        return Array(pixels[height / 2 * width..<(height / 2 + 1) * width])
    }

    @Test func aBlurOfZeroChangesNothing() {
        #expect(BoxBlur(deviation: 0).extent == 0 && blurred(0).reduce(0) { $0 + Int($1) } == 11 * 255)
    }

    @Test(arguments: [1.0, 2, 2.5, 3, 5, 7.3, 10]) func theCurveIsGaussian(deviation: Double) {
        let line = blurred(deviation).map(Double.init)
        let total = line.reduce(0, +)
        let mean = line.enumerated().reduce(0) { $0 + Double($1.offset) * $1.element } / total
        let variance = line.enumerated().reduce(0) { $0 + (Double($1.offset) - mean) * (Double($1.offset) - mean) * $1.element } / total
        #expect(abs(mean - 50) < 0.1)
        #expect(abs(variance - 10 - deviation * deviation) < 0.25 * deviation * deviation + 0.5)
    }

    @Test func reachCoversAllAffectedPixels() {
        let touched = blurred(5).indices { $0 > 0 }.ranges.map(\.count).reduce(0, +)
        #expect(touched <= 11 + 2 * BoxBlur(deviation: 5).extent)
    }
}
