/// The lengths of edit menus, in points. Measured on iOS 17.
enum EditMenuMetrics {
    static let height: CGFloat = 40
    static let cornerRadius: CGFloat = 9
    static let arrow = CGSize(width: 18, height: 8)
    static let itemInset: CGFloat = 13
    static let pageArrowWidth: CGFloat = 36
    /// The distance from the target.
    static let distance: CGFloat = 2
    /// The margin at the window's edges.
    static let margin: CGFloat = 8
    static let fontSize: CGFloat = 15
    @MainActor static let background = UIColor.system(0xFBFBFB, dark: 0x303032)
}
