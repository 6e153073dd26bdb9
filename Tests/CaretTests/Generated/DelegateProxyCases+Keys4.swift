// Made by `make keys` from Sources/Caret and Sources/CaretMaps. Do not edit.

import CaretMaps

extension DelegateProxyCases {
    mutating func addUILargeContentViewerInteraction() {
        notified(
            "didEnd", .didEnd as ControlEvent<UILargeContentViewerInteraction, (item: (any UILargeContentViewerItem)?, point: CGPoint)>,
            (any UILargeContentViewerInteractionDelegate).self
        ) { d, s, a in d.largeContentViewerInteraction(s, didEndOn: a[0], at: a[1]) }
        asked(
            "item", .item as Question<UILargeContentViewerInteraction, CGPoint, (any UILargeContentViewerItem)?>,
            (any UILargeContentViewerInteractionDelegate).self
        ) { d, s, a in d.largeContentViewerInteraction(s, itemAt: a[0]) }
        asked(
            "viewController", .viewController as Question<UILargeContentViewerInteraction, Void, UIViewController>,
            (any UILargeContentViewerInteractionDelegate).self
        ) { d, s, _ in d.viewController(for: s) }
    }

    mutating func addUINavigationBar() {
        notified("didPop", .didPop as ControlEvent<UINavigationBar, UINavigationItem>, (any UINavigationBarDelegate).self) { d, s, a in
            d.navigationBar(s, didPop: a[0])
        }
        notified("didPush", .didPush as ControlEvent<UINavigationBar, UINavigationItem>, (any UINavigationBarDelegate).self) { d, s, a in
            d.navigationBar(s, didPush: a[0])
        }
        asked("position", .position as Question<UINavigationBar, Void, UIBarPosition>, (any UINavigationBarDelegate).self) { d, s, _ in
            d.position(for: s)
        }
        agreed("shouldPop", .shouldPop as Question<UINavigationBar, UINavigationItem, Bool>, (any UINavigationBarDelegate).self) {
            d, s, a in d.navigationBar(s, shouldPop: a[0])
        }
        agreed("shouldPush", .shouldPush as Question<UINavigationBar, UINavigationItem, Bool>, (any UINavigationBarDelegate).self) {
            d, s, a in d.navigationBar(s, shouldPush: a[0])
        }
    }

    mutating func addUINavigationController() {
        asked(
            "animationControllerForOperation",
            .animationControllerForOperation
                as Question<
                    UINavigationController, (operation: UINavigationController.Operation, from: UIViewController, to: UIViewController),
                    (any UIViewControllerAnimatedTransitioning)?
                >, (any UINavigationControllerDelegate).self
        ) { d, s, a in d.navigationController(s, animationControllerFor: a[0], from: a[1], to: a[2]) }
        notified(
            "didShow", .didShow as ControlEvent<UINavigationController, (viewController: UIViewController, animated: Bool)>,
            (any UINavigationControllerDelegate).self
        ) { d, s, a in d.navigationController(s, didShow: a[0], animated: a[1]) }
        asked(
            "interactionController",
            .interactionController
                as Question<
                    UINavigationController, any UIViewControllerAnimatedTransitioning, (any UIViewControllerInteractiveTransitioning)?
                >, (any UINavigationControllerDelegate).self
        ) { d, s, a in d.navigationController(s, interactionControllerFor: a[0]) }
        asked(
            "preferredInterfaceOrientation",
            .preferredInterfaceOrientation as Question<UINavigationController, Void, UIInterfaceOrientation>,
            (any UINavigationControllerDelegate).self
        ) { d, s, _ in d.navigationControllerPreferredInterfaceOrientationForPresentation(s) }
        asked(
            "supportedInterfaceOrientations",
            .supportedInterfaceOrientations as Question<UINavigationController, Void, UIInterfaceOrientationMask>,
            (any UINavigationControllerDelegate).self
        ) { d, s, _ in d.navigationControllerSupportedInterfaceOrientations(s) }
        notified(
            "willShow", .willShow as ControlEvent<UINavigationController, (viewController: UIViewController, animated: Bool)>,
            (any UINavigationControllerDelegate).self
        ) { d, s, a in d.navigationController(s, willShow: a[0], animated: a[1]) }
    }

    mutating func addUIPageControlProgress() {
        asked(
            "initialProgressForPage", .initialProgressForPage as Question<UIPageControlProgress, Int, Float>,
            (any UIPageControlProgressDelegate).self
        ) { d, s, a in d.pageControlProgress(s, initialProgressForPage: a[0]) }
        notified(
            "visibilityDidChange", .visibilityDidChange as ControlEvent<UIPageControlProgress, Void>,
            (any UIPageControlProgressDelegate).self
        ) { d, s, _ in d.pageControlProgressVisibilityDidChange(s) }
    }

