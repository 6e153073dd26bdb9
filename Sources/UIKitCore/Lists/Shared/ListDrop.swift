/// A drop on a list, and the targets to which the previews of its items are animated.
@MainActor final class ListDrop {
    enum PreviewTarget {
        case row(IndexPath)
        case into(IndexPath, CGRect)
        case target(UIDragPreviewTarget)
        case placeholder(Int)
    }

    let session: DragSession
    /// The index path of the drop in the data; `nil` if there was none at the touch.
    let destination: IndexPath?
    private(set) var previewTargets: [ObjectIdentifier: (target: PreviewTarget, animations: DragAnimations)] = [:]

    init(_ session: DragSession, at destination: IndexPath?) {
        self.session = session
        self.destination = destination
    }

    /// Sets the target of an item, and returns the animations that run along with the preview.
    func assignTarget(_ item: UIDragItem, to target: PreviewTarget) -> DragAnimations {
        let animations = DragAnimations()
        previewTargets[ObjectIdentifier(item)] = (target, animations)
        return animations
    }

    func previewTarget(of item: UIDragItem) -> (target: PreviewTarget, animations: DragAnimations)? {
        previewTargets[ObjectIdentifier(item)]
    }
}
