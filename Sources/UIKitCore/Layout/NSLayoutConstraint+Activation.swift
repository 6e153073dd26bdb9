import UIKitEngines

extension NSLayoutConstraint {
    func check() {
        precondition(first.item != nil, "NSLayoutConstraint: the first item is no view and no layout guide. Constraints need one.")
        precondition(
            constantValue.isFinite && multiplier.isFinite,
            "NSLayoutConstraint: constant \(constantValue), multiplier \(multiplier). Give finite numbers.")
        precondition(
            first.attribute != .notAnAttribute, "NSLayoutConstraint: the first attribute is .notAnAttribute. Say what of the item is meant."
        )
        guard second.attribute != .notAnAttribute else {
            precondition(
                first.isLength || second.item == nil,
                "NSLayoutConstraint: \(first.description) is compared with an item and no attribute. Give one of the same axis.")
            precondition(
                first.isLength,
                "NSLayoutConstraint: a place, \(first.description), is compared with a number. Only lengths can be; give another item."
            )
            return
        }
        precondition(
            first.isLength == second.isLength,
            "NSLayoutConstraint: \(first.description) and \(second.description) are of different kinds. Compare places, or lengths.")
        precondition(
            !(first.usesLeadingOrTrailing && second.usesLeftOrRight) && !(first.usesLeftOrRight && second.usesLeadingOrTrailing),
            "NSLayoutConstraint: \(first.description) and \(second.description) mix sides with directions of reading. Use one of them.")
        precondition(
            first.isLength || multiplier != 0,
            "NSLayoutConstraint: a multiplier of 0 with a second item. Compare lengths with a number instead.")
    }

    func setConstant(_ constant: CGFloat) {
        precondition(constant.isFinite, "NSLayoutConstraint: constant \(constant). Give a finite number.")
        guard constantValue != constant else { return }
        constantValue = constant
        guard let installation else { return }
        installation.system.solver.setConstant(installation.offset + Double(constant), of: installation.id)
        installation.holder?.setNeedsLayout()
    }

    func setPriority(_ priority: UILayoutPriority) {
        precondition(
            priority.rawValue >= 0 && priority.rawValue <= 1000,
            "NSLayoutConstraint: priority \(priority.rawValue). Priorities are 0…1000.")
        guard priorityValue != priority else { return }
        precondition(
            installation == nil || (priority == .required) == (priorityValue == .required),
            "NSLayoutConstraint: the priority of an active constraint was changed from \(priorityValue.rawValue) to \(priority.rawValue). "
                + "Required and optional cannot be exchanged while it is active; deactivate it before.")
        priorityValue = priority
        guard let installation else { return }
        installation.system.solver.setPriority(priority.rawValue, of: installation.id)
        installation.holder?.setNeedsLayout()
    }

    func activate() {
        guard activateIfRelated() else {
            preconditionFailure(
                "Unable to activate constraint with items \(first.description) and \(second.description) because they have no common "
                    + "ancestor. Add the views to one tree before.")
        }
    }

    /// Activates the constraint. Returns `false` if the items are not in the same view tree.
    func activateIfRelated() -> Bool {
        guard installation == nil, first.item != nil || first.startItem != nil else { return true }
        let items = items
        guard let ancestor = Self.commonAncestor(of: items) else { return false }
        install(holder: ancestor, items, in: ancestor)
        return true
    }

    /// Adds the constraint to the list of `holder` and to the layout system, if its items have a common ancestor.
    func install(holder: UIView) {
        let items = items
        guard installation == nil, let ancestor = Self.commonAncestor(of: items) else { return }
        install(holder: holder, items, in: ancestor)
    }

