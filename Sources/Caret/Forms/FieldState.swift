import Observation

/// The observable state of a field besides its value. Cells observe it.
@MainActor @Observable final class FieldState {
    /// Observed for all fields at once; see ``FormCore/followHiding()``.
    @ObservationIgnored var isHidden = false
    var isDisabled = false
    /// Whether the picker below the field is visible.
    var isOpen = false
    /// The message of the violated rule, once it has been shown.
    var problem: String?
}
