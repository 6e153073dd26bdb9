/// What a cell knows of its state and of the views of its configurations.
@MainActor struct CellConfiguring {
    var isSelected = false
    var isHighlighted = false
    var needsUpdate = true
    var content: (UIView & UIContentView)?
    var ground: BackgroundConfigurationView?
    /// Configurations are being made: what they change does not ask for them again.
    var isApplying = false
}