    private func install(holder: UIView, _ items: [any LayoutItem], in ancestor: UIView) {
        let system = ApplicationHost.running.layoutSystem
        system.adoptItems(items, upTo: ancestor)
        let (expression, offset, textViews) = terms(in: ancestor)
        let id = system.solver.add(
            expression, LayoutRelation(relation), offset + Double(constantValue), priority: priorityValue.rawValue)
        installation = ConstraintInstallation(holder: holder, system: system, id: id, offset: offset, sign: 1)
        for view in textViews {
            installation?.baselineVariables.append(WeakLayoutVariables(variables: view.layoutVariables))
            view.layoutVariables.referringConstraints.append(self)
        }
        system.enqueue(self, id)
        for item in items { item.layoutVariables.referringConstraints.append(self) }
        holder.autoLayout.heldConstraints.append(self)
        holder.setNeedsLayout()
        for item in items { (item as? UIView)?.setNeedsContentSize() }
    }

    private func terms(in ancestor: UIView) -> (terms: [LinearTerm], constant: Double, textViews: [UIView]) {
        let isMirrored =
            (first.usesLeadingOrTrailing || second.usesLeadingOrTrailing) && ancestor.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var left = AnchorExpression(first, in: ancestor, isMirrored: isMirrored)
        guard second.item != nil else { return (left.terms, -left.constant, left.textViews) }
        let right = AnchorExpression(second, in: ancestor, isMirrored: isMirrored)
        for term in right.terms { left.terms.append(LinearTerm(term.variable, -Double(multiplier) * term.coefficient)) }
        return (left.terms, Double(multiplier) * right.constant - left.constant, left.textViews + right.textViews)
    }

    func deactivate() {
        guard let installation else { return }
        self.installation = nil
        installation.system.remove(installation.id)
        installation.holder?.autoLayout.heldConstraints.remove(self)
        for item in items { item.existingVariables?.referringConstraints.remove(self) }
        for reference in installation.baselineVariables { reference.variables?.referringConstraints.remove(self) }
        installation.holder?.setNeedsLayout()
    }

    /// Installs the constraint again, after a change of the items: of their direction, margins, baselines, insets or
    /// containers.
    func reinstall() {
        guard let holder = installation?.holder else { return }
        deactivate()
        install(holder: holder)
    }

    /// The items without duplicates.
    var items: [any LayoutItem] {
        var result: [any LayoutItem] = []
        if let item = first.item { result.append(item) }
        if first.isDistance, let item = first.startItem { Self.add(item, to: &result) }
        if let item = second.item { Self.add(item, to: &result) }
        if second.isDistance, let item = second.startItem { Self.add(item, to: &result) }
        return result
    }

    private static func add(_ item: any LayoutItem, to list: inout [any LayoutItem]) {
        for other in list where other === item { return }
        list.append(item)
    }

    /// Returns the nearest common ancestor of the items.
    private static func commonAncestor(of items: [any LayoutItem]) -> UIView? {
        guard var candidate = items.first?.viewOfItem else { return nil }
        for item in items.dropFirst() {
            guard let view = item.viewOfItem else { return nil }
            while !view.isDescendant(of: candidate) {
                guard let next = candidate.superview else { return nil }
                candidate = next
            }
        }
        return candidate
    }

    /// The constraint in one line, with its identifier and source location.
    var equation: String {
        let symbols = [Relation.lessThanOrEqual: "<=", .equal: "==", .greaterThanOrEqual: ">="]
        var text = "\(first.description) \(symbols[relation] ?? "==")"
        if second.item != nil {
            text += multiplier == 1 ? " \(second.description)" : " \(multiplier) * \(second.description)"
            if constantValue != 0 { text += constantValue < 0 ? " - \(-constantValue)" : " + \(constantValue)" }
        } else {
            text += " \(constantValue)"
        }
        if priorityValue != .required { text += " @\(priorityValue.rawValue)" }
        let name = identifier.map { "'\($0)' " } ?? ""
        return "<\(name)\(text)" + (origin.line > 0 ? " (\(origin.fileID):\(origin.line))>" : ">")
    }
}

extension LayoutRelation {
    init(_ relation: NSLayoutConstraint.Relation) {
        switch relation {
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .equal: self = .equal
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }
}
