/// The dimensions of tab bars, in points. Measured on iOS 17; see Documentation/LOOK.md.
enum TabBarMetrics {
    /// The height of the bar on a phone in portrait, above the lower safe area.
    static let height: CGFloat = 49
    /// The height of the bar on a tablet.
    static let inlineHeight: CGFloat = 50
    /// The height of the bar on a phone in landscape.
    static let compactHeight: CGFloat = 32
    static let titleFontSize: CGFloat = 10
    static let inlineTitleFontSize: CGFloat = 13
    static let compactTitleFontSize: CGFloat = 12
    /// The y-coordinate of the centre of a stacked item's image, from the bar's top.
    static let imageCenterY: CGFloat = 20
    /// The distance of a stacked item's title from the bar's top, with or without image. In screenshots, capital
    /// letters extend from 37.67 to 45.33.
    static let titleTop: CGFloat = 35.5
    /// The gap between image and title if the title is beside the image.
    static let inlineGap: CGFloat = 7
    /// The minimum width of centred items, and the distance between them.
    static let itemWidth: CGFloat = 76
    static let itemSpacing: CGFloat = 34
    static let badgeHeight: CGFloat = 18
    static let badgeFontSize: CGFloat = 13
    /// The margin at both ends of a badge's text, if the badge is wider than high.
    static let badgeMargin: CGFloat = 4
    /// The horizontal offset of the badge's leading edge, and the vertical offset of its centre, from the image's
    /// centre.
    static let badgeOffset = CGPoint(x: 4, y: -8.5)
    /// The distance of the badge's leading edge from the centre of a stacked item without image. The distance is 10.9
    /// to 11.3 in screenshots.
    static let badgeLeadingOffset: CGFloat = 11.1
    /// The gap between a title and the badge after it.
    static let badgeGap: CGFloat = 2
    /// The grey of unselected items.
    @MainActor static let unselectedColor = UIColor.system(0x999999, dark: 0x7D7D7D)
}
