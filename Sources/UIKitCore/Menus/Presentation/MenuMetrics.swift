/// The lengths, in points, and colours of menus. Measured on iOS 17; see Documentation/LOOK.md.
enum MenuMetrics {
    static let width: CGFloat = 250
    /// The corner radius of a row that is lifted with its menu.
    static let liftedRowRadius: CGFloat = 10
    static let cornerRadius: CGFloat = 13
    static let rowHeight: CGFloat = 44
    /// The height of a row with a subtitle.
    static let subtitleRowHeight: CGFloat = 60
    /// The height of an element with the title below the image.
    static let tileHeight: CGFloat = 64
    static func elementsPerRow(_ size: UIMenu.ElementSize) -> Int {
        switch size {
        case .small: 4
        case .medium: 3
        default: 1
        }
    }
    static let elementsPerPaletteRow = 6
    static let headerHeight: CGFloat = 34
    /// The gap between groups.
    static let gap: CGFloat = 8
    static let horizontalInset: CGFloat = 16
    /// The leading inset of titles if a row has a checkmark.
    static let checkmarkInset: CGFloat = 34
    static let symbolSize: CGFloat = 26
    /// The margin at the screen's edges.
    static let margin: CGFloat = 8
    /// The distance from the source.
    static let distance: CGFloat = 8
    /// The distance between a preview and the menu.
    static let previewDistance: CGFloat = 12
    @MainActor static let gapColor = UIColor.system(0x000000, dark: 0x000000, opacity: (0.08, 0.32))
    @MainActor static let pressedColor = UIColor.system(0x000000, dark: 0xFFFFFF, opacity: (0.08, 0.1))
}
