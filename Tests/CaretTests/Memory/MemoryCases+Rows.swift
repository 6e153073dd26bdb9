import Caret

extension SenderOwner {
    func note() { count += 1 }
    func actions() -> [UIContextualAction] { count > 0 ? [] : [] }
}

extension MemoryCases {
    private static func table() -> UITableView { UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)) }

    private mutating func addRow(_ name: String, line: Int = #line, _ row: @escaping @MainActor (Probe) -> Row<UITableViewCell>) {
        add(name, line: line) { probe in
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
        addRow("Row+Selection.onSelect(perform:)") { probe in Row(1, .default, "").onSelect { probe.count += 1 } }
        addRow("Row+Selection.onDeselect(perform:)") { probe in Row(1, .default, "").onDeselect { probe.count += 1 } }
        addRow("Row+Selection.onShow(perform:)") { probe in Row(1, .default, "").onShow { _ in probe.count += 1 } }
        addRow("Row+Selection.onHide(perform:)") { probe in Row(1, .default, "").onHide { _ in probe.count += 1 } }
        addRow("Row+Selection.height(by:)") { probe in Row(1, .default, "").height { _ in CGFloat(probe.count + 44) } }
        addRow("Row+Editing.onDelete(title:perform:)") { probe in Row(1, .default, "").onDelete { probe.count += 1 } }
        addRow("Row+Editing.onInsert(perform:)") { probe in Row(1, .default, "").onInsert { probe.count += 1 } }
        addRow("Row+Editing.onAccessoryTap(perform:)") { probe in Row(1, .default, "").onAccessoryTap { probe.count += 1 } }
        addRow("Row+Swipe.leadingActions(make:)") { probe in Row(1, .default, "").leadingActions { probe.count > 0 ? [] : [] } }
        addRow("Row+Swipe.trailingActions(make:)") { probe in Row(1, .default, "").trailingActions { probe.count > 0 ? [] : [] } }
        addRow("Row+TableCells.init(_:cell:_:)") { probe in Row(1, cell: UITableViewCell.self) { _ in probe.count += 1 } }
        addRow("Row+TableCells.init(_:cell:value:_:)") { probe in Row(1, cell: UITableViewCell.self, value: 1) { _, _ in probe.count += 1 }
        }
    }

    /// Adds the actions of rows that start tasks.
    mutating func addRowTasks() {
        addRow("Row+Tasks.onSelect(overlap:perform:)") { probe in Row(1, .default, "").onSelect { await probe.noteLater() } }
        addRow("Row+Tasks.onDeselect(overlap:perform:)") { probe in Row(1, .default, "").onDeselect { await probe.noteLater() } }
        addRow("Row+Tasks.onAccessoryTap(overlap:perform:)") { probe in Row(1, .default, "").onAccessoryTap { await probe.noteLater() } }
        addRow("Row+Tasks.onInsert(overlap:perform:)") { probe in Row(1, .default, "").onInsert { await probe.noteLater() } }
        addRow("Row+Tasks.onDelete(title:overlap:perform:)") { probe in Row(1, .default, "").onDelete { await probe.noteLater() } }
        addOwnedRow("Row+Tasks.onSelect(_:overlap:_:)") { owner in Row(1, .default, "").onSelect(owner) { await $0.noteLater() } }
        addOwnedRow("Row+Tasks.onDeselect(_:overlap:_:)") { owner in Row(1, .default, "").onDeselect(owner) { await $0.noteLater() } }
        addOwnedRow("Row+Tasks.onAccessoryTap(_:overlap:_:)") { owner in
            Row(1, .default, "").onAccessoryTap(owner) { await $0.noteLater() }
        }
        addOwnedRow("Row+Tasks.onInsert(_:overlap:_:)") { owner in Row(1, .default, "").onInsert(owner) { await $0.noteLater() } }
        addOwnedRow("Row+Tasks.onDelete(title:_:overlap:_:)") { owner in Row(1, .default, "").onDelete(owner) { await $0.noteLater() } }
        addOwnedRow("Row+Tasks.onSelect(_:overlap:call:)") { owner in Row(1, .default, "").onSelect(owner, call: SenderOwner.noteLater) }
        addOwnedRow("Row+Tasks.onDeselect(_:overlap:call:)") { owner in
            Row(1, .default, "").onDeselect(owner, call: SenderOwner.noteLater)
        }
        addOwnedRow("Row+Tasks.onAccessoryTap(_:overlap:call:)") { owner in
            Row(1, .default, "").onAccessoryTap(owner, call: SenderOwner.noteLater)
        }
        addOwnedRow("Row+Tasks.onInsert(_:overlap:call:)") { owner in Row(1, .default, "").onInsert(owner, call: SenderOwner.noteLater) }
        addOwnedRow("Row+Tasks.onDelete(title:_:overlap:call:)") { owner in
            Row(1, .default, "").onDelete(owner, call: SenderOwner.noteLater)
        }
    }

    mutating func addOwnedTableRows() {
        addOwnedRow("Row+Selection.onSelect(_:_:)") { owner in Row(1, .default, "").onSelect(owner) { $0.count += 1 } }
        addOwnedRow("Row+Selection.onSelect(_:call:)") { owner in Row(1, .default, "").onSelect(owner, call: SenderOwner.note) }
        addOwnedRow("Row+Selection.onDeselect(_:_:)") { owner in Row(1, .default, "").onDeselect(owner) { $0.count += 1 } }
        addOwnedRow("Row+Editing.onDelete(title:_:_:)") { owner in Row(1, .default, "").onDelete(owner) { $0.count += 1 } }
        addOwnedRow("Row+Editing.onInsert(_:_:)") { owner in Row(1, .default, "").onInsert(owner) { $0.count += 1 } }
        addOwnedRow("Row+Editing.onAccessoryTap(_:_:)") { owner in Row(1, .default, "").onAccessoryTap(owner) { $0.count += 1 } }
        addOwnedRow("Row+Selection.onDeselect(_:call:)") { owner in Row(1, .default, "").onDeselect(owner, call: SenderOwner.note) }
        addOwnedRow("Row+Selection.onShow(_:_:)") { owner in Row(1, .default, "").onShow(owner) { owner, _ in owner.count += 1 } }
        addOwnedRow("Row+Selection.onShow(_:call:)") { owner in Row(1, .default, "").onShow(owner, call: SenderOwner.handle) }
        addOwnedRow("Row+Selection.onHide(_:_:)") { owner in Row(1, .default, "").onHide(owner) { owner, _ in owner.count += 1 } }
        addOwnedRow("Row+Selection.onHide(_:call:)") { owner in Row(1, .default, "").onHide(owner, call: SenderOwner.handle) }
        addOwnedRow("Row+Editing.onDelete(title:_:call:)") { owner in Row(1, .default, "").onDelete(owner, call: SenderOwner.note) }
        addOwnedRow("Row+Editing.onInsert(_:call:)") { owner in Row(1, .default, "").onInsert(owner, call: SenderOwner.note) }
        addOwnedRow("Row+Editing.onAccessoryTap(_:call:)") { owner in
            Row(1, .default, "").onAccessoryTap(owner, call: SenderOwner.note)
        }
        addOwnedRow("Row+Swipe.leadingActions(_:_:)") { owner in Row(1, .default, "").leadingActions(owner) { $0.actions() } }
        addOwnedRow("Row+Swipe.leadingActions(_:call:)") { owner in
            Row(1, .default, "").leadingActions(owner, call: SenderOwner.actions)
        }
        addOwnedRow("Row+Swipe.trailingActions(_:_:)") { owner in Row(1, .default, "").trailingActions(owner) { $0.actions() } }
        addOwnedRow("Row+Swipe.trailingActions(_:call:)") { owner in
            Row(1, .default, "").trailingActions(owner, call: SenderOwner.actions)
        }
        addOwnedRow("Row+TableCells.init(_:cell:_:_:)") { owner in
            Row(1, cell: UITableViewCell.self, owner) { owner, _ in owner.count += 1 }
        }
    }

    mutating func addLists() {
        add("UITableView+Sections.sections(describedBy:)") { probe in
            let table = Self.table()
            table.sections { Section { Row(1, .default, "\(probe.count)") } }
            return table
        }
        add(
            "UITableView+Sections.sections(_:_:)", { Self.table() },
            owned: { (owner: SenderOwner<UITableView>) in
                owner.sender.sections(owner) { owner in Section { Row(1, .default, "").onSelect { owner.count += 1 } } }
            })
        add(
            "UITableView+Sections.sections(_:call:)", { Self.table() },
            owned: { (owner: SenderOwner<UITableView>) in owner.sender.sections(owner, call: SenderOwner.tableSections) })
        add("Section.header(height:view:)") { probe in
            let table = Self.table()
            table.sections([Section { Row(1, .default, "") }.header { probe.count > 0 ? UIView() : UILabel() }])
            return table
        }
        add("Section.footer(height:view:)") { probe in
            let table = Self.table()
            table.sections([Section { Row(1, .default, "") }.footer { probe.count > 0 ? UIView() : UILabel() }])
            return table
        }
        add("SectionList+Moving.onMove(perform:)") { probe in
            let table = Self.table()
            table.sections { Section { Row(1, .default, "").movable() } }.onMove { _ in probe.count += 1 }
            return table
        }
        add(
            "SectionList+Moving.onMove(_:_:)", { Self.table() },
            owned: { (owner: SenderOwner<UITableView>) in
                owner.sender.sections { Section { Row(1, .default, "").movable() } }.onMove(owner) { owner, _ in owner.count += 1 }
            })
        add(
            "SectionList+Moving.onMove(_:call:)", { Self.table() },
            owned: { (owner: SenderOwner<UITableView>) in
                owner.sender.sections { Section { Row(1, .default, "").movable() } }.onMove(owner, call: SenderOwner.handle)
            })
    }
}
