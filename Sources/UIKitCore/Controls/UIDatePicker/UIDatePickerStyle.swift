/// How a date picker looks.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidatepickerstyle
public enum UIDatePickerStyle: Int, Sendable {
    /// The one that suits the mode: compact where it can be, wheels otherwise.
    case automatic = 0
    /// Wheels to be turned.
    case wheels = 1
    /// Words on a plate; a tap on them opens a calendar, or wheels of the time.
    case compact = 2
    /// A calendar.
    case inline = 3
}
