import Observation

/// What a form knows of one field besides its value. Cells follow it.
@MainActor @Observable final class FieldState {
    /// Of all fields at once: see ``FormCore/followHiding()``.
    @ObservationIgnored var isHidden = false
    var isDisabled = false
    /// Whether the wheel below the field is seen.
    var isOpen = false
    /// Why the value is not accepted, once somebody was told.
    var problem: String?
}
