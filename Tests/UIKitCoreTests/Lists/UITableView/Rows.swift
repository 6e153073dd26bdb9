import UIKit
import UIKitCore

/// A data source and delegate that records its calls.
@MainActor final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching {
    /// The texts of the rows, by section.
    var sections: [[String]]
    var titles: [String?] = []
    var log: [String] = []
    var configured = 0
    var heights: ((IndexPath) -> CGFloat)?
    var heightRequests = 0
    var prefetched: [IndexPath] = []
    var cancelled: [IndexPath] = []
    var isRefusing = false
    var whenDisplayed: ((IndexPath) -> Void)?

    init(_ sections: [[String]]) { self.sections = sections }

    convenience init(_ counts: Int...) {
        self.init(counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } })
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        configured += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titles.indices.contains(section) ? titles[section] : nil
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heightRequests += 1
        return heights?(indexPath) ?? tableView.rowHeight
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        log.append("will \(indexPath.row)")
        whenDisplayed?(indexPath)
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        log.append("end \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        log.append("shouldHighlight \(indexPath.row)")
        return !isRefusing
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { log.append("didHighlight \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { log.append("didUnhighlight \(indexPath.row)") }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("willSelect \(indexPath.row)")
        return indexPath
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("willDeselect \(indexPath.row)")
        return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("didSelect \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { log.append("didDeselect \(indexPath.row)") }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { prefetched += indexPaths }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) { cancelled += indexPaths }
}

/// Retains its data source, which tables hold weakly.
@MainActor private final class KeepingTable: UITableView {
    var rows: Rows?
}

extension UITableView {
    /// Returns a table that fills a stage's window, with rows of 44 points unless they size themselves.
    static func make(_ rows: Rows, style: Style = .plain, rowHeight: CGFloat = 44) -> UITableView {
        let table = KeepingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 568), style: style)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.rowHeight = rowHeight
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.rows = rows
        table.dataSource = rows
        table.delegate = rows
        return table
    }

    /// The texts of the visible rows, from top to bottom.
    var words: [String] { visibleCells.map { $0.textLabel?.text ?? "" } }
}
