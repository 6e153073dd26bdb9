import UIKitEngines

extension UIViewController {
    /// Goes back to the nearest controller that has the segue's method.
    func unwind(_ element: NibElement, sender: Any?) {
        guard let name = element["unwindAction"] else { return }
        let modules = NibClasses.modules(of: type(of: self))
        let action = NibActions.selector(name, modules: modules)
        guard let target = unwindTarget(action, sender: sender) else {
            let place = nib.source?.document.place(element).description ?? ""
            return Diagnostics.report("nib.unwind", "\(place): no controller on the way back has the action \"\(name)\"")
        }
        let segue = makeSegue(element, to: target)
        segue.handler = { [weak self, weak target] in if let target { self?.goBack(to: target) } }
        prepare(for: segue, sender: sender)
        NibActions.perform(name, on: target, [segue], modules)
        segue.perform()
    }

    /// The controllers in the order in which they are asked: those below in the navigation stack, around, and under a presentation.
    private func unwindTarget(_ action: Selector, sender: Any?) -> UIViewController? {
        var asked: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
        var current: UIViewController? = self
        while let controller = current {
            for candidate in controller.placesToUnwindTo where asked.insert(ObjectIdentifier(candidate)).inserted {
                if candidate.canPerformUnwindSegueAction(action, from: self, sender: sender) { return candidate }
            }
            current = controller.parent ?? controller.presentingViewController
        }
        return nil
    }

    private var placesToUnwindTo: [UIViewController] {
        guard let navigation = self as? UINavigationController else { return [self] + children.reversed() }
        return navigation.viewControllers.reversed() + [navigation]
    }

    private func goBack(to target: UIViewController) {
        if let presented = target.presentedOnTop { presented.presentingViewController?.dismiss(animated: true) }
        var current: UIViewController? = target
        while let controller = current {
            if let navigation = controller.parent as? UINavigationController, navigation.topViewController !== controller,
                navigation.viewControllers.contains(where: { $0 === controller })
            {
                navigation.popToViewController(controller, animated: true)
            }
            current = controller.parent
        }
    }

    /// What is presented over this controller, or over one around it.
    private var presentedOnTop: UIViewController? {
        var current: UIViewController? = self
        while let controller = current {
            if let presented = controller.presentedViewController { return presented }
            current = controller.parent
        }
        return nil
    }
}
