/// The memory layout of a bitmap context's pixels.
enum BitmapLayout {
    /// Blue, green, red, alpha: the layout of all drawing.
    case bgra
    /// Blue, green, red, unused.
    case bgrx
    /// Red, green, blue, alpha.
    case rgba
    /// Red, green, blue, unused.
    case rgbx
    /// Alpha, red, green, blue.
    case argb
    /// Unused, red, green, blue.
    case xrgb
    /// Alpha, blue, green, red.
    case abgr
    /// Unused, blue, green, red.
    case xbgr
    /// The lightness, one byte.
    case gray
    /// The alpha, one byte.
    case alpha
    /// Any other layout, whose pixels are converted one by one.
    case samples(SampleFormat)

    /// Creates a layout from Core Graphics' description; `nil` for an unsupported one.
    init?(bitsPerComponent: Int, space: CGColorSpace?, bitmapInfo: UInt32) {
        let isPlain = space?.profile == nil && bitsPerComponent == 8
        guard isPlain, let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue) else {
            guard let format = Self.sampleFormat(bitsPerComponent, space, CGBitmapInfo(rawValue: bitmapInfo)) else { return nil }
            self = .samples(format)
            return
        }
        let order = bitmapInfo & ~CGBitmapInfo.alphaInfoMask.rawValue
        let isLittle = order == CGBitmapInfo.byteOrder32Little.rawValue
        let isBig = order == 0 || order == CGBitmapInfo.byteOrder32Big.rawValue
        switch (alpha, space?.model) {
        case (.alphaOnly, _) where order == 0: self = .alpha
        case (.none, .monochrome) where order == 0: self = .gray
        case (.premultipliedFirst, .rgb) where isLittle: self = .bgra
        case (.noneSkipFirst, .rgb) where isLittle: self = .bgrx
        case (.premultipliedLast, .rgb) where isBig: self = .rgba
        case (.noneSkipLast, .rgb) where isBig: self = .rgbx
        case (.premultipliedFirst, .rgb) where isBig: self = .argb
        case (.noneSkipFirst, .rgb) where isBig: self = .xrgb
        case (.premultipliedLast, .rgb) where isLittle: self = .abgr
        case (.noneSkipLast, .rgb) where isLittle: self = .xbgr
        default:
            guard let format = Self.sampleFormat(bitsPerComponent, space, CGBitmapInfo(rawValue: bitmapInfo)) else { return nil }
            self = .samples(format)
        }
    }

    /// Returns the format of any other layout that Core Graphics supports, by its table of pixel formats; `nil` for an
    /// unsupported one.
    ///
    /// - Source: Quartz 2D Programming Guide, Graphics Contexts, table 2-1
    private static func sampleFormat(_ bits: Int, _ space: CGColorSpace?, _ info: CGBitmapInfo) -> SampleFormat? {
        guard let space, let alpha = info.alpha else { return nil }
        let isSupported: Bool
        switch (space.model, bits) {
        case (.rgb, 5): isSupported = alpha == .noneSkipFirst
        case (.rgb, 8): isSupported = [.noneSkipFirst, .noneSkipLast, .premultipliedFirst, .premultipliedLast].contains(alpha)
        case (.rgb, 16): isSupported = alpha == .premultipliedLast || alpha == .noneSkipLast
        case (.rgb, 32): isSupported = info.isFloat && (alpha == .premultipliedLast || alpha == .noneSkipLast)
        case (.monochrome, 8), (.monochrome, 16), (.cmyk, 8), (.cmyk, 16): isSupported = alpha == .none
        case (.monochrome, 32), (.cmyk, 32): isSupported = alpha == .none && info.isFloat
        default: isSupported = false
        }
        let components = space.numberOfComponents + (alpha == .none ? 0 : 1)
        guard isSupported else { return nil }
        return SampleFormat(bitsPerComponent: bits, bitsPerPixel: bits == 5 ? 16 : bits * components, space: space, bitmapInfo: info)
    }

    var bytesPerPixel: Int {
        switch self {
        case .gray, .alpha: 1
        case .samples(let format): format.bytesPerPixel
        default: 4
        }
    }

    /// Whether the least significant byte of a pixel's 32 bits comes first.
    var isLittle: Bool {
        switch self {
        case .bgra, .bgrx, .abgr, .xbgr: true
        default: false
        }
    }

    /// Whether Cairo draws the layout directly.
    var isNative: Bool {
        switch self {
        case .bgra, .bgrx: true
        default: false
        }
    }

    /// Whether the layout has no alpha, so that all pixels are opaque.
    var ignoresAlpha: Bool {
        switch self {
        case .bgrx, .rgbx, .xrgb, .xbgr, .gray: true
        case .bgra, .rgba, .argb, .abgr, .alpha: false
        case .samples(let format): format.isOpaque
        }
    }
}
