/// The state behind a cell's configurations: the inputs, the pending update, and the content and background views.
@MainActor struct CellConfigurationStorage {
    var isSelected = false
    var isHighlighted = false
    var needsUpdate = true
    var content: (UIView & UIContentView)?
    var background: BackgroundConfigurationView?
    /// Whether configurations are being applied. Changes during this time do not request another update.
    var isApplying = false
}
