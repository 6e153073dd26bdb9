/// The dimensions of navigation bars and toolbars, in points. Measured on iOS 17; see Documentation/LOOK.md.
enum BarMetrics {
    /// The height of a navigation bar below the status bar.
    static let height: CGFloat = 44
    /// The height of a navigation bar on a tablet.
    static let padHeight: CGFloat = 50
    /// The height of a navigation bar at the top of a sheet.
    static let sheetHeight: CGFloat = 56
    /// The distance from the screen's edge to the first item.
    static let edgeInset: CGFloat = 16
    /// The distance from the screen's edge to the back button's chevron.
    static let backButtonInset: CGFloat = 8
    /// The distance between items.
    static let itemSpacing: CGFloat = 12
    /// The distance from chevron to title: 31 pixels at scale 3. The first letter of a title begins 31.67 points from
    /// the screen's edge.
    static let chevronGap: CGFloat = 31.0 / 3
    static let chevronSize = CGSize(width: 12, height: 21)
    static let titleFontSize: CGFloat = 17
    /// The minimum distance between the title and the items beside it.
    static let titleMargin: CGFloat = 8
}
extension BarMetrics {
    /// The height of a navigation bar on a phone in landscape.
    static let compactHeight: CGFloat = 32
    /// The height of the prompt above the title.
    static let promptHeight: CGFloat = 30
    /// The height of the large title's area, the font size, and the distance of the text from the area's lower edge.
    static let largeTitleHeight: CGFloat = 52
    static let largeTitleFontSize: CGFloat = 34
    static let largeTitleBottomInset: CGFloat = 8
    /// The height of the search field with its margins, and of the scope bar below it.
    static let searchHeight: CGFloat = 52
    static let scopeBarHeight: CGFloat = 44
    /// The height of a toolbar.
    static let toolbarHeight: CGFloat = 44
    /// Returns the distance from the screen's edge to the large title and the first item; larger on wide screens.
    static func edgeInset(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
}
