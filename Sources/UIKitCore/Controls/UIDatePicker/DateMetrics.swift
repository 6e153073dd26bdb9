/// The lengths of date pickers, in points. Measured on screenshots of iOS 17.
enum DateMetrics {
    /// What wheels ask for.
    static let wheels = CGSize(width: 320, height: 216)
    /// Beside the words of a wheel.
    static let columnSide: CGFloat = 10
    /// Between a number and its unit.
    static let unitGap: CGFloat = 7
    /// Words on a plate.
    static let pillHeight: CGFloat = 34
    static let pillSide: CGFloat = 11
    static let pillRadius: CGFloat = 6
    static let pillGap: CGFloat = 6
    /// The calendar.
    static let calendarWidth: CGFloat = 320
    static let headerHeight: CGFloat = 48
    static let weekdayHeight: CGFloat = 22
    static let weekHeight: CGFloat = 44
    static let side: CGFloat = 10
    static let bottom: CGFloat = 10
    static let dayCircle: CGFloat = 40
    /// The line below a calendar that holds the time.
    static let timeHeight: CGFloat = 52
    /// How strong the tint is behind the day that is chosen, unless it is today.
    static let chosenAlpha: CGFloat = 0.15
    /// What opens with wheels of the time.
    static let timeCard = CGSize(width: 216, height: 200)
}
