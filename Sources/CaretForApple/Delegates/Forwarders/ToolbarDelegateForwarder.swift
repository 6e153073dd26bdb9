/// Becomes the delegate of an object, and forwards the methods of `UIToolbarDelegate` to its recipients.
final class ToolbarDelegateForwarder: DelegateForwarder, UIToolbarDelegate {
    let toolbarDelegateProxy = ToolbarDelegateProxy()
    private var recipients: Recipients<any UIToolbarDelegate> { Recipients(list) }

    override init() {
        super.init()
        add(toolbarDelegateProxy)
    }

    func position(for bar: any UIBarPositioning) -> UIBarPosition {
        recipients.ask(bar) { $0.position(for:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { toolbarDelegateProxyMethods }
    #endif
}
