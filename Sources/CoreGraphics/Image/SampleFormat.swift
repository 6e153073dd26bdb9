/// The format of an image's samples, and the conversion to and from pixels.
///
/// A pixel is read in four steps. The samples of its components are read at their byte positions as numbers of 0…1
/// and, if necessary, divided by alpha. The decode ranges map them to component values. The space converts the
/// components to sRGB. The colour is then multiplied by alpha and rounded to 8 bits. Plain 8-bit sRGB skips the
/// arithmetic.
struct SampleFormat: Sendable {
    enum Alpha { case none, straight, multiplied }

    let space: SampleSpace
    /// The parameters of the format.
    let bitsPerComponent: Int
    let bitsPerPixel: Int
    let bitmapInfo: CGBitmapInfo
    let kind: SampleKind
    /// The byte offsets of the components in a pixel.
    let byteOffsets: [Int]
    let alphaOffset: Int
    let alpha: Alpha
    /// For each component, the value of the sample 0, and the difference to the value of the highest sample.
    private let ranges: [(start: Double, length: Double)]
    /// Whether sample values are used unchanged.
    private let isPlain: Bool

    var isOpaque: Bool { alpha == .none }
    /// The bytes of a pixel; 0 if several pixels share a byte.
    var bytesPerPixel: Int { bitsPerPixel / 8 }

    /// Returns `nil` for an unsupported format.
    init?(
        bitsPerComponent: Int, bitsPerPixel: Int, space: CGColorSpace?, bitmapInfo: CGBitmapInfo, decode: UnsafePointer<CGFloat>? = nil
    ) {
        guard let info = bitmapInfo.alpha, let order = bitmapInfo.order, !bitmapInfo.hasUnknownBits,
            let sampleSpace = info == .alphaOnly ? SampleSpace.alphaOnly : space.flatMap({ SampleSpace($0) }),
            let kind = SampleKind(bitsPerComponent, order, isFloat: bitmapInfo.isFloat, packing: bitmapInfo.packing)
        else { return nil }
        let count = info == .alphaOnly ? 0 : space?.numberOfComponents ?? 0
        let total = count + (info == .none ? 0 : 1)
        guard Self.fits(kind, sampleSpace, info, count: count, total: total, bitsPerPixel, order) else { return nil }
        let isFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(info)
        // Pixels of four bytes are reversed as a whole.
        let isReversed = kind == .byte && order == .order32Little
        func byteOffset(_ index: Int) -> Int { (isReversed ? total - 1 - index : index) * max(1, kind.bytes) }
        self.space = sampleSpace
        self.kind = kind
        (self.bitsPerComponent, self.bitsPerPixel, self.bitmapInfo) = (bitsPerComponent, bitsPerPixel, bitmapInfo)
        byteOffsets = (0..<count).map { byteOffset($0 + (isFirst ? 1 : 0)) }
        alphaOffset = byteOffset(isFirst ? 0 : total - 1)
        switch info {
        case .none, .noneSkipFirst, .noneSkipLast: alpha = .none
        case .first, .last, .alphaOnly: alpha = .straight
        case .premultipliedFirst, .premultipliedLast: alpha = .multiplied
        }
        // An indexed sample is the number of a colour instead of a fraction of the maximum.
        let plain = sampleSpace.isIndexed ? Double((1 << bitsPerComponent) - 1) : 1
        let ranges = (0..<count).map { index -> (start: Double, length: Double) in
            guard let decode else { return (0, plain) }
            return (Double(decode[index * 2]), Double(decode[index * 2 + 1] - decode[index * 2]))
        }
        guard ranges.allSatisfy({ $0.start.isFinite && $0.length.isFinite }) else { return nil }
        self.ranges = ranges
        isPlain = ranges.allSatisfy { $0.start == 0 && $0.length == 1 }
    }

    private static func fits(
        _ kind: SampleKind, _ space: SampleSpace, _ info: CGImageAlphaInfo, count: Int, total: Int, _ bitsPerPixel: Int,
        _ order: CGImageByteOrderInfo
    ) -> Bool {
        switch kind {
        case .bits(let bits): return count == 1 && info == .none && bitsPerPixel == bits
        case .five: return count == 3 && info == .noneSkipFirst && bitsPerPixel == 16
        case .byte: return bitsPerPixel == total * 8 && (order != .order32Little || total == 4)
        default: return bitsPerPixel == total * kind.bytes * 8 && !space.isIndexed
        }
    }

