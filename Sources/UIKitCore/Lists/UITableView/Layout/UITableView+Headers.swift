import UIKitEngines

// Headers and footers: their estimated and exact heights, their views, and their tiling.
//
// Each header and footer starts with the height that the delegate or the table specifies, or with an estimate.
// `resolveHeaders` visits the sections in the visible area, creates the views with estimated heights, and measures
// these views. The method reports whether a height has changed, so that the caller can compute the visible area
// again. `tileHeaders` then recycles the views outside of the visible area, and adds and moves the others. In plain
// tables a header is clamped to the top edge, and a footer to the bottom edge, within the limits of its section.
extension UITableView {
    // MARK: - Estimated heights

    func initialHeaderHeight(of section: Int) -> (height: CGFloat, isKnown: Bool) {
        let (specifiedHeight, isDelegated) = specifiedHeaderHeight(of: section)
        if specifiedHeight != Self.automaticDimension {
            // The table's `sectionHeaderHeight` applies only to existing headers. In plain tables, the delegate's
            // view is not requested before the header may be visible. In grouped tables the height is the minimum for
            // a title.
            let hasTitle = title(ofHeader: section) != nil
            if !isDelegated, hasTitle != (style == .plain) { return (hasTitle ? specifiedHeight : 0, false) }
            return (checked(specifiedHeight, "the header of section \(section)"), true)
        }
        let estimate = tableHub.value(estimatedSectionHeaderHeight) { $0.tableView(self, estimatedHeightForHeaderInSection: section) }
        if estimate > 0, Self.isLength(estimate) { return (estimate, false) }
        guard title(ofHeader: section) != nil else { return (emptyHeaderHeight(of: section), false) }
        return (style == .plain ? TableMetrics.plainHeaderHeight : TableMetrics.groupGap * 2, false)
    }

    func initialFooterHeight(of section: Int) -> (height: CGFloat, isKnown: Bool) {
        let (specifiedHeight, isDelegated) = specifiedFooterHeight(of: section)
        if specifiedHeight != Self.automaticDimension {
            let hasTitle = title(ofFooter: section) != nil
            if !isDelegated, hasTitle != (style == .plain) { return (hasTitle ? specifiedHeight : 0, false) }
            return (checked(specifiedHeight, "the footer of section \(section)"), true)
        }
        let estimate = tableHub.value(estimatedSectionFooterHeight) { $0.tableView(self, estimatedHeightForFooterInSection: section) }
        if estimate > 0, Self.isLength(estimate) { return (estimate, false) }
        guard title(ofFooter: section) != nil else { return (emptyFooterHeight, false) }
        return (style == .plain ? TableMetrics.plainHeaderHeight : TableMetrics.groupGap * 2, false)
    }

    /// Returns the specified height of a header, which may be ``automaticDimension``, and whether the delegate
    /// specifies it.
    private func specifiedHeaderHeight(of section: Int) -> (value: CGFloat, isOwn: Bool) {
        DefaultImplementationProbe.probeRecipients {
            tableHub.value(sectionHeaderHeight) { $0.tableView(self, heightForHeaderInSection: section) }
        }
    }

    private func specifiedFooterHeight(of section: Int) -> (value: CGFloat, isOwn: Bool) {
        DefaultImplementationProbe.probeRecipients {
            tableHub.value(sectionFooterHeight) { $0.tableView(self, heightForFooterInSection: section) }
        }
    }

    private func title(ofHeader section: Int) -> String? {
        dataHub.value(nil) { $0.tableView(self, titleForHeaderInSection: section) }
    }

    private func title(ofFooter section: Int) -> String? {
        dataHub.value(nil) { $0.tableView(self, titleForFooterInSection: section) }
    }

    private func emptyHeaderHeight(of section: Int) -> CGFloat {
        if style == .plain { return 0 }
        return section == 0 ? TableMetrics.firstGroupGap : TableMetrics.groupGap
    }

    private var emptyFooterHeight: CGFloat { style == .plain ? 0 : TableMetrics.groupGap }

    // MARK: - Exact heights

    private var visibleSections: ClosedRange<Int>? {
        guard let first = table.geometry.section(at: visibleRange.lowerBound),
            let last = table.geometry.section(at: visibleRange.upperBound)
        else { return nil }
        return first...max(first, last)
    }

