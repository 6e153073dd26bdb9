/// Where something is put down, in points of the window.
@MainActor struct DragPlace {
    let center: CGPoint
    let transform: CGAffineTransform
    /// How it looks there; `nil` for as before.
    let look: UIPreviewParameters?

    /// `nil` where nothing is seen any more: what goes there fades instead.
    ///
    /// - Parameters:
    ///   - preview: what is seen there, and where.
    ///   - former: how it has looked so far.
    init?(_ preview: UITargetedPreview, unlike former: UIPreviewParameters? = nil) {
        guard preview.target.container.window != nil else { return nil }
        center = preview.target.container.convert(preview.target.center, to: nil)
        transform = preview.target.transform
        look = former == nil || preview.parameters === former ? nil : preview.parameters
    }
}
