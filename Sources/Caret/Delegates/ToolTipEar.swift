/// Hands on to closures what a `UIToolTipInteractionDelegate` is asked.
final class ToolTipEar: DelegateEar, UIToolTipInteractionDelegate {
    func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration? {
        ask(point, Hooks.noAnswer(interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }))
    }
}
