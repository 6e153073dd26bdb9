extension SectionList: HandlerRetaining {
    var retainedHandlers: [RetainedHandler] {
        let list = RetainedHandler(site: site.description, hasOwner: hasOwner, captures: ClosureCaptures(of: build)) { [weak self] in
            self?.build = { nil }
        }
        // The closures in the rows of a form belong to this module. The form reports the closures of the app.
        return (handlerReporter.map(\.retainedHandlers) ?? rowHandlers + edgeHandlers) + moveHandlers + [list]
    }

    /// The closures of the rows. Rows that the list's closure describes can be made again, so that they are retained
    /// only while the list is visible. Constant sections retain their rows, even while the list is in no window and
    /// the plan has released the closures.
    private var rowHandlers: [RetainedHandler] {
        if let sections = constantSections {
            return sections.flatMap(\.rows).flatMap { handlers(of: $0, isConstant: true) } + lazyHandlers(isConstant: true)
        }
        return plan.rows.sorted { $0.key < $1.key }.flatMap { handlers(of: $1, isConstant: false) } + lazyHandlers(isConstant: false)
    }

    /// The closures that make the rows of lazy sections, and the closures of the rows that are kept.
    private func lazyHandlers(isConstant: Bool) -> [RetainedHandler] {
        let keptLazyRows = plan.lazyRows.sorted { $0.key < $1.key }.flatMap { $1.keptRows.sorted { $0.key < $1.key }.map(\.value) }
        let makers = (constantSections ?? []).indices.compactMap { index -> RetainedHandler? in
            guard let lazy = constantSections?[index].lazy else { return nil }
            return RetainedHandler(site: lazy.site.description, hasOwner: false, captures: ClosureCaptures(of: lazy.make)) {
                [weak self] in
                self?.constantSections?[index].lazy = nil
                self?.plan.part(at: index)?.lazy?.releaseClosures()
            }
        }
        return keptLazyRows.flatMap { handlers(of: $0, isConstant: isConstant) } + makers
    }

    private func handlers(of row: Row<Cell>, isConstant: Bool) -> [RetainedHandler] {
        // Do not capture the row itself, because it would retain its closures.
        let (site, id) = (row.site, row.id)
        let slotHandlers = row.sources.map { source in
            RetainedHandler(
                site: source.site.description, hasOwner: !isConstant || source.hasOwner, captures: row.captures(of: source.slot)
            ) { [weak self] in self?.releaseClosure(source.slot, at: site, id) }
        }
        guard let fill = row.fill, !row.usesSystemCellStyle else { return slotHandlers }
        let fillHandler = RetainedHandler(site: site.description, hasOwner: !isConstant, captures: ClosureCaptures(of: fill)) {
            [weak self] in
            self?.releaseClosure(nil, at: site, id)
        }
        return slotHandlers + [fillHandler]
    }

    private var edgeHandlers: [RetainedHandler] {
        let sectionEdges: [(header: SectionEdge, footer: SectionEdge)]
        if let constantSections {
            sectionEdges = constantSections.map { ($0.header, $0.footer) }
        } else {
            sectionEdges = plan.parts.map { ($0.header, $0.footer) }
        }
        return sectionEdges.enumerated().flatMap { index, edges in
            [(edges.header, true), (edges.footer, false)].compactMap { edge, isHeader in
                guard let view = edge.view, let site = edge.site else { return nil }
                return RetainedHandler(site: site.description, hasOwner: constantSections == nil, captures: ClosureCaptures(of: view)) {
                    [weak self] in
                    self?.releaseEdgeView(of: index, isHeader)
                }
            }
        }
    }

    private func releaseEdgeView(of index: Int, _ isHeader: Bool) {
        if plan.parts.indices.contains(index) {
            if isHeader { plan.parts[index].header.view = nil } else { plan.parts[index].footer.view = nil }
        }
        guard constantSections?.indices.contains(index) == true else { return }
        if isHeader { constantSections?[index].header.view = nil } else { constantSections?[index].footer.view = nil }
    }

    private var moveHandlers: [RetainedHandler] {
        guard let moveHandler else { return [] }
        let captures = ClosureCaptures(of: moveHandler.body)
        return [
            RetainedHandler(site: moveHandler.site.description, hasOwner: moveHandler.hasOwner, captures: captures) { [weak self] in
                self?.moveHandler = nil
            }
        ]
    }

    /// Releases one closure of a row, or for `nil` the closure that configures its cell. All objects that retain the
    /// closure release it.
    private func releaseClosure(_ slot: RowSlot?, at site: SourceLocation, _ id: AnyHashable?) {
        for (key, other) in plan.rows where other.site == site && (id == nil || other.id == id) {
            plan.rows[key]?.releaseClosure(slot)
            if slot == .hide { fillings[key]?.hide = nil }
        }
        for lazy in plan.lazyRows.values { lazy.releaseClosure(slot) { $0.site == site && (id == nil || $0.id == id) } }
        for section in constantSections?.indices ?? 0..<0 {
            guard let rows = constantSections?[section].rows else { continue }
            for index in rows.indices where rows[index].site == site && rows[index].id == id {
                constantSections?[section].rows[index].releaseClosure(slot)
            }
        }
    }
}
