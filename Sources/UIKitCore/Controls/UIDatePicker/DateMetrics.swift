/// The metrics of date pickers, in points. Measured on screenshots of iOS 17.
enum DateMetrics {
    /// The intrinsic size of wheels.
    static let wheelsSize = CGSize(width: 320, height: 216)
    /// The margin beside the text of a wheel.
    static let columnMargin: CGFloat = 10
    /// The distance between a number and its unit.
    static let unitGap: CGFloat = 7
    /// The dimensions of the buttons of the compact style.
    static let pillHeight: CGFloat = 34
    static let pillMargin: CGFloat = 11
    static let pillRadius: CGFloat = 6
    static let pillGap: CGFloat = 6
    /// The dimensions of the calendar.
    static let calendarWidth: CGFloat = 320
    static let headerHeight: CGFloat = 48
    static let weekdayHeight: CGFloat = 22
    static let weekHeight: CGFloat = 44
    static let sideMargin: CGFloat = 10
    static let bottomMargin: CGFloat = 10
    static let dayCircleDiameter: CGFloat = 40
    /// The height of the row that shows the time below a calendar.
    static let timeHeight: CGFloat = 52
    /// The alpha of the tint colour behind the selected day. Not used if that day is today.
    static let selectionAlpha: CGFloat = 0.15
    /// The size of the popover with wheels for the time.
    static let timePopoverSize = CGSize(width: 216, height: 200)
}
