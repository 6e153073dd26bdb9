// Made by `make keys` from Sources/Caret and Sources/CaretMaps. Do not edit.

import CaretMaps

extension EarCases {
    mutating func addUINavigationController() {
        asked(
            "animationControllerForOperation",
            .animationControllerForOperation
                as Question<
                    UINavigationController, (operation: UINavigationController.Operation, from: UIViewController, to: UIViewController),
                    (any UIViewControllerAnimatedTransitioning)?
                >, (any UINavigationControllerDelegate).self
        ) { d, s, a in d.navigationController(s, animationControllerFor: a[0], from: a[1], to: a[2]) }
        told(
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
        told(
            "willShow", .willShow as ControlEvent<UINavigationController, (viewController: UIViewController, animated: Bool)>,
            (any UINavigationControllerDelegate).self
        ) { d, s, a in d.navigationController(s, willShow: a[0], animated: a[1]) }
    }

    mutating func addUIPageControlProgress() {
        asked(
            "initialProgressForPage", .initialProgressForPage as Question<UIPageControlProgress, Int, Float>,
            (any UIPageControlProgressDelegate).self
        ) { d, s, a in d.pageControlProgress(s, initialProgressForPage: a[0]) }
        told(
            "visibilityDidChange", .visibilityDidChange as ControlEvent<UIPageControlProgress, Void>,
            (any UIPageControlProgressDelegate).self
        ) { d, s, _ in d.pageControlProgressVisibilityDidChange(s) }
    }

    mutating func addUIPageControlTimerProgress() {
        told(
            "progressDidChange", .progressDidChange as ControlEvent<UIPageControlTimerProgress, Void>,
            (any UIPageControlTimerProgressDelegate).self
        ) { d, s, _ in d.pageControlTimerProgressDidChange(s) }
        agreed(
            "shouldAdvanceToPage", .shouldAdvanceToPage as Question<UIPageControlTimerProgress, Int, Bool>,
            (any UIPageControlTimerProgressDelegate).self
        ) { d, s, a in d.pageControlTimerProgress(s, shouldAdvanceToPage: a[0]) }
    }

    mutating func addUIPageViewController() {
        told(
            "didFinishAnimating",
            .didFinishAnimating as ControlEvent<UIPageViewController, (finished: Bool, previous: [UIViewController], completed: Bool)>,
            (any UIPageViewControllerDelegate).self
        ) { d, s, a in d.pageViewController(s, didFinishAnimating: a[0], previousViewControllers: a[1], transitionCompleted: a[2]) }
        asked(
            "presentationCount", .presentationCount as Question<UIPageViewController, Void, Int>, (any UIPageViewControllerDataSource).self
        ) { d, s, _ in d.presentationCount(for: s) }
        asked(
            "presentationIndex", .presentationIndex as Question<UIPageViewController, Void, Int>, (any UIPageViewControllerDataSource).self
        ) { d, s, _ in d.presentationIndex(for: s) }
        asked(
            "viewControllerAfter", .viewControllerAfter as Question<UIPageViewController, UIViewController, UIViewController?>,
            (any UIPageViewControllerDataSource).self
        ) { d, s, a in d.pageViewController(s, viewControllerAfter: a[0]) }
        asked(
            "viewControllerBefore", .viewControllerBefore as Question<UIPageViewController, UIViewController, UIViewController?>,
            (any UIPageViewControllerDataSource).self
        ) { d, s, a in d.pageViewController(s, viewControllerBefore: a[0]) }
        told(
            "willTransition", .willTransition as ControlEvent<UIPageViewController, [UIViewController]>,
            (any UIPageViewControllerDelegate).self
        ) { d, s, a in d.pageViewController(s, willTransitionTo: a[0]) }
    }

    mutating func addUIPickerView() {
        asked(
            "attributedTitleForRow", .attributedTitleForRow as Question<UIPickerView, (row: Int, component: Int), NSAttributedString?>,
            (any UIPickerViewDelegate).self
        ) { d, s, a in d.pickerView(s, attributedTitleForRow: a[0], forComponent: a[1]) }
        told("didSelectRow", .didSelectRow as ControlEvent<UIPickerView, (row: Int, component: Int)>, (any UIPickerViewDelegate).self) {
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
        told(
            "willEnterRegion",
            .willEnterRegion as ControlEvent<UIPointerInteraction, (region: UIPointerRegion, animator: any UIPointerInteractionAnimating)>,
            (any UIPointerInteractionDelegate).self
        ) { d, s, a in d.pointerInteraction(s, willEnter: a[0], animator: a[1]) }
        told(
            "willExitRegion",
            .willExitRegion as ControlEvent<UIPointerInteraction, (region: UIPointerRegion, animator: any UIPointerInteractionAnimating)>,
            (any UIPointerInteractionDelegate).self
        ) { d, s, a in d.pointerInteraction(s, willExit: a[0], animator: a[1]) }
    }

    mutating func addUIPopoverPresentationController() {
        told(
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
        told(
            "didAttemptToDismiss", .didAttemptToDismiss as ControlEvent<UIPresentationController, Void>,
            (any UIAdaptivePresentationControllerDelegate).self
        ) { d, s, _ in d.presentationControllerDidAttemptToDismiss(s) }
        told("didDismiss", .didDismiss as ControlEvent<UIPresentationController, Void>, (any UIAdaptivePresentationControllerDelegate).self)
        { d, s, _ in d.presentationControllerDidDismiss(s) }
        agreed(
            "shouldDismiss", .shouldDismiss as Question<UIPresentationController, Void, Bool>,
            (any UIAdaptivePresentationControllerDelegate).self
        ) { d, s, _ in d.presentationControllerShouldDismiss(s) }
        told(
            "willDismiss", .willDismiss as ControlEvent<UIPresentationController, Void>, (any UIAdaptivePresentationControllerDelegate).self
        ) { d, s, _ in d.presentationControllerWillDismiss(s) }
    }

    mutating func addUIScene() {
        told("didBecomeActive", .didBecomeActive as ControlEvent<UIScene, Void>, (any UIWindowSceneDelegate).self) { d, s, _ in
            d.sceneDidBecomeActive(s)
        }
        told("didDisconnect", .didDisconnect as ControlEvent<UIScene, Void>, (any UIWindowSceneDelegate).self) { d, s, _ in
            d.sceneDidDisconnect(s)
        }
        told("didEnterBackground", .didEnterBackground as ControlEvent<UIScene, Void>, (any UIWindowSceneDelegate).self) { d, s, _ in
            d.sceneDidEnterBackground(s)
        }
        told("restoreInteractionState", .restoreInteractionState as ControlEvent<UIScene, NSUserActivity>, (any UIWindowSceneDelegate).self)
        { d, s, a in d.scene(s, restoreInteractionStateWith: a[0]) }
        asked(
            "stateRestorationActivity", .stateRestorationActivity as Question<UIScene, Void, NSUserActivity?>,
            (any UIWindowSceneDelegate).self
        ) { d, s, _ in d.stateRestorationActivity(for: s) }
        told(
            "willConnectTo",
            .willConnectTo as ControlEvent<UIScene, (session: UISceneSession, connectionOptions: UIScene.ConnectionOptions)>,
            (any UIWindowSceneDelegate).self
        ) { d, s, a in d.scene(s, willConnectTo: a[0], options: a[1]) }
        told("willEnterForeground", .willEnterForeground as ControlEvent<UIScene, Void>, (any UIWindowSceneDelegate).self) { d, s, _ in
            d.sceneWillEnterForeground(s)
        }
        told("willResignActive", .willResignActive as ControlEvent<UIScene, Void>, (any UIWindowSceneDelegate).self) { d, s, _ in
            d.sceneWillResignActive(s)
        }
    }

    mutating func addUIScrollView() {
        told(
            "didChangeAdjustedContentInset", .didChangeAdjustedContentInset as ControlEvent<UIScrollView, Void>,
            (any UIScrollViewDelegate).self
        ) { d, s, _ in d.scrollViewDidChangeAdjustedContentInset(s) }
        told("didEndDecelerating", .didEndDecelerating as ControlEvent<UIScrollView, Void>, (any UIScrollViewDelegate).self) { d, s, _ in
            d.scrollViewDidEndDecelerating(s)
        }
        told("didEndDragging", .didEndDragging as ControlEvent<UIScrollView, Bool>, (any UIScrollViewDelegate).self) { d, s, a in
            d.scrollViewDidEndDragging(s, willDecelerate: a[0])
        }
        told("didEndScrollingAnimation", .didEndScrollingAnimation as ControlEvent<UIScrollView, Void>, (any UIScrollViewDelegate).self) {
            d, s, _ in d.scrollViewDidEndScrollingAnimation(s)
        }
        told(
            "didEndZooming", .didEndZooming as ControlEvent<UIScrollView, (view: UIView?, scale: CGFloat)>, (any UIScrollViewDelegate).self
        ) { d, s, a in d.scrollViewDidEndZooming(s, with: a[0], atScale: a[1]) }
        told("didScroll", .didScroll as ControlEvent<UIScrollView, Void>, (any UIScrollViewDelegate).self) { d, s, _ in
            d.scrollViewDidScroll(s)
        }
        told("didScrollToTop", .didScrollToTop as ControlEvent<UIScrollView, Void>, (any UIScrollViewDelegate).self) { d, s, _ in
            d.scrollViewDidScrollToTop(s)
        }
        told("didZoom", .didZoom as ControlEvent<UIScrollView, Void>, (any UIScrollViewDelegate).self) { d, s, _ in d.scrollViewDidZoom(s) }
        agreed("shouldScrollToTop", .shouldScrollToTop as Question<UIScrollView, Void, Bool>, (any UIScrollViewDelegate).self) { d, s, _ in
            d.scrollViewShouldScrollToTop(s)
        }
        asked("viewForZooming", .viewForZooming as Question<UIScrollView, Void, UIView?>, (any UIScrollViewDelegate).self) { d, s, _ in
            d.viewForZooming(in: s)
        }
        told("willBeginDecelerating", .willBeginDecelerating as ControlEvent<UIScrollView, Void>, (any UIScrollViewDelegate).self) {
            d, s, _ in d.scrollViewWillBeginDecelerating(s)
        }
        told("willBeginDragging", .willBeginDragging as ControlEvent<UIScrollView, Void>, (any UIScrollViewDelegate).self) { d, s, _ in
            d.scrollViewWillBeginDragging(s)
        }
        told("willBeginZooming", .willBeginZooming as ControlEvent<UIScrollView, UIView?>, (any UIScrollViewDelegate).self) { d, s, a in
            d.scrollViewWillBeginZooming(s, with: a[0])
        }
    }
}
