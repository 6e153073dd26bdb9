extension CGImage {
    /// Returns the image's shape in one colour: each pixel's alpha is multiplied by the colour's alpha.
    package func tinted(_ color: CGColor) -> CGImage {
        let rgba = color.rgba.clamped(lowerBound: .zero, upperBound: .one)
        let alpha = UInt32((rgba.w * 255).rounded())
        func component(_ value: Double) -> UInt32 { UInt32((value * rgba.w * 255).rounded()) }
        let tint = (blue: component(rgba.z), green: component(rgba.y), red: component(rgba.x))
        let copy = PixelBuffer(width: width, height: height)
        copy.withMutableBytes { target in
            buffer.withBytes { source in
                for offset in stride(from: 0, to: source.count, by: 4) {
                    let sourceAlpha = source.load(fromByteOffset: offset, as: UInt32.self) >> 24
                    guard sourceAlpha > 0 else { continue }
                    func scaled(_ value: UInt32) -> UInt32 { (value * sourceAlpha + 127) / 255 }
                    let pixel = scaled(tint.blue) | scaled(tint.green) << 8 | scaled(tint.red) << 16 | scaled(alpha) << 24
                    target.storeBytes(of: pixel, toByteOffset: offset, as: UInt32.self)
                }
            }
        }
        return CGImage(
            buffer: copy, isOpaque: isOpaque && alpha == 255, hasAlpha: hasAlpha || alpha != 255, shouldInterpolate: shouldInterpolate)
    }
}
