/// A proxy that forwards the methods of `UILargeContentViewerInteractionDelegate` to closures.
final class LargeContentDelegateProxy: DelegateProxy, UILargeContentViewerInteractionDelegate {
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) {
        // Without a closure, the system performs the same action as for a tap.
        guard hasHandlers() else { return Hooks.noAnswer(()) }
        notify((item: item, point: point))
    }

    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? {
        ask(point, Hooks.noAnswer(interaction.defaultItem(at: point)))
    }

    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        ask((), Hooks.noAnswer(interaction.defaultController ?? UIViewController()))
    }
}
