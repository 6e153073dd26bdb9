extension UIView {
    /// Returns whether this view is `view` or one of its descendants.
    public func isDescendant(of view: UIView) -> Bool {
        var candidate: UIView? = self
        while let current = candidate {
            if current === view { return true }
            candidate = current.superview
        }
        return false
    }

    /// Returns the first view, depth first, whose tag is `tag`: this view or a descendant; `nil` if there is none.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let foundView = view.viewWithTag(tag) { return foundView }
        }
        return nil
    }

    /// Moves a subview in front of the others.
    public func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self, subviews.last !== view else { return }
        reorder(view, to: subviews.count - 1)
    }

    /// Moves a subview behind the others.
    public func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self, subviews.first !== view else { return }
        reorder(view, to: 0)
    }

    /// Exchanges two subviews in the drawing order.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        let low = min(index1, index2)
        let high = max(index1, index2)
        precondition(
            low >= 0 && high < subviews.count,
            "UIView: exchange of subviews \(index1) and \(index2), but there are \(subviews.count). Use indices from 0 on.")
        guard low != high else { return }
        let frontView = subviews[high]
        reorder(subviews[low], to: high)
        reorder(frontView, to: low)
    }

    func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        MainThreadChecker.check()
        guard view !== sibling else { return }
        guard let index = subviews.firstIndex(where: { $0 === sibling }) else {
            Diagnostics.report(
                "view.no-sibling",
                "\(type(of: view)) was to be inserted beside a \(type(of: sibling)), which is no subview of the \(type(of: self)). It is put at "
                    + "the \(offset > 0 ? "top" : "bottom"). Give a sibling that is there already.")
            return insert(view, at: offset > 0 ? subviews.count : 0)
        }
        guard view.superview === self, let currentIndex = subviews.firstIndex(where: { $0 === view }) else {
            insert(view, at: index + offset)
            return
        }
        reorder(view, to: index + offset - (currentIndex < index ? 1 : 0))
    }

    func insert(_ view: UIView, at index: Int) {
        MainThreadChecker.check()
        checkInsertion(of: view, at: index)
        guard view.superview !== self else {
            reorder(view, to: min(index, subviews.count - 1))
            return
        }
        let oldWindow = view.containingWindow
        let newWindow = windowForSubviews
        view.superview?.willRemoveSubview(view)
        if oldWindow !== newWindow { view.notifyWillMove(to: newWindow) }
        view.willMove(toSuperview: self)
        let outsideConstraints = view.superview == nil ? [] : view.deactivateOutsideConstraints()
        view.unlink()
        for (constraint, holder) in outsideConstraints { constraint.install(holder: holder) }
        link(view, at: index)
        if oldWindow !== newWindow { view.propagateWindow(to: newWindow) }
        view.environmentDidChange()
        if oldWindow !== newWindow { view.notifyDidMoveToWindow() }
        view.didMoveToSuperview()
        didAddSubview(view)
        setNeedsLayout()
    }

    func detach() {
        MainThreadChecker.check()
        guard let superview else { return }
        let isInWindow = containingWindow != nil
        superview.willRemoveSubview(self)
        if isInWindow { notifyWillMove(to: nil) }
        willMove(toSuperview: nil)
        let outsideConstraints = deactivateOutsideConstraints()
        resignFirstResponderInTree()
        unlink()
        for (constraint, holder) in outsideConstraints { constraint.install(holder: holder) }
        superview.setNeedsLayout()
        if isInWindow { propagateWindow(to: nil) }
        let tint = traits.cached?.tint
        invalidateTraits()
        if tint != nil { inheritedTintDidChange(from: tint) }
        if isInWindow { notifyDidMoveToWindow() }
        didMoveToSuperview()
    }

    private func checkInsertion(of view: UIView, at index: Int) {
        precondition(
            view !== self && !isDescendant(of: view),
            "UIView: \(view) was added to \(self), which is in it. A view cannot hold itself.")
        precondition(
            index >= 0, "UIView: a subview was inserted at \(index). Indices count from 0, at the very back.")
    }

    /// Inserts a view at an index. An index beyond the end appends the view.
    private func link(_ view: UIView, at index: Int) {
        // The count is read first: reading it during the insertion would retain the array a second time, and each
        // insertion would copy the array.
        let insertionIndex = min(index, subviews.count)
        if insertionIndex < subviews.count {
            layer.insertSublayer(view.layer, below: subviews[insertionIndex].layer)
        } else {
            layer.addSublayer(view.layer)
        }
        subviews.insert(view, at: insertionIndex)
        view.superview = self
        view.superviewChangedForConstraints()
    }

    private func unlink() {
        guard let superview else { return }
        if let index = superview.subviews.indexFromEitherEnd(where: { $0 === self }) { superview.subviews.remove(at: index) }
        layer.removeFromSuperlayer()
        self.superview = nil
        superviewChangedForConstraints()
    }

    private func reorder(_ view: UIView, to index: Int) {
        guard let oldIndex = subviews.indexFromEitherEnd(where: { $0 === view }), oldIndex != index else { return }
        subviews.remove(at: oldIndex)
        if index < subviews.count {
            layer.insertSublayer(view.layer, below: subviews[index].layer)
        } else {
            layer.addSublayer(view.layer)
        }
        subviews.insert(view, at: index)
        setNeedsLayout()
    }
}
