extension UINavigationController {
    func push(_ controller: UIViewController, _ animated: Bool) {
        precondition(
            !stack.controllers.contains { $0 === controller },
            "UINavigationController: \(controller) was pushed, but it is on the stack already. Pop to it, or push another one.")
        precondition(
            !(controller is UINavigationController),
            "UINavigationController: \(controller) was pushed, but a navigation controller cannot hold another. Push its root.")
        change(to: (stack.controllers + [controller])[...], animated)
    }

    func popTo(_ controller: UIViewController, _ animated: Bool) -> [UIViewController]? {
        guard let index = stack.controllers.firstIndex(where: { $0 === controller }) else {
            preconditionFailure("UINavigationController: cannot pop to \(controller), which is not on the stack.")
        }
        let gone = change(to: stack.controllers.prefix(index + 1), animated)
        return gone.isEmpty ? nil : gone
    }

    /// Takes the new row of screens, and shows its last; returns the screens that went.
    @discardableResult func change(to new: ArraySlice<UIViewController>, _ animated: Bool) -> [UIViewController] {
        let old = stack.controllers
        let new = Array(new)
        let gone = old.filter { controller in !new.contains { $0 === controller } }
        let isPush = new.last.map { last in !old.contains { $0 === last } } ?? false
        stack.transition?.end()
        for controller in gone { controller.willMove(toParent: nil) }
        let added = new.filter { controller in !old.contains { $0 === controller } }
        for controller in added { addChild(controller) }
        stack.controllers = new
        if isViewLoaded {
            show(new.last, isPush: isPush, animated: animated, gone: gone, added: added)
        } else {
            leave(gone)
            for controller in added { controller.didMove(toParent: self) }
        }
        return gone
    }

    func leave(_ gone: [UIViewController]) {
        for controller in gone { controller.removeFromParent() }
    }
}
