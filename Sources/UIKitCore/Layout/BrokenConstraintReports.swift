/// Defers the reports of unsatisfiable constraints to the end of layout.
///
/// During layout, views have preliminary sizes: a cell has its estimated height until the list has measured it and
/// laid it out.
@MainActor final class BrokenConstraintReports {
    static let shared = BrokenConstraintReports()

    private struct Debtor {
        weak var system: LayoutSystem?
    }

    /// The nesting depth of running layouts.
    private var depth = 0
    private var owing: [Debtor] = []

    /// Reports the broken constraints of a solved system, at once or at the end of layout.
    func owe(_ system: LayoutSystem) {
        guard depth > 0 else { return system.reportBroken() }
        if !owing.contains(where: { $0.system === system }) { owing.append(Debtor(system: system)) }
    }

    /// Performs a layout, and reports broken constraints after the outermost one.
    func wait(for layout: () -> Void) {
        measure(layout)
        guard depth == 0, !owing.isEmpty else { return }
        let debtors = owing
        owing = []
        for debtor in debtors { debtor.system?.reportBroken() }
    }

    /// Measures content; constraints that are broken meanwhile are reported after the next layout.
    func measure<Result>(_ body: () -> Result) -> Result {
        depth += 1
        defer { depth -= 1 }
        return body()
    }
}
