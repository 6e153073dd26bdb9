extension UIViewController {
    func adopt(_ child: UIViewController) {
        precondition(
            child !== self && !ancestors.contains { $0 === child },
            "\(type(of: self)): \(child) cannot be a child here, since it holds this controller. Take this one out of it first.")
        guard child.parent !== self else { return }
        if child.parent != nil { child.removeFromParent() }
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
        child.appearance.isEntering = true
        setNeedsChrome()
    }

    func detachFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        parent.childDidDetach(self)
        parent.setNeedsChrome()
        didMove(toParent: nil)
    }

    private var ancestors: [UIViewController] {
        var result: [UIViewController] = []
        var current = parent
        while let controller = current {
            result.append(controller)
            current = controller.parent
        }
        return result
    }

    /// Returns the nearest ancestor of a type.
    func nearest<Kind>(_ kind: Kind.Type) -> Kind? {
        ancestors.lazy.compactMap { $0 as? Kind }.first
    }
}
