/// An image whose pixels are multiplied by a colour.
struct TintedSource: RowSource {
    private let source: ImageSampler
    private let red: UInt32
    private let green: UInt32
    private let blue: UInt32

    init(source: ImageSampler, _ color: SIMD4<Double>) {
        self.source = source
        func factor(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
        (red, green, blue) = (factor(color.x), factor(color.y), factor(color.z))
    }

    func read(_ range: Range<Int>, _ y: Int, into target: UnsafeMutablePointer<UInt32>, _ state: inout SamplerState) {
        source.read(range, y, into: target, &state)
        for index in 0..<range.count where target[index] != 0 {
            let pixel = target[index]
            target[index] =
                pixel & 0xFF00_0000 | PixelMath.multiplyWeights(pixel >> 16 & 255, red) << 16 | PixelMath.multiplyWeights(
                    pixel >> 8 & 255, green) << 8
                | PixelMath.multiplyWeights(pixel & 255, blue)
        }
    }
}
