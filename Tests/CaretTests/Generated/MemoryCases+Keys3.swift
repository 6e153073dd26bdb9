// Made by `make keys` from Sources/Caret and Sources/CaretMaps. Do not edit.

import CaretMaps

extension MemoryCases {
    mutating func addUINavigationControllerQuestions() {
        add(
            ["animationControllerForOperation": .animationControllerForOperation]
                as KeyValuePairs<
                    String,
                    Question<
                        UINavigationController, (operation: UINavigationController.Operation, from: UIViewController, to: UIViewController),
                        (any UIViewControllerAnimatedTransitioning)?
                    >
                >)
        add(
            ["interactionController": .interactionController]
                as KeyValuePairs<
                    String,
                    Question<
                        UINavigationController, any UIViewControllerAnimatedTransitioning, (any UIViewControllerInteractiveTransitioning)?
                    >
                >)
    }

    mutating func addUIPageControlEvents() {
        add(["valueChanged": .valueChanged] as KeyValuePairs<String, ControlEvent<UIPageControl, Int>>)
    }

    mutating func addUIPageViewControllerEvents() {
        add(
            ["didFinishAnimating": .didFinishAnimating]
                as KeyValuePairs<
                    String, ControlEvent<UIPageViewController, (finished: Bool, previous: [UIViewController], completed: Bool)>
                >)
        add(["willTransition": .willTransition] as KeyValuePairs<String, ControlEvent<UIPageViewController, [UIViewController]>>)
    }

    mutating func addUIPageViewControllerQuestions() {
        add(
            ["viewControllerBefore": .viewControllerBefore, "viewControllerAfter": .viewControllerAfter]
                as KeyValuePairs<String, Question<UIPageViewController, UIViewController, UIViewController?>>)
        add(
            ["presentationCount": .presentationCount, "presentationIndex": .presentationIndex]
                as KeyValuePairs<String, Question<UIPageViewController, Void, Int>>)
    }

    mutating func addUIPanGestureRecognizerEvents() {
        add(["drag": .drag] as KeyValuePairs<String, ControlEvent<UIPanGestureRecognizer, CGPoint>>)
    }

    mutating func addUIPickerViewEvents() {
        add(["didSelectRow": .didSelectRow] as KeyValuePairs<String, ControlEvent<UIPickerView, (row: Int, component: Int)>>)
    }

    mutating func addUIPickerViewQuestions() {
        add(
            ["attributedTitleForRow": .attributedTitleForRow]
                as KeyValuePairs<String, Question<UIPickerView, (row: Int, component: Int), NSAttributedString?>>)
        add(["titleForRow": .titleForRow] as KeyValuePairs<String, Question<UIPickerView, (row: Int, component: Int), String?>>)
        add(["viewForRow": .viewForRow] as KeyValuePairs<String, Question<UIPickerView, (row: Int, component: Int, view: UIView?), UIView>>)
        add(
            ["widthForComponent": .widthForComponent, "rowHeightForComponent": .rowHeightForComponent]
                as KeyValuePairs<String, Question<UIPickerView, Int, CGFloat>>)
        add(["numberOfRows": .numberOfRows] as KeyValuePairs<String, Question<UIPickerView, Int, Int>>)
        add(["numberOfComponents": .numberOfComponents] as KeyValuePairs<String, Question<UIPickerView, Void, Int>>)
    }

    mutating func addUIPopoverPresentationControllerEvents() {
        add(["prepareForPopover": .prepareForPopover] as KeyValuePairs<String, ControlEvent<UIPopoverPresentationController, Void>>)
    }

    mutating func addUIPresentationControllerEvents() {
        add(
            ["willDismiss": .willDismiss, "didDismiss": .didDismiss, "didAttemptToDismiss": .didAttemptToDismiss]
                as KeyValuePairs<String, ControlEvent<UIPresentationController, Void>>)
    }

