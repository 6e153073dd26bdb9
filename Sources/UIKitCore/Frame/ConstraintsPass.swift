/// Pass 4: solves changed constraints, and marks the views that they position for the layout pass.
@MainActor enum ConstraintsPass {
    static func run() {
        ApplicationHost.current?.layoutSystem.solveIfNeeded()
    }
}
