/// A proxy that forwards the methods of `UIToolbarDelegate` to closures.
final class ToolbarDelegateProxy: DelegateProxy, UIToolbarDelegate {
    func position(for bar: any UIBarPositioning) -> UIBarPosition {
        ask((), Hooks.noAnswer(.bottom))
    }
}
