/// Pass 4: constraints that changed are solved; whoever places views by them is marked for the layout pass.
@MainActor enum ConstraintsPass {
    static func run() {
        ApplicationHost.current?.layoutSystem.bringUpToDate()
    }
}
