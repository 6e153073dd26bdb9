import Platform

/// A setting of a preview, such as the orientation of the device.
public struct PreviewTrait<T> {
    package enum Layout: Equatable {
        case standard
        case sizeThatFits
        case fixed(CGSize)
    }

    package enum Kind: Equatable {
        case layout(Layout)
        case orientation(DisplayMetrics.Orientation)
    }

    package let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Shows the subject on the screen of the device: a view in the middle, and a controller in all of it.
    public static var defaultLayout: PreviewTrait<T> { PreviewTrait(kind: .layout(.standard)) }

    /// Makes the picture as large as the subject.
    public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(kind: .layout(.sizeThatFits)) }

    /// Shows the subject on a plain screen of a size, which it fills.
    ///
    /// - Parameters:
    ///   - width: The width in points, at least 1. A fraction is rounded up.
    ///   - height: The height in points, at least 1. A fraction is rounded up.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        PreviewTrait(kind: .layout(.fixed(CGSize(width: width, height: height))))
    }

    /// Shows the device upright.
    public static var portrait: PreviewTrait<T> { PreviewTrait(kind: .orientation(.portrait)) }

    /// Shows the device upside down.
    public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait(kind: .orientation(.portraitUpsideDown)) }

    /// Shows the device on its side, with its top on the left.
    public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(kind: .orientation(.landscapeLeft)) }

    /// Shows the device on its side, with its top on the right.
    public static var landscapeRight: PreviewTrait<T> { PreviewTrait(kind: .orientation(.landscapeRight)) }
}
