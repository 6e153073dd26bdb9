/// The values that UIKit uses for questions without an answer.
extension Hooks {
    /// Returns the orientations that a container supports if its delegate returns none.
    static func supportedOrientations(of controller: UIViewController) -> UIInterfaceOrientationMask {
        controller.defaultSupportedOrientations
    }

    /// Returns the orientation in which a container is presented if its delegate returns none.
    static func presentedOrientation(of controller: UIViewController) -> UIInterfaceOrientation { controller.firstSupportedOrientation }

    /// Returns the controller that shows a tab: the controller of the tab or of its group.
    static func controller(of tab: UITab) -> UIViewController { tab.viewController ?? tab.containerController }

    /// Returns the item at a point of the view of a large content viewer; `nil` for none.
    static func item(of interaction: UILargeContentViewerInteraction, at point: CGPoint) -> (any UILargeContentViewerItem)? {
        interaction.defaultItem(at: point)
    }

    /// Returns the controller that shows large content; `nil` without a window.
    static func controller(of interaction: UILargeContentViewerInteraction) -> UIViewController? { interaction.defaultController }

    /// Returns whether an image picker has a delegate.
    static func hasDelegate(_ picker: UIImagePickerController) -> Bool { picker.pickHub.delegate != nil }

    /// Draws a layer into its contents.
    static func draw(_ layer: CALayer) { layer.drawIntoBackingStore() }

    /// Makes a data source adopt a snapshot that the table already shows.
    static func adopt<Section, Item>(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, by source: UITableViewDiffableDataSource<Section, Item>
    ) {
        source.adopt(snapshot)
    }

    /// Returns the actions that a control performs.
    static func performedActions(of control: UIControl) -> [UIAction] { control.performedActions }

    /// Returns the closure of an action.
    static func handler(of action: UIAction) -> @MainActor (UIAction) -> Void { action.handler }

    /// Releases the closure of an action, which does nothing from then on.
    static func dropHandler(of action: UIAction) { action.dropHandler() }
}
