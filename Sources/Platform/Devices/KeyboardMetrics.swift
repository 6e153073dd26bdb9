import CoreGraphics

/// The heights of the drawn keyboard on one screen, in points. Bars of suggestions and shortcuts are not part of it.
///
/// Phones: 216 upright and 162 on their side up to 413 points of width, 226 from 414 on; without a home button 75 and
/// 47 more, in which the globe and the microphone stand and the home indicator lies: 291, 301 and 209 in all. Tablets:
/// 264 upright and 352 on their side, 328 and 423 where the shorter side has 1024 points or more.
///
/// Heights of phones with a home button are published in the project ios-keyboards, and 291 for the iPhone X in others;
/// 301, 209 and the heights of tablets are from memory of published lists.
///
/// > Difference from Apple: iPads show a bar of shortcuts above the keys; here there is none, and the keyboard is lower
/// > by it.
///
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
        rows =
            side >= Self.largeTabletSide
            ? (size.width > size.height ? 423 : 328) : Self.rows(width: size.width, isTablet: isTablet, isCompact: isCompact)
        strip = isTablet || covered == 0 ? 0 : max(0, (isCompact ? 47 : 75) - covered)
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
        rows = Self.rows(width: width, isTablet: isTablet, isCompact: isCompact)
    }

    private static func rows(width: CGFloat, isTablet: Bool, isCompact: Bool) -> CGFloat {
        if isTablet { return width > 900 ? 352 : 264 }
        return isCompact ? 162 : width >= 414 ? 226 : 216
    }

    /// Phones with a lower screen lie on their side.
    private static let compactHeight: CGFloat = 500
    /// The shorter side of iPads of 12.9 and 13 inches.
    private static let largeTabletSide: CGFloat = 1024
}
