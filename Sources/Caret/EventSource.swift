/// An object that sends events: a control, a gesture recognizer, a bar item, or an object with a
/// delegate or data source.
///
/// Handlers are added with `on` in one of three forms. The first two hold an owner weakly and pass it to the handler;
/// the handler ends when the owner is deallocated. The third form is for closures without an owner.
///
/// ```swift
/// button.on(.tap, self, call: Editor.save)            // an unapplied method captures nothing, so it cannot leak
/// button.on(.tap, self) { editor in editor.save() }
/// button.on(.tap) { print("tapped") }
/// ```
///
/// An event can have several handlers. They run in the order in which they were added, together with the
/// target-action pairs. Changes that the app makes in code send no events.
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
