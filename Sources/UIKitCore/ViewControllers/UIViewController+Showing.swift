extension UIViewController {
    /// Shows a controller through the parent if the parent's view is loaded, or the parent is a navigation controller.
    /// Otherwise presents the controller.
    func showThroughAncestor(_ controller: UIViewController, _ sender: Any?) {
        if let parent, parent.viewIfLoaded != nil || parent is UINavigationController { return parent.show(controller, sender: sender) }
        present(controller, animated: true)
    }

    /// Shows a controller as detail through the parent; without a parent, presents the controller.
    func showDetailThroughAncestor(_ controller: UIViewController, _ sender: Any?) {
        if let parent { return parent.showDetailViewController(controller, sender: sender) }
        present(controller, animated: true)
    }

    func applyToolbarItems(_ items: [UIBarButtonItem]?, _ animated: Bool) {
        bars.toolbarItems = items
        (parent as? UINavigationController)?.toolbarItemsDidChange(of: self, animated: animated)
    }
}
