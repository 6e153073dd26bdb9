import Caret

extension SenderOwner {
    func note() { count += 1 }
}

extension MemoryCases {
    private static func table() -> UITableView { UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)) }

    private mutating func addRow(_ name: String, _ row: @escaping @MainActor (Probe) -> Row<UITableViewCell>) {
        add(name) { probe in
            let table = Self.table()
            table.sections([Section { row(probe) }])
            table.layoutIfNeeded()
            return table
        }
    }

    private mutating func addOwnedRow(
        _ name: String, _ row: @escaping @MainActor (SenderOwner<UITableView>) -> Row<UITableViewCell>
    ) {
        add(
            name, { Self.table() },
            owned: { (owner: SenderOwner<UITableView>) in
                owner.sender.sections([Section { row(owner) }])
                owner.sender.layoutIfNeeded()
            })
    }

    mutating func addTableRows() {
        addRow("Row+Selection.onSelect") { probe in Row(1, .default, "").onSelect { probe.count += 1 } }
        addRow("Row+Selection.onDeselect") { probe in Row(1, .default, "").onDeselect { probe.count += 1 } }
        addRow("Row+Selection.onShow") { probe in Row(1, .default, "").onShow { _ in probe.count += 1 } }
        addRow("Row+Selection.onHide") { probe in Row(1, .default, "").onHide { _ in probe.count += 1 } }
        addRow("Row+Selection.height") { probe in Row(1, .default, "").height { _ in CGFloat(probe.count + 44) } }
        addRow("Row+Editing.onDelete") { probe in Row(1, .default, "").onDelete { probe.count += 1 } }
        addRow("Row+Editing.onInsert") { probe in Row(1, .default, "").onInsert { probe.count += 1 } }
        addRow("Row+Editing.onAccessoryTap") { probe in Row(1, .default, "").onAccessoryTap { probe.count += 1 } }
        addRow("Row+Editing.leadingActions") { probe in Row(1, .default, "").leadingActions { probe.count > 0 ? [] : [] } }
        addRow("Row+Editing.trailingActions") { probe in Row(1, .default, "").trailingActions { probe.count > 0 ? [] : [] } }
        addRow("Row+TableCells.init") { probe in Row(1, cell: UITableViewCell.self) { _ in probe.count += 1 } }
        addRow("Row+TableCells.init: a value") { probe in Row(1, cell: UITableViewCell.self, value: 1) { _, _ in probe.count += 1 } }
    }

    mutating func addOwnedTableRows() {
        addOwnedRow("Row+Selection.onSelect: an owner") { owner in Row(1, .default, "").onSelect(owner) { $0.count += 1 } }
        addOwnedRow("Row+Selection.onSelect: a method") { owner in Row(1, .default, "").onSelect(owner, call: SenderOwner.note) }
        addOwnedRow("Row+Selection.onDeselect: an owner") { owner in Row(1, .default, "").onDeselect(owner) { $0.count += 1 } }
        addOwnedRow("Row+Editing.onDelete: an owner") { owner in Row(1, .default, "").onDelete(owner) { $0.count += 1 } }
        addOwnedRow("Row+Editing.onInsert: an owner") { owner in Row(1, .default, "").onInsert(owner) { $0.count += 1 } }
        addOwnedRow("Row+Editing.onAccessoryTap: an owner") { owner in Row(1, .default, "").onAccessoryTap(owner) { $0.count += 1 } }
        addOwnedRow("Row+Selection.onDeselect: a method") { owner in Row(1, .default, "").onDeselect(owner, call: SenderOwner.note) }
        addOwnedRow("Row+Selection.onShow: an owner") { owner in Row(1, .default, "").onShow(owner) { owner, _ in owner.count += 1 } }
        addOwnedRow("Row+Selection.onShow: a method") { owner in Row(1, .default, "").onShow(owner, call: SenderOwner.handle) }
        addOwnedRow("Row+Selection.onHide: an owner") { owner in Row(1, .default, "").onHide(owner) { owner, _ in owner.count += 1 } }
        addOwnedRow("Row+Selection.onHide: a method") { owner in Row(1, .default, "").onHide(owner, call: SenderOwner.handle) }
        addOwnedRow("Row+Editing.onDelete: a method") { owner in Row(1, .default, "").onDelete(owner, call: SenderOwner.note) }
        addOwnedRow("Row+Editing.onInsert: a method") { owner in Row(1, .default, "").onInsert(owner, call: SenderOwner.note) }
        addOwnedRow("Row+Editing.onAccessoryTap: a method") { owner in
            Row(1, .default, "").onAccessoryTap(owner, call: SenderOwner.note)
        }
        addOwnedRow("Row+TableCells.init: an owner") { owner in Row(1, cell: UITableViewCell.self, owner) { owner, _ in owner.count += 1 } }
    }

    mutating func addLists() {
        add("UITableView+Sections.sections") { probe in
            let table = Self.table()
            table.sections { Section { Row(1, .default, "\(probe.count)") } }
            return table
        }
        add(
            "UITableView+Sections.sections: an owner", { Self.table() },
            owned: { (owner: SenderOwner<UITableView>) in
                owner.sender.sections(owner) { owner in Section { Row(1, .default, "").onSelect { owner.count += 1 } } }
            })
        add("Section.header") { probe in
            let table = Self.table()
            table.sections([Section { Row(1, .default, "") }.header { probe.count > 0 ? UIView() : UILabel() }])
            return table
        }
        add("Section.footer") { probe in
            let table = Self.table()
            table.sections([Section { Row(1, .default, "") }.footer { probe.count > 0 ? UIView() : UILabel() }])
            return table
        }
        add("SectionList.onMove") { probe in
            let table = Self.table()
            table.sections { Section { Row(1, .default, "").movable() } }.onMove { _ in probe.count += 1 }
            return table
        }
        add(
            "SectionList.onMove: an owner", { Self.table() },
            owned: { (owner: SenderOwner<UITableView>) in
                owner.sender.sections { Section { Row(1, .default, "").movable() } }.onMove(owner) { owner, _ in owner.count += 1 }
            })
    }

    // MARK: - Items

    private static func grid() -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        return UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    }

    mutating func addItems() {
        add("UICollectionView+Sections.sections") { probe in
            let grid = Self.grid()
            grid.sections { Section { Row(probe.count, cell: UICollectionViewCell.self) } }
            return grid
        }
        add(
            "UICollectionView+Sections.sections: an owner", { Self.grid() },
            owned: { (owner: SenderOwner<UICollectionView>) in
                owner.sender.sections(owner) { owner in Section { Row(owner.count, cell: UICollectionViewCell.self) } }
            })
        add("Row+CollectionCells.init") { probe in
            let grid = Self.grid()
            grid.sections([Section { Row(1, cell: UICollectionViewCell.self) { _ in probe.count += 1 } }])
            grid.layoutIfNeeded()
            return grid
        }
        add("Row+CollectionCells.init: a value") { probe in
            let grid = Self.grid()
            grid.sections([Section { Row(1, cell: UICollectionViewCell.self, value: 1) { _, _ in probe.count += 1 } }])
            grid.layoutIfNeeded()
            return grid
        }
        add(
            "Row+CollectionCells.init: an owner", { Self.grid() },
            owned: { (owner: SenderOwner<UICollectionView>) in
                owner.sender.sections([Section { Row(1, cell: UICollectionViewCell.self, owner) { owner, _ in owner.count += 1 } }])
                owner.sender.layoutIfNeeded()
            })
    }
}
