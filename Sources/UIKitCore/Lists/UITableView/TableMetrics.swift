/// The lengths of the standard appearance of tables, in points. Measured in screenshots of iOS 15 to 17.
enum TableMetrics {
    /// The height of rows whose cells do not specify any.
    static let rowHeight: CGFloat = 44
    /// The margin between the edge of a list, or of a group, and the content. `wideMargin` applies in lists wider
    /// than `wideWidth`.
    static let margin: CGFloat = 16
    static let wideMargin: CGFloat = 20
    /// The width above which `wideMargin` applies. Rows recorded in tables 393 and 402 points wide begin at 20
    /// points; the value for up to 375 points is inferred.
    static let wideWidth: CGFloat = 375
    /// The minimum list width for which inset groups are `wideMargin` away from the sides. In narrower lists the
    /// distance is `margin`.
    static let wideGroupWidth: CGFloat = 414
    /// The corner radius of groups.
    static let cornerRadius: CGFloat = 10
    /// The space above a plain header, since iOS 15.
    static let plainHeaderGap: CGFloat = 22
    static let plainHeader: CGFloat = 28
    /// The space above a first group without a header, and above and below the other groups.
    static let firstGroupGap: CGFloat = 35
    static let groupGap: CGFloat = 17.5
    /// The spaces above and below the title of a group; the first group has more space above its title.
    static let groupHeaderTop: CGFloat = 16
    static let firstGroupHeaderTop: CGFloat = 33.5
    static let groupHeaderBottom: CGFloat = 6.5
    static let groupFooterTop: CGFloat = 8
    static let groupFooterBottom: CGFloat = 8
    /// The distance by which the content of a cell moves to make room for an edit control.
    static let editingIndent: CGFloat = 38
    /// The width reserved for a reorder handle.
    static let reorderWidth: CGFloat = 40
    /// The gap between the content and the accessory.
    static let accessoryGap: CGFloat = 8
    /// The width reserved for a symbol of any width.
    static let symbolWidth: CGFloat = 28
    /// The size of an image that is as large as an avatar, next to text in a sidebar.
    static let avatar = CGSize(width: 32, height: 32)
    /// The gap between an image and the text next to it.
    static let imageGap: CGFloat = 16
    /// The duration of the animations of row updates, in seconds.
    static let updateDuration: TimeInterval = 0.3

    /// The margin between the edges of a list, or of its rows, and the content.
    static func margin(forWidth width: CGFloat) -> CGFloat { width > wideWidth ? wideMargin : margin }

    /// The distance between the sides of a list and its inset groups.
    static func groupInset(forWidth width: CGFloat) -> CGFloat { width >= wideGroupWidth ? wideMargin : margin }
}
