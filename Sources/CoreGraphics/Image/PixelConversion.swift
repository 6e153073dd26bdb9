/// Converts pixels from another space to sRGB with lookup tables.
///
/// Each component is converted to linear light by a table of its 256 values. The matrix of the profile maps the light
/// to the sRGB primaries, and a table of 8192 steps maps the light to sRGB components. Premultiplied pixels are
/// converted to straight colours first. A repeated pixel reuses the previous result.
struct PixelConversion {
    /// The linear light of each 8-bit component: 256 values each for red, green and blue.
    private let lightTable: [Float]
    private let red: SIMD3<Float>
    private let green: SIMD3<Float>
    private let blue: SIMD3<Float>
    /// The 8-bit components of sRGB for light in equal steps from 0 to 1.
    private let components: [UInt8]

    /// The number of the table's last step. With this many steps, the error of a dark component is less than half a
    /// level.
    private static let lastStep: Float = 8191

    init(_ profile: RGBProfile) {
        lightTable = [profile.red, profile.green, profile.blue].flatMap { curve in (0..<256).map { Float(curve.light(Double($0) / 255)) } }
        let rows = profile.matrix.rows.map { SIMD3<Float>($0) }
        (red, green, blue) = (rows[0], rows[1], rows[2])
        components = (0...Int(Self.lastStep)).map { step in
            UInt8(min(max(ToneCurve.sRGB.component(Double(step) / Double(Self.lastStep)) * 255, 0), 255).rounded())
        }
    }

    /// Converts premultiplied pixels in place. Colours outside of sRGB are clamped.
    func apply(to buffer: PixelBuffer) {
        buffer.withMutableBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            for row in 0..<buffer.height {
                let pixels = (base + row * buffer.bytesPerRow).assumingMemoryBound(to: UInt32.self)
                var (lastPixel, lastResult): (UInt32, UInt32) = (0, 0)
                for x in 0..<buffer.width {
                    // Neighbouring pixels are often equal.
                    if pixels[x] != lastPixel {
                        lastPixel = pixels[x]
                        lastResult = converted(lastPixel)
                    }
                    pixels[x] = lastResult
                }
            }
        }
    }

    /// Returns a premultiplied pixel in sRGB.
    func converted(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        guard alpha > 0 else { return 0 }
        let straight = Premultiplication.straight(pixel)
        let light = SIMD3(
            lightTable[Int(straight >> 16 & 255)], lightTable[256 + Int(straight >> 8 & 255)], lightTable[512 + Int(straight & 255)])
        let color = component((red * light).sum()) << 16 | component((green * light).sum()) << 8 | component((blue * light).sum())
        return Premultiplication.multiplied(color | 0xFF00_0000, by: alpha)
    }

    private func component(_ light: Float) -> UInt32 {
        // NaN, which unusual curves may yield, becomes black.
        light > 0 ? UInt32(components[Int(min(light, 1) * Self.lastStep + 0.5)]) : UInt32(components[0])
    }
}
