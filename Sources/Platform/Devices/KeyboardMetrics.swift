import CoreGraphics

/// The heights of the drawn keyboard on one screen, in points. Bars of suggestions and shortcuts are not part of it.
///
/// On phones with a home button, the rows are 216 points high in portrait, and 226 on screens that are at least 414
/// points wide. In landscape, they are 162 points high.
///
/// Phones without a home button have the same rows in portrait. Below the rows, a strip and the edge that hardware
/// covers are 75 points high together. In landscape there is no strip, and the rows are 160 points high, or 150 on
/// some phones.
///
/// On tablets, the rows are 265 points high in portrait and 353 in landscape, without the edge that hardware covers.
/// Screens with a shorter side of 820 points have 262 and 347. Screens of 1024 points have 328 and 423, or 323 and 416
/// with a home button. Screens of 1032 points have 330.5 and 426.
///
/// > Difference from Apple: iPads show a bar of shortcuts of 55 points above the keys. Here there is none, and the
/// > keyboard is lower by its height.
///
/// - Source: https://github.com/keymanapp/keyman (KeyboardScaleMap.swift)
/// - Source: https://github.com/zoul/ios-keyboards
package struct KeyboardMetrics: Hashable, Sendable {
    /// The height of the four rows of keys.
    package let rows: CGFloat
    /// The height of the strip between the last row and the covered edge: the strip contains the globe and the
    /// microphone. 0 on tablets, in landscape, and on screens without a home indicator.
    package let strip: CGFloat
    /// The height of the edge that hardware covers.
    package let bottomInset: CGFloat

    /// The height of the whole keyboard, as its notifications report it.
    package var height: CGFloat { rows + strip + bottomInset }

    /// Creates the metrics of the keyboard on a screen.
    ///
    /// - Parameters:
    ///   - size: The size of the screen in its current orientation, in points.
    ///   - bottomInset: The height of the lower edge that hardware covers, in points; 0 or more.
    package init(on size: CGSize, bottomInset: CGFloat) {
        let side = min(size.width, size.height)
        let isTablet = side >= DisplayMetrics.tabletSide
        let isCompact = !isTablet && size.height < Self.compactHeight
        self.bottomInset = bottomInset
        if isTablet {
            rows = Self.tabletRows(side: side, isLandscape: size.width > size.height, hasHomeButton: bottomInset == 0)
            strip = 0
        } else if isCompact, bottomInset > 0 {
            let isLow = Self.screensWithLowRows.contains(size.width)
            rows = isLow ? 150 : 160
            strip = 0
        } else {
            rows = Self.phoneRows(width: size.width, isCompact: isCompact)
            strip = bottomInset == 0 ? 0 : max(0, 75 - bottomInset)
        }
    }

    /// Creates the metrics of the keyboard on a display.
    package init(on display: DisplayMetrics) { self.init(on: display.size, bottomInset: display.safeArea.bottom) }

    private static func phoneRows(width: CGFloat, isCompact: Bool) -> CGFloat {
        isCompact ? 162 : width >= 414 ? 226 : 216
    }

    /// - Parameter side: The shorter side of the screen, in points.
    private static func tabletRows(side: CGFloat, isLandscape: Bool, hasHomeButton: Bool) -> CGFloat {
        switch side {
        case 1032...: isLandscape ? 426 : 330.5
        case 1024...: hasHomeButton ? (isLandscape ? 416 : 323) : (isLandscape ? 423 : 328)
        case 820..<834: isLandscape ? 347 : 262
        default: isLandscape ? 353 : 265
        }
    }

    /// The height below which the screen of a phone is in landscape, in points.
    private static let compactHeight: CGFloat = 500
    /// The widths in landscape of the iPhone X, the iPhones mini and the iPhone 11, whose rows are lower.
    private static let screensWithLowRows: Set<CGFloat> = [812, 896]
}
