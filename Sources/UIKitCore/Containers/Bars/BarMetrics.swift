/// The measures of navigation bars, in points. Measured on iOS 17; see Documentation/LOOK.md.
enum BarMetrics {
    /// The bar below the status bar.
    static let height: CGFloat = 44
    /// The same on a tablet.
    static let padHeight: CGFloat = 50
    /// The same at the top of a sheet.
    static let sheetHeight: CGFloat = 56
    /// From the screen's edge to the first item.
    static let edge: CGFloat = 16
    /// From the screen's edge to the back button's chevron.
    static let backEdge: CGFloat = 8
    /// Between items.
    static let gap: CGFloat = 12
    /// From chevron to title: 31 pixels at scale 3, so that the letters of a title begin 31.67 from the screen's edge.
    static let chevronGap: CGFloat = 31.0 / 3
    static let chevron = CGSize(width: 12, height: 21)
    static let titleSize: CGFloat = 17
    /// The least that stays free beside the title.
    static let titleMargin: CGFloat = 8
}
extension BarMetrics {
    /// The bar on a phone held sideways.
    static let compactHeight: CGFloat = 32
    /// A line above the title.
    static let prompt: CGFloat = 30
    /// The large title's area, and its text's distance from the area's lower edge.
    static let large: CGFloat = 52
    static let largeSize: CGFloat = 34
    static let largeBottom: CGFloat = 8
    /// The search field with its distances, and the scopes below it.
    static let search: CGFloat = 52
    static let scopes: CGFloat = 44
    /// The bar at the lower edge.
    static let toolbar: CGFloat = 44
    /// From the screen's edge to the large title and the first item; more on wide screens.
    static func edge(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
}
