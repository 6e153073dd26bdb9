/// The rows of a section that are made only when the list needs them: for visible cells, and for queries.
///
/// A row is kept while its cell is displayed. The number of kept rows is limited, because queries make rows too.
@MainActor final class LazyRows<Cell: ListCell> {
    /// The number of rows of the section.
    let count: Int
    /// The number of the section in its list.
    let section: Int
    private var make: (@MainActor (Int) -> Row<Cell>)?
    private var madeRows: [Int: Row<Cell>] = [:]
    /// The running tasks of rows that are not kept, by the ids of the rows.
    private var runningTasks: [AnyHashable: [RowSlot: RowTasks]] = [:]
    /// Called with each row that was made.
    var didMake: (@MainActor (Row<Cell>) -> Void)?
    /// Called with the number of a row when a value that the row's closure read has changed.
    var didChange: (@MainActor (Int) -> Void)?
    /// The maximum number of rows that are kept.
    private static var limit: Int { 1_024 }

    init(_ content: LazyContent<Cell>, section: Int) {
        count = content.count
        make = content.make
        self.section = section
    }

    /// Returns the number of the row at an index; `nil` if there is none.
    func key(at index: Int) -> Int? { index >= 0 && index < count ? LazyKey.key(section: section, index: index) : nil }

    /// Returns a row, which is made if necessary; `nil` if there is none, or if the closure was released.
    func row(at index: Int) -> Row<Cell>? {
        if let row = madeRows[index] { return row }
        guard index >= 0, index < count, let make else { return nil }
        var row: Row<Cell>?
        Hooks.track {
            row = make(index)
        } onChange: { [weak self] in
            guard let self else { return }
            forget(index)
            didChange?(LazyKey.key(section: section, index: index))
        }
        guard let row else { return nil }
        if madeRows.count >= Self.limit { for index in madeRows.keys { forget(index) } }
        madeRows[index] = row
        if !runningTasks.isEmpty, let tasks = runningTasks.removeValue(forKey: id(of: row, index)) { row.actions.tasks.continue(tasks) }
        didMake?(row)
        return row
    }

    /// Returns a row if it has been made and is kept.
    func keptRow(at index: Int) -> Row<Cell>? { madeRows[index] }

    /// The rows that are kept, by index.
    var keptRows: [Int: Row<Cell>] { madeRows }

    /// Releases a row whose cell is no longer displayed.
    func forget(_ index: Int) {
        guard let row = madeRows.removeValue(forKey: index) else { return }
        let tasks = row.actions.tasks.filter { $1.isRunning }
        if !tasks.isEmpty { runningTasks[id(of: row, index)] = tasks }
    }

    /// Returns the id of a row, which is by default its index.
    private func id(of row: Row<Cell>, _ index: Int) -> AnyHashable { row.id ?? AnyHashable(index) }

    /// Continues the running tasks of an earlier description of the section.
    func continueTasks(of earlier: LazyRows) {
        runningTasks = earlier.runningTasks
        for (index, row) in earlier.madeRows { runningTasks[id(of: row, index)] = row.actions.tasks }
        runningTasks = runningTasks.compactMapValues { tasks in
            let running = tasks.filter { $1.isRunning }
            return running.isEmpty ? nil : running
        }
    }

    /// Moves the kept rows after the user has moved a row.
    func move(from source: Int, to target: Int) {
        madeRows = Dictionary(uniqueKeysWithValues: madeRows.map { (LazyKey.index($0.key, movedFrom: source, to: target), $0.value) })
    }

    /// Releases one closure of the kept rows that `isAffected` accepts.
    func releaseClosure(_ slot: RowSlot?, where isAffected: (Row<Cell>) -> Bool) {
        for (index, row) in madeRows where isAffected(row) { madeRows[index]?.releaseClosure(slot) }
    }

    /// Releases the closure that makes rows, and all rows.
    func releaseClosures() {
        make = nil
        for index in madeRows.keys { forget(index) }
    }
}

/// The content of a section whose rows are made when they are needed.
@MainActor struct LazyContent<Cell: ListCell> {
    let count: Int
    let site: SourceLocation
    let make: @MainActor (Int) -> Row<Cell>
}

/// The numbers of lazily made rows, which consist of the number of the section and the index of the row. They are
/// negative, so that they differ from the numbers of stored rows.
enum LazyKey {
    /// The greatest number of rows of a section.
    static let limit = 1 << 32

    static func key(section: Int, index: Int) -> Int { -(section << 32 | index) - 1 }

    /// Returns the index of a row after one row of its section has moved.
    static func index(_ index: Int, movedFrom source: Int, to target: Int) -> Int {
        if index == source { return target }
        if index > source, index <= target { return index - 1 }
        return index < source && index >= target ? index + 1 : index
    }

    /// Returns the section and the index; `nil` for the number of a stored row.
    static func parts(of key: Int) -> (section: Int, index: Int)? {
        key < 0 ? (-(key + 1) >> 32, -(key + 1) & (limit - 1)) : nil
    }
}
