import RawTwins
import UIKit

/// W2: a list of 100,000 rows (icon, title, subtitle) as a collection view, scrolled by 37 pixels a frame.
@MainActor enum ScrollList {
    static let frames = 1200

    static func measure() throws -> [Entry] {
        let runs = try ChildProcess.pairs(5, "scroll", "scroll-raw")
        func figure(_ name: String) -> [Double] { runs.compactMap { $0.0.figures[name] } }
        let ratios = runs.compactMap { ours, raw in
            ours.figures["median"].flatMap { mine in raw.figures["median"].map { mine / $0 } }
        }
        let tail = runs.compactMap { ours, _ in ours.figures["p99"].flatMap { p99 in ours.figures["mean"].map { p99 / $0 } } }
        let means = runs.compactMap { ours, raw in ours.figures["mean"].flatMap { mine in raw.figures["mean"].map { mine / $0 } } }
        let memory = runs.map { $0.0.memory - $0.1.memory }.median
        return [
            Entry(
                name: "W2 scroll, CPU per frame, mean", median: figure("mean").median, unit: "ms", ratio: means.median, limit: 1.45,
                note: "against a raw Cairo loop that moves pixels"),
            Entry(
                name: "W2 scroll, CPU per frame, median", median: figure("median").median, unit: "ms", ratio: ratios.median,
                note: "frames in which no row comes in"),
            Entry(
                name: "W2 scroll, p99 of a frame", median: figure("p99").median, unit: "ms", ratio: tail.median, limit: 4,
                note: "against its mean"),
            Entry(
                name: "W2 scroll, memory above the loop", median: memory, unit: "MB", ratio: memory / 22, limit: 1, note: "against 22 MB"),
        ]
    }

    static func child() throws {
        let app = try HeadlessApp { ListController() }
        guard let list = app.host.application.windows.first?.rootViewController?.view.subviews.first as? UICollectionView else {
            throw Children.Failure.work("no list")
        }
        var times: [Double] = []
        for frame in 1...frames {
            let start = Children.cpuNow()
            list.contentOffset.y = CGFloat(frame * 37) / 3
            app.step()
            times.append(Double(Children.cpuNow() - start) / 1e6)
        }
        try report(times)
    }

    static func rawChild() {
        var nanoseconds = [Int](repeating: 0, count: frames)
        raw_scroll(Int32(frames), &nanoseconds)
        try? report(nanoseconds.map { Double($0) / 1e6 })
    }

    private static func report(_ times: [Double]) throws {
        let settled = times.dropFirst(100)
        let mean = settled.reduce(0, +) / Double(settled.count)
        try Children.report(["mean": mean, "median": settled.median, "p99": settled.percentile(0.99)])
    }
}

/// The list itself: ordinary UIKit, cells recycled.
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

/// An icon, a title and a subtitle.
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
