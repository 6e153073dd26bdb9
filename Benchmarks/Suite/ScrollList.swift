import UIKit

/// W2: a list of 100,000 rows (icon, title, subtitle), scrolled by 37 pixels per frame. Measured as a collection view
/// with items of equal size, and as a table with cells sized by constraints.
@MainActor enum ScrollList {
    private static let frames = 1200
    /// The number of frames before the measurement.
    private static let settled = 100

    static func measure() throws -> [Entry] {
        try measure("scroll", "W2 scroll") + measure("scroll-table", "W2 scroll, a table of self-sizing cells")
    }

    private static func measure(_ child: String, _ name: String) throws -> [Entry] {
        let work = ["\(frames)", "\(settled)"]
        let runs = try ChildProcess.pairs(7, [child], ["scroll"] + work, qt: work)
        let beside = runs.compactMap { run in
            run.qt?.figures["mean"].flatMap { qt in run.ours.figures["mean"].map { $0 / qt } }
        }
        let qt = beside.isEmpty ? "" : String(format: "; %.2fx of Qt's QListView", beside.median)
        let tail = runs.compactMap { run in run.ours.figures["p99"].flatMap { p99 in run.ours.figures["median"].map { p99 / $0 } } }
        let memory = runs.map { $0.ours.memory - $0.twin.memory }.median
        return [
            Entry(
                name: "\(name), CPU per frame, mean", median: runs.median("mean"), unit: "ms", ratio: runs.ratio("mean"), limit: 1.45,
                note: "against a raw Cairo loop that moves pixels" + qt),
            Entry(
                name: "\(name), CPU per frame, median", median: runs.median("median"), unit: "ms", ratio: runs.ratio("median"),
                limit: 1.45, note: "likewise; in most frames no row comes in"),
            Entry(
                name: "\(name), p99 of a frame", median: runs.median("p99"), unit: "ms", ratio: tail.median, limit: 4,
                note: "against its median"),
            Entry(name: "\(name), memory above the loop", median: memory, unit: "MB", ratio: memory / 22, limit: 1, note: "against 22 MB"),
        ]
    }

    /// Runs the scrolling.
    ///
    /// - Parameters:
    ///   - asTable: Whether the list is a table.
    ///   - picture: The file for the last frame; `nil` for none.
    static func child(asTable: Bool, picture: String?) throws {
        let app = try HeadlessApp { asTable ? TableListController() : ListController() }
        guard let list = app.host.application.windows.first?.rootViewController?.view.subviews.first as? UIScrollView else {
            throw Children.Failure.work("no list")
        }
        var times: [Double] = []
        for frame in 1...frames {
            let start = Children.cpuNow()
            list.contentOffset.y = CGFloat(frame * 37) / 3
            app.step()
            times.append(Double(Children.cpuNow() - start) / 1e6)
        }
        let counted = times.dropFirst(settled)
        let mean = counted.reduce(0, +) / Double(counted.count)
        try Children.report(["mean": mean, "median": counted.median, "p99": counted.percentile(0.99)])
        if let picture { try app.writePicture(to: picture) }
    }
}

/// The list as a collection view, in plain UIKit with reused cells.
final class ListController: UIViewController, UICollectionViewDataSource {
    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 390, height: 60)
        layout.minimumLineSpacing = 0
        let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.backgroundColor = .white
        list.showsVerticalScrollIndicator = false
        list.contentInsetAdjustmentBehavior = .never
        list.register(RowCell.self, forCellWithReuseIdentifier: "row")
        list.dataSource = self
        view.addSubview(list)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100_000 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        (cell as? RowCell)?.show(indexPath.item)
        return cell
    }
}

/// A cell with an icon, a title and a subtitle.
final class RowCell: UICollectionViewCell {
    private let icon = UIView(frame: CGRect(x: 16, y: 10, width: 40, height: 40))
    private let title = UILabel(frame: CGRect(x: 72, y: 8, width: 300, height: 22))
    private let subtitle = UILabel(frame: CGRect(x: 72, y: 32, width: 300, height: 18))

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.font = .systemFont(ofSize: 17)
        subtitle.font = .systemFont(ofSize: 13)
        subtitle.textColor = .gray
        for part in [icon, title, subtitle] { contentView.addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ row: Int) {
        icon.backgroundColor = UIColor(red: 0.2, green: CGFloat(row % 7) / 7, blue: 0.8, alpha: 1)
        title.text = "Row \(row)"
        subtitle.text = "Subtitle of row \(row)"
    }
}
