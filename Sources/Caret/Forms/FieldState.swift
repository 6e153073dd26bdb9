import Observation

/// The observable state of a field besides its value. The cells of the field observe it.
@MainActor @Observable final class FieldState {
    /// Whether the field is hidden. This state is observed for all fields together; see ``FormCore/trackRows()``.
    @ObservationIgnored var isHidden = false
    var isDisabled = false
    /// Whether the picker below the field is visible.
    var isOpen = false
    /// The message of the violated rule that is shown, if any.
    var problem: String?
}
