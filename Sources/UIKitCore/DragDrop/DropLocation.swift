/// The location at which a drag preview is put down, in points of the window.
@MainActor struct DropLocation {
    let center: CGPoint
    let transform: CGAffineTransform
    /// The parameters of the preview at this location; `nil` if they do not change.
    let parameters: UIPreviewParameters?

    /// Creates a location. Returns `nil` if the container is not in a window; the preview then fades out.
    ///
    /// - Parameters:
    ///   - preview: The preview and its target.
    ///   - currentParameters: The current parameters of the preview.
    init?(_ preview: UITargetedPreview, currentParameters: UIPreviewParameters? = nil) {
        guard preview.target.container.window != nil else { return nil }
        center = preview.target.container.convert(preview.target.center, to: nil)
        transform = preview.target.transform
        parameters = currentParameters == nil || preview.parameters === currentParameters ? nil : preview.parameters
    }
}
