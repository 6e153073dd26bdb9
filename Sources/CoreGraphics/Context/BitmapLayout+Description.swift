/// The description of a layout in Core Graphics' terms.
extension BitmapLayout {
    /// The number of bits of one component.
    var bitsPerComponent: Int {
        if case .samples(let format) = self { format.bitsPerComponent } else { 8 }
    }

    /// The position of alpha in a pixel.
    var alphaInfo: CGImageAlphaInfo {
        switch self {
        case .bgra, .argb: .premultipliedFirst
        case .bgrx, .xrgb: .noneSkipFirst
        case .rgba, .abgr: .premultipliedLast
        case .rgbx, .xbgr: .noneSkipLast
        case .gray: .none
        case .alpha: .alphaOnly
        case .samples(let format): format.bitmapInfo.alpha ?? .none
        }
    }

    var bitmapInfo: CGBitmapInfo {
        if case .samples(let format) = self { return format.bitmapInfo }
        return CGBitmapInfo(rawValue: alphaInfo.rawValue | (isLittle ? CGBitmapInfo.byteOrder32Little.rawValue : 0))
    }
}
