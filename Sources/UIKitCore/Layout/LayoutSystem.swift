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
    private var variableOwners: [SolverVariable: WeakOwner] = [:]
    private var constraints: [SolverConstraint: WeakConstraint] = [:]
    /// The variables of the items whose content size changed.
    var itemsWithStaleContent: [LayoutVariables] = []
    /// The views with a pending `updateConstraints()`.
    private var pendingUpdates: [ObjectIdentifier: WeakView] = [:]
    private var isUpdating = false
    /// The broken constraints of views that were laid out since the last report.
    private var brokenAfterLayout: [SolverConstraint] = []

    private struct WeakOwner {
        weak var variables: LayoutVariables?
    }

    private struct WeakConstraint {
        weak var constraint: NSLayoutConstraint?
    }

    private struct WeakView {
        weak var view: UIView?
    }

    /// Enqueues a view whose `updateConstraints()` is called before the next solution.
    func enqueueUpdate(of view: UIView) {
        pendingUpdates[ObjectIdentifier(view)] = WeakView(view: view)
    }

    func enqueue(_ owner: LayoutVariables) {
        for variable in owner.all { variableOwners[variable] = WeakOwner(variables: owner) }
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
            for owner in solver.variables(of: id).compactMap({ variableOwners[$0]?.variables }) where owner.itemConstraints.contains(id) {
                owner.itemConstraints.removeAll { $0 == id }
                owner.coefficients = []
            }
            let constraint = constraints.removeValue(forKey: id)?.constraint
            solver.remove(id)
            if let constraint, let installation = constraint.installation {
                constraint.installation = nil
                installation.holder?.autoLayout.heldConstraints.remove(constraint)
                for item in constraint.items { item.existingVariables?.referringConstraints.remove(constraint) }
            }
        }
        for variable in variables {
            variableOwners[variable] = nil
            solver.remove(variable)
        }
    }

    /// Moves solver variables of another application's system to this system: those of the items, of their common
    /// ancestor, and of the views between them.
    func adoptItems(_ items: [any LayoutItem], upTo ancestor: UIView) {
        for item in items {
            var current: (any LayoutItem)? = item
            while let candidate = current {
                if let owner = candidate.existingVariables, owner.system !== self { adopt(candidate) }
                current = candidate === ancestor ? nil : candidate.container
            }
        }
    }

    /// Moves an item of another application's system to this system, with its view, the view's guides, and their
    /// constraints.
    private func adopt(_ item: any LayoutItem) {
        let view = item.viewOfItem
        let group: [any LayoutItem] = view.map { [$0 as any LayoutItem] + $0.allGuides } ?? [item]
        var seenIDs: Set<ObjectIdentifier> = []
        let constraints = group.flatMap { $0.existingVariables?.referringConstraints.all ?? [] }.filter {
            seenIDs.insert(ObjectIdentifier($0)).inserted
        }
        let holders = constraints.map { $0.installation?.holder }
        for constraint in constraints { constraint.deactivate() }
        view?.autoLayout.variables = nil
        for guide in group + [item] { (guide as? UILayoutGuide)?.storedVariables = nil }
        if let view { view.makeLayoutVariables(in: self) }
        for (constraint, holder) in zip(constraints, holders) {
            if let holder { constraint.install(holder: holder) }
        }
    }

    // MARK: - Solving

    /// Runs pending `updateConstraints()`, measures changed content, and solves the system.
    func solveIfNeeded() {
        guard !isUpdating, solver.isDirty || !itemsWithStaleContent.isEmpty || !pendingUpdates.isEmpty else { return }
        isUpdating = true
        defer { isUpdating = false }
        runUpdates()
        // Widths determine the heights of text, and constraints may make widths depend on heights. Only contrived
        // cycles exceed the maximum number of rounds.
        for _ in 0..<LayoutPass.maximumRounds {
            refreshContent()
            guard solver.isDirty else {
                // A view that changes its content during measurement is measured again.
                if itemsWithStaleContent.isEmpty { break }
                continue
            }
            solver.solve()
            for variable in solver.drainChanges() { requestLayout(variable) }
        }
        let unsettledItems = itemsWithStaleContent.compactMap(\.item)
        if !unsettledItems.isEmpty { EndlessLayout.report("The size of content", of: unsettledItems) }
        UnsatisfiableConstraintReporter.shared.deferReport(of: self)
    }

    private func runUpdates() {
        for _ in 0..<LayoutPass.maximumRounds where !pendingUpdates.isEmpty {
            let views = pendingUpdates.values.compactMap(\.view).map { (view: $0, depth: $0.depthInTree) }.sorted { $0.depth > $1.depth }
            pendingUpdates = [:]
            for (view, _) in views { view.runUpdateConstraints() }
        }
        let unsettledViews = pendingUpdates.values.compactMap(\.view)
        if !unsettledViews.isEmpty { EndlessLayout.report("updateConstraints()", of: unsettledViews) }
    }

    private func refreshContent() {
        let staleItems = itemsWithStaleContent
        itemsWithStaleContent = []
        for owner in staleItems {
            owner.isContentSizeStale = false
            (owner.item as? UIView)?.updateContentConstraints()
        }
    }

    /// Requests layout of the view that sets the frame of the item to which a changed variable belongs.
    private func requestLayout(_ variable: SolverVariable) {
        guard let owner = variableOwners[variable]?.variables, let item = owner.item else { return }
        if let view = item as? UIView {
            (view.superview ?? view).setNeedsLayout()
            if variable == owner.width, view.heightFollowsWidth { enqueueContentMeasurement(owner) }
        } else {
            (item as? UILayoutGuide)?.didSolve()
        }
    }

    func enqueueContentMeasurement(_ owner: LayoutVariables) {
        guard !owner.isContentSizeStale else { return }
        owner.isContentSizeStale = true
        itemsWithStaleContent.append(owner)
    }

    // MARK: - Broken constraints

    /// Enqueues the broken constraints of a view that was just laid out. They are reported at the end of layout if
    /// they are still broken.
    func reportLater(_ broken: [SolverConstraint]) {
        brokenAfterLayout += broken
        UnsatisfiableConstraintReporter.shared.deferReport(of: self)
    }

    /// Reports the constraints that became unsatisfiable. Constraints of a view tree without a window are reported
    /// after its layout.
    func reportBroken() {
        // If the solver has pending changes, the report follows the next solution.
        guard !solver.isDirty else { return }
        let candidates = brokenAfterLayout + solver.drainNewlyBroken()
        brokenAfterLayout = []
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
        let conflictingConstraints = solver.constraintsContradicting(id)
        let conflictingEquations = conflictingConstraints.compactMap(equation(of:))
        let list = ([equation] + conflictingEquations + fixedSizes([id] + conflictingConstraints)).map { "  " + $0 }.joined(separator: "\n")
        Diagnostics.report(
            "layout.unsatisfiable",
            "Unable to satisfy these constraints together:\n\(list)\nThe first one is broken: \(equation). "
                + "Give one of them a lower priority, or remove it.",
            numbers: ["constraints": Double(conflictingEquations.count + 1)])
    }

    /// Returns descriptions of the fixed widths and heights to which the constraints refer. They belong to the content
    /// view of a cell, or to a view whose frame is set.
    private func fixedSizes(_ ids: [SolverConstraint]) -> [String] {
        var seenVariables: Set<SolverVariable> = []
        return ids.flatMap { solver.variables(of: $0) }.compactMap { variable in
            guard solver.isFixed(variable), solver.isRestricted(variable), seenVariables.insert(variable).inserted,
                let owner = variableOwners[variable]?.variables,
                let view = owner.item as? UIView
            else { return nil }
            let isWidth = variable == owner.width
            let length = "\(ConstraintOperand.name(view)).\(isWidth ? "width" : "height") == \(solver.value(variable))"
            return view.isContentOfCell ? "<'UIView-Encapsulated-Layout-\(isWidth ? "Width" : "Height")' \(length)>" : "<frame: \(length)>"
        }
    }

    private func equation(of id: SolverConstraint) -> String? { constraint(id)?.equation ?? itemEquation(id) }

    private func holder(of id: SolverConstraint) -> UIView? {
        constraint(id)?.installation?.holder ?? owner(of: id)?.item?.viewOfItem
    }

    /// Returns the variables of the item that has an item constraint, such as one of an autoresizing mask or of a
    /// built-in guide.
    private func owner(of id: SolverConstraint) -> LayoutVariables? {
        solver.variables(of: id).lazy.compactMap { self.variableOwners[$0]?.variables }.first { $0.itemConstraints.contains(id) }
    }

    /// Returns the description of an item constraint; `nil` if an app cannot correct it.
    private func itemEquation(_ id: SolverConstraint) -> String? {
        guard let variables = owner(of: id), let index = variables.itemConstraints.firstIndex(of: id), let item = variables.item else {
            return nil
        }
        if let guide = item as? UILayoutGuide, let view = guide.owningView {
            return "<'\(guide.identifier)' keeps its distances from the edges of \(ConstraintOperand.name(view))>"
        }
        // A mask cannot reduce a size below zero.
        guard variables.coefficients.indices.contains(index), !requiresNegativeSize(variables.coefficients[index]) else { return nil }
        return "<autoresizing mask of \(ConstraintOperand.name(item)); set translatesAutoresizingMaskIntoConstraints to false to place it "
            + "by constraints>"
    }

    private func requiresNegativeSize(_ coefficient: AutoresizingCoefficient) -> Bool {
        solver.isRestricted(coefficient.variable) && coefficient.constant + coefficient.fraction * solver.value(coefficient.outer) < 0
    }
}

extension UIView {
    /// Whether the view is the content view of a cell, header or footer. Its size is then determined by its superview.
    fileprivate var isContentOfCell: Bool {
        switch superview {
        case let cell as UITableViewCell: cell.contentView === self
        case let cell as UICollectionViewCell: cell.contentView === self
        case let view as UITableViewHeaderFooterView: view.contentView === self
        default: false
        }
    }
}
