extension SectionList: HandlerHolder {
    var heldHandlers: [HeldHandler] {
        let list = HeldHandler(site: site.description, hasOwner: hasOwner, captures: ClosureCaptures(of: build)) { [weak self] in
            self?.build = { nil }
        }
        // The rows of a form have the closures of the form, and source locations in this module.
        return (inner.map(\.heldHandlers) ?? rowHandlers + edgeHandlers) + moveHandlers + [list]
    }

    /// The closures of the rows. Rows that the list's closure describes can be made again, so that they are retained
    /// only while the list is visible. Constant sections retain their rows, even while the list is in no window and
    /// the plan has released the closures.
    private var rowHandlers: [HeldHandler] {
        if let fixed { return fixed.flatMap(\.rows).flatMap { handlers(of: $0, keepsOwner: true) } }
        return plan.rows.sorted { $0.key < $1.key }.flatMap { handlers(of: $1, keepsOwner: false) }
    }

    private func handlers(of row: Row<Cell>, keepsOwner: Bool) -> [HeldHandler] {
        // Do not capture the row itself, because it would retain its closures.
        let (site, id) = (row.site, row.id)
        let notes = row.sources.map { note in
            HeldHandler(
                site: note.site.description, hasOwner: !keepsOwner || note.hasOwner, captures: row.captures(of: note.slot)
            ) { [weak self] in self?.drop(note.slot, at: site, id) }
        }
        guard let fill = row.fill, !row.isOwnStyle else { return notes }
        let filling = HeldHandler(site: site.description, hasOwner: !keepsOwner, captures: ClosureCaptures(of: fill)) { [weak self] in
            self?.drop(nil, at: site, id)
        }
        return notes + [filling]
    }

    private var edgeHandlers: [HeldHandler] {
        let edges = fixed.map { $0.map { ($0.header, $0.footer) } } ?? plan.parts.map { ($0.header, $0.footer) }
        return edges.enumerated().flatMap { index, edges in
            [(edges.0, true), (edges.1, false)].compactMap { edge, isHeader in
                guard let view = edge.view, let site = edge.site else { return nil }
                return HeldHandler(site: site.description, hasOwner: fixed == nil, captures: ClosureCaptures(of: view)) { [weak self] in
                    self?.dropEdge(of: index, isHeader)
                }
            }
        }
    }

    private func dropEdge(of index: Int, _ isHeader: Bool) {
        if plan.parts.indices.contains(index) {
            if isHeader { plan.parts[index].header.view = nil } else { plan.parts[index].footer.view = nil }
        }
        guard fixed?.indices.contains(index) == true else { return }
        if isHeader { fixed?[index].header.view = nil } else { fixed?[index].footer.view = nil }
    }

    private var moveHandlers: [HeldHandler] {
        mover.map { mover in
            let captures = ClosureCaptures(of: mover.body)
            return [
                HeldHandler(site: mover.site.description, hasOwner: mover.hasOwner, captures: captures) { [weak self] in self?.mover = nil }
            ]
        } ?? []
    }

    /// Releases one closure of a row, or for `nil` the closure that configures its cell. All objects that retain the
    /// closure release it.
    private func drop(_ slot: RowSlot?, at site: SourceLocation, _ id: AnyHashable?) {
        for (key, other) in plan.rows where other.site == site && (id == nil || other.id == id) {
            plan.rows[key]?.drop(slot)
            if slot == .hide { fillings[key]?.hide = nil }
        }
        for section in fixed?.indices ?? 0..<0 {
            guard let rows = fixed?[section].rows else { continue }
            for index in rows.indices where rows[index].site == site && rows[index].id == id {
                fixed?[section].rows[index].drop(slot)
            }
        }
    }
}
