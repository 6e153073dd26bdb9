/// A drop on a list, and the targets to which the previews of its items are animated.
@MainActor final class ListDrop {
    enum Goal {
        case row(IndexPath)
        case into(IndexPath, CGRect)
        case target(UIDragPreviewTarget)
        case placeholder(Int)
    }

    let session: DragSession
    /// The index path of the drop; `nil` if the drop was not over a row.
    let destination: IndexPath?
    private(set) var goals: [ObjectIdentifier: (target: Goal, animations: DragAnimations)] = [:]

    init(_ session: DragSession, at destination: IndexPath?) {
        self.session = session
        self.destination = destination
    }

    /// Sets the target of an item, and returns the animations that run along with the preview.
    func send(_ item: UIDragItem, to target: Goal) -> DragAnimations {
        let animations = DragAnimations()
        goals[ObjectIdentifier(item)] = (target, animations)
        return animations
    }

    func goal(of item: UIDragItem) -> (target: Goal, animations: DragAnimations)? { goals[ObjectIdentifier(item)] }
}
