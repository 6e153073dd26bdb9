/// The state of a cell for its configurations, and the configurations' views.
@MainActor struct CellConfiguring {
    var isSelected = false
    var isHighlighted = false
    var needsUpdate = true
    var content: (UIView & UIContentView)?
    var background: BackgroundConfigurationView?
    /// Whether configurations are being applied. Changes meanwhile do not request another update.
    var isApplying = false
}
