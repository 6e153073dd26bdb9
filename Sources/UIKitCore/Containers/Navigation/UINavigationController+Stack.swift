extension UINavigationController {
    func push(_ controller: UIViewController, _ animated: Bool) {
        precondition(
            !stack.controllers.contains { $0 === controller },
            "UINavigationController: Pushing the same view controller instance more than once is not supported (\(controller)). "
                + "Pop to it, or push another one.")
        change(animated) { $0 + [controller] }
    }

    func pop(_ animated: Bool) -> UIViewController? {
        guard stack.controllers.count > 1 else { return nil }
        return change(animated) { $0.count > 1 ? $0.dropLast() : $0 }.last
    }

    func popTo(_ controller: UIViewController, _ animated: Bool) -> [UIViewController]? {
        precondition(
            stack.controllers.contains { $0 === controller },
            "UINavigationController: Tried to pop to a view controller that doesn't exist (\(controller)). Pop to one of viewControllers.")
        let removedControllers = change(animated) { controllers in
            controllers.firstIndex { $0 === controller }.map { Array(controllers[...$0]) } ?? controllers
        }
        return removedControllers.isEmpty ? nil : removedControllers
    }

    /// Replaces the stack with the result of `transform` for the current stack, and shows the last controller. Returns
    /// the removed controllers.
    @discardableResult func change(_ animated: Bool, _ transform: ([UIViewController]) -> [UIViewController]) -> [UIViewController] {
        // The stack is read after the transition in progress has ended, because its end callbacks may change the
        // stack.
        endCurrentTransition()
        let old = stack.controllers
        let new = transform(old)
        checkControllers(new)
        let removedControllers = old.filter { controller in !new.contains { $0 === controller } }
        let addedControllers = new.filter { controller in !old.contains { $0 === controller } }
        let isPush = new.last.map { last in !old.contains { $0 === last } } ?? false
        exchange(&stack.controllers, with: new)
        for controller in removedControllers { controller.willMove(toParent: nil) }
        for controller in addedControllers { addChild(controller) }
        if old.first !== new.first, bars.tabItem == nil { tabItemDidChange() }
        if isViewLoaded {
            showTop(
                after: StackChange(
                    isPush: isPush, isAnimated: animated, removed: removedControllers, added: addedControllers, previousStack: old))
        } else {
            removeChildren(removedControllers)
            notifyDidMove(addedControllers)
            tabBarController?.navigationStackDidChange(of: self)
        }
        return removedControllers
    }

    /// Removes a controller that moved to another parent, or that removed itself.
    func detach(_ controller: UIViewController) {
        guard stack.controllers.contains(where: { $0 === controller }) else { return }
        endCurrentTransition()
        exchange(&stack.controllers, with: stack.controllers.filter { $0 !== controller })
        guard isViewLoaded else { return }
        showTop(after: StackChange(isPush: false, isAnimated: false, removed: [], added: [], previousStack: stack.controllers))
        // The new parent sends `didMove(toParent:)`.
        endCurrentTransition()
    }

    private func checkControllers(_ controllers: [UIViewController]) {
        for (index, controller) in controllers.enumerated() {
            precondition(
                !(controller is UINavigationController),
                "UINavigationController: \(controller) was put on the stack, but a navigation controller cannot hold another. Use its root."
            )
            precondition(
                !controllers[..<index].contains { $0 === controller },
                "UINavigationController: viewControllers contains \(controller) twice. Create a second controller.")
        }
    }
}
