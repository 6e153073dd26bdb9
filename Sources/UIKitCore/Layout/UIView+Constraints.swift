import UIKitEngines

extension UIView {
    /// The active constraints that this view holds, as the nearest common ancestor of their items.
    public var constraints: [NSLayoutConstraint] { autoLayout.held.all }

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

    /// Whether the constraints do not determine the view's frame.
    public var hasAmbiguousLayout: Bool {
        guard let box = autoLayout.box, isPlacedByConstraints else { return false }
        box.system.bringUpToDate()
        return box.variables.contains { box.system.solver.isAmbiguous($0) }
    }

    /// Moves a view with an ambiguous layout to another valid frame, to make the ambiguity visible.
    public func exerciseAmbiguityInLayout() {
        guard hasAmbiguousLayout, let box = autoLayout.box else { return }
        let solver = box.system.solver
        var place = frame
        if solver.isAmbiguous(box.x) { place.origin.x += Self.ambiguousStep }
        if solver.isAmbiguous(box.y) { place.origin.y += Self.ambiguousStep }
        if solver.isAmbiguous(box.width) { place.size.width += Self.ambiguousStep }
        if solver.isAmbiguous(box.height) { place.size.height += Self.ambiguousStep }
        frame = place
    }

    private static let ambiguousStep: CGFloat = 20

