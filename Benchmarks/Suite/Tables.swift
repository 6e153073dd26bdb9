import UIKit
import UIKitCore

/// Tables of a million rows compared with those of a hundred, and differences of large snapshots.
@MainActor enum Tables {
    private static let few = 100
    private static let many = 1_000_000
    private static let rounds = 15

    static func measure() throws -> [Entry] {
        let small = try runs(of: few), large = try runs(of: many)
        let differences = try (0..<5).map { _ in try difference(items: 10_000) }.median
        let half = try (0..<5).map { _ in try difference(items: 5_000) }.median
        let lean = try memory(of: few), full = try memory(of: many)
        return [
            Entry(
                name: "1,000,000 self-sizing rows: peak memory", median: full, unit: "MB", ratio: full / lean, limit: 1.02,
                note: "against 100 rows; shown, scrolled, and left at the last one"),
            Entry(
                name: "1,000,000 rows: reloadData and first frame, CPU", median: large.reload, unit: "ms",
                ratio: large.reload / small.reload, limit: 2, note: "against 100 rows"),
            Entry(
                name: "1,000,000 self-sizing rows: to the last row, CPU", median: large.jump, unit: "ms", ratio: large.jump / small.jump,
                limit: 2, note: "against 100 rows"),
            Entry(
                name: "10 sections of 10,000 items, 1,000 changes applied, CPU", median: differences, unit: "ms",
                ratio: differences / 200, limit: 1, note: "against 200 ms; \(Int(differences / half * 100)) % of half as many items"),
        ]
    }

    /// Returns the peak memory of separate processes, in megabytes.
    private static func memory(of count: Int) throws -> Double {
        try (0..<5).map { _ in try ChildProcess.run(.ours(["rows", "\(count)"])).memory }.median
    }

    /// Displays the rows, scrolls through the first of them, and scrolls to the last.
    static func child(count: Int) throws {
        let source = Numbers(count)
        let app = try HeadlessApp { NumbersController(source) }
        guard let table = app.host.application.windows.first?.rootViewController?.view as? UITableView else {
            throw Children.Failure.work("no table")
        }
        for _ in 0..<100 {
            table.contentOffset.y = min(table.contentOffset.y + 12, table.contentSize.height - table.bounds.height)
            app.step()
        }
        table.scrollToRow(at: IndexPath(row: count - 1, section: 0), at: .bottom, animated: false)
        app.step()
        try Children.report(["rows": Double(count)])
    }

    private static func runs(of count: Int) throws -> (reload: Double, jump: Double) {
        let source = Numbers(count)
        let app = try HeadlessApp { NumbersController(source) }
        guard let table = app.host.application.windows.first?.rootViewController?.view as? UITableView else {
            throw Children.Failure.work("no table")
        }
        var reloads: [Double] = [], jumps: [Double] = []
        for _ in 0..<rounds {
            table.contentOffset.y = 0
            app.step()
            reloads.append(
                timed {
                    table.reloadData()
                    app.step()
                })
            jumps.append(
                timed {
                    table.scrollToRow(at: IndexPath(row: count - 1, section: 0), at: .bottom, animated: false)
                    app.step()
                })
        }
        return (reloads.median, jumps.median)
    }

    private static func difference(items: Int) throws -> Double {
        let app = try HeadlessApp { UITableViewController(style: .plain) }
        guard let table = app.host.application.windows.first?.rootViewController?.view as? UITableView else {
            throw Children.Failure.work("no table")
        }
        table.rowHeight = 44
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
            table.dequeueReusableCell(withIdentifier: "row", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for section in 0..<10 {
            snapshot.appendSections([section])
            snapshot.appendItems(Array((section * items)..<((section + 1) * items)))
        }
        source.apply(snapshot, animatingDifferences: false)
        app.step()
        var next = NSDiffableDataSourceSnapshot<Int, Int>()
        for section in 0..<10 {
            next.appendSections([section])
            var list = Array((section * items)..<((section + 1) * items))
            for change in 0..<33 {
                list.remove(at: change * 97)
                list.insert(-section * 1000 - change - 1, at: change * 61)
                list.swapAt(change * 31, change * 31 + 1)
            }
            next.appendItems(list)
        }
        return timed {
            source.apply(next, animatingDifferences: true)
            app.step()
        }
    }

    private static func timed(_ body: () -> Void) -> Double {
        let start = Children.cpuNow()
        body()
        return Double(Children.cpuNow() - start) / 1e6
    }
}

/// A data source whose rows display their numbers.
private final class Numbers: NSObject, UITableViewDataSource {
    let count: Int
    init(_ count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}

private final class NumbersController: UITableViewController {
    private let source: Numbers

    init(_ source: Numbers) {
        self.source = source
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.dataSource = source
    }
}
