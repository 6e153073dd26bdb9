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
        showTop(after: StackChange(isPush: true, isAnimated: false, gone: [], added: []))
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
        if !stack.isMoving, let shown = stack.shown { shown.view.frame = area(of: shown) }
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
}
