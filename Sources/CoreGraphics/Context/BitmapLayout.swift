/// How the pixels of a bitmap context's memory are laid out.
enum BitmapLayout: Equatable {
    /// Blue, green, red, alpha: what is drawn in.
    case bgra
    /// Blue, green, red, nothing.
    case bgrx
    /// Red, green, blue, alpha.
    case rgba
    /// Red, green, blue, nothing.
    case rgbx
    /// Alpha, red, green, blue.
    case argb
    /// Nothing, red, green, blue.
    case xrgb
    /// Alpha, blue, green, red.
    case abgr
    /// Nothing, blue, green, red.
    case xbgr
    /// How light, a byte.
    case gray
    /// How much covers, a byte.
    case alpha

    /// Reads Core Graphics' description; `nil` for what is not supported.
    init?(bitsPerComponent: Int, space: CGColorSpace?, bitmapInfo: UInt32) {
        guard bitsPerComponent == 8, let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue) else {
            return nil
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
        default: return nil
        }
        // Drawing happens in sRGB; memory in another space would be filled with the wrong numbers.
        if let space, space.isWideGamutRGB && space.name != CGColorSpace.extendedSRGB || space.name == CGColorSpace.linearSRGB {
            return nil
        }
    }

    var bytesPerPixel: Int {
        switch self {
        case .gray, .alpha: 1
        default: 4
        }
    }

    /// Whether the lowest byte of a pixel's 32 bits comes first.
    var isLittle: Bool {
        switch self {
        case .bgra, .bgrx, .abgr, .xbgr: true
        default: false
        }
    }

    /// Whether Cairo draws it as it is.
    var isNative: Bool { self == .bgra || self == .bgrx }

    /// Whether there is no alpha, so that everything is opaque.
    var ignoresAlpha: Bool {
        switch self {
        case .bgrx, .rgbx, .xrgb, .xbgr, .gray: true
        case .bgra, .rgba, .argb, .abgr, .alpha: false
        }
    }
}
