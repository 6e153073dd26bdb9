/// The lengths of the flat look of tables, in points. Measured on screenshots of iOS 15 to 17.
enum TableMetrics {
    /// Rows whose cells say nothing else.
    static let rowHeight: CGFloat = 44
    /// From the edge of a list, or of a group, to content. In lists wider than `wideWidth` it is `wideMargin`.
    static let margin: CGFloat = 16
    static let wideMargin: CGFloat = 20
    /// Recorded rows of tables 393 and 402 points wide begin at 20 points; up to 375 points is inferred.
    static let wideWidth: CGFloat = 375
    /// The width from which groups of rows stand `wideMargin` from the sides of the list; `margin` in narrower lists.
    static let wideGroupWidth: CGFloat = 414
    /// The corners of groups.
    static let cornerRadius: CGFloat = 10
    /// Above a plain header, since iOS 15.
    static let plainHeaderGap: CGFloat = 22
    static let plainHeader: CGFloat = 28
    /// Above the first group without a header, and above and below the others.
    static let firstGroupGap: CGFloat = 35
    static let groupGap: CGFloat = 17.5
    /// Around the words above a group; more above the first one.
    static let groupHeaderTop: CGFloat = 16
    static let firstGroupHeaderTop: CGFloat = 33.5
    static let groupHeaderBottom: CGFloat = 6.5
    static let groupFooterTop: CGFloat = 8
    static let groupFooterBottom: CGFloat = 8
    /// Content of a cell begins so far to the right while a control for editing stands before it.
    static let editingIndent: CGFloat = 38
    /// The place of the handle for moving a row.
    static let reorderWidth: CGFloat = 40
    /// From content to the accessory behind it.
    static let accessoryGap: CGFloat = 8
    /// What is kept free for a symbol, whatever its own width.
    static let symbolWidth: CGFloat = 28
    /// An image as large as an avatar, beside words in a sidebar.
    static let avatar = CGSize(width: 32, height: 32)
    /// From an image to the words beside it.
    static let imageGap: CGFloat = 16
    /// How long rows take to come, go and move, in seconds.
    static let updateDuration: TimeInterval = 0.3

    /// The distance from the edges of a list, or of its rows, to content.
    static func margin(forWidth width: CGFloat) -> CGFloat { width > wideWidth ? wideMargin : margin }

    /// The distance from the sides of a list to its groups where these are inset.
    static func groupInset(forWidth width: CGFloat) -> CGFloat { width >= wideGroupWidth ? wideMargin : margin }
}