    mutating func addUIPageControlTimerProgress() {
        notified(
            "progressDidChange", .progressDidChange as ControlEvent<UIPageControlTimerProgress, Void>,
            (any UIPageControlTimerProgressDelegate).self
        ) { d, s, _ in d.pageControlTimerProgressDidChange(s) }
        agreed(
            "shouldAdvanceToPage", .shouldAdvanceToPage as Question<UIPageControlTimerProgress, Int, Bool>,
            (any UIPageControlTimerProgressDelegate).self
        ) { d, s, a in d.pageControlTimerProgress(s, shouldAdvanceToPage: a[0]) }
    }

    mutating func addUIPageViewController() {
        notified(
            "didFinishAnimating",
            .didFinishAnimating as ControlEvent<UIPageViewController, (finished: Bool, previous: [UIViewController], completed: Bool)>,
            (any UIPageViewControllerDelegate).self
        ) { d, s, a in d.pageViewController(s, didFinishAnimating: a[0], previousViewControllers: a[1], transitionCompleted: a[2]) }
        asked(
            "preferredInterfaceOrientation", .preferredInterfaceOrientation as Question<UIPageViewController, Void, UIInterfaceOrientation>,
            (any UIPageViewControllerDelegate).self
        ) { d, s, _ in d.pageViewControllerPreferredInterfaceOrientationForPresentation(s) }
        asked(
            "presentationCount", .presentationCount as Question<UIPageViewController, Void, Int>, (any UIPageViewControllerDataSource).self
        ) { d, s, _ in d.presentationCount(for: s) }
        asked(
            "presentationIndex", .presentationIndex as Question<UIPageViewController, Void, Int>, (any UIPageViewControllerDataSource).self
        ) { d, s, _ in d.presentationIndex(for: s) }
        asked(
            "spineLocation", .spineLocation as Question<UIPageViewController, UIInterfaceOrientation, UIPageViewController.SpineLocation>,
            (any UIPageViewControllerDelegate).self
        ) { d, s, a in d.pageViewController(s, spineLocationFor: a[0]) }
        asked(
            "supportedInterfaceOrientations",
            .supportedInterfaceOrientations as Question<UIPageViewController, Void, UIInterfaceOrientationMask>,
            (any UIPageViewControllerDelegate).self
        ) { d, s, _ in d.pageViewControllerSupportedInterfaceOrientations(s) }
        asked(
            "viewControllerAfter", .viewControllerAfter as Question<UIPageViewController, UIViewController, UIViewController?>,
            (any UIPageViewControllerDataSource).self
        ) { d, s, a in d.pageViewController(s, viewControllerAfter: a[0]) }
        asked(
            "viewControllerBefore", .viewControllerBefore as Question<UIPageViewController, UIViewController, UIViewController?>,
            (any UIPageViewControllerDataSource).self
        ) { d, s, a in d.pageViewController(s, viewControllerBefore: a[0]) }
        notified(
            "willTransition", .willTransition as ControlEvent<UIPageViewController, [UIViewController]>,
            (any UIPageViewControllerDelegate).self
        ) { d, s, a in d.pageViewController(s, willTransitionTo: a[0]) }
    }

    mutating func addUIPickerView() {
        asked(
            "attributedTitleForRow", .attributedTitleForRow as Question<UIPickerView, (row: Int, component: Int), NSAttributedString?>,
            (any UIPickerViewDelegate).self
        ) { d, s, a in d.pickerView(s, attributedTitleForRow: a[0], forComponent: a[1]) }
        notified("didSelectRow", .didSelectRow as ControlEvent<UIPickerView, (row: Int, component: Int)>, (any UIPickerViewDelegate).self) {
            d, s, a in d.pickerView(s, didSelectRow: a[0], inComponent: a[1])
        }
        asked("numberOfComponents", .numberOfComponents as Question<UIPickerView, Void, Int>, (any UIPickerViewDataSource).self) {
            d, s, _ in d.numberOfComponents(in: s)
        }
        asked("numberOfRows", .numberOfRows as Question<UIPickerView, Int, Int>, (any UIPickerViewDataSource).self) { d, s, a in
            d.pickerView(s, numberOfRowsInComponent: a[0])
        }
        asked("rowHeightForComponent", .rowHeightForComponent as Question<UIPickerView, Int, CGFloat>, (any UIPickerViewDelegate).self) {
            d, s, a in d.pickerView(s, rowHeightForComponent: a[0])
        }
        asked("titleForRow", .titleForRow as Question<UIPickerView, (row: Int, component: Int), String?>, (any UIPickerViewDelegate).self) {
            d, s, a in d.pickerView(s, titleForRow: a[0], forComponent: a[1])
        }
        asked(
            "viewForRow", .viewForRow as Question<UIPickerView, (row: Int, component: Int, view: UIView?), UIView>,
            (any UIPickerViewDelegate).self
        ) { d, s, a in d.pickerView(s, viewForRow: a[0], forComponent: a[1], reusing: a[2]) }
        asked("widthForComponent", .widthForComponent as Question<UIPickerView, Int, CGFloat>, (any UIPickerViewDelegate).self) { d, s, a in
            d.pickerView(s, widthForComponent: a[0])
        }
    }

