/// Defers the reports of unsatisfiable constraints to the end of layout.
///
/// During layout, views have preliminary sizes: a cell has its estimated height until the list has measured and
/// placed it.
@MainActor final class UnsatisfiableConstraintReporter {
    static let shared = UnsatisfiableConstraintReporter()

    private struct WeakSystem {
        weak var system: LayoutSystem?
    }

    /// The nesting depth of the layouts in progress.
    private var depth = 0
    private var deferredSystems: [WeakSystem] = []

    /// Reports the broken constraints of a solved system: at the end of a layout in progress, otherwise at once.
    func deferReport(of system: LayoutSystem) {
        guard depth > 0 else { return system.reportBroken() }
        if !deferredSystems.contains(where: { $0.system === system }) { deferredSystems.append(WeakSystem(system: system)) }
    }

    /// Performs a layout. The outermost layout reports the deferred constraints at its end.
    func performLayout(for layout: () -> Void) {
        measure(layout)
        guard depth == 0, !deferredSystems.isEmpty else { return }
        let systems = deferredSystems
        deferredSystems = []
        for entry in systems { entry.system?.reportBroken() }
    }

    /// Measures content. Constraints that are broken during the measurement are reported after the next layout.
    func measure<Result>(_ body: () -> Result) -> Result {
        depth += 1
        defer { depth -= 1 }
        return body()
    }
}