    /// Whether the format is 8-bit sRGB, which needs no arithmetic.
    private var isPlainRGB: Bool { kind == .byte && isPlain && byteOffsets.count == 3 && space.isPlain }

    /// Returns the pixels; `nil` if there are too few bytes.
    func read(_ data: Data, _ size: PixelSize, bytesPerRow: Int) -> PixelBuffer? {
        let row = (size.width * bitsPerPixel + 7) / 8
        guard bytesPerRow >= row, bytesPerRow < 1 << 31, data.count >= (size.height - 1) * bytesPerRow + row else { return nil }
        let buffer = PixelBuffer(width: size.width, height: size.height)
        buffer.withMutableBytes { target in
            data.withUnsafeBytes { source in
                guard let base = source.baseAddress else { return }
                for y in 0..<size.height {
                    let row = base + y * bytesPerRow
                    for x in 0..<size.width {
                        target.storeBytes(of: pixel(row, x), toByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self)
                    }
                }
            }
        }
        return buffer
    }

    /// Returns the pixel in a column of a row, premultiplied and in sRGB.
    func pixel(_ row: UnsafeRawPointer, _ x: Int) -> UInt32 {
        let address = row + x * bytesPerPixel
        if isPlainRGB { return plainPixel(address) }
        let a = alpha == .none ? 1 : min(max(kind.read(address + alphaOffset), 0), 1)
        guard !byteOffsets.isEmpty else { return UInt32((a * 255).rounded()) << 24 }
        var components = SIMD4<Double>()
        for (index, offset) in byteOffsets.enumerated() {
            var value = kind.read(address + (kind.isFive ? 0 : offset), index: index, column: x)
            if alpha == .multiplied { value = a > 0 ? value / a : 0 }
            components[index] = ranges[index].start + ranges[index].length * value
        }
        let color = space.sRGB(components).clamped(lowerBound: .zero, upperBound: .one) * a * 255
        // The comparison is false for NaN, which becomes 0.
        func byte(_ value: Double) -> UInt32 { value > 0 ? UInt32(value.rounded()) : 0 }
        return byte(color.z) | byte(color.y) << 8 | byte(color.x) << 16 | UInt32((a * 255).rounded()) << 24
    }

    private func plainPixel(_ address: UnsafeRawPointer) -> UInt32 {
        func byte(_ offset: Int) -> UInt32 { UInt32(address.load(fromByteOffset: offset, as: UInt8.self)) }
        let a = alpha == .none ? 255 : byte(alphaOffset)
        func premultiplied(_ index: Int) -> UInt32 {
            let value = byte(byteOffsets[index])
            switch alpha {
            case .none: return value
            case .straight: return (value * a + 127) / 255
            case .multiplied: return min(value, a)
            }
        }
        return premultiplied(2) | premultiplied(1) << 8 | premultiplied(0) << 16 | a << 24
    }

    /// Writes a premultiplied sRGB pixel into a column of a row, and sets the bits of an unused component. Supports
    /// only pixels of whole bytes.
    func store(_ pixel: UInt32, _ row: UnsafeMutableRawPointer, _ x: Int) {
        let address = row + x * bytesPerPixel
        let a = Double(pixel >> 24) / 255
        let straight = Premultiplication.straight(pixel)
        let bytes: SIMD3<UInt32> = [straight >> 16 & 255, straight >> 8 & 255, straight & 255]
        let color = SIMD3<Double>(bytes) / 255
        let components = space.components(color)
        if kind.isFive { return kind.storeFives(components, at: address) }
        for (index, offset) in byteOffsets.enumerated() {
            kind.store(alpha == .multiplied ? components[index] * a : components[index], at: address + offset)
        }
        if bitmapInfo.alpha != CGImageAlphaInfo.none { kind.store(alpha == .none ? 1 : a, at: address + alphaOffset) }
    }
}
