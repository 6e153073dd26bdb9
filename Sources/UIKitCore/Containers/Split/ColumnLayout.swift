/// The layout of columns, computed from a size. Equal inputs yield equal frames.
struct ColumnLayout: Equatable {
    /// The default column width on iPadOS: 320 points, or 280 points for the primary of three columns.
    static let defaultWidth: CGFloat = 320
    static let defaultTriplePrimaryWidth: CGFloat = 280

    var size: CGSize
    var hasSupplementary = false
    var primaryWidth = defaultWidth
    var supplementaryWidth = defaultWidth
    var mode = UISplitViewController.DisplayMode.automatic
    var behavior = UISplitViewController.SplitBehavior.automatic

    private var isWide: Bool { size.width > size.height }

    /// Returns the display mode that replaces `.automatic` at a size.
    static func automatic(in size: CGSize, behavior: UISplitViewController.SplitBehavior) -> UISplitViewController.DisplayMode {
        if behavior == .overlay { return .secondaryOnly }
        return size.width > size.height || behavior == .tile ? .oneBesideSecondary : .secondaryOnly
    }

    /// The visible columns besides the secondary column, in order.
    var visibleSideColumns: [UISplitViewController.Column] {
        switch mode {
        case .automatic, .secondaryOnly: []
        case .oneBesideSecondary, .oneOverSecondary: hasSupplementary ? [.supplementary] : [.primary]
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: hasSupplementary ? [.primary, .supplementary] : [.primary]
        }
    }

    var isOverlay: Bool { mode == .oneOverSecondary || mode == .twoOverSecondary }

    func width(of column: UISplitViewController.Column) -> CGFloat { column == .primary ? primaryWidth : supplementaryWidth }

    /// Returns the frames of all columns. Their x is measured from the side of the view where the primary column is.
    /// Hidden columns are outside this side.
    func frames() -> [UISplitViewController.Column: CGRect] {
        let sideColumns = self.visibleSideColumns
        let totalWidth = sideColumns.reduce(0) { $0 + width(of: $1) }
        var result: [UISplitViewController.Column: CGRect] = [:]
        var x: CGFloat = 0
        for column in sideColumns {
            result[column] = CGRect(x: x, y: 0, width: width(of: column), height: size.height)
            x += width(of: column)
        }
        var hiddenX: CGFloat = 0
        for column in [UISplitViewController.Column.supplementary, .primary]
        where result[column] == nil && (column == .primary || hasSupplementary) {
            hiddenX -= width(of: column)
            result[column] = CGRect(x: hiddenX, y: 0, width: width(of: column), height: size.height)
        }
        let secondaryX = isOverlay ? 0 : totalWidth
        let isDisplaced = mode == .twoDisplaceSecondary && hasSupplementary
        // A displaced secondary column keeps the width that it has beside the supplementary column alone.
        let secondaryWidth = isDisplaced ? max(size.width - supplementaryWidth, size.width - totalWidth) : size.width - secondaryX
        result[.secondary] = CGRect(x: secondaryX, y: 0, width: max(0, secondaryWidth), height: size.height)
        return result
    }
}
