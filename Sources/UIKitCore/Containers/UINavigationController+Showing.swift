extension UINavigationController {
    func makeNavigationView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.backgroundColor = .systemBackground
        self.view = view
        contentView.clipsToBounds = true
        contentView.backgroundColor = .systemBackground
        view.addSubview(contentView)
        view.addSubview(navigationBar)
        navigationBar.goBack = { [weak self] in self?.popViewController(animated: true) }
        // Screens that came before the view have been told already that they are in the row.
        show(topViewController, isPush: true, animated: false, gone: [], added: [])
    }

    /// Content lies under the bar, which covers its top edge.
    func layOut() {
        guard let view = viewIfLoaded else { return }
        contentView.frame = view.bounds
        let top = view.safeAreaInsets.top
        let height = BarMetrics.height
        navigationBar.frame = CGRect(x: 0, y: stack.isBarHidden ? -height - 1 : top, width: view.bounds.width, height: height)
        navigationBar.isHidden = stack.isBarHidden && !stack.isBarMoving
        let covered = stack.isBarHidden ? 0 : height
        for controller in stack.controllers {
            let isUnderBar = controller.edgesForExtendedLayout.contains(.top)
            controller.coveredByBar = UIEdgeInsets(top: isUnderBar ? covered : 0, left: 0, bottom: 0, right: 0)
        }
        if stack.transition == nil, let shown = stack.shown { shown.view.frame = area(of: shown) }
    }

    /// Where a screen's view stands: under the bar too, unless it does not want to.
    func area(of controller: UIViewController) -> CGRect {
        let bounds = contentView.bounds
        guard !stack.isBarHidden, !controller.edgesForExtendedLayout.contains(.top) else { return bounds }
        return bounds.inset(by: UIEdgeInsets(top: navigationBar.frame.maxY, left: 0, bottom: 0, right: 0))
    }

    func hideBar(_ isHidden: Bool, _ animated: Bool) {
        guard stack.isBarHidden != isHidden else { return }
        stack.isBarHidden = isHidden
        guard animated, viewIfLoaded?.window != nil else { return layOut() }
        stack.isBarMoving = true
        navigationBar.isHidden = false
        UIView.animate(withDuration: 0.2) { [self] in
            layOut()
            view.layoutIfNeeded()
        } completion: { [self] _ in
            stack.isBarMoving = false
            layOut()
        }
    }

    /// Puts a screen in place of the one that is seen.
    func show(_ controller: UIViewController?, isPush: Bool, animated: Bool, gone: [UIViewController], added: [UIViewController]) {
        let old = stack.shown
        guard let controller, controller !== old else {
            leave(gone)
            for controller in added { controller.didMove(toParent: self) }
            return updateBar(isPush: isPush).finish()
        }
        controller.loadViewIfNeeded()
        let isVisible = appearance.phase == .shown || appearance.phase == .appearing
        let animated = animated && isVisible && old != nil && view.window != nil
        hub.tell { $0.navigationController(self, willShow: controller, animated: animated) }
        stack.shown = controller
        controller.appearance.isEntering = isPush
        old?.appearance.isLeaving = !isPush
        let finish: @MainActor () -> Void = { [self] in
            old?.view.removeFromSuperview()
            if isVisible {
                old?.endAppearanceTransition()
                controller.endAppearanceTransition()
            }
            stack.transition = nil
            leave(gone)
            for controller in added { controller.didMove(toParent: self) }
            layOut()
            hub.tell { $0.navigationController(self, didShow: controller, animated: animated) }
        }
        if isVisible {
            old?.beginAppearanceTransition(false, animated: animated)
            controller.beginAppearanceTransition(true, animated: animated)
        }
        guard animated, let old else { return place(controller, isPush, finish) }
        run(NavigationTransition(in: contentView, from: old, to: controller, isPush: isPush, finish: finish))
    }

    private func place(_ controller: UIViewController, _ isPush: Bool, _ finish: @escaping @MainActor () -> Void) {
        layOut()
        controller.view.frame = area(of: controller)
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(controller.view)
        updateBar(isPush: isPush).finish()
        guard view.window != nil else { return finish() }
        FrameLoop.current.runAfterFrame(finish)
    }

    private func run(_ transition: NavigationTransition) {
        stack.transition = transition
        layOut()
        transition.to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        transition.prepare(at: area(of: transition.to))
        let bar = updateBar(isPush: transition.isPush)
        bar.prepare(isPush: transition.isPush)
        UIView.animate(withDuration: NavigationTransition.duration, delay: 0, options: .curveEaseOut) {
            transition.animate()
            bar.animate(isPush: transition.isPush)
        } completion: { _ in
            bar.finish()
            transition.end()
        }
    }

    private func updateBar(isPush: Bool) -> BarTransition {
        let items = stack.controllers.map(\.navigationItem)
        return navigationBar.show(items.last, back: items.dropLast().last)
    }
}
