extension SectionList: HandlerHolder {
    var heldHandlers: [HeldHandler] {
        let list = HeldHandler(site: site.description, hasOwner: hasOwner) { [weak self] in self?.build = { nil } }
        // Rows that a form makes have the form's closures, and places in this module.
        return (inner.map(\.heldHandlers) ?? rowHandlers + edgeHandlers) + moveHandlers + [list]
    }

    /// Those of a list that a closure describes are made anew, and kept while it shows only.
    private var keepsRows: Bool { fixed != nil }

    private var rowHandlers: [HeldHandler] {
        plan.rows.sorted { $0.key < $1.key }.flatMap { key, row in
            let notes = row.notes.map { note in
                HeldHandler(site: note.site.description, hasOwner: !keepsRows || note.hasOwner) { [weak self] in
                    self?.drop(note.slot, of: key)
                }
            }
            guard row.fill != nil, !row.isOwnStyle else { return notes }
            return notes + [HeldHandler(site: row.site.description, hasOwner: !keepsRows) { [weak self] in self?.drop(nil, of: key) }]
        }
    }

    private var edgeHandlers: [HeldHandler] {
        plan.parts.indices.flatMap { index in
            [true, false].compactMap { isHeader in
                let edge = isHeader ? plan.parts[index].header : plan.parts[index].footer
                guard edge.view != nil, let site = edge.site else { return nil }
                return HeldHandler(site: site.description, hasOwner: !keepsRows) { [weak self] in self?.dropEdge(of: index, isHeader) }
            }
        }
    }

    private func dropEdge(of index: Int, _ isHeader: Bool) {
        guard plan.parts.indices.contains(index) else { return }
        if isHeader { plan.parts[index].header.view = nil } else { plan.parts[index].footer.view = nil }
        guard fixed?.indices.contains(index) == true else { return }
        if isHeader { fixed?[index].header.view = nil } else { fixed?[index].footer.view = nil }
    }

    private var moveHandlers: [HeldHandler] {
        mover.map { mover in
            [HeldHandler(site: mover.site.description, hasOwner: mover.hasOwner) { [weak self] in self?.mover = nil }]
        } ?? []
    }

    /// Forgets one closure of a row, `nil` for what fills its cell, wherever it is kept.
    private func drop(_ slot: RowSlot?, of key: Int) {
        guard let row = plan.rows[key] else { return }
        plan.rows[key]?.drop(slot)
        if slot == .hide { fillings[key]?.hide = nil }
        for section in fixed?.indices ?? 0..<0 {
            guard let rows = fixed?[section].rows else { continue }
            for index in rows.indices where rows[index].site == row.site && (rows[index].id ?? row.id) == row.id {
                fixed?[section].rows[index].drop(slot)
            }
        }
    }
}
