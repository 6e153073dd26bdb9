extension UIDatePicker {
    /// What a date picker lets one choose.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uidatepicker/mode
    public enum Mode: Int, Sendable {
        /// Hours and minutes of a day.
        case time = 0
        /// A day.
        case date = 1
        /// A day, with hours and minutes.
        case dateAndTime = 2
        /// A length of time, from a minute to 23 hours and 59 minutes.
        case countDownTimer = 3
        /// A month of a year.
        case yearAndMonth = 4269
    }
}