    /// Measures the headers and footers in the visible area. Returns whether any height has changed.
    func resolveHeaders() -> Bool {
        var hasChanged = false
        guard var section = visibleSections?.lowerBound else { return false }
        while let visibleSections, section <= visibleSections.upperBound, !table.needsGeometry {
            if !table.geometry.sections[section].isHeaderKnown { hasChanged = resolveHeader(section) || hasChanged }
            guard !table.needsGeometry else { break }
            if !table.geometry.sections[section].isFooterKnown { hasChanged = resolveFooter(section) || hasChanged }
            section += 1
        }
        return hasChanged
    }

    private func resolveHeader(_ section: Int) -> Bool {
        let view = header(of: section)
        guard !table.needsGeometry else { return true }
        let specifiedHeight = specifiedHeaderHeight(of: section).value
        let height = view.map { fittedHeight($0, specifiedHeight) } ?? emptyHeaderHeight(of: section)
        let gap = gap(overHeader: height)
        return table.geometry.change(section) { section in
            let hasChanged = section.header != height
            section.header = height
            section.gap = gap
            section.isHeaderKnown = true
            return hasChanged
        }
    }

    private func resolveFooter(_ section: Int) -> Bool {
        let view = footer(of: section)
        guard !table.needsGeometry else { return true }
        let specifiedHeight = specifiedFooterHeight(of: section).value
        let height = view.map { fittedHeight($0, specifiedHeight) } ?? emptyFooterHeight
        return table.geometry.change(section) { section in
            let hasChanged = section.footer != height
            section.footer = height
            section.isFooterKnown = true
            return hasChanged
        }
    }

    private func fittedHeight(_ view: UIView, _ specifiedHeight: CGFloat) -> CGFloat {
        if specifiedHeight != Self.automaticDimension, style == .plain { return checked(specifiedHeight, "a header or footer") }
        let width = bounds.width
        if view.superview !== self { view.followTraits(of: self) }
        if let view = view as? UITableViewHeaderFooterView {
            let fittedHeight = UnsatisfiableConstraintReporter.shared.measure { view.fittedHeight(forWidth: width) }
            return checked(max(fittedHeight, specifiedHeight), "a header or footer")
        }
        let height = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
        if height > 0 { return height }
        return view.frame.height > 0 ? view.frame.height : TableMetrics.plainHeaderHeight
    }

    // MARK: - Views

    private func header(of section: Int) -> UIView? {
        if let view = table.headers[section] { return updated(view, isHeader: true, section) }
        var view: UIView? = tableHub.value(nil) { $0.tableView(self, viewForHeaderInSection: section) }
        if view == nil, let title = title(ofHeader: section) { view = titleView(title, isHeader: true, section) }
        guard let view else { return nil }
        (view as? UITableViewHeaderFooterView)?.show(headerStyle(isHeader: true, section))
        table.headers[section] = view
        return view
    }

    private func footer(of section: Int) -> UIView? {
        if let view = table.footers[section] { return updated(view, isHeader: false, section) }
        var view: UIView? = tableHub.value(nil) { $0.tableView(self, viewForFooterInSection: section) }
        if view == nil, let title = title(ofFooter: section) { view = titleView(title, isHeader: false, section) }
        guard let view else { return nil }
        (view as? UITableViewHeaderFooterView)?.show(headerStyle(isHeader: false, section))
        table.footers[section] = view
        return view
    }

    /// Updates a visible view to the table's current margins, and returns the view.
    private func updated(_ view: UIView, isHeader: Bool, _ section: Int) -> UIView {
        guard let headerFooter = view as? UITableViewHeaderFooterView else { return view }
        let newStyle = headerStyle(isHeader: isHeader, section)
        if headerFooter.sectionStyle != newStyle { headerFooter.show(newStyle) }
        return view
    }

    /// The reuse identifier of the headers and footers that the table creates for titles. Apps do not register the
    /// identifier.
    private static let titleIdentifier = "caret.title"

    private func titleView(_ title: String, isHeader: Bool, _ section: Int) -> UITableViewHeaderFooterView {
        let view =
            dequeueReusableHeaderFooterView(withIdentifier: Self.titleIdentifier)
            ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
        view.show(headerStyle(isHeader: isHeader, section))
        view.textLabel?.text = isHeader && style != .plain ? title.uppercased() : title
        return view
    }

    private func headerStyle(isHeader: Bool, _ section: Int) -> HeaderFooterStyle {
        let inset = style == .insetGrouped ? sideInset : 0
        return HeaderFooterStyle(
            style: style, isHeader: isHeader, isFirst: section == 0,
            margins: UIEdgeInsets(top: 8, left: contentMargins.left + inset, bottom: 8, right: contentMargins.right + inset))
    }

