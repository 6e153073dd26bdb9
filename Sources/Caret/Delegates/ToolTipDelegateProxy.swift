/// A proxy that forwards the methods of `UIToolTipInteractionDelegate` to closures.
final class ToolTipDelegateProxy: NSObject, DelegateProxy, UIToolTipInteractionDelegate {
    lazy var configuration = DelegateSlot<CGPoint, UIToolTipConfiguration?>(self)

    func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration? {
        configuration.ask(point, Hooks.noAnswer(interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }))
    }
}
