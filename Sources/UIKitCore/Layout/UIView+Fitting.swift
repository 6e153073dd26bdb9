import UIKitEngines

extension UIView {
    /// The target size for the smallest size that the constraints in the view allow.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The target size for the largest size that the constraints in the view allow.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// Returns the best size for the constraints within this view, without constraints to views outside it.
    ///
    /// The method copies the part of the solver that belongs to the view and its descendants. It adds the target size
    /// to the copy with the given priorities, solves, and reads the view's width and height. Text whose height
    /// follows its width is measured at the solved width, and the copy is solved again.
    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        UILayoutPriority.check(horizontal, "systemLayoutSizeFitting")
        UILayoutPriority.check(vertical, "systemLayoutSizeFitting")
        let variables = layoutVariables
        let system = variables.system
        system.solveIfNeeded()
        updateContentConstraints()
        var subtreeVariables: [LayoutVariables] = []
        collectVariables(&subtreeVariables)
        var (solver, variableCopies, constraintCopies) = system.solver.subsolver(of: subtreeVariables.flatMap(\.all))
        guard let width = variableCopies[variables.width], let height = variableCopies[variables.height] else { return bounds.size }
        for constraint in variables.itemConstraints { if let id = constraintCopies[constraint] { solver.remove(id) } }
        for (variable, length, priority) in [(width, target.width, horizontal), (height, target.height, vertical)] {
            solver.release(variable)
            _ = solver.add([LinearTerm(variable)], .equal, length.isFinite ? Double(length) : 10_000, priority: priority.rawValue)
        }
        // The view's own content counts, although a frame that comes from the autoresizing mask ignores it in a layout.
        if autoLayout.translatesMask { addContentSize(width, height, &solver) }
        solver.solve()
        for _ in 0..<LayoutPass.maximumRounds {
            for itemVariables in subtreeVariables { updateTextHeight(itemVariables, &solver, variableCopies, constraintCopies) }
            guard solver.isDirty else { break }
            solver.solve()
        }
        let insets = insetsForAlignment
        return CGSize(
            width: roundedUp(CGFloat(solver.value(width)) - insets.left - insets.right),
            height: roundedUp(CGFloat(solver.value(height)) - insets.top - insets.bottom))
    }

    /// Adds constraints for the size of the view's content to a copy of the solver.
    private func addContentSize(_ width: SolverVariable, _ height: SolverVariable, _ solver: inout ConstraintSolver) {
        let size = intrinsicContentSize
        let insets = insetsForAlignment
        add(size.width, insets.left + insets.right, width, .horizontal, &solver)
        var contentHeight = size.height
        if heightFollowsWidth {
            solver.solve()
            let solvedWidth = CGFloat(solver.value(width)) - insets.left - insets.right
            if solvedWidth > 0 { contentHeight = (self as? any TextMeasuring)?.contentHeight(forWidth: solvedWidth) ?? contentHeight }
        }
        add(contentHeight, insets.top + insets.bottom, height, .vertical, &solver)
    }

    private func add(
        _ length: CGFloat, _ insets: CGFloat, _ variable: SolverVariable, _ axis: NSLayoutConstraint.Axis, _ solver: inout ConstraintSolver
    ) {
        guard length != Self.noIntrinsicMetric, length.isFinite, insets.isFinite else { return }
        let value = Double(length + insets)
        _ = solver.add([LinearTerm(variable)], .lessThanOrEqual, value, priority: autoLayout.hugging[axis.rawValue].rawValue)
        _ = solver.add([LinearTerm(variable)], .greaterThanOrEqual, value, priority: autoLayout.compression[axis.rawValue].rawValue)
    }

    private func roundedUp(_ length: CGFloat) -> CGFloat {
        let scale = max(1, layer.contentsScale)
        return (length * scale - 0.001).rounded(.up) / scale
    }

    /// Updates the height of a text view in the copy for its solved width.
    private func updateTextHeight(
        _ variables: LayoutVariables, _ solver: inout ConstraintSolver, _ variableCopies: [SolverVariable: SolverVariable],
        _ constraintCopies: [SolverConstraint: SolverConstraint]
    ) {
        guard let view = variables.item as? UIView, let content = variables.contentHeight, let width = variableCopies[variables.width],
            let height = (view as? any TextMeasuring)?.contentHeight(forWidth: CGFloat(solver.value(width)))
        else { return }
        for id in [content.hugging, content.compression] {
            if let copy = constraintCopies[id] { solver.setConstant(Double(height), of: copy) }
        }
    }

    private func collectVariables(_ subtreeVariables: inout [LayoutVariables]) {
        for item in [self as any LayoutItem] + allGuides {
            if let itemVariables = item.existingVariables { subtreeVariables.append(itemVariables) }
        }
        for view in subviews { view.collectVariables(&subtreeVariables) }
    }
}
