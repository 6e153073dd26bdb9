/// A drop on a list, and the goals that the app assigns to its items.
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
    private(set) var goals: [ObjectIdentifier: (goal: Goal, animations: DragAnimations)] = [:]

    init(_ session: DragSession, at destination: IndexPath?) {
        self.session = session
        self.destination = destination
    }

    func send(_ item: UIDragItem, to goal: Goal) -> DragAnimations {
        let animations = DragAnimations()
        goals[ObjectIdentifier(item)] = (goal, animations)
        return animations
    }

    func goal(of item: UIDragItem) -> (goal: Goal, animations: DragAnimations)? { goals[ObjectIdentifier(item)] }
}
