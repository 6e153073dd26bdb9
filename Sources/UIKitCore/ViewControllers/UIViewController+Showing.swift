extension UIViewController {
    /// Shows a controller through the nearest ancestor that implements `show(_:sender:)`, or presents the controller.
    func showThroughAncestor(_ controller: UIViewController, _ sender: Any?) {
        if let parent, parent.viewIfLoaded != nil || parent is UINavigationController { return parent.show(controller, sender: sender) }
        present(controller, animated: true)
    }

    /// Shows a controller as detail through the parent, or presents the controller.
    func showDetailThroughAncestor(_ controller: UIViewController, _ sender: Any?) {
        if let parent { return parent.showDetailViewController(controller, sender: sender) }
        present(controller, animated: true)
    }

    func applyToolbarItems(_ items: [UIBarButtonItem]?, _ animated: Bool) {
        bars.toolbarItems = items
        (parent as? UINavigationController)?.toolbarItemsDidChange(of: self, animated: animated)
    }
}
