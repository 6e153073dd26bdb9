/// Core Graphics' description of a layout.
extension BitmapLayout {
    /// Of one colour component or alpha.
    var bitsPerComponent: Int {
        if case .samples(let format) = self { format.bitsPerComponent } else { 8 }
    }

    /// Where alpha stands in a pixel.
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
