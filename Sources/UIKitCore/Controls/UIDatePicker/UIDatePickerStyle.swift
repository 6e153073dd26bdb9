/// The style of a date picker.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidatepickerstyle
public enum UIDatePickerStyle: Int, Sendable {
    /// Compact if the mode allows it, else wheels.
    case automatic = 0
    /// Wheels that the user turns.
    case wheels = 1
    /// Buttons with the date as text. A tap opens a calendar, or wheels for the time.
    case compact = 2
    /// A calendar.
    case inline = 3
}
