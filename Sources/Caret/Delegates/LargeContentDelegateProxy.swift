/// A proxy that forwards the methods of `UILargeContentViewerInteractionDelegate` to closures.
final class LargeContentDelegateProxy: NSObject, DelegateProxy, UILargeContentViewerInteractionDelegate {
    lazy var didEnd = DelegateSlot<(item: (any UILargeContentViewerItem)?, point: CGPoint), Void>(self)
    lazy var item = DelegateSlot<CGPoint, (any UILargeContentViewerItem)?>(self)
    lazy var viewController = DelegateSlot<Void, UIViewController>(self)

    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) {
        // Without a closure, the system performs the same action as for a tap.
        guard didEnd.hasHandlers else { return Hooks.noAnswer(()) }
        didEnd.notify((item: item, point: point))
    }

    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? {
        item.ask(point, Hooks.noAnswer(Hooks.item(of: interaction, at: point)))
    }

    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        viewController.ask((), Hooks.noAnswer(Hooks.controller(of: interaction) ?? UIViewController()))
    }
}