    mutating func addUIPointerInteraction() {
        asked(
            "region",
            .region as Question<UIPointerInteraction, (request: UIPointerRegionRequest, defaultRegion: UIPointerRegion), UIPointerRegion?>,
            (any UIPointerInteractionDelegate).self
        ) { d, s, a in d.pointerInteraction(s, regionFor: a[0], defaultRegion: a[1]) }
        asked("style", .style as Question<UIPointerInteraction, UIPointerRegion, UIPointerStyle?>, (any UIPointerInteractionDelegate).self)
        { d, s, a in d.pointerInteraction(s, styleFor: a[0]) }
        notified(
            "willEnterRegion",
            .willEnterRegion as ControlEvent<UIPointerInteraction, (region: UIPointerRegion, animator: any UIPointerInteractionAnimating)>,
            (any UIPointerInteractionDelegate).self
        ) { d, s, a in d.pointerInteraction(s, willEnter: a[0], animator: a[1]) }
        notified(
            "willExitRegion",
            .willExitRegion as ControlEvent<UIPointerInteraction, (region: UIPointerRegion, animator: any UIPointerInteractionAnimating)>,
            (any UIPointerInteractionDelegate).self
        ) { d, s, a in d.pointerInteraction(s, willExit: a[0], animator: a[1]) }
    }

    mutating func addUIPopoverPresentationController() {
        notified(
            "prepareForPopover", .prepareForPopover as ControlEvent<UIPopoverPresentationController, Void>,
            (any UIPopoverPresentationControllerDelegate).self
        ) { d, s, _ in d.prepareForPopoverPresentation(s) }
    }

    mutating func addUIPresentationController() {
        asked(
            "adaptivePresentationStyle", .adaptivePresentationStyle as Question<UIPresentationController, Void, UIModalPresentationStyle>,
            (any UIAdaptivePresentationControllerDelegate).self
        ) { d, s, _ in d.adaptivePresentationStyle(for: s) }
        asked(
            "adaptivePresentationStyleForTraits",
            .adaptivePresentationStyleForTraits as Question<UIPresentationController, UITraitCollection, UIModalPresentationStyle>,
            (any UIAdaptivePresentationControllerDelegate).self
        ) { d, s, a in d.adaptivePresentationStyle(for: s, traitCollection: a[0]) }
        notified(
            "didAttemptToDismiss", .didAttemptToDismiss as ControlEvent<UIPresentationController, Void>,
            (any UIAdaptivePresentationControllerDelegate).self
        ) { d, s, _ in d.presentationControllerDidAttemptToDismiss(s) }
        notified(
            "didDismiss", .didDismiss as ControlEvent<UIPresentationController, Void>, (any UIAdaptivePresentationControllerDelegate).self
        ) { d, s, _ in d.presentationControllerDidDismiss(s) }
        notified(
            "prepareAdaptive", .prepareAdaptive as ControlEvent<UIPresentationController, UIPresentationController>,
            (any UIAdaptivePresentationControllerDelegate).self
        ) { d, s, a in d.presentationController(s, prepare: a[0]) }
        agreed(
            "shouldDismiss", .shouldDismiss as Question<UIPresentationController, Void, Bool>,
            (any UIAdaptivePresentationControllerDelegate).self
        ) { d, s, _ in d.presentationControllerShouldDismiss(s) }
        asked(
            "viewControllerForAdaptivePresentationStyle",
            .viewControllerForAdaptivePresentationStyle as Question<UIPresentationController, UIModalPresentationStyle, UIViewController?>,
            (any UIAdaptivePresentationControllerDelegate).self
        ) { d, s, a in d.presentationController(s, viewControllerForAdaptivePresentationStyle: a[0]) }
        notified(
            "willDismiss", .willDismiss as ControlEvent<UIPresentationController, Void>, (any UIAdaptivePresentationControllerDelegate).self
        ) { d, s, _ in d.presentationControllerWillDismiss(s) }
        notified(
            "willPresentWithAdaptiveStyle",
            .willPresentWithAdaptiveStyle
                as ControlEvent<
                    UIPresentationController, (style: UIModalPresentationStyle, coordinator: (any UIViewControllerTransitionCoordinator)?)
                >, (any UIAdaptivePresentationControllerDelegate).self
        ) { d, s, a in d.presentationController(s, willPresentWithAdaptiveStyle: a[0], transitionCoordinator: a[1]) }
    }
}
