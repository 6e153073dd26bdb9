import CoreGraphics

/// The heights of the drawn keyboard on one screen, in points. Bars of suggestions and shortcuts are not part of it.
///
/// Phones: 216 in portrait and 162 in landscape. From a width of 414 points on, 226 in portrait. Phones without a
/// home button have an additional strip of 75 or 47 points with the globe, the microphone and the home indicator.
/// Their totals are 291, 301 and 209. Tablets: 264 in portrait and 352 in landscape. If the shorter side is at least
/// 1024 points, 328 and 423.
///
/// A tablet has 265 points upright and 353 in landscape, without the edge that hardware covers. Tablets of 820 points
/// have 262 and 347. Tablets of 1024 points have 328 and 423, or 323 and 416 with a home button. Tablets of 1032
/// points have 330.5 and 426.
///
/// > Difference from Apple: iPads have a bar of shortcuts above the keys. Here there is none, and the keyboard is
/// > lower by its height.
///
/// > Difference from Apple: iPads show a bar of shortcuts of 55 points above the keys. Here there is none, and the
/// > keyboard is lower by its height.
///
/// - Source: https://github.com/keymanapp/keyman (KeyboardScaleMap.swift)
/// - Source: https://github.com/zoul/ios-keyboards
package struct KeyboardMetrics: Hashable, Sendable {
    /// The height of the four rows of keys.
    package let rows: CGFloat
    /// The height of the strip between the last row and the covered edge: the place of the globe and the microphone. 0
    /// on tablets and where there is no home indicator.
    package let strip: CGFloat
    /// The height of the edge that hardware covers.
    package let covered: CGFloat

    /// The height of the whole keyboard, as its notifications report it.
    package var height: CGFloat { rows + strip + covered }

    /// The keyboard of a screen.
    ///
    /// - Parameters:
    ///   - size: the size of the screen as it stands, in points.
    ///   - covered: the height of the lower edge that hardware covers, in points; 0 or more.
    package init(on size: CGSize, covered: CGFloat) {
        let side = min(size.width, size.height)
        let isTablet = side >= DisplayMetrics.tabletSide
        let isCompact = !isTablet && size.height < Self.compactHeight
        self.covered = covered
        if isTablet {
            rows = Self.tabletRows(side: side, isLandscape: size.width > size.height, hasHomeButton: covered == 0)
            strip = 0
        } else if isCompact, covered > 0 {
            let isLow = Self.screensWithLowRows.contains(size.width)
            rows = isLow ? 150 : 160
            strip = 0
        } else {
            rows = Self.phoneRows(width: size.width, isCompact: isCompact)
            strip = covered == 0 ? 0 : max(0, 75 - covered)
        }
    }

    /// The keyboard of a display.
    package init(on display: DisplayMetrics) { self.init(on: display.size, covered: display.safeArea.bottom) }

    /// The keyboard without a strip of a width and a kind of screen.
    ///
    /// - Parameters:
    ///   - width: in points.
    ///   - isTablet: whether the screen is a tablet's.
    ///   - isCompact: whether the screen is low, as a phone's on its side.
    package init(width: CGFloat, isTablet: Bool, isCompact: Bool) {
        (strip, covered) = (0, 0)
        rows =
            isTablet
            ? Self.tabletRows(side: width > 900 ? 0 : width, isLandscape: width > 900, hasHomeButton: true)
            : Self.phoneRows(width: width, isCompact: isCompact)
    }

    private static func phoneRows(width: CGFloat, isCompact: Bool) -> CGFloat {
        isCompact ? 162 : width >= 414 ? 226 : 216
    }

    /// - Parameter side: the shorter side of the screen, in points.
    private static func tabletRows(side: CGFloat, isLandscape: Bool, hasHomeButton: Bool) -> CGFloat {
        switch side {
        case 1032...: isLandscape ? 426 : 330.5
        case 1024...: hasHomeButton ? (isLandscape ? 416 : 323) : (isLandscape ? 423 : 328)
        case 820..<834: isLandscape ? 347 : 262
        default: isLandscape ? 353 : 265
        }
    }

    /// Phones with a lower screen are in landscape.
    private static let compactHeight: CGFloat = 500
    /// The widths in landscape of the iPhone X, the minis, and the iPhone 11 and its siblings.
    private static let screensWithLowRows: Set<CGFloat> = [812, 896]
}
