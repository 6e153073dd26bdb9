@testable import CaretMaps
@testable import UIKitCore

/// Creates values of all types in calls and answers of delegates; each number gives another value, if the type has as
/// many.
@MainActor final class DelegateProxyValues {
    private var valuesByType: [ObjectIdentifier: [Int: Any]] = [:]

    func value<Value>(_ number: Int) -> Value {
        if let value = make(Value.self, number) as? Value { return value }
        preconditionFailure("DelegateProxyValues: no \(Value.self). Add how one is made.")
    }

    private func make(_ type: Any.Type, _ number: Int) -> Any? {
        let id = ObjectIdentifier(type)
        if let value = valuesByType[id]?[number] { return value }
        let value =
            Self.makers[id].map { $0(number) }
            ?? (type as? any OptionalPayload.Type).flatMap { wrapper in
                make(wrapper.wrapped, number).flatMap { wrapper.wrap($0) }
            }
        valuesByType[id, default: [:]][number] = value
        return value
    }

    private static func id<Value>(_ type: Value.Type) -> ObjectIdentifier { ObjectIdentifier(type) }

    private static let makers: [ObjectIdentifier: @MainActor (Int) -> Any] =
        basicMakers.merging(views) { $1 }.merging(choices) { $1 }.merging(fakes) { $1 }.merging(maps) { $1 }

    private static let basicMakers: [ObjectIdentifier: @MainActor (Int) -> Any] = [
        id(Any.self): { "any \($0)" }, id(Void.self): { _ in () }, id(Bool.self): { $0 == 1 }, id(Int.self): { $0 + 5 },
        id(Float.self): { Float($0) + 5.5 },
        id(CGFloat.self): { CGFloat($0) + 5.5 }, id(String.self): { "word \($0)" }, id((any Error).self): { FakeError(number: $0) },
        id(IndexPath.self): { IndexPath(row: $0 + 1, section: $0 + 3) }, id(NSRange.self): { NSRange(location: $0, length: 2) },
        id(CGPoint.self): { CGPoint(x: $0, y: 7) }, id(CGSize.self): { CGSize(width: $0 + 1, height: 7) },
        id(CGRect.self): { CGRect(x: $0, y: 1, width: 2, height: 3) },
        id(UIEdgeInsets.self): { UIEdgeInsets(top: CGFloat($0), left: 1, bottom: 2, right: 3) },
        id(NSCoder.self): { _ in NSKeyedArchiver(requiringSecureCoding: false) }, id([String].self): { ["word \($0)"] },
        id(URL.self): { URL(filePath: "/tmp/\($0)") }, id((any NSCopying).self): { NSNumber(value: $0) },
        id(NSAttributedString.self): { NSAttributedString(string: "\($0)") },
        id(Data.self): { Data(repeating: 7, count: $0 + 1) }, id([AnyHashable: Any].self): { ["a": $0] as [AnyHashable: Any] },
        id([UIApplication.LaunchOptionsKey: Any].self): { [UIApplication.LaunchOptionsKey(rawValue: "a"): $0] },
        id([UIApplication.OpenURLOptionsKey: Any].self): { [UIApplication.OpenURLOptionsKey(rawValue: "a"): $0] },
        id([UIImagePickerController.InfoKey: Any].self): { [UIImagePickerController.InfoKey(rawValue: "a"): $0] },
        id(INIntent.self): { _ in INIntent() },
        id([URL].self): { [URL(filePath: "/tmp/\($0)")] }, id(NSUserActivity.self): { NSUserActivity(activityType: "\($0)") },
        id(Set<UIOpenURLContext>.self): { Set([UIOpenURLContext(URL(filePath: "/tmp/\($0)"))]) },
        id(UIColor.self): { UIColor(white: CGFloat($0) / 9, alpha: 1) }, id(NSTextAttachment.self): { _ in NSTextAttachment() },
        id(UITraitCollection.self): { _ in UITraitCollection() }, id(UIAction.self): { UIAction(title: "\($0)") { _ in } },
        id(UIMenu.self): { UIMenu(title: "\($0)", children: []) }, id(UIMenuElement.self): { UIAction(title: "\($0)") { _ in } },
        id((any UIDynamicItem).self): { _ in UIView() },
        id((any CAAction).self): { _ in CABasicAnimation(keyPath: "opacity") },
    ]

