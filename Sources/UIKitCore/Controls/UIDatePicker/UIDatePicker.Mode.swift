extension UIDatePicker {
    /// The kind of value that a date picker selects.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uidatepicker/mode
    public enum Mode: Int, Sendable {
        /// Hours and minutes of a day.
        case time = 0
        /// A day.
        case date = 1
        /// A day, and hours and minutes.
        case dateAndTime = 2
        /// A duration from a minute to 23 hours and 59 minutes.
        case countDownTimer = 3
        /// A month and a year.
        case yearAndMonth = 4269
    }
}
