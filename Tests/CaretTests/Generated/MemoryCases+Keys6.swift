// Made by `make keys` from Sources/Caret and Sources/CaretMaps. Do not edit.

import CaretMaps

extension MemoryCases {
    mutating func addUIPointerInteractionQuestions() {
        add(
            ["region": .region]
                as KeyValuePairs<
                    String,
                    Question<UIPointerInteraction, (request: UIPointerRegionRequest, defaultRegion: UIPointerRegion), UIPointerRegion?>
                >)
        add(["style": .style] as KeyValuePairs<String, Question<UIPointerInteraction, UIPointerRegion, UIPointerStyle?>>)
    }

    mutating func addUIPopoverPresentationControllerEvents() {
        add(["prepareForPopover": .prepareForPopover] as KeyValuePairs<String, ControlEvent<UIPopoverPresentationController, Void>>)
    }

    mutating func addUIPresentationControllerEvents() {
        add(
            ["willPresentWithAdaptiveStyle": .willPresentWithAdaptiveStyle]
                as KeyValuePairs<
                    String,
                    ControlEvent<
                        UIPresentationController,
                        (style: UIModalPresentationStyle, coordinator: (any UIViewControllerTransitionCoordinator)?)
                    >
                >)
        add(
            ["prepareAdaptive": .prepareAdaptive] as KeyValuePairs<String, ControlEvent<UIPresentationController, UIPresentationController>>
        )
        add(
            ["willDismiss": .willDismiss, "didDismiss": .didDismiss, "didAttemptToDismiss": .didAttemptToDismiss]
                as KeyValuePairs<String, ControlEvent<UIPresentationController, Void>>)
    }

    mutating func addUIPresentationControllerQuestions() {
        add(
            ["viewControllerForAdaptivePresentationStyle": .viewControllerForAdaptivePresentationStyle]
                as KeyValuePairs<String, Question<UIPresentationController, UIModalPresentationStyle, UIViewController?>>)
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

    mutating func addUIRotationGestureRecognizerEvents() {
        add(
            ["began": .began, "changed": .changed, "ended": .ended, "rotate": .rotate]
                as KeyValuePairs<String, ControlEvent<UIRotationGestureRecognizer, (rotation: CGFloat, velocity: CGFloat)>>)
    }

    mutating func addUISceneEvents() {
        add(
            ["willConnectTo": .willConnectTo]
                as KeyValuePairs<String, ControlEvent<UIScene, (session: UISceneSession, connectionOptions: UIScene.ConnectionOptions)>>)
        add(
            [
                "restoreInteractionState": .restoreInteractionState, "continueActivity": .continueActivity,
                "didUpdateActivity": .didUpdateActivity,
            ] as KeyValuePairs<String, ControlEvent<UIScene, NSUserActivity>>)
        add(["openURLContexts": .openURLContexts] as KeyValuePairs<String, ControlEvent<UIScene, Set<UIOpenURLContext>>>)
        add(["willContinueActivity": .willContinueActivity] as KeyValuePairs<String, ControlEvent<UIScene, String>>)
        add(
            [
                "didDisconnect": .didDisconnect, "willEnterForeground": .willEnterForeground, "didBecomeActive": .didBecomeActive,
                "willResignActive": .willResignActive, "didEnterBackground": .didEnterBackground,
            ] as KeyValuePairs<String, ControlEvent<UIScene, Void>>)
    }

    mutating func addUISceneQuestions() {
        add(["stateRestorationActivity": .stateRestorationActivity] as KeyValuePairs<String, Question<UIScene, Void, NSUserActivity?>>)
    }

    mutating func addUIScrollViewEvents() {
        add(["didEndZooming": .didEndZooming] as KeyValuePairs<String, ControlEvent<UIScrollView, (view: UIView?, scale: CGFloat)>>)
        add(["didEndDragging": .didEndDragging] as KeyValuePairs<String, ControlEvent<UIScrollView, Bool>>)
        add(["didZoom": .didZoom] as KeyValuePairs<String, ControlEvent<UIScrollView, CGFloat>>)
        add(
            [
                "didScroll": .didScroll, "willBeginDragging": .willBeginDragging, "willBeginDecelerating": .willBeginDecelerating,
                "didEndDecelerating": .didEndDecelerating, "didEndScrollingAnimation": .didEndScrollingAnimation,
                "didScrollToTop": .didScrollToTop,
            ] as KeyValuePairs<String, ControlEvent<UIScrollView, CGPoint>>)
        add(
            ["didChangeAdjustedContentInset": .didChangeAdjustedContentInset]
                as KeyValuePairs<String, ControlEvent<UIScrollView, UIEdgeInsets>>)
        add(["willBeginZooming": .willBeginZooming] as KeyValuePairs<String, ControlEvent<UIScrollView, UIView?>>)
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
        add(
            [
                "textDidBeginEditing": .textDidBeginEditing, "textDidEndEditing": .textDidEndEditing,
                "searchButtonClicked": .searchButtonClicked,
            ] as KeyValuePairs<String, ControlEvent<UISearchBar, String>>)
        add(["textDidChange": .textDidChange] as KeyValuePairs<String, ControlEvent<UISearchBar, String>>)
        add(
            [
                "bookmarkButtonClicked": .bookmarkButtonClicked, "resultsListButtonClicked": .resultsListButtonClicked,
                "cancelButtonClicked": .cancelButtonClicked,
            ] as KeyValuePairs<String, ControlEvent<UISearchBar, Void>>)
    }
}
