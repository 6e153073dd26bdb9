/// The dimming of tint colours below a presentation, which can be undone.
@MainActor struct DimmedTints {
    private weak var view: UIView?
    private var mode = UIView.TintAdjustmentMode.automatic

    /// Whether tint colours are currently dimmed.
    var areDimmed: Bool { view != nil }

    mutating func dim(_ below: UIView?) {
        guard let below, view !== below else { return }
        restore()
        view = below
        mode = below.viewAppearance.tintAdjustmentMode
        below.tintAdjustmentMode = .dimmed
    }

    /// Restores the tint adjustment mode, unless the app has set another mode since then.
    mutating func restore() {
        if let view, view.viewAppearance.tintAdjustmentMode == .dimmed { view.tintAdjustmentMode = mode }
        view = nil
    }
}
