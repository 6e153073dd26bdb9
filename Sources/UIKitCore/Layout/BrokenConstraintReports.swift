/// Has constraints that cannot be met told of when layout has ended.
///
/// While it goes on, views stand at sizes that they will not keep: a cell has the height that the list took it to have, until the list has
/// asked it for its own, and has laid it out.
@MainActor final class BrokenConstraintReports {
    static let shared = BrokenConstraintReports()

    private struct Debtor {
        weak var system: LayoutSystem?
    }

    /// How many layouts go on, one within the other.
    private var depth = 0
    private var owing: [Debtor] = []

    /// A system was solved: it tells what is broken at once, or when layout has ended.
    func owe(_ system: LayoutSystem) {
        guard depth > 0 else { return system.reportBroken() }
        if !owing.contains(where: { $0.system === system }) { owing.append(Debtor(system: system)) }
    }

    /// Lays out, and tells what is broken if that was all of it.
    func wait(for layout: () -> Void) {
        measure(layout)
        guard depth == 0, !owing.isEmpty else { return }
        let debtors = owing
        owing = []
        for debtor in debtors { debtor.system?.reportBroken() }
    }

    /// Finds out how large something wants to be; what is broken meanwhile is told after the next layout.
    func measure<Result>(_ body: () -> Result) -> Result {
        depth += 1
        defer { depth -= 1 }
        return body()
    }
}
