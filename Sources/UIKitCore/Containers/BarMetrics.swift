/// The measures of navigation bars, in points. Measured on iOS 17; see Documentation/LOOK.md.
enum BarMetrics {
    /// The bar below the status bar.
    static let height: CGFloat = 44
    /// From the screen's edge to the first item.
    static let edge: CGFloat = 16
    /// From the screen's edge to the back button's chevron.
    static let backEdge: CGFloat = 8
    /// Between items.
    static let gap: CGFloat = 12
    /// From chevron to title.
    static let chevronGap: CGFloat = 5
    static let chevron = CGSize(width: 12, height: 21)
    static let titleSize: CGFloat = 17
    /// The least that stays free beside the title.
    static let titleMargin: CGFloat = 8
}
