import UIKitEngines

/// What a table's reusable views stand for.
enum TableElement: Hashable {
    case cell
    case headerFooter
}

extension UITableViewCell: ReusableView {}
extension UITableViewHeaderFooterView: ReusableView {}

extension UITableView {
    /// Names the class of the cells of an identifier; `nil` takes it back. They are made with the style `.default`.
    ///
    /// - Precondition: the class is one of cells.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cellClass else { return cellReuse.register(.init(kind: .cell, identifier: identifier), nil) }
        guard let type = cellClass as? UITableViewCell.Type else {
            preconditionFailure("UITableView: \(cellClass) is registered for cells, but is no UITableViewCell. Register a subclass.")
        }
        cellReuse.register(.init(kind: .cell, identifier: identifier)) { identifier, _ in UITableViewCell.make(type, identifier) }
    }

    /// Names the class of the headers and footers of an identifier; `nil` takes it back.
    ///
    /// - Precondition: the class is one of `UITableViewHeaderFooterView`s.
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        let key = ReuseMachine<TableElement, UITableViewHeaderFooterView>.Key(kind: .headerFooter, identifier: identifier)
        guard let aClass else { return headerReuse.register(key, nil) }
        guard let type = aClass as? UITableViewHeaderFooterView.Type else {
            preconditionFailure(
                "UITableView: \(aClass) is registered for headers and footers, but is no UITableViewHeaderFooterView. Register a subclass.")
        }
        headerReuse.register(key) { identifier, _ in UITableViewHeaderFooterView.make(type, identifier) }
    }

    /// A cell that left the screen, or a new one of the class that is registered; `nil` if there is neither.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let configuring = updates.reconfigured, configuring.reuseIdentifier == identifier { return configuring }
        return cellReuse.dequeue(.init(kind: .cell, identifier: identifier), frame: .zero)
    }

    /// A cell for a row: one that left the screen, or a new one. It is as wide as the table already.
    ///
    /// - Precondition: the identifier is registered.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            preconditionFailure(
                "UITableView: no cell is registered for the identifier '\(identifier)'; known are: \(cellReuse.known(of: .cell)). "
                    + "Call register(_:forCellReuseIdentifier:) before the first cell is shown.")
        }
        let width = cellWidth
        if cell.bounds.width != width, width > 0 { cell.bounds.size = CGSize(width: width, height: max(cell.bounds.height, 44)) }
        return cell
    }

    /// A header or footer that left the screen, or a new one of the class that is registered; `nil` if there is neither.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        headerReuse.dequeue(.init(kind: .headerFooter, identifier: identifier), frame: .zero)
    }

    /// How many cells were made by their class, and how often one was used again, since the table was made.
    package var reuseCounters: (made: Int, reused: Int) { (cellReuse.made, cellReuse.pool.reused) }
}
