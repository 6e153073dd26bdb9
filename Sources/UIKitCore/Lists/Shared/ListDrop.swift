/// What is being dropped on a list, and where the app has each item go.
@MainActor final class ListDrop {
    enum Goal {
        case row(IndexPath)
        case into(IndexPath, CGRect)
        case target(UIDragPreviewTarget)
        case placeholder(Int)
    }

    let session: DragSession
    /// Where the finger left; `nil` for no place in particular.
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
