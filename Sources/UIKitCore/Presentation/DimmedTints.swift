/// Takes the colour out of the tints below a presentation, and gives it back.
@MainActor struct DimmedTints {
    private weak var view: UIView?
    private var mode = UIView.TintAdjustmentMode.automatic

    /// Whether tints are dimmed just now.
    var areDimmed: Bool { view != nil }

    mutating func dim(_ below: UIView?) {
        guard let below, view !== below else { return }
        restore()
        view = below
        mode = below.look.tintAdjustmentMode
        below.tintAdjustmentMode = .dimmed
    }

    /// What the app set in the meantime stays.
    mutating func restore() {
        if let view, view.look.tintAdjustmentMode == .dimmed { view.tintAdjustmentMode = mode }
        view = nil
    }
}
