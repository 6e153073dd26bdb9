import CaretMaps
import CaretPictures
import Testing

@testable import UIKitCore

/// Creates one object of each kind that sends events.
@MainActor enum Senders {
    private final class Menus: NSObject, UIContextMenuInteractionDelegate {
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? { nil }
    }

    private final class Drags: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
        func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] { [] }
    }

    private final class Finds: NSObject, UIFindInteractionDelegate {
        func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { nil }
    }

    /// Presentations hold their controller weakly, and their handlers are stored with it.
    private static let presented = UIViewController()

    private static let makers: [ObjectIdentifier: @MainActor () -> any EventSource] = [
        id(CAAnimation.self): { CABasicAnimation(keyPath: "opacity") }, id(CADisplayLink.self): { CADisplayLink() },
        id(CALayer.self): { CALayer() }, id(CLLocationManager.self): { CLLocationManager(provider: UnknownLocation()) },
        id(MKMapView.self): { MKMapView() },
        id(Ticker.self): { Ticker(every: .seconds(1)) },
        id(UIApplication.self): { UIApplication.shared }, id(UIBarButtonItem.self): { UIBarButtonItem(systemItem: .add) },
        id(UIButton.self): { UIButton(type: .system) },
        id(UIColorWell.self): { UIColorWell() },
        id(UICollectionView.self): { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) },
        id(UIContextMenuInteraction.self): { UIContextMenuInteraction(delegate: Menus()) }, id(UIControl.self): { UIControl() },
        id(UIDatePicker.self): { UIDatePicker() }, id(UIColorPickerViewController.self): { UIColorPickerViewController() },
        id(UIFontPickerViewController.self): { UIFontPickerViewController() },
        id(UILargeContentViewerInteraction.self): { UILargeContentViewerInteraction() },
        id(UIDocumentPickerViewController.self): { UIDocumentPickerViewController(forOpeningContentTypes: [.item]) },
        id(UIDynamicAnimator.self): { UIDynamicAnimator() }, id(UICollisionBehavior.self): { UICollisionBehavior(items: []) },
        id(NSUserActivity.self): { NSUserActivity(activityType: "test") },
        id(UIImagePickerController.self): { UIImagePickerController() }, id(UIImageView.self): { UIImageView() },
        id(UIPageControlProgress.self): { UIPageControlProgress() },
        id(UIPageControlTimerProgress.self): { UIPageControlTimerProgress(preferredDuration: 1) },
        id(UIDragInteraction.self): { UIDragInteraction(delegate: Drags()) },
        id(UIDropInteraction.self): { UIDropInteraction(delegate: Drags()) },
        id(UIEditMenuInteraction.self): { UIEditMenuInteraction(delegate: nil) },
        id(UIPointerInteraction.self): { UIPointerInteraction() }, id(UIToolTipInteraction.self): { UIToolTipInteraction() },
        id(UIFindInteraction.self): { UIFindInteraction(sessionDelegate: Finds()) },
        id(UITextInteraction.self): { UITextInteraction(for: .editable) }, id(UISearchTextField.self): { UISearchTextField() },
        id(UIHoverGestureRecognizer.self): { UIHoverGestureRecognizer() },
        id(UILongPressGestureRecognizer.self): { UILongPressGestureRecognizer() },
        id(UIPinchGestureRecognizer.self): { UIPinchGestureRecognizer() },
        id(UIRotationGestureRecognizer.self): { UIRotationGestureRecognizer() },
        id(UISwipeGestureRecognizer.self): { UISwipeGestureRecognizer() },
        id(UIGestureRecognizer.self): { UITapGestureRecognizer() }, id(UIKeyCommand.self): { UIKeyCommand(input: "s") },
        id(UINavigationBar.self): { UINavigationBar() }, id(UINavigationController.self): { UINavigationController() },
        id(UIPageControl.self): { UIPageControl() },
        id(UIPageViewController.self): { UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal) },
        id(UIPanGestureRecognizer.self): { UIPanGestureRecognizer() }, id(UIPickerView.self): { UIPickerView() },
        id(UIPopoverPresentationController.self): {
            UIPopoverPresentationController(presentedViewController: presented, presenting: nil)
        },
        id(UIPresentationController.self): { UIPresentationController(presentedViewController: presented, presenting: nil) },
        id(UIRefreshControl.self): { UIRefreshControl() }, id(UIScrollView.self): { UIScrollView() },
        id(UISearchBar.self): { UISearchBar() }, id(UISearchController.self): { UISearchController(searchResultsController: nil) },
        id(UISegmentedControl.self): { UISegmentedControl(items: ["A", "B"]) },
        id(UISheetPresentationController.self): {
            UISheetPresentationController(presentedViewController: presented, presenting: nil)
        },
        id(UISlider.self): { UISlider() }, id(UISplitViewController.self): { UISplitViewController(style: .doubleColumn) },
        id(UIStepper.self): { UIStepper() }, id(UISwitch.self): { UISwitch() }, id(UITabBar.self): { UITabBar() },
        id(UITabBarController.self): { UITabBarController() }, id(UITableView.self): { UITableView() },
        id(UITapGestureRecognizer.self): { UITapGestureRecognizer() }, id(UITextField.self): { UITextField() },
        id(UITextView.self): { UITextView() }, id(UIToolbar.self): { UIToolbar() }, id(UIViewController.self): { UIViewController() },
    ]

    private static func id(_ type: any EventSource.Type) -> ObjectIdentifier { ObjectIdentifier(type) }

    /// Returns whether the sender lasts: the app has only one, or the owner of handlers retains it.
    static func stays(_ type: any EventSource.Type) -> Bool {
        [id(UIApplication.self), id(UIScene.self), id(UIWindowScene.self), id(Ticker.self)].contains(id(type))
    }

    static func make<Sender: EventSource>(_ type: Sender.Type) -> Sender {
        let newSender: (any EventSource)? =
            type is UIScene.Type ? UIApplication.shared.connectedScenes.first : makers[ObjectIdentifier(type)]?()
        guard let sender = newSender as? Sender else { preconditionFailure("Senders: no \(type). Add how one is made.") }
        return sender
    }

    /// Returns a second sender, even of a class of which the app has only one object.
    static func makeAnother<Sender: EventSource>(_ type: Sender.Type) -> Sender {
        let newSender: any EventSource =
            switch type {
            case is UIApplication.Type: UIApplication()
            case is UIScene.Type:
                UIWindowScene(session: UISceneSession(role: .windowApplication), connectionOptions: UIScene.ConnectionOptions())
            default: make(type)
            }
        guard let sender = newSender as? Sender else { preconditionFailure("Senders: no other \(type). Add how one is made.") }
        return sender
    }
}
