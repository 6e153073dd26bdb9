/// The values that UIKit uses for questions without an answer.
extension Hooks {
    /// Returns the orientations that a container supports if its delegate returns none.
    static func supportedOrientations(of controller: UIViewController) -> UIInterfaceOrientationMask {
        controller.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// Returns the orientation in which a container is presented if its delegate returns none.
    static func presentedOrientation(of controller: UIViewController) -> UIInterfaceOrientation { .portrait }

    /// Returns the controller that shows a tab.
    static func controller(of tab: UITab) -> UIViewController { tab.viewController ?? UIViewController() }

    /// Returns the item at a point of the view of a large content viewer; `nil` for none.
    static func item(of interaction: UILargeContentViewerInteraction, at point: CGPoint) -> (any UILargeContentViewerItem)? {
        var view = interaction.view?.hitTest(point, with: nil)
        while let current = view {
            if current.showsLargeContentViewer { return current }
            view = current.superview
        }
        return nil
    }

    /// Returns the controller that shows large content; `nil` without a window.
    static func controller(of interaction: UILargeContentViewerInteraction) -> UIViewController? {
        interaction.view?.window?.rootViewController
    }

    /// Returns whether an image picker has a delegate.
    static func hasDelegate(_ picker: UIImagePickerController) -> Bool { picker.imagePickerForwarder.list.delegate != nil }

    /// Draws a layer into its contents.
    static func draw(_ layer: CALayer) {
        // The default implementation of a delegate that has none of its own.
        #if !canImport(ObjectiveC)
            PlainLayerDelegate.shared.display(layer)
        #endif
    }

    /// Makes a data source adopt a snapshot that the table already shows.
    static func adopt<Section, Item>(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, by source: UITableViewDiffableDataSource<Section, Item>
    ) {
        source.applySnapshotUsingReloadData(snapshot)
    }

    /// Returns the actions that a control performs.
    static func performedActions(of control: UIControl) -> [UIAction] {
        var actions: [UIAction] = []
        control.enumerateEventHandlers { action, _, _, _ in if let action { actions.append(action) } }
        return actions
    }

    /// Returns a closure that performs an action. The closure of the action is not public.
    static func handler(of action: UIAction) -> @MainActor (UIAction) -> Void { { $0.performWithSender(nil, target: nil) } }

    /// Disables an action. Its closure cannot be released.
    static func dropHandler(of action: UIAction) { action.attributes.insert(.disabled) }

    /// Returns the explicit focus order of a responder.
    static func focusOrder(of responder: UIResponder) -> [UIResponder]? { FocusList.key.value(of: responder)?.responders }

    /// Sets the explicit focus order of a responder. The listed responders are held weakly. The system does not follow
    /// the order; ``advance(from:in:)`` does.
    static func setFocusOrder(_ order: [UIResponder]?, of responder: UIResponder) {
        FocusList.key.set(order.map(FocusList.init), of: responder)
    }

    /// Makes the responder after `responder` in `order` the first responder. Responders that cannot become it are
    /// skipped.
    static func advance(from responder: UIResponder, in order: [UIResponder]) {
        guard let index = order.firstIndex(where: { $0 === responder }) else { return }
        let following = order[(index + 1)...] + order[..<index]
        for next in following where next.isVisible && next.canBecomeFirstResponder {
            if next.becomeFirstResponder() { return }
        }
        if !responder.isVisible { responder.resignFirstResponder() }
    }
}

#if !canImport(ObjectiveC)
    /// A delegate with the default implementations.
    @MainActor private final class PlainLayerDelegate: NSObject, CALayerDelegate {
        static let shared = PlainLayerDelegate()
    }
#endif

/// An order of responders, which are held weakly.
@MainActor private final class FocusList {
    static let key = AssociationKey<FocusList>()

    private struct Entry {
        weak var responder: UIResponder?
    }

    private let entries: [Entry]

    init(_ responders: [UIResponder]) { entries = responders.map { Entry(responder: $0) } }

    var responders: [UIResponder] { entries.compactMap(\.responder) }
}

extension UIResponder {
    /// Whether no view from this one to its window is hidden.
    fileprivate var isVisible: Bool {
        guard let view = self as? UIView else { return true }
        return view.window != nil && !sequence(first: view, next: \.superview).contains { $0.isHidden }
    }
}