    /// Returns the constraints that determine the view's frame along an axis, nearest first.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        autoLayout.box?.constraintsBehind(axis) ?? []
    }

    // MARK: - The box

    /// Whether constraints determine the view's frame.
    var isPlacedByConstraints: Bool { !autoLayout.translatesMask && !(self is UIWindow) }

    @discardableResult func makeBox(in system: LayoutSystem = ApplicationHost.running.layoutSystem) -> LayoutBox {
        let box = LayoutBox(self, in: system)
        autoLayout.box = box
        syncBox()
        retieSubviews()
        needsContentSize()
        if autoLayout.needsUpdate { system.enqueueUpdate(of: self) }
        return box
    }

    /// Updates the fixed values of the view's variables.
    func syncBox() {
        guard let box = autoLayout.box else { return }
        guard isPlacedByConstraints else {
            if setCoefficientsFromSuperview(box) { return }
            box.dropOwn()
            box.fix(placeForConstraints)
            return
        }
        if !box.coefficients.isEmpty { box.dropOwn() }
        box.release()
        guard superview == nil else { return box.dropOwn() }
        // A view without a superview keeps its position, and its size unless constraints determine it.
        box.fix(box.x, placeForConstraints.minX)
        box.fix(box.y, placeForConstraints.minY)
        guard box.own.isEmpty else { return }
        box.own = [(box.width, bounds.width), (box.height, bounds.height)].map {
            box.system.solver.add([LinearTerm($0.0)], .equal, Double($0.1), priority: 0.5)
        }
    }

    /// The frame without the transform, except for a scroll view's magnification, which scales from the view's
    /// corner.
    var placeForConstraints: CGRect {
        let size = layer.bounds.size
        let middle = middleForConstraints(size)
        let position = layer.position
        return CGRect(origin: CGPoint(x: position.x - middle.x, y: position.y - middle.y), size: size)
    }

    /// Returns the offset from the view's corner to its centre, in points of its superview.
    private func middleForConstraints(_ size: CGSize) -> CGPoint {
        let anchor = layer.anchorPoint
        let scale = autoLayout.magnification
        return CGPoint(x: size.width * scale * anchor.x, y: size.height * scale * anchor.y)
    }

    /// Applies the magnification of a scroll view. Surrounding views adapt to the scaled size; the view's content
    /// does not.
    func magnifyForConstraints(_ scale: CGFloat) {
        guard autoLayout.magnification != scale else { return }
        autoLayout.magnification = scale
        var around = superview
        while let view = around {
            for constraint in view.autoLayout.held.all where constraint.items.contains(where: { isInside($0) }) { constraint.reinstall() }
            around = view.superview
        }
    }

    /// Updates constraints after a change of the view's position or bounds.
    func geometryChangedForConstraints() {
        if autoLayout.box != nil, !isPlacedByConstraints { syncBox() }
        for guide in autoLayout.ownGuides.values { guide.refresh() }
    }

    // MARK: - Placing

    /// Sets the frames of the subviews that have constraints.
    func placeSubviewsByConstraints() {
        if superview == nil, isPlacedByConstraints, let box = autoLayout.box { applyFrame(rounded(box.frame)) }
        for view in subviews where view.isPlacedByConstraints {
            if let box = view.autoLayout.box { view.applyFrame(rounded(box.frame)) }
        }
    }

    private func applyFrame(_ place: CGRect) {
        guard [place.minX, place.minY, place.width, place.height].allSatisfy(\.isFinite) else {
            return Diagnostics.report(
                "layout.infinite",
                "\(AnchorPoint.name(self)): its constraints result in the frame \(place), which is not finite. The frame does not change.")
        }
        let size = place.size
        if layer.bounds.size != size { bounds = CGRect(origin: bounds.origin, size: size) }
        let middle = middleForConstraints(size)
        let center = CGPoint(x: place.minX + middle.x, y: place.minY + middle.y)
        if layer.position != center { self.center = center }
    }

    /// Rounds the edges to whole pixels, the only rounding in layout.
    func rounded(_ place: CGRect) -> CGRect {
        let scale = Double(max(1, layer.contentsScale))
        func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() }
        let (left, top) = (pixel(place.minX), pixel(place.minY))
        // Lengths are computed in whole pixels before the conversion to points: 90 thirds are exactly 30.
        return CGRect(
            x: left / scale, y: top / scale, width: max(0, pixel(place.maxX) - left) / scale,
            height: max(0, pixel(place.maxY) - top) / scale)
    }

    // MARK: - The view tree

    /// Updates constraints after the superview changed.
    func superviewChangedForConstraints() {
        // The magnification of the former scroll view no longer applies. No constraint to a view outside this view is
        // left that refers to it.
        autoLayout.magnification = (superview as? UIScrollView)?.magnification(of: self) ?? 1
        if layoutState.preservesSuperviewMargins { marginsDidChange() }
        syncBox()
        needsContentSize()
    }

    /// Deactivates the constraints between this view's descendants and other views, before the view is removed.
    ///
    /// - Returns: The constraints of other views that referred to text in this view; install them again afterwards.
    func dropOutsideConstraints() -> [(constraint: NSLayoutConstraint, holder: UIView)] {
        var others: [(constraint: NSLayoutConstraint, holder: UIView)] = []
        dropOutsideConstraints(of: self, &others)
        return others
    }

    private func dropOutsideConstraints(of root: UIView, _ others: inout [(constraint: NSLayoutConstraint, holder: UIView)]) {
        for item in [self as any LayoutItem] + allGuides {
            for constraint in item.boxIfAny?.uses.all ?? [] where !constraint.items.allSatisfy({ root.isInside($0) }) {
                let speaksOfOthers = !constraint.items.contains { root.isInside($0) }
                if speaksOfOthers, let holder = constraint.installation?.holder { others.append((constraint, holder)) }
                constraint.deactivate()
            }
        }
        for view in subviews { view.dropOutsideConstraints(of: root, &others) }
    }

    private func isInside(_ item: any LayoutItem) -> Bool { item.viewOfItem?.isDescendant(of: self) ?? false }

    var allGuides: [any LayoutItem] { autoLayout.guides + Array(autoLayout.ownGuides.values) }

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

extension LayoutBox {
    func constraintsBehind(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        system.bringUpToDate()
        var result: [NSLayoutConstraint] = []
        for variable in [origin(axis), length(axis)] {
            for constraint in system.solver.constraintsBehind(variable).compactMap({ system.constraint($0) })
            where !result.contains(where: { $0 === constraint }) { result.append(constraint) }
        }
        return result
    }
}
