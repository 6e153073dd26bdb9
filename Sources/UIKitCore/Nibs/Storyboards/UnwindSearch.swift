/// Looks for the controller that an unwind segue ends at.
///
/// It begins at the controller that the segue is of, and goes outwards: to the controller around, or, where there is none, to the one that
/// presents. Each is asked for the children that may be searched, which are searched first, with all that they hold; then it is asked itself.
@MainActor struct UnwindSearch {
    private let source: UIStoryboardUnwindSegueSource
    private var asked: Set<ObjectIdentifier> = []

    init(_ source: UIStoryboardUnwindSegueSource) {
        self.source = source
    }

    /// The way to the nearest controller that takes the segue; `nil` if none does.
    mutating func way() -> UnwindWay? {
        var presenter: UIViewController?
        var current: UIViewController? = source.source
        while let controller = current {
            if let path = path(from: controller) { return UnwindWay(path: path, presenter: presenter) }
            if controller.parent == nil { presenter = controller.presentingViewController }
            current = controller.outward
        }
        return nil
    }

    /// From a controller down to the one that takes the segue.
    private mutating func path(from controller: UIViewController) -> [UIViewController]? {
        guard asked.insert(ObjectIdentifier(controller)).inserted else { return nil }
        for child in controller.allowedChildrenForUnwinding(from: source) {
            precondition(
                child.parent === controller,
                "\(type(of: controller)): allowedChildrenForUnwinding(from:) returned \(type(of: child)), which is no child of it. Return some of "
                    + "children; each is asked for its own.")
            if let rest = path(from: child) { return [controller] + rest }
        }
        let takes = controller.canPerformUnwindSegueAction(source.unwindAction, from: source.source, sender: source.sender)
        return takes ? [controller] : nil
    }
}

/// The way from where an unwind segue begins to where it ends.
@MainActor struct UnwindWay {
    /// The controller at which it turns from going outwards to going inwards, then each that is in the last one; ends with the destination.
    let path: [UIViewController]
    /// The outermost controller whose presented one the way leaves.
    let presenter: UIViewController?

    var destination: UIViewController? { path.last }

    /// Dismisses what was presented, then has each container go to the next one.
    func follow(_ segue: UIStoryboardSegue) {
        for one in covered where one.modal.presentation != nil { one.dismiss(animated: true) }
        for (container, child) in zip(path, path.dropFirst()) { container.unwind(for: segue, towards: child) }
    }

    /// Those that may present what hides the end: that which the way leaves, or another over the end or around it.
    private var covered: [UIViewController] {
        let around = path.first.map { Array(sequence(first: $0, next: \.parent)) } ?? []
        return ([presenter].compactMap { $0 } + around + path.dropFirst()).reduce(into: []) { all, one in
            if !all.contains(one) { all.append(one) }
        }
    }
}

extension UIViewController {
    /// The controller around this one, or else the one that presents it.
    var outward: UIViewController? { parent ?? presentingViewController }

    func unwindChildren(_ source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let own = childContaining(source)
        return children.reversed().filter { $0 !== own }
    }

    func childToUnwind(from source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var current: UIViewController? = source.source
        while let controller = current, controller.parent !== self { current = controller.outward }
        return current
    }
}
