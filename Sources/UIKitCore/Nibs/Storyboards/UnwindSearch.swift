/// Searches for the controller at which an unwind segue ends.
///
/// The search begins at the source controller and proceeds outwards: to the parent, or to the presenting controller
/// if there is no parent. At each controller, its `allowedChildrenForUnwinding(from:)` are searched depth first, and
/// then the controller itself is tested. Each controller is tested once, so the search takes linear time.
@MainActor struct UnwindSearch {
    private let source: UIStoryboardUnwindSegueSource
    private var visitedControllers: Set<ObjectIdentifier> = []

    init(_ source: UIStoryboardUnwindSegueSource) {
        self.source = source
    }

    /// Returns the path to the nearest controller that accepts the segue; `nil` if there is none.
    mutating func unwindPath() -> UnwindPath? {
        var presenter: UIViewController?
        var current: UIViewController? = source.source
        while let controller = current {
            if let path = path(from: controller) { return UnwindPath(path: path, presenter: presenter) }
            if controller.parent == nil { presenter = controller.presentingViewController }
            current = controller.parentOrPresenter
        }
        return nil
    }

    /// Returns the path from a controller down to the controller that accepts the segue; `nil` if none accepts it.
    private mutating func path(from controller: UIViewController) -> [UIViewController]? {
        guard visitedControllers.insert(ObjectIdentifier(controller)).inserted else { return nil }
        for child in controller.allowedChildrenForUnwinding(from: source) {
            precondition(
                child.parent === controller,
                "\(type(of: controller)): allowedChildrenForUnwinding(from:) returned \(type(of: child)), which is no child of it. Return some of "
                    + "children; each is asked for its own.")
            if let subpath = path(from: child) { return [controller] + subpath }
        }
        let accepts = controller.canPerformUnwindSegueAction(source.unwindAction, from: source.source, sender: source.sender)
        return accepts ? [controller] : nil
    }
}

/// The path from the source of an unwind segue to its destination.
@MainActor struct UnwindPath {
    /// The controllers from the common ancestor down to the destination. Each is a child of the previous one.
    let path: [UIViewController]
    /// The outermost controller that presents another controller on the way from the source to the destination.
    let presenter: UIViewController?

    var destination: UIViewController? { path.last }

    /// Dismisses the presentations, then lets each container show the next controller.
    func follow(_ segue: UIStoryboardSegue) {
        for controller in possiblePresenters where controller.modal.presentation != nil { controller.dismiss(animated: true) }
        for (container, child) in zip(path, path.dropFirst()) { container.unwind(for: segue, towards: child) }
    }

    /// The controllers whose presentations may cover the destination: the presenter, the ancestors, and the
    /// controllers on the path.
    private var possiblePresenters: [UIViewController] {
        let ancestors = path.first.map { Array(sequence(first: $0, next: \.parent)) } ?? []
        var result: [UIViewController] = []
        for controller in [presenter].compactMap({ $0 }) + ancestors + path.dropFirst() where !result.contains(controller) {
            result.append(controller)
        }
        return result
    }
}

extension UIViewController {
    /// The parent, or else the presenting controller.
    var parentOrPresenter: UIViewController? { parent ?? presentingViewController }

    func unwindChildren(_ source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let sourceChild = childContaining(source)
        return children.reversed().filter { $0 !== sourceChild }
    }

    func childToUnwind(from source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var current: UIViewController? = source.source
        while let controller = current, controller.parent !== self { current = controller.parentOrPresenter }
        return current
    }
}
