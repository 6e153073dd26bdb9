import UIKitEngines

extension UIView {
    /// The active constraints that this view holds. An activated constraint is held by the nearest common ancestor of
    /// its items.
    public var constraints: [NSLayoutConstraint] { autoLayout.heldConstraints.all }

    /// Activates a constraint and holds it in this view.
    ///
    /// - Precondition: The constraint's items are this view or its descendants.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        precondition(
            constraint.items.allSatisfy { $0.viewOfItem?.isDescendant(of: self) ?? false },
            "The view hierarchy is not prepared for the constraint: \(constraint). When added to a view, its items must be in that view, "
                + "or be the view itself.")
        constraint.install(holder: self)
    }

    /// Activates several constraints and holds them in this view.
    ///
    /// - Precondition: The constraints' items are this view or its descendants.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates a constraint that this view holds.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.installation?.holder === self { constraint.deactivate() }
    }

    /// Deactivates several constraints that this view holds.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Whether the constraints leave the view's frame undetermined.
    public var hasAmbiguousLayout: Bool {
        guard let variables = autoLayout.variables, isPlacedByConstraints else { return false }
        variables.system.solveIfNeeded()
        return variables.all.contains { variables.system.solver.isAmbiguous($0) }
    }

    /// Changes the undetermined values of the view's frame, to make the ambiguity visible.
    public func exerciseAmbiguityInLayout() {
        guard hasAmbiguousLayout, let variables = autoLayout.variables else { return }
        let solver = variables.system.solver
        var newFrame = frame
        if solver.isAmbiguous(variables.x) { newFrame.origin.x += Self.ambiguousStep }
        if solver.isAmbiguous(variables.y) { newFrame.origin.y += Self.ambiguousStep }
        if solver.isAmbiguous(variables.width) { newFrame.size.width += Self.ambiguousStep }
        if solver.isAmbiguous(variables.height) { newFrame.size.height += Self.ambiguousStep }
        frame = newFrame
    }

    private static let ambiguousStep: CGFloat = 20

    /// Returns the constraints that determine the view's frame along an axis, nearest first.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        autoLayout.variables?.constraintsAffecting(axis) ?? []
    }

    // MARK: - Solver variables

    /// Whether constraints determine the view's frame.
    var isPlacedByConstraints: Bool { !autoLayout.translatesMask && !(self is UIWindow) }

    @discardableResult func makeLayoutVariables(in system: LayoutSystem = ApplicationHost.running.layoutSystem) -> LayoutVariables {
        let variables = LayoutVariables(self, in: system)
        autoLayout.variables = variables
        updateFixedVariables()
        updateMaskConstraintsOfSubviews()
        setNeedsContentSize()
        if autoLayout.needsUpdate { system.enqueueUpdate(of: self) }
        return variables
    }

    /// Updates the fixed values of the view's variables.
    func updateFixedVariables() {
        guard let variables = autoLayout.variables else { return }
        guard isPlacedByConstraints else {
            if setCoefficientsFromSuperview(variables) { return }
            variables.removeItemConstraints()
            variables.fix(frameForConstraints)
            return
        }
        if !variables.coefficients.isEmpty { variables.removeItemConstraints() }
        variables.release()
        guard superview == nil else { return variables.removeItemConstraints() }
        // A view without a superview keeps its position. It keeps its size unless constraints determine the size.
        variables.fix(variables.x, frameForConstraints.minX)
        variables.fix(variables.y, frameForConstraints.minY)
        guard variables.itemConstraints.isEmpty else { return }
        variables.itemConstraints = [(variables.width, bounds.width), (variables.height, bounds.height)].map { variable, length in
            variables.system.solver.add([LinearTerm(variable)], .equal, Double(length), priority: 0.5)
        }
    }

    /// The unscaled frame, without the transform. In a zoomed scroll view, its corner is that of the magnified view.
    var frameForConstraints: CGRect {
        let size = layer.bounds.size
        let centerOffset = self.centerOffset(size)
        let position = layer.position
        return CGRect(origin: CGPoint(x: position.x - centerOffset.x, y: position.y - centerOffset.y), size: size)
    }

    /// Returns the offset from the view's corner to its centre, in points of its superview.
    private func centerOffset(_ size: CGSize) -> CGPoint {
        let anchor = layer.anchorPoint
        let scale = autoLayout.magnification
        return CGPoint(x: size.width * scale * anchor.x, y: size.height * scale * anchor.y)
    }

    /// Applies the zoom scale of a scroll view. Surrounding views adapt to the scaled size; the view's content does
    /// not.
    func magnifyForConstraints(_ scale: CGFloat) {
        guard autoLayout.magnification != scale else { return }
        autoLayout.magnification = scale
        var ancestor = superview
        while let view = ancestor {
            for constraint in view.autoLayout.heldConstraints.all where constraint.items.contains(where: { isInside($0) }) {
                constraint.reinstall()
            }
            ancestor = view.superview
        }
    }

    /// Updates constraints after a change of the view's position or bounds.
    func geometryChangedForConstraints() {
        if autoLayout.variables != nil, !isPlacedByConstraints { updateFixedVariables() }
        for guide in autoLayout.builtInGuides.values { guide.refresh() }
    }

    // MARK: - Frames of subviews

    /// Sets the frames of the subviews that constraints place, and of the view itself if it has no superview.
    func placeSubviewsByConstraints() {
        if superview == nil, isPlacedByConstraints, let variables = autoLayout.variables { applyFrame(rounded(variables.frame)) }
        for view in subviews where view.isPlacedByConstraints {
            if let variables = view.autoLayout.variables { view.applyFrame(rounded(variables.frame)) }
        }
    }

    private func applyFrame(_ newFrame: CGRect) {
        guard [newFrame.minX, newFrame.minY, newFrame.width, newFrame.height].allSatisfy(\.isFinite) else {
            return Diagnostics.report(
                "layout.infinite",
                "\(ConstraintOperand.name(self)): its constraints result in the frame \(newFrame), which is not finite. "
                    + "The frame does not change.")
        }
        let size = newFrame.size
        if layer.bounds.size != size { bounds = CGRect(origin: bounds.origin, size: size) }
        let centerOffset = self.centerOffset(size)
        let center = CGPoint(x: newFrame.minX + centerOffset.x, y: newFrame.minY + centerOffset.y)
        if layer.position != center { self.center = center }
    }

    /// Rounds the edges of a frame to whole pixels.
    func rounded(_ frame: CGRect) -> CGRect {
        let scale = Double(max(1, layer.contentsScale))
        func wholePixels(_ value: CGFloat) -> CGFloat { (value * scale).rounded() }
        let (left, top) = (wholePixels(frame.minX), wholePixels(frame.minY))
        // Lengths are computed in whole pixels before the conversion to points: 90 thirds are exactly 30.
        return CGRect(
            x: left / scale, y: top / scale, width: max(0, wholePixels(frame.maxX) - left) / scale,
            height: max(0, wholePixels(frame.maxY) - top) / scale)
    }

    // MARK: - The view tree

    /// Updates constraints after the superview changed.
    func superviewChangedForConstraints() {
        // The zoom scale of the former scroll view no longer applies. No constraint depends on it any more, because the
        // constraints to views outside this view were deactivated.
        autoLayout.magnification = (superview as? UIScrollView)?.magnification(of: self) ?? 1
        if layoutState.preservesSuperviewMargins { marginsDidChange() }
        updateFixedVariables()
        setNeedsContentSize()
    }

    /// Deactivates the constraints between this view's descendants and other views, before the view is removed.
    ///
    /// - Returns: The constraints between other views that use baselines in this view, with the views that hold them.
    ///   The caller installs them again afterwards.
    func deactivateOutsideConstraints() -> [(constraint: NSLayoutConstraint, holder: UIView)] {
        var otherConstraints: [(constraint: NSLayoutConstraint, holder: UIView)] = []
        deactivateOutsideConstraints(of: self, &otherConstraints)
        return otherConstraints
    }

    private func deactivateOutsideConstraints(of root: UIView, _ others: inout [(constraint: NSLayoutConstraint, holder: UIView)]) {
        for item in [self as any LayoutItem] + allGuides {
            for constraint in item.existingVariables?.referringConstraints.all ?? []
            where !constraint.items.allSatisfy({ root.isInside($0) }) {
                let refersOnlyToOutsideItems = !constraint.items.contains { root.isInside($0) }
                if refersOnlyToOutsideItems, let holder = constraint.installation?.holder { others.append((constraint, holder)) }
                constraint.deactivate()
            }
        }
        for view in subviews { view.deactivateOutsideConstraints(of: root, &others) }
    }

    private func isInside(_ item: any LayoutItem) -> Bool { item.viewOfItem?.isDescendant(of: self) ?? false }

    var allGuides: [any LayoutItem] { autoLayout.guides + Array(autoLayout.builtInGuides.values) }

    var depthInTree: Int {
        var depth = 0
        var current = superview
        while let view = current {
            depth += 1
            current = view.superview
        }
        return depth
    }
}

extension LayoutVariables {
    func constraintsAffecting(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        system.solveIfNeeded()
        var result: [NSLayoutConstraint] = []
        for variable in [origin(axis), length(axis)] {
            for constraint in system.solver.constraintsDetermining(variable).compactMap({ system.constraint($0) })
            where !result.contains(where: { $0 === constraint }) { result.append(constraint) }
        }
        return result
    }
}
