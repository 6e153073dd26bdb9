/// The metrics of the standard appearance of tables, in points. Measured in screenshots of iOS 15 to 17.
enum TableMetrics {
    /// The height of rows whose cells do not specify a height.
    static let rowHeight: CGFloat = 44
    /// The horizontal margin between the edge of a list or group and its content. `wideMargin` applies to lists wider
    /// than `wideWidth`.
    static let margin: CGFloat = 16
    static let wideMargin: CGFloat = 20
    /// The list width above which `wideMargin` applies. In screenshots of tables 393 and 402 points wide, rows begin at
    /// 20 points. The limit of 375 points is inferred.
    static let wideWidth: CGFloat = 375
    /// The minimum list width for which inset groups have a distance of `wideMargin` from the edges. In narrower
    /// lists the distance is `margin`.
    static let wideGroupWidth: CGFloat = 414
    /// The corner radius of groups.
    static let cornerRadius: CGFloat = 10
    /// The space above a plain header, as introduced in iOS 15.
    static let plainHeaderGap: CGFloat = 22
    static let plainHeaderHeight: CGFloat = 28
    /// The space above the first group if it has no header, and the space above and below the other groups.
    static let firstGroupGap: CGFloat = 35
    static let groupGap: CGFloat = 17.5
    /// The spaces above and below the header of a group. The first group has more space above its header.
    static let groupHeaderTop: CGFloat = 16
    static let firstGroupHeaderTop: CGFloat = 33.5
    static let groupHeaderBottom: CGFloat = 6.5
    static let groupFooterTop: CGFloat = 8
    static let groupFooterBottom: CGFloat = 8
    /// The distance by which an edit control moves the content of a cell.
    static let editingIndent: CGFloat = 38
    /// The width reserved for a reorder handle.
    static let reorderWidth: CGFloat = 40
    /// The distance between the content and the accessory.
    static let accessoryGap: CGFloat = 8
    /// The width reserved for a symbol, regardless of its own width.
    static let symbolWidth: CGFloat = 28
    /// The size of an avatar image in a sidebar.
    static let avatarSize = CGSize(width: 32, height: 32)
    /// The distance between an image and the text beside it.
    static let imageGap: CGFloat = 16
    /// The duration of the animations of row updates, in seconds.
    static let updateDuration: TimeInterval = 0.3

    /// Returns the horizontal margin between the content and the edges of a list or its rows.
    static func margin(forWidth width: CGFloat) -> CGFloat { width > wideWidth ? wideMargin : margin }

    /// Returns the distance of inset groups from the left and right edges of a list.
    static func groupInset(forWidth width: CGFloat) -> CGFloat { width >= wideGroupWidth ? wideMargin : margin }
}
