/// A proxy that forwards the methods of `UIToolbarDelegate` to closures.
final class ToolbarDelegateProxy: NSObject, DelegateProxy, UIToolbarDelegate {
    lazy var position = DelegateSlot<Void, UIBarPosition>(self)

    func position(for bar: any UIBarPositioning) -> UIBarPosition {
        position.ask((), Hooks.noAnswer(.bottom))
    }
}
