/// Becomes the delegate of an object, and forwards the methods of `UIToolTipInteractionDelegate` to its recipients.
final class ToolTipDelegateForwarder: DelegateForwarder, UIToolTipInteractionDelegate {
    let toolTipDelegateProxy = ToolTipDelegateProxy()
    private var recipients: Recipients<any UIToolTipInteractionDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(toolTipDelegateProxy)
    }

    func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration? {
        recipients.ask(interaction, point) { $0.toolTipInteraction(_:configurationAt:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { toolTipDelegateProxyMethods }
    #endif
}
