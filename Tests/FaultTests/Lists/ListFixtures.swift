import CaretTesting
import UIKit
import UIKitCore

/// A table's data source and delegate that records its calls.
@MainActor final class RecordedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var texts: [String]
    var log: [String] = []
    var height: ((Int) -> CGFloat)?
    var indexTitles: [String]?

    init(_ texts: [String]) { self.texts = texts }

    func numberOfSections(in tableView: UITableView) -> Int {
        log.append("sections")
        return 1
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        log.append("rows")
        return texts.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        log.append("cell \(texts[indexPath.row])")
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = texts[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        log.append("height \(texts[indexPath.row])")
        return height?(indexPath.row) ?? tableView.rowHeight
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }

    /// Returns a table of 320 by 480 points with rows of 40 points.
    func table(rowHeight: CGFloat = 40) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.rowHeight = rowHeight
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        table.delegate = self
        return table
    }
}

/// A collection view's data source that records its calls.
@MainActor final class RecordedItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var texts: [String]
    var log: [String] = []
    var size: ((Int) -> CGSize)?

    init(_ texts: [String]) { self.texts = texts }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        log.append("cell \(texts[indexPath.item])")
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        cell.accessibilityLabel = texts[indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size?(indexPath.item) ?? CGSize(width: 100, height: 50) }

    /// Returns a list of 320 by 480 points with a flow layout.
    func list() -> UICollectionView {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        list.dataSource = self
        list.delegate = self
        return list
    }
}

extension UITableView {
    /// The texts of the visible rows, from top to bottom.
    var shownTexts: [String] { visibleCells.map { $0.textLabel?.text ?? "" } }
}

extension UICollectionView {
    /// The labels of the visible items, in order.
    var shownTexts: [String] {
        indexPathsForVisibleItems.sorted().compactMap { cellForItem(at: $0)?.accessibilityLabel }
    }
}

/// An application whose screen contains one view at its upper left corner.
@MainActor struct ListScreen {
    let app: TestApp

    init(_ view: UIView) async throws {
        let controller = UIViewController()
        app = try await TestApp.launch(showing: { controller })
        controller.view.addSubview(view)
        await app.advance(frames: 2)
    }
}