    private static let views: [ObjectIdentifier: @MainActor (Int) -> Any] = [
        id(UIView.self): { _ in UIView() }, id(UIWindow.self): { _ in UIWindow(frame: .zero) }, id(UIControl.self): { _ in UIControl() },
        id(UIViewController.self): { _ in UIViewController() }, id(UITableViewCell.self): { _ in UITableViewCell() },
        id(UICollectionViewCell.self): { _ in UICollectionViewCell() },
        id(UICollectionReusableView.self): { _ in UICollectionReusableView() },
        id(UINavigationItem.self): { UINavigationItem(title: "\($0)") },
        id(UITab.self): { UITab(title: "\($0)", image: nil, identifier: "\($0)") },
        id(UITabBarItem.self): { UITabBarItem(title: "\($0)", image: nil, tag: 0) },
        id(UIGestureRecognizer.self): { _ in UITapGestureRecognizer() },
        id(UICollectionViewLayout.self): { _ in UICollectionViewFlowLayout() },
        id(UICollectionViewTransitionLayout.self): { _ in
            UICollectionViewTransitionLayout(currentLayout: UICollectionViewFlowLayout(), nextLayout: UICollectionViewFlowLayout())
        },
        id(UIPresentationController.self): { _ in
            UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
        },
        id(UIContextMenuConfiguration.self): { _ in
            UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: nil)
        },
        id(UIEditMenuConfiguration.self): { UIEditMenuConfiguration(identifier: $0, sourcePoint: .zero) },
        id(UITargetedPreview.self): { _ in UITargetedPreview(view: shown()) },
        id(UITargetedDragPreview.self): { _ in UITargetedDragPreview(view: shown(), parameters: UIDragPreviewParameters()) },
        id(UIDragPreviewParameters.self): { _ in UIDragPreviewParameters() },
        id(UIDragInteraction.self): { _ in UIDragInteraction(delegate: FakeDrags()) },
        id(UIDragItem.self): { _ in UIDragItem(itemProvider: NSItemProvider()) },
        id(UISwipeActionsConfiguration.self): { _ in UISwipeActionsConfiguration(actions: []) },
        id(UITableViewRowAction.self): { UITableViewRowAction(style: .normal, title: "\($0)") { _, _ in } },
        id(UIDropProposal.self): { _ in UIDropProposal(operation: .copy) },
        id(UITableViewDropProposal.self): { _ in UITableViewDropProposal(operation: .copy, intent: .automatic) },
        id(UICollectionViewDropProposal.self): { _ in UICollectionViewDropProposal(operation: .copy, intent: .unspecified) },
        id(UIFocusAnimationCoordinator.self): { _ in UIFocusAnimationCoordinator() },
        id(UITableViewFocusUpdateContext.self): { _ in
            UITableViewFocusUpdateContext(UIFocusUpdateContext(from: nil, to: nil, []), in: UITableView())
        },
        id(UICollectionViewFocusUpdateContext.self): { _ in
            UICollectionViewFocusUpdateContext(
                UIFocusUpdateContext(from: nil, to: nil, []),
                in: UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()))
        },
        id(UISceneConfiguration.self): { UISceneConfiguration(name: "\($0)", sessionRole: .windowApplication) },
    ]

    /// Returns a view in a superview, as previews require it.
    private static func shown() -> UIView {
        let (view, container) = (UIView(), UIView())
        container.addSubview(view)
        containers.append(container)
        return view
    }

    private static var containers: [UIView] = []

    private static let choices: [ObjectIdentifier: @MainActor (Int) -> Any] = [
        id(UIBarPosition.self): { [UIBarPosition.top, .bottom, .topAttached][$0 % 3] },
        id(UIModalPresentationStyle.self): { [UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet][$0 % 3] },
        id(UIInterfaceOrientationMask.self): { [UIInterfaceOrientationMask.portrait, .landscape, .all][$0 % 3] },
        id(UIPageViewController.SpineLocation.self): { [UIPageViewController.SpineLocation.min, .mid, .max][$0 % 3] },
        id(UIInterfaceOrientation.self): { [UIInterfaceOrientation.landscapeLeft, .portrait, .landscapeRight][$0 % 3] },
        id(UISplitViewController.Column.self): { [UISplitViewController.Column.primary, .supplementary, .secondary][$0 % 3] },
        id(UISplitViewController.DisplayMode.self): {
            [UISplitViewController.DisplayMode.secondaryOnly, .oneBesideSecondary, .oneOverSecondary][$0 % 3]
        },
        id(UITableViewCell.EditingStyle.self): { [UITableViewCell.EditingStyle.none, .insert, .delete][$0 % 3] },
        id(UINavigationController.Operation.self): { [UINavigationController.Operation.pop, .push, .none][$0 % 3] },
        id(UIDropOperation.self): { [UIDropOperation.copy, .move, .cancel][$0 % 3] },
        id(UITextItemInteraction.self): { [UITextItemInteraction.presentActions, .preview, .invokeDefaultAction][$0 % 3] },
        id(UITextField.DidEndEditingReason.self): { _ in UITextField.DidEndEditingReason.committed },
        id(MKAnnotationView.DragState.self): { [MKAnnotationView.DragState.starting, .dragging, .ending][$0 % 3] },
        id(MKUserTrackingMode.self): { _ in MKUserTrackingMode.follow },
        id(CLAuthorizationStatus.self): { _ in CLAuthorizationStatus.denied },
        id(CLRegionState.self): { _ in CLRegionState.inside },
    ]

    private static let fakes: [ObjectIdentifier: @MainActor (Int) -> Any] = [
        id((any UIDragSession).self): { _ in DragSession() }, id((any UIDropSession).self): { _ in DragSession() },
        id((any UIDragAnimating).self): { _ in DragAnimations() },
        id((any UITableViewDropCoordinator).self): { _ in FakeTableDrop() },
        id((any UICollectionViewDropCoordinator).self): { _ in FakeCollectionDrop() },
        id((any UIContextMenuInteractionAnimating).self): { _ in FakeMenuAnimator() },
        id((any UIContextMenuInteractionCommitAnimating).self): { _ in FakeMenuAnimator() },
        id((any UIEditMenuInteractionAnimating).self): { _ in FakeMenuAnimator() },
        id((any UIPointerInteractionAnimating).self): { _ in FakePointerAnimator() },
        id((any UILargeContentViewerItem).self): { _ in UIView() },
        id(UIToolTipConfiguration.self): { UIToolTipConfiguration(toolTip: "\($0)") },
        id(UIFindSession.self): { _ in UIFindSession() },
        id((any UISearchSuggestion).self): { UISearchSuggestionItem(localizedSuggestion: "\($0)") },
        id(UIPointerRegion.self): { UIPointerRegion(rect: CGRect(x: 0, y: 0, width: $0, height: 1)) },
        id(UIPointerRegionRequest.self): { UIPointerRegionRequest(location: CGPoint(x: $0, y: 0), modifiers: []) },
        id(UIPointerStyle.self): { _ in UIPointerStyle.hidden() },
        id((any UIViewControllerAnimatedTransitioning).self): { _ in FakeTransition() },
        id((any UICoordinateSpace).self): { _ in UIView() },
        id((any UIViewControllerTransitionCoordinator).self): { _ in
            TransitionCoordinator(in: UIView(), duration: 0, from: nil, to: nil)
        },
        id((any UIViewControllerInteractiveTransitioning).self): { _ in FakeTransition() },
        id(UIApplicationShortcutItem.self): { UIApplicationShortcutItem(type: "\($0)", localizedTitle: "") },
        id(UISceneSession.self): { _ in UISceneSession(role: .windowApplication) },
        id(Set<UISceneSession>.self): { _ in Set([UISceneSession(role: .windowApplication)]) },
        id(UIScene.ConnectionOptions.self): { _ in UIScene.ConnectionOptions() },
        id(UITextItem.self): { UITextItem(.link(URL(filePath: "/tmp/\($0)")), NSRange(location: $0, length: 1)) },
        id(UITouch.self): { _ in FakeTouches.one }, id(UIEvent.self): { _ in FakeTouches.event },
        id(UIPress.self): { _ in FakeTouches.press },
        id(CGContext.self): { _ in FakeTouches.context },
    ]

    private static let maps: [ObjectIdentifier: @MainActor (Int) -> Any] = [
        id(MKAnnotationView.self): { _ in MKAnnotationView(annotation: nil, reuseIdentifier: nil) },
        id((any MKAnnotation).self): { _ in MKPointAnnotation() },
        id((any MKOverlay).self): { _ in MKCircle(center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 3) },
        id(MKOverlayRenderer.self): { _ in
            MKOverlayRenderer(overlay: MKCircle(center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 3))
        },
        id(MKClusterAnnotation.self): { _ in MKClusterAnnotation(memberAnnotations: []) },
        id(MKUserLocation.self): { _ in MKUserLocation() }, id(CLLocation.self): { CLLocation(latitude: Double($0), longitude: 1) },
        id(CLVisit.self): { _ in CLVisit() }, id(CLBeacon.self): { _ in CLBeacon() },
        id(CLBeaconIdentityConstraint.self): { _ in CLBeaconIdentityConstraint(uuid: UUID()) },
        id(CLBeaconRegion.self): { CLBeaconRegion(uuid: UUID(), identifier: "\($0)") },
        id(CLRegion.self): { number in
            CLCircularRegion(center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 10, identifier: "\(number)")
        },
    ]
}

/// A type with a wrapped type: optional values, and arrays.
private protocol OptionalPayload {
    static var wrapped: Any.Type { get }
    static func wrap(_ value: Any) -> Any?
}

extension Optional: OptionalPayload {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
    fileprivate static func wrap(_ value: Any) -> Any? { (value as? Wrapped).map { Self.some($0) as Any } }
}

extension Array: OptionalPayload {
    fileprivate static var wrapped: Any.Type { Element.self }
    fileprivate static func wrap(_ value: Any) -> Any? { (value as? Element).map { [$0] } }
}
