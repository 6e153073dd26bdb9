// Made by `make keys` from Sources/Caret and Sources/CaretMaps. Do not edit.

import CaretMaps

extension MemoryCases {
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
                "searchButtonClicked": .searchButtonClicked, "bookmarkButtonClicked": .bookmarkButtonClicked,
                "resultsListButtonClicked": .resultsListButtonClicked, "cancelButtonClicked": .cancelButtonClicked,
            ] as KeyValuePairs<String, ControlEvent<UISearchBar, Void>>)
    }

    mutating func addUISearchBarQuestions() {
        add(
            ["shouldChangeTextIn": .shouldChangeTextIn]
                as KeyValuePairs<String, Question<UISearchBar, (range: NSRange, text: String), Bool>>)
        add(
            ["shouldBeginEditing": .shouldBeginEditing, "shouldEndEditing": .shouldEndEditing]
                as KeyValuePairs<String, Question<UISearchBar, Void, Bool>>)
        add(["position": .position] as KeyValuePairs<String, Question<UISearchBar, Void, UIBarPosition>>)
    }

    mutating func addUISearchControllerEvents() {
        add(
            [
                "willPresent": .willPresent, "didPresent": .didPresent, "willDismiss": .willDismiss, "didDismiss": .didDismiss,
                "present": .present,
            ] as KeyValuePairs<String, ControlEvent<UISearchController, Void>>)
        add(["update": .update] as KeyValuePairs<String, ControlEvent<UISearchController, Void>>)
        add(
            ["didSelectSuggestion": .didSelectSuggestion] as KeyValuePairs<String, ControlEvent<UISearchController, any UISearchSuggestion>>
        )
    }

    mutating func addUISearchTextFieldEvents() {
        add(["didSelectSuggestion": .didSelectSuggestion] as KeyValuePairs<String, ControlEvent<UISearchTextField, any UISearchSuggestion>>)
    }
}
