/// The measures and colours of menus, in points. Measured on iOS 17; see Documentation/LOOK.md.
enum MenuMetrics {
    static let width: CGFloat = 250
    /// The corners of a row that is lifted with its menu.
    static let liftedRowRadius: CGFloat = 10
    static let cornerRadius: CGFloat = 13
    static let rowHeight: CGFloat = 44
    /// With a second line.
    static let tallRow: CGFloat = 60
    /// With the title below the picture.
    static let tileHeight: CGFloat = 64
    static func perRow(_ size: UIMenu.ElementSize) -> Int { size == .small ? 4 : size == .medium ? 3 : 1 }
    static let perPaletteRow = 6
    static let headerHeight: CGFloat = 34
    /// Between groups of rows.
    static let gap: CGFloat = 8
    static let side: CGFloat = 16
    /// How far words stand in where some row has a mark in front.
    static let markSide: CGFloat = 34
    static let symbolBox: CGFloat = 26
    /// From the screen's edges, and from what the menu belongs to.
    static let margin: CGFloat = 8
    static let distance: CGFloat = 8
    /// A preview keeps this distance from the menu.
    static let previewDistance: CGFloat = 12
    @MainActor static let gapColor = UIColor.system(0x000000, dark: 0x000000, opacity: (0.08, 0.32))
    @MainActor static let pressed = UIColor.system(0x000000, dark: 0xFFFFFF, opacity: (0.08, 0.1))
}
