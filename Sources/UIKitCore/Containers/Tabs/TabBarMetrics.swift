/// The measures of tab bars, in points. Measured on iOS 17; see Documentation/LOOK.md.
enum TabBarMetrics {
    /// The bar of a phone held upright, above the lower safe area.
    static let height: CGFloat = 49
    /// The bar of a tablet.
    static let inlineHeight: CGFloat = 50
    /// The bar of a phone held sideways.
    static let compactHeight: CGFloat = 32
    static let titleSize: CGFloat = 10
    static let inlineTitleSize: CGFloat = 13
    static let compactTitleSize: CGFloat = 12
    /// The middle of a stacked item's picture, from the bar's top.
    static let pictureMiddle: CGFloat = 20
    /// The upper edge of a stacked item's title, from the bar's top, with a picture and without: recorded letters of 10 points have their
    /// capitals from 37.67 to 45.33.
    static let titleTop: CGFloat = 35.5
    /// Between picture and title where they stand beside each other.
    static let inlineGap: CGFloat = 7
    /// Centred items: how wide at least, and how far apart.
    static let itemWidth: CGFloat = 76
    static let itemSpacing: CGFloat = 34
    static let badgeHeight: CGFloat = 18
    static let badgeTextSize: CGFloat = 13
    /// The room beside a badge's text at both ends, where that makes it wider than high.
    static let badgeMargin: CGFloat = 4
    /// The badge's leading edge and middle from the picture's middle.
    static let badgeOffset = CGPoint(x: 4, y: -8.5)
    /// The leading edge of a stacked item's badge from the item's middle where there is no picture. Recorded: 10.9 to 11.3.
    static let badgeStart: CGFloat = 11.1
    /// Between a badge and the title beside it.
    static let badgeGap: CGFloat = 2
    /// The grey of what is not chosen.
    @MainActor static let unselected = UIColor.system(0x999999, dark: 0x7D7D7D)
}
