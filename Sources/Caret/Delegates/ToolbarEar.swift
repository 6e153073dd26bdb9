/// Hands on to closures what a `UIToolbarDelegate` is told and asked.
final class ToolbarEar: DelegateEar, UIToolbarDelegate {
    func position(for bar: any UIBarPositioning) -> UIBarPosition {
        ask((), Hooks.noAnswer(.bottom))
    }
}
