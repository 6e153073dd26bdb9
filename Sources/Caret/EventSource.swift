/// Something that events happen to: a control, a gesture recognizer, a bar item, and whatever has a delegate or data source.
///
/// Handlers are added with `on`, in one of three forms. The first two hold their owner weakly, hand it in strongly for the call, and end
/// with it; the third is for closures that need no owner.
///
/// ```swift
/// button.on(.tap, self, call: Editor.save)            // a method that is not applied captures nothing, so it cannot leak
/// button.on(.tap, self) { editor in editor.save() }
/// button.on(.tap) { print("tapped") }
/// ```
///
/// An event may have several handlers; they run in the order in which they were added, among themselves and with target-action pairs. What
/// the app sets by program is no event.
@MainActor public protocol EventSource: AnyObject {}

extension UIControl: EventSource {}
extension UIGestureRecognizer: EventSource {}
extension UIBarButtonItem: EventSource {}
extension UIScrollView: EventSource {}
extension UISearchBar: EventSource {}
extension UIPickerView: EventSource {}
extension UIPageControlProgress: EventSource {}
extension NSUserActivity: EventSource {}
extension UINavigationBar: EventSource {}
extension UIToolbar: EventSource {}
extension UITabBar: EventSource {}
extension UIContextMenuInteraction: EventSource {}
extension UIDragInteraction: EventSource {}
extension UIDropInteraction: EventSource {}
extension UIEditMenuInteraction: EventSource {}
extension UIPointerInteraction: EventSource {}
extension UILargeContentViewerInteraction: EventSource {}
extension UIToolTipInteraction: EventSource {}
extension UIFindInteraction: EventSource {}
extension UITextInteraction: EventSource {}
extension UIViewController: EventSource {}
extension UIPresentationController: EventSource {}
extension UIApplication: EventSource {}
extension UIScene: EventSource {}