    func recycleHeader(_ view: UIView, _ section: Int) {
        let wasShown = view.superview === self
        view.removeFromSuperview()
        if wasShown { tableHub.notify { $0.tableView(self, didEndDisplayingHeaderView: view, forSection: section) } }
        if let view = view as? UITableViewHeaderFooterView { headerReuse.recycle(view, kind: .headerFooter) }
    }

    func recycleFooter(_ view: UIView, _ section: Int) {
        let wasShown = view.superview === self
        view.removeFromSuperview()
        if wasShown { tableHub.notify { $0.tableView(self, didEndDisplayingFooterView: view, forSection: section) } }
        if let view = view as? UITableViewHeaderFooterView { headerReuse.recycle(view, kind: .headerFooter) }
    }

    // MARK: - Tiling

    /// Shows, moves and recycles headers and footers. In plain tables they float at the edges while their sections
    /// scroll.
    func tileHeaders() {
        let range = visibleRange
        for section in table.headers.keys.filter({ !isSectionVisible($0) || !displayedHeaderSpan($0).intersects(range) }).sorted() {
            if let view = table.headers.removeValue(forKey: section) { recycleHeader(view, section) }
        }
        for section in table.footers.keys.filter({ !isSectionVisible($0) || !displayedFooterSpan($0).intersects(range) }).sorted() {
            if let view = table.footers.removeValue(forKey: section) { recycleFooter(view, section) }
        }
        guard bounds.width > 0, let visibleSections, !table.needsGeometry else { return }
        for section in visibleSections {
            showHeader(section, range)
            guard !table.needsGeometry else { return }
            showFooter(section, range)
            guard !table.needsGeometry else { return }
        }
    }

    private func isSectionVisible(_ section: Int) -> Bool {
        section < table.geometry.sections.count && visibleSections?.contains(section) == true
    }

    private func showHeader(_ section: Int, _ range: ClosedRange<CGFloat>) {
        let span = displayedHeaderSpan(section)
        guard span.intersects(range), let view = header(of: section) else { return }
        let isFloating = span.start > table.geometry.span(ofHeader: section).start
        (view as? UITableViewHeaderFooterView)?.isFloating = isFloating
        setFrame(view, span)
        guard view.superview !== self else { return }
        tableHub.notify { $0.tableView(self, willDisplayHeaderView: view, forSection: section) }
        // The delegate may have reloaded the table. In that case the view is in the reuse pool.
        guard table.headers[section] === view else { return }
        addAboveCells(view)
    }

    private func showFooter(_ section: Int, _ range: ClosedRange<CGFloat>) {
        let span = displayedFooterSpan(section)
        guard span.intersects(range), let view = footer(of: section) else { return }
        (view as? UITableViewHeaderFooterView)?.isFloating = span.start < table.geometry.span(ofFooter: section).start
        setFrame(view, span)
        guard view.superview !== self else { return }
        tableHub.notify { $0.tableView(self, willDisplayFooterView: view, forSection: section) }
        guard table.footers[section] === view else { return }
        addAboveCells(view)
    }

    private func setFrame(_ view: UIView, _ span: RowGeometry.Span) {
        let span = pixelAligned(span)
        let frame = CGRect(x: 0, y: span.start, width: bounds.width, height: span.length)
        if view.frame != frame { view.frame = frame }
    }

    private func addAboveCells(_ view: UIView) {
        let index = subviews.firstIndex { !($0 is UITableViewCell) && $0 !== backgroundView } ?? subviews.count
        insertSubview(view, at: index)
    }

    /// Returns the vertical span at which a header is displayed. The span differs from the geometry while the header
    /// floats.
    func displayedHeaderSpan(_ section: Int) -> RowGeometry.Span {
        var span = table.geometry.span(ofHeader: section)
        guard style == .plain else { return span }
        let sectionSpan = table.geometry.span(ofSection: section)
        let maximumStart = sectionSpan.end - table.geometry.sections[section].footer - span.length
        span.start = max(span.start, min(bounds.minY + adjustedContentInset.top, maximumStart))
        return span
    }

    private func displayedFooterSpan(_ section: Int) -> RowGeometry.Span {
        var span = table.geometry.span(ofFooter: section)
        guard style == .plain else { return span }
        let minimumStart = table.geometry.span(ofHeader: section).end
        span.start = min(span.start, max(bounds.maxY - adjustedContentInset.bottom - span.length, minimumStart))
        return span
    }
}