    mutating func addUIPresentationControllerQuestions() {
        add(
            ["adaptivePresentationStyleForTraits": .adaptivePresentationStyleForTraits]
                as KeyValuePairs<String, Question<UIPresentationController, UITraitCollection, UIModalPresentationStyle>>)
        add(["shouldDismiss": .shouldDismiss] as KeyValuePairs<String, Question<UIPresentationController, Void, Bool>>)
        add(
            ["adaptivePresentationStyle": .adaptivePresentationStyle]
                as KeyValuePairs<String, Question<UIPresentationController, Void, UIModalPresentationStyle>>)
    }

    mutating func addUIRefreshControlEvents() {
        add(["refresh": .refresh] as KeyValuePairs<String, ControlEvent<UIRefreshControl, Void>>)
    }

    mutating func addUISceneEvents() {
        add(
            ["willConnectTo": .willConnectTo]
                as KeyValuePairs<String, ControlEvent<UIScene, (session: UISceneSession, connectionOptions: UIScene.ConnectionOptions)>>)
        add(
            [
                "didDisconnect": .didDisconnect, "willEnterForeground": .willEnterForeground, "didBecomeActive": .didBecomeActive,
                "willResignActive": .willResignActive, "didEnterBackground": .didEnterBackground,
            ] as KeyValuePairs<String, ControlEvent<UIScene, Void>>)
    }

    mutating func addUIScrollViewEvents() {
        add(["didEndZooming": .didEndZooming] as KeyValuePairs<String, ControlEvent<UIScrollView, (view: UIView?, scale: CGFloat)>>)
        add(["didEndDragging": .didEndDragging] as KeyValuePairs<String, ControlEvent<UIScrollView, Bool>>)
        add(["willBeginZooming": .willBeginZooming] as KeyValuePairs<String, ControlEvent<UIScrollView, UIView?>>)
        add(
            [
                "didScroll": .didScroll, "willBeginDragging": .willBeginDragging, "willBeginDecelerating": .willBeginDecelerating,
                "didEndDecelerating": .didEndDecelerating, "didEndScrollingAnimation": .didEndScrollingAnimation,
                "didScrollToTop": .didScrollToTop, "didZoom": .didZoom, "didChangeAdjustedContentInset": .didChangeAdjustedContentInset,
            ] as KeyValuePairs<String, ControlEvent<UIScrollView, Void>>)
    }

    mutating func addUIScrollViewQuestions() {
        add(
            ["willEndDragging": .willEndDragging]
                as KeyValuePairs<String, Question<UIScrollView, (velocity: CGPoint, target: CGPoint), CGPoint>>)
        add(["shouldScrollToTop": .shouldScrollToTop] as KeyValuePairs<String, Question<UIScrollView, Void, Bool>>)
        add(["viewForZooming": .viewForZooming] as KeyValuePairs<String, Question<UIScrollView, Void, UIView?>>)
    }

    mutating func addUISearchBarEvents() {
        add(
            ["selectedScopeButtonIndexDidChange": .selectedScopeButtonIndexDidChange]
                as KeyValuePairs<String, ControlEvent<UISearchBar, Int>>)
        add(["textDidChange": .textDidChange] as KeyValuePairs<String, ControlEvent<UISearchBar, String>>)
        add(
            [
                "textDidBeginEditing": .textDidBeginEditing, "textDidEndEditing": .textDidEndEditing,
                "searchButtonClicked": .searchButtonClicked, "cancelButtonClicked": .cancelButtonClicked,
            ] as KeyValuePairs<String, ControlEvent<UISearchBar, Void>>)
    }

    mutating func addUISearchBarQuestions() {
        add(
            ["shouldChangeTextIn": .shouldChangeTextIn]
                as KeyValuePairs<String, Question<UISearchBar, (range: NSRange, text: String), Bool>>)
        add(
            ["shouldBeginEditing": .shouldBeginEditing, "shouldEndEditing": .shouldEndEditing]
                as KeyValuePairs<String, Question<UISearchBar, Void, Bool>>)
    }
}
