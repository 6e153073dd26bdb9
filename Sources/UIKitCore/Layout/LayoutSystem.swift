import UIKitEngines

/// The constraint system of an application: the solver, and the owners of its variables.
///
/// An update has three steps. First the pending `updateConstraints()` calls run, innermost views first. Then the
/// content sizes of changed views become constraints. Then the solver computes the values by substitution, and by the
/// simplex method of Cassowary for cycles and competing constraints. Layout is requested for the superviews of items
/// whose values changed. A change of a text's width changes its height, so the last two steps repeat until nothing
/// changes, or ``LayoutPass/maximumRounds`` is reached. The solver solves independent groups of variables separately,
/// so that unrelated views add no cost.
@MainActor final class LayoutSystem {
    var solver = ConstraintSolver()
    private var boxes: [SolverVariable: WeakBox] = [:]
    private var constraints: [SolverConstraint: WeakConstraint] = [:]
    /// The variables of the items whose content size changed.
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

    func enqueue(_ owner: LayoutBox) {
        for variable in owner.variables { boxes[variable] = WeakBox(box: owner) }
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
            // A constraint of a guide or an autoresizing mask is removed from the variables of both of its items.
            for owner in solver.variables(of: id).compactMap({ boxes[$0]?.box }) where owner.own.contains(id) {
                owner.own.removeAll { $0 == id }
                owner.coefficients = []
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

    /// Moves solver variables of another application's system to this system: those of the items, of their common
    /// ancestor, and of the views between them.
    func gather(_ items: [any LayoutItem], upTo ancestor: UIView) {
        for item in items {
            var current: (any LayoutItem)? = item
            while let candidate = current {
                if let owner = candidate.boxIfAny, owner.system !== self { adopt(candidate) }
                current = candidate === ancestor ? nil : candidate.container
            }
        }
    }

    /// Moves an item of another application's system to this system, with its view, the view's guides, and their
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

    /// Runs pending `updateConstraints()`, measures changed content, and solves the system.
    func bringUpToDate() {
        guard !isBusy, solver.isDirty || !staleContent.isEmpty || !updates.isEmpty else { return }
        isBusy = true
        defer { isBusy = false }
        runUpdates()
        // Widths determine the heights of text, and constraints may make widths depend on heights. Only contrived
        // cycles need more rounds.
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
        let unsettledItems = staleContent.compactMap(\.item)
        if !unsettledItems.isEmpty { EndlessLayout.report("The size of content", of: unsettledItems) }
        UnsatisfiableConstraintReporter.shared.deferReport(of: self)
    }

    private func runUpdates() {
        for _ in 0..<LayoutPass.maximumRounds where !updates.isEmpty {
            let views = updates.values.compactMap(\.view).map { (view: $0, depth: $0.depthInTree) }.sorted { $0.depth > $1.depth }
            updates = [:]
            for (view, _) in views { view.runUpdateConstraints() }
        }
        let unsettledViews = updates.values.compactMap(\.view)
        if !unsettledViews.isEmpty { EndlessLayout.report("updateConstraints()", of: unsettledViews) }
    }

    private func refreshContent() {
        let stale = staleContent
        staleContent = []
        for owner in stale {
            owner.isStale = false
            (owner.item as? UIView)?.updateContentConstraints()
        }
    }

    /// Requests layout of the view that sets the frame of the item of a changed variable.
    private func spread(_ variable: SolverVariable) {
        guard let owner = boxes[variable]?.box, let item = owner.item else { return }
        if let view = item as? UIView {
            (view.superview ?? view).setNeedsLayout()
            if variable == owner.width, view.heightFollowsWidth { mark(owner) }
        } else {
            (item as? UILayoutGuide)?.wasSolved()
        }
    }

    func mark(_ owner: LayoutBox) {
        guard !owner.isStale else { return }
        owner.isStale = true
        staleContent.append(owner)
    }

    // MARK: - Broken constraints

    /// Enqueues the broken constraints of a view that was just laid out. They are reported at the end of layout if
    /// they are still broken.
    func reportLater(_ broken: [SolverConstraint]) {
        ready += broken
        UnsatisfiableConstraintReporter.shared.deferReport(of: self)
    }

    /// Reports the constraints that became unsatisfiable. Constraints of a view tree without a window are reported
    /// after its layout.
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
        let conflicting = solver.constraintsAgainst(id)
        let conflictingEquations = conflicting.compactMap(equation(of:))
        let list = ([equation] + conflictingEquations + fixedSizes([id] + conflicting)).map { "  " + $0 }.joined(separator: "\n")
        Diagnostics.report(
            "layout.unsatisfiable",
            "Unable to satisfy these constraints together:\n\(list)\nThe first one is broken: \(equation). "
                + "Give one of them a lower priority, or remove it.",
            numbers: ["constraints": Double(conflictingEquations.count + 1)])
    }

    /// Returns the fixed sizes to which the constraints refer: of a cell's content view, or of a view whose frame is
    /// set.
    private func fixedSizes(_ ids: [SolverConstraint]) -> [String] {
        var seen: Set<SolverVariable> = []
        return ids.flatMap { solver.variables(of: $0) }.compactMap { variable in
            guard solver.isFixed(variable), solver.isRestricted(variable), seen.insert(variable).inserted, let owner = boxes[variable]?.box,
                let view = owner.item as? UIView
            else { return nil }
            let isWidth = variable == owner.width
            let length = "\(AnchorPoint.name(view)).\(isWidth ? "width" : "height") == \(solver.value(variable))"
            return view.isContentOfCell ? "<'UIView-Encapsulated-Layout-\(isWidth ? "Width" : "Height")' \(length)>" : "<frame: \(length)>"
        }
    }

    private func equation(of id: SolverConstraint) -> String? { constraint(id)?.equation ?? itemEquation(id) }

    private func holder(of id: SolverConstraint) -> UIView? {
        constraint(id)?.installation?.holder ?? owner(of: id)?.item?.viewOfItem
    }

    /// Returns the variables of the item to which an item constraint belongs, from an autoresizing mask or a built-in
    /// guide.
    private func owner(of id: SolverConstraint) -> LayoutBox? {
        solver.variables(of: id).lazy.compactMap { self.boxes[$0]?.box }.first { $0.own.contains(id) }
    }

    /// Returns the description of an item constraint; `nil` if an app cannot correct it.
    private func itemEquation(_ id: SolverConstraint) -> String? {
        guard let variables = owner(of: id), let index = variables.own.firstIndex(of: id), let item = variables.item else { return nil }
        if let guide = item as? UILayoutGuide, let view = guide.owningView {
            return "<'\(guide.identifier)' keeps its distances from the edges of \(AnchorPoint.name(view))>"
        }
        // A mask cannot reduce a size below zero.
        guard variables.coefficients.indices.contains(index), !requiresNegativeSize(variables.coefficients[index]) else { return nil }
        return "<autoresizing mask of \(AnchorPoint.name(item)); set translatesAutoresizingMaskIntoConstraints to false to place it "
            + "by constraints>"
    }

    private func requiresNegativeSize(_ coefficient: AutoresizingCoefficient) -> Bool {
        solver.isRestricted(coefficient.variable) && coefficient.constant + coefficient.share * solver.value(coefficient.outer) < 0
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
