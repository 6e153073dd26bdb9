/// How the samples of a picture lie in bytes, and how they become our pixels.
struct SampleFormat {
    private enum Alpha { case none, straight, multiplied }

    private let space: CGColorSpace
    private let bytesPerPixel: Int
    /// Where in a pixel the components are, in bytes.
    private let places: [Int]
    private let alphaPlace: Int
    private let alpha: Alpha
    /// For each component what 0 stands for, and how much more 255 does.
    private let ranges: [(CGFloat, CGFloat)]

    var isOpaque: Bool { alpha == .none }

    /// `nil` for what is not supported.
    init?(
        bitsPerComponent: Int, bitsPerPixel: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo, decode: UnsafePointer<CGFloat>?
    ) {
        guard bitsPerComponent == 8, bitsPerPixel % 8 == 0, space.model != .pattern,
            let info = CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
        else { return nil }
        let count = info == .alphaOnly ? 0 : space.numberOfComponents
        let order = bitmapInfo.rawValue & ~CGBitmapInfo.alphaInfoMask.rawValue
        let isLittle = order == CGBitmapInfo.byteOrder32Little.rawValue
        guard isLittle || order == 0 || order == CGBitmapInfo.byteOrder32Big.rawValue else { return nil }
        let total = count + (info == .none ? 0 : 1)
        guard bitsPerPixel == total * 8, !isLittle || total == 4 else { return nil }
        let isFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(info)
        func place(_ index: Int) -> Int { isLittle ? total - 1 - index : index }
        self.space = space
        bytesPerPixel = total
        places = (0..<count).map { place($0 + (isFirst ? 1 : 0)) }
        alphaPlace = place(isFirst ? 0 : total - 1)
        switch info {
        case .none, .noneSkipFirst, .noneSkipLast: alpha = .none
        case .first, .last, .alphaOnly: alpha = .straight
        case .premultipliedFirst, .premultipliedLast: alpha = .multiplied
        }
        ranges = (0..<count).map { index in decode.map { ($0[index * 2], $0[index * 2 + 1] - $0[index * 2]) } ?? (0, 1) }
        guard ranges.allSatisfy({ $0.0.isFinite && $0.1.isFinite }) else { return nil }
    }

    private var isPlainRGB: Bool {
        space == .rgb && places.count == 3 && ranges.allSatisfy { $0 == (0, 1) }
    }

    /// The pixels; `nil` where there are too few bytes.
    func read(_ data: Data, _ size: PixelSize, bytesPerRow: Int) -> PixelBuffer? {
        let row = size.width * bytesPerPixel
        guard bytesPerRow >= row, bytesPerRow < 1 << 31, data.count >= (size.height - 1) * bytesPerRow + row else { return nil }
        let buffer = PixelBuffer(width: size.width, height: size.height)
        buffer.withMutableBytes { target in
            data.withUnsafeBytes { source in
                for y in 0..<size.height {
                    var place = y * bytesPerRow
                    for x in 0..<size.width {
                        let pixel = isPlainRGB ? plainPixel(source, place) : pixel(source, place)
                        target.storeBytes(of: pixel, toByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self)
                        place += bytesPerPixel
                    }
                }
            }
        }
        return buffer
    }

    private func plainPixel(_ source: UnsafeRawBufferPointer, _ place: Int) -> UInt32 {
        let a = alpha == .none ? 255 : UInt32(source[place + alphaPlace])
        func part(_ index: Int) -> UInt32 {
            let value = UInt32(source[place + places[index]])
            switch alpha {
            case .none: return value
            case .straight: return (value * a + 127) / 255
            case .multiplied: return min(value, a)
            }
        }
        return part(2) | part(1) << 8 | part(0) << 16 | a << 24
    }

    private func pixel(_ source: UnsafeRawBufferPointer, _ place: Int) -> UInt32 {
        let a = alpha == .none ? 1 : CGFloat(source[place + alphaPlace]) / 255
        guard !places.isEmpty else { return UInt32(source[place + alphaPlace]) << 24 }
        var components = zip(places, ranges).map { offset, range in
            range.0 + range.1 * CGFloat(source[place + offset]) / (alpha == .multiplied && a > 0 ? 255 * a : 255)
        }
        components.append(a)
        guard let rgba = space.toSRGB(components) else { return 0 }
        func part(_ value: Double) -> UInt32 { UInt32((value * rgba.w * 255).rounded()) }
        return part(rgba.z) | part(rgba.y) << 8 | part(rgba.x) << 16 | UInt32((rgba.w * 255).rounded()) << 24
    }

    /// The pixels of an image mask: black, as opaque as they are painted.
    static func readMask(
        _ data: Data, _ size: PixelSize, bytesPerRow: Int, bits: Int, decode: (CGFloat, CGFloat)
    ) -> PixelBuffer {
        let shares = (0...255).map { sample -> UInt32 in
            let value = decode.0 + (decode.1 - decode.0) * CGFloat(sample) / 255
            return UInt32((min(max(1 - (value.isFinite ? value : 1), 0), 1) * 255).rounded())
        }
        let buffer = PixelBuffer(width: size.width, height: size.height)
        buffer.withMutableBytes { target in
            data.withUnsafeBytes { source in
                for y in 0..<size.height {
                    for x in 0..<size.width {
                        let byte = Int(source[y * bytesPerRow + (bits == 8 ? x : x / 8)])
                        let sample = bits == 8 ? byte : byte >> (7 - x % 8) & 1 == 1 ? 255 : 0
                        target.storeBytes(of: shares[sample] << 24, toByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self)
                    }
                }
            }
        }
        return buffer
    }
}
