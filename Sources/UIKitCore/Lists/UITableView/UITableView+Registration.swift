import UIKitEngines

/// The kinds of reusable views of a table.
enum TableElement: Hashable {
    case cell
    case headerFooter
}

extension UITableViewCell: ReusableView {}
extension UITableViewHeaderFooterView: ReusableView {}

extension UITableView {
    func registerCells(_ cellClass: AnyClass?, _ identifier: String) {
        guard let cellClass else { return cellReuse.register(.init(kind: .cell, identifier: identifier), nil) }
        cellReuse.register(.init(kind: .cell, identifier: identifier)) { identifier, _ in
            guard let type = cellClass as? UITableViewCell.Type else {
                preconditionFailure(
                    "UITableView: \(cellClass) is registered for the cells '\(identifier)', but is no UITableViewCell. Register a subclass."
                )
            }
            return UITableViewCell.make(type, identifier)
        }
    }

    func registerHeaderFooters(_ aClass: AnyClass?, _ identifier: String) {
        let key = ReuseRegistry<TableElement, UITableViewHeaderFooterView>.Key(kind: .headerFooter, identifier: identifier)
        guard let aClass else { return headerReuse.register(key, nil) }
        headerReuse.register(key) { identifier, _ in
            guard let type = aClass as? UITableViewHeaderFooterView.Type else {
                preconditionFailure(
                    "UITableView: \(aClass) is registered for the headers and footers '\(identifier)', but is no "
                        + "UITableViewHeaderFooterView. Register a subclass.")
            }
            return UITableViewHeaderFooterView.make(type, identifier)
        }
    }

    func dequeueCell(_ identifier: String) -> UITableViewCell? {
        if let cell = updates.reconfiguredCell, cell.reuseIdentifier == identifier { return cell }
        let cell = cellReuse.dequeue(.init(kind: .cell, identifier: identifier), frame: .zero)
        cell?.followTraits(of: self)
        return cell
    }

    func dequeueHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
        let view = headerReuse.dequeue(.init(kind: .headerFooter, identifier: identifier), frame: .zero)
        view?.followTraits(of: self)
        return view
    }

    func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueCell(identifier) else {
            preconditionFailure(
                "UITableView: no cell is registered for the identifier '\(identifier)'; known are: \(cellReuse.registeredDescription(of: .cell)). "
                    + "Call register(_:forCellReuseIdentifier:) before the first cell is shown.")
        }
        let width = cellWidth
        if cell.bounds.width != width, width > 0 { cell.bounds.size = CGSize(width: width, height: max(cell.bounds.height, 44)) }
        return cell
    }

    /// The number of cells that the table has created, and the number of reuses.
    package var reuseCounters: (made: Int, reused: Int) { (cellReuse.createdCount, cellReuse.pool.reused) }
}
