import Testing

@testable import CoreGraphics

@Suite struct BoxBlurTests {
    private func blurred(_ deviation: Double, count: Int = 101) -> [UInt8] {
        var line = [UInt8](repeating: 0, count: count)
        for index in count / 2 - 5...count / 2 + 5 { line[index] = 255 }
        line.withUnsafeMutableBufferPointer { line in
            guard let base = line.baseAddress else { return }
            BoxBlur(deviation: deviation).apply(to: base, width: count, height: 1, bytesPerRow: count)
        }
        return line
    }

    @Test func nothingIsBlurredByNothing() {
        #expect(BoxBlur(deviation: 0).reach == 0 && blurred(0).reduce(0) { $0 + Int($1) } == 11 * 255)
    }

    /// A line one pixel high also loses to above and below, by the same share everywhere.
    @Test(arguments: [1.0, 2, 2.5, 3, 5, 7.3, 10]) func theCurveIsGaussian(deviation: Double) {
        let line = blurred(deviation).map(Double.init)
        let total = line.reduce(0, +)
        let mean = line.enumerated().reduce(0) { $0 + Double($1.offset) * $1.element } / total
        let variance = line.enumerated().reduce(0) { $0 + (Double($1.offset) - mean) * (Double($1.offset) - mean) * $1.element } / total
        #expect(abs(mean - 50) < 0.1)
        #expect(abs(variance - 10 - deviation * deviation) < 0.25 * deviation * deviation + 0.5)
    }

    @Test func reachCoversWhatIsTouched() {
        let touched = blurred(5).indices { $0 > 0 }.ranges.map(\.count).reduce(0, +)
        #expect(touched <= 11 + 2 * BoxBlur(deviation: 5).reach)
    }
}
