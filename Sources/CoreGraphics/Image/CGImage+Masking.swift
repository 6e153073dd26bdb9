extension CGImage {
    /// Returns the image masked by another image, which is stretched to this image's size. An image mask shows the
    /// image where the mask is painted; any other image shows it where the other image is light.
    ///
    /// - Returns: `nil` if this image is a mask.
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgimage/masking(_:)
    public func masking(_ mask: CGImage) -> CGImage? {
        guard !isMask else { return nil }
        let result = buffer.copy()
        let context = CGContext(drawingInto: result, scale: 1)
        context.setBlendMode(.destinationIn)
        context.draw(mask.coverage, isOpaque: false, in: CGRect(x: 0, y: 0, width: width, height: height))
        context.flush()
        return CGImage(buffer: result, isOpaque: false, shouldInterpolate: shouldInterpolate)
    }

    /// Returns the image with a range of colours made transparent.
    ///
    /// - Parameter components: For red, green and blue, the lowest and the highest transparent value, 0…255.
    /// - Returns: `nil` for components that are not six finite numbers, for a mask, and for an image that is not
    ///   opaque.
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgimage/copy(maskingcolorcomponents:)
    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
        guard components.count == 6, components.allSatisfy(\.isFinite), !isMask, isOpaque else { return nil }
        let result = buffer.copy()
        result.withMutableBytes { bytes in
            for offset in stride(from: 0, to: bytes.count, by: 4) {
                let isMasked = (0..<3).allSatisfy { index in
                    let value = CGFloat(bytes[offset + 2 - index])
                    return value >= components[index * 2] && value <= components[index * 2 + 1]
                }
                if isMasked { bytes.storeBytes(of: UInt32(0), toByteOffset: offset, as: UInt32.self) }
            }
        }
        return CGImage(buffer: result, isOpaque: false, shouldInterpolate: shouldInterpolate)
    }

    /// The coverage of the image as a mask, in the alpha of the pixels.
    var coverage: PixelBuffer {
        guard isOpaque else { return buffer }
        let result = PixelBuffer(width: width, height: height)
        result.withMutableBytes { target in
            buffer.withBytes { source in
                for offset in stride(from: 0, to: source.count, by: 4) {
                    let (b, g, r) = (UInt32(source[offset]), UInt32(source[offset + 1]), UInt32(source[offset + 2]))
                    // The weights of BT.709 in units of 1/256.
                    target.storeBytes(of: ((54 * r + 183 * g + 19 * b + 128) >> 8) << 24, toByteOffset: offset, as: UInt32.self)
                }
            }
        }
        return result
    }
}
