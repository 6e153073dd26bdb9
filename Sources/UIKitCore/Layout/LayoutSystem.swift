import UIKitEngines

/// The constraint system of an application: the solver, and the owners of its variables.
///
/// Bringing the system up to date has three steps. First the pending `updateConstraints()` calls run, innermost views
/// first. Then the content sizes of changed views become constraints. Then the solver computes the values by
/// substitution, and by the simplex method of Cassowary for cycles and competing constraints. Layout is requested for
/// the superviews of items whose values changed. A change of a text's width changes its height, so the last two steps
/// repeat until nothing changes, or ``LayoutPass/maximumRounds`` is reached. The solver solves independent groups of
/// variables separately, so that unrelated views add no cost.
@MainActor final class LayoutSystem {
    var solver = ConstraintSolver()
    private var boxes: [SolverVariable: WeakBox] = [:]
    private var constraints: [SolverConstraint: WeakConstraint] = [:]
    /// The boxes whose content size changed.
    var staleContent: [LayoutBox] = []
    /// The views with a pending `updateConstraints()`.
    private var updates: [ObjectIdentifier: WeakView] = [:]
    private var isBusy = false
    /// The broken constraints of views that were laid out since the last report.
    private var ready: [SolverConstraint] = []

    private struct WeakBox {
        weak var box: LayoutBox?
    }

    private struct WeakConstraint {
        weak var constraint: NSLayoutConstraint?
    }

    private struct WeakView {
        weak var view: UIView?
    }

    /// Enqueues a view's `updateConstraints()` before the next solution.
    func enqueueUpdate(of view: UIView) {
        updates[ObjectIdentifier(view)] = WeakView(view: view)
    }

    func enqueue(_ box: LayoutBox) {
        for variable in box.variables { boxes[variable] = WeakBox(box: box) }
    }

    func enqueue(_ constraint: NSLayoutConstraint, _ id: SolverConstraint) {
        constraints[id] = WeakConstraint(constraint: constraint)
    }

    func constraint(_ id: SolverConstraint) -> NSLayoutConstraint? { constraints[id]?.constraint }

    func remove(_ id: SolverConstraint) {
        constraints[id] = nil
        solver.remove(id)
    }

    /// Removes the variables of a deallocated item, and the constraints that refer to them.
    func removeVariables(_ variables: [SolverVariable]) {
        for id in solver.constraints(of: variables) {
            // A constraint of a guide or an autoresizing mask is removed from the boxes of both of its items.
            for box in solver.variables(of: id).compactMap({ boxes[$0]?.box }) where box.own.contains(id) {
                box.own.removeAll { $0 == id }
                box.coefficients = []
            }
            let constraint = constraints.removeValue(forKey: id)?.constraint
            solver.remove(id)
            if let constraint, let installation = constraint.installation {
                constraint.installation = nil
                installation.holder?.autoLayout.held.remove(constraint)
                for item in constraint.items { item.boxIfAny?.uses.remove(constraint) }
            }
        }
        for variable in variables {
            boxes[variable] = nil
            solver.remove(variable)
        }
    }

    /// Moves boxes of another application's system to this one. They are the boxes of the items, of their common
    /// ancestor, and of the views between them.
    func gather(_ items: [any LayoutItem], upTo ancestor: UIView) {
        for item in items {
            var current: (any LayoutItem)? = item
            while let one = current {
                if let box = one.boxIfAny, box.system !== self { adopt(one) }
                current = one === ancestor ? nil : one.container
            }
        }
    }

    /// Moves an item of another application's system to this one, with its view, the view's guides, and their
    /// constraints.
    private func adopt(_ item: any LayoutItem) {
        let view = item.viewOfItem
        let group: [any LayoutItem] = view.map { [$0 as any LayoutItem] + $0.allGuides } ?? [item]
        var seen: Set<ObjectIdentifier> = []
        let constraints = group.flatMap { $0.boxIfAny?.uses.all ?? [] }.filter { seen.insert(ObjectIdentifier($0)).inserted }
        let holders = constraints.map { $0.installation?.holder }
        for constraint in constraints { constraint.deactivate() }
        view?.autoLayout.box = nil
        for guide in group + [item] { (guide as? UILayoutGuide)?.knownBox = nil }
        if let view { view.makeBox(in: self) }
        for (constraint, holder) in zip(constraints, holders) {
            if let holder { constraint.install(holder: holder) }
        }
    }

    // MARK: - Solving

    /// Updates all values: constraints of `updateConstraints()`, content sizes, then the solution.
    func bringUpToDate() {
        guard !isBusy, solver.isDirty || !staleContent.isEmpty || !updates.isEmpty else { return }
        isBusy = true
        defer { isBusy = false }
        runUpdates()
        // Widths determine the heights of text, and heights may determine widths; only contrived cycles need more
        // rounds.
        for _ in 0..<LayoutPass.maximumRounds {
            refreshContent()
            guard solver.isDirty else {
                // A view that changes its content during measurement is measured again.
                if staleContent.isEmpty { break }
                continue
            }
            solver.solve()
            for variable in solver.drainChanges() { spread(variable) }
        }
        let restless = staleContent.compactMap(\.item)
        if !restless.isEmpty { EndlessLayout.report("The size of content", of: restless) }
        UnsatisfiableConstraintReporter.shared.deferReport(of: self)
    }

    private func runUpdates() {
        for _ in 0..<LayoutPass.maximumRounds where !updates.isEmpty {
            let views = updates.values.compactMap(\.view).map { (view: $0, depth: $0.depthInTree) }.sorted { $0.depth > $1.depth }
            updates = [:]
            for (view, _) in views { view.runUpdateConstraints() }
        }
        let restless = updates.values.compactMap(\.view)
        if !restless.isEmpty { EndlessLayout.report("updateConstraints()", of: restless) }
    }

    private func refreshContent() {
        let stale = staleContent
        staleContent = []
        for box in stale {
            box.isStale = false
            (box.item as? UIView)?.updateContentConstraints()
        }
    }

    /// Requests layout of the view that sets the frame of the item of a changed variable.
    private func spread(_ variable: SolverVariable) {
        guard let box = boxes[variable]?.box, let item = box.item else { return }
        if let view = item as? UIView {
            (view.superview ?? view).setNeedsLayout()
            if variable == box.width, view.heightFollowsWidth { mark(box) }
        } else {
            (item as? UILayoutGuide)?.wasSolved()
        }
    }

    func mark(_ box: LayoutBox) {
        guard !box.isStale else { return }
        box.isStale = true
        staleContent.append(box)
    }

    // MARK: - Broken constraints

    /// Enqueues the broken constraints of a view that was just laid out. They are reported at the end of layout if
    /// they are still broken.
    func reportLater(_ broken: [SolverConstraint]) {
        ready += broken
        UnsatisfiableConstraintReporter.shared.deferReport(of: self)
    }

    /// Reports the constraints that became unsatisfiable. Constraints of a tree outside windows are reported after
    /// its layout.
    func reportBroken() {
        // If the solver has pending changes, the report follows the next solution.
        guard !solver.isDirty else { return }
        let candidates = ready + solver.drainNewlyBroken()
        ready = []
        for id in candidates where solver.isBroken(id) {
            if let holder = holder(of: id), holder.window == nil, holder.layer.needsLayout() {
                if !holder.autoLayout.unreported.contains(id) { holder.autoLayout.unreported.append(id) }
            } else {
                report(id)
            }
        }
    }

    private func report(_ id: SolverConstraint) {
        guard let equation = equation(of: id) else { return }
        let against = solver.constraintsAgainst(id)
        let others = against.compactMap(equation(of:))
        let list = ([equation] + others + givenSizes([id] + against)).map { "  " + $0 }.joined(separator: "\n")
        Diagnostics.report(
            "layout.unsatisfiable",
            "Unable to satisfy these constraints together:\n\(list)\nThe first one is broken: \(equation). "
                + "Give one of them a lower priority, or remove it.",
            numbers: ["constraints": Double(others.count + 1)])
    }

    /// Returns the fixed sizes to which some constraints refer: of a cell's content view, or of a view with a frame.
    private func givenSizes(_ ids: [SolverConstraint]) -> [String] {
        var seen: Set<SolverVariable> = []
        return ids.flatMap { solver.variables(of: $0) }.compactMap { variable in
            guard solver.isFixed(variable), solver.isRestricted(variable), seen.insert(variable).inserted, let box = boxes[variable]?.box,
                let view = box.item as? UIView
            else { return nil }
            let isWidth = variable == box.width
            let length = "\(AnchorPoint.name(view)).\(isWidth ? "width" : "height") == \(solver.value(variable))"
            return view.isContentOfCell ? "<'UIView-Encapsulated-Layout-\(isWidth ? "Width" : "Height")' \(length)>" : "<frame: \(length)>"
        }
    }

    private func equation(of id: SolverConstraint) -> String? { constraint(id)?.equation ?? ownEquation(id) }

    private func holder(of id: SolverConstraint) -> UIView? {
        constraint(id)?.installation?.holder ?? ownBox(of: id)?.item?.viewOfItem
    }

    /// Returns the box that has a constraint in `own`: from an autoresizing mask, or as a guide of a view.
    private func ownBox(of id: SolverConstraint) -> LayoutBox? {
        solver.variables(of: id).lazy.compactMap { self.boxes[$0]?.box }.first { $0.own.contains(id) }
    }

    /// Returns the description of an item's own constraint; `nil` if it cannot be corrected.
    private func ownEquation(_ id: SolverConstraint) -> String? {
        guard let box = ownBox(of: id), let place = box.own.firstIndex(of: id), let item = box.item else { return nil }
        if let guide = item as? UILayoutGuide, let view = guide.owningView {
            return "<'\(guide.identifier)' keeps its distances from the edges of \(AnchorPoint.name(view))>"
        }
        // A mask cannot reduce a size below zero.
        guard box.coefficients.indices.contains(place), !isUsedUp(box.coefficients[place]) else { return nil }
        return "<autoresizing mask of \(AnchorPoint.name(item)); set translatesAutoresizingMaskIntoConstraints to false to place it "
            + "by constraints>"
    }

    private func isUsedUp(_ tie: AutoresizingCoefficient) -> Bool {
        solver.isRestricted(tie.variable) && tie.constant + tie.share * solver.value(tie.outer) < 0
    }
}

extension UIView {
    /// Whether the view is the content view of a cell, header or footer, which determines its size.
    fileprivate var isContentOfCell: Bool {
        switch superview {
        case let cell as UITableViewCell: cell.contentView === self
        case let cell as UICollectionViewCell: cell.contentView === self
        case let view as UITableViewHeaderFooterView: view.contentView === self
        default: false
        }
    }
}
