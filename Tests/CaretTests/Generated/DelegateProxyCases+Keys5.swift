// Made by `make keys` from Sources/Caret and Sources/CaretMaps. Do not edit.

import CaretMaps

extension DelegateProxyCases {
    mutating func addUIScene() {
        notified("continueActivity", .continueActivity as ControlEvent<UIScene, NSUserActivity>, (any UIWindowSceneDelegate).self) {
            d, s, a in d.scene(s, continue: a[0])
        }
        notified("didBecomeActive", .didBecomeActive as ControlEvent<UIScene, Void>, (any UIWindowSceneDelegate).self) { d, s, _ in
            d.sceneDidBecomeActive(s)
        }
        notified("didDisconnect", .didDisconnect as ControlEvent<UIScene, Void>, (any UIWindowSceneDelegate).self) { d, s, _ in
            d.sceneDidDisconnect(s)
        }
        notified("didEnterBackground", .didEnterBackground as ControlEvent<UIScene, Void>, (any UIWindowSceneDelegate).self) { d, s, _ in
            d.sceneDidEnterBackground(s)
        }
        notified("didUpdateActivity", .didUpdateActivity as ControlEvent<UIScene, NSUserActivity>, (any UIWindowSceneDelegate).self) {
            d, s, a in d.scene(s, didUpdate: a[0])
        }
        notified("openURLContexts", .openURLContexts as ControlEvent<UIScene, Set<UIOpenURLContext>>, (any UIWindowSceneDelegate).self) {
            d, s, a in d.scene(s, openURLContexts: a[0])
        }
        notified(
            "restoreInteractionState", .restoreInteractionState as ControlEvent<UIScene, NSUserActivity>, (any UIWindowSceneDelegate).self
        ) { d, s, a in d.scene(s, restoreInteractionStateWith: a[0]) }
        asked(
            "stateRestorationActivity", .stateRestorationActivity as Question<UIScene, Void, NSUserActivity?>,
            (any UIWindowSceneDelegate).self
        ) { d, s, _ in d.stateRestorationActivity(for: s) }
        notified(
            "willConnectTo",
            .willConnectTo as ControlEvent<UIScene, (session: UISceneSession, connectionOptions: UIScene.ConnectionOptions)>,
            (any UIWindowSceneDelegate).self
        ) { d, s, a in d.scene(s, willConnectTo: a[0], options: a[1]) }
        notified("willContinueActivity", .willContinueActivity as ControlEvent<UIScene, String>, (any UIWindowSceneDelegate).self) {
            d, s, a in d.scene(s, willContinueUserActivityWithType: a[0])
        }
        notified("willEnterForeground", .willEnterForeground as ControlEvent<UIScene, Void>, (any UIWindowSceneDelegate).self) { d, s, _ in
            d.sceneWillEnterForeground(s)
        }
        notified("willResignActive", .willResignActive as ControlEvent<UIScene, Void>, (any UIWindowSceneDelegate).self) { d, s, _ in
            d.sceneWillResignActive(s)
        }
    }

    mutating func addUIScrollView() {
        notified(
            "didChangeAdjustedContentInset", .didChangeAdjustedContentInset as ControlEvent<UIScrollView, UIEdgeInsets>,
            (any UIScrollViewDelegate).self
        ) { d, s, _ in d.scrollViewDidChangeAdjustedContentInset(s) }
        notified("didEndDecelerating", .didEndDecelerating as ControlEvent<UIScrollView, CGPoint>, (any UIScrollViewDelegate).self) {
            d, s, _ in d.scrollViewDidEndDecelerating(s)
        }
        notified("didEndDragging", .didEndDragging as ControlEvent<UIScrollView, Bool>, (any UIScrollViewDelegate).self) { d, s, a in
            d.scrollViewDidEndDragging(s, willDecelerate: a[0])
        }
        notified(
            "didEndScrollingAnimation", .didEndScrollingAnimation as ControlEvent<UIScrollView, CGPoint>, (any UIScrollViewDelegate).self
        ) { d, s, _ in d.scrollViewDidEndScrollingAnimation(s) }
        notified(
            "didEndZooming", .didEndZooming as ControlEvent<UIScrollView, (view: UIView?, scale: CGFloat)>, (any UIScrollViewDelegate).self
        ) { d, s, a in d.scrollViewDidEndZooming(s, with: a[0], atScale: a[1]) }
        notified("didScroll", .didScroll as ControlEvent<UIScrollView, CGPoint>, (any UIScrollViewDelegate).self) { d, s, _ in
            d.scrollViewDidScroll(s)
        }
        notified("didScrollToTop", .didScrollToTop as ControlEvent<UIScrollView, CGPoint>, (any UIScrollViewDelegate).self) { d, s, _ in
            d.scrollViewDidScrollToTop(s)
        }
        notified("didZoom", .didZoom as ControlEvent<UIScrollView, CGFloat>, (any UIScrollViewDelegate).self) { d, s, _ in
            d.scrollViewDidZoom(s)
        }
        agreed("shouldScrollToTop", .shouldScrollToTop as Question<UIScrollView, Void, Bool>, (any UIScrollViewDelegate).self) { d, s, _ in
            d.scrollViewShouldScrollToTop(s)
        }
        asked("viewForZooming", .viewForZooming as Question<UIScrollView, Void, UIView?>, (any UIScrollViewDelegate).self) { d, s, _ in
            d.viewForZooming(in: s)
        }
        notified("willBeginDecelerating", .willBeginDecelerating as ControlEvent<UIScrollView, CGPoint>, (any UIScrollViewDelegate).self) {
            d, s, _ in d.scrollViewWillBeginDecelerating(s)
        }
        notified("willBeginDragging", .willBeginDragging as ControlEvent<UIScrollView, CGPoint>, (any UIScrollViewDelegate).self) {
            d, s, _ in d.scrollViewWillBeginDragging(s)
        }
        notified("willBeginZooming", .willBeginZooming as ControlEvent<UIScrollView, UIView?>, (any UIScrollViewDelegate).self) { d, s, a in
            d.scrollViewWillBeginZooming(s, with: a[0])
        }
    }

    mutating func addUISearchBar() {
        notified("bookmarkButtonClicked", .bookmarkButtonClicked as ControlEvent<UISearchBar, Void>, (any UISearchBarDelegate).self) {
            d, s, _ in d.searchBarBookmarkButtonClicked(s)
        }
        notified("cancelButtonClicked", .cancelButtonClicked as ControlEvent<UISearchBar, Void>, (any UISearchBarDelegate).self) {
            d, s, _ in d.searchBarCancelButtonClicked(s)
        }
        asked("position", .position as Question<UISearchBar, Void, UIBarPosition>, (any UISearchBarDelegate).self) { d, s, _ in
            d.position(for: s)
        }
        notified("resultsListButtonClicked", .resultsListButtonClicked as ControlEvent<UISearchBar, Void>, (any UISearchBarDelegate).self) {
            d, s, _ in d.searchBarResultsListButtonClicked(s)
        }
        notified("searchButtonClicked", .searchButtonClicked as ControlEvent<UISearchBar, String>, (any UISearchBarDelegate).self) {
            d, s, _ in d.searchBarSearchButtonClicked(s)
        }
        notified(
            "selectedScopeButtonIndexDidChange", .selectedScopeButtonIndexDidChange as ControlEvent<UISearchBar, Int>,
            (any UISearchBarDelegate).self
        ) { d, s, a in d.searchBar(s, selectedScopeButtonIndexDidChange: a[0]) }
        agreed("shouldBeginEditing", .shouldBeginEditing as Question<UISearchBar, Void, Bool>, (any UISearchBarDelegate).self) { d, s, _ in
            d.searchBarShouldBeginEditing(s)
        }
        agreed(
            "shouldChangeTextIn", .shouldChangeTextIn as Question<UISearchBar, (range: NSRange, text: String), Bool>,
            (any UISearchBarDelegate).self
        ) { d, s, a in d.searchBar(s, shouldChangeTextIn: a[0], replacementText: a[1]) }
        agreed("shouldEndEditing", .shouldEndEditing as Question<UISearchBar, Void, Bool>, (any UISearchBarDelegate).self) { d, s, _ in
            d.searchBarShouldEndEditing(s)
        }
        notified("textDidBeginEditing", .textDidBeginEditing as ControlEvent<UISearchBar, String>, (any UISearchBarDelegate).self) {
            d, s, _ in d.searchBarTextDidBeginEditing(s)
        }
        notified("textDidChange", .textDidChange as ControlEvent<UISearchBar, String>, (any UISearchBarDelegate).self) { d, s, a in
            d.searchBar(s, textDidChange: a[0])
        }
        notified("textDidEndEditing", .textDidEndEditing as ControlEvent<UISearchBar, String>, (any UISearchBarDelegate).self) { d, s, _ in
            d.searchBarTextDidEndEditing(s)
        }
    }

    mutating func addUISearchController() {
        notified("didDismiss", .didDismiss as ControlEvent<UISearchController, Void>, (any UISearchControllerDelegate).self) { d, s, _ in
            d.didDismissSearchController(s)
        }
        notified("didPresent", .didPresent as ControlEvent<UISearchController, Void>, (any UISearchControllerDelegate).self) { d, s, _ in
            d.didPresentSearchController(s)
        }
        notified(
            "didSelectSuggestion", .didSelectSuggestion as ControlEvent<UISearchController, any UISearchSuggestion>,
            (any UISearchResultsUpdating).self
        ) { d, s, a in d.updateSearchResults(for: s, selecting: a[0]) }
        notified("present", .present as ControlEvent<UISearchController, Void>, (any UISearchControllerDelegate).self) { d, s, _ in
            d.presentSearchController(s)
        }
        notified("update", .update as ControlEvent<UISearchController, Void>, (any UISearchResultsUpdating).self) { d, s, _ in
            d.updateSearchResults(for: s)
        }
        notified("willDismiss", .willDismiss as ControlEvent<UISearchController, Void>, (any UISearchControllerDelegate).self) { d, s, _ in
            d.willDismissSearchController(s)
        }
        notified("willPresent", .willPresent as ControlEvent<UISearchController, Void>, (any UISearchControllerDelegate).self) { d, s, _ in
            d.willPresentSearchController(s)
        }
    }

    mutating func addUISearchTextField() {
        notified(
            "didSelectSuggestion", .didSelectSuggestion as ControlEvent<UISearchTextField, any UISearchSuggestion>,
            (any UISearchTextFieldDelegate).self
        ) { d, s, a in d.searchTextField(s, didSelect: a[0]) }
    }

    mutating func addUISheetPresentationController() {
        notified(
            "didChangeSelectedDetentIdentifier", .didChangeSelectedDetentIdentifier as ControlEvent<UISheetPresentationController, Void>,
            (any UISheetPresentationControllerDelegate).self
        ) { d, s, _ in d.sheetPresentationControllerDidChangeSelectedDetentIdentifier(s) }
    }

    mutating func addUISplitViewController() {
        asked(
            "collapseSecondary",
            .collapseSecondary as Question<UISplitViewController, (secondary: UIViewController, primary: UIViewController), Bool>,
            (any UISplitViewControllerDelegate).self
        ) { d, s, a in d.splitViewController(s, collapseSecondary: a[0], onto: a[1]) }
        notified("didCollapse", .didCollapse as ControlEvent<UISplitViewController, Void>, (any UISplitViewControllerDelegate).self) {
            d, s, _ in d.splitViewControllerDidCollapse(s)
        }
        notified("didExpand", .didExpand as ControlEvent<UISplitViewController, Void>, (any UISplitViewControllerDelegate).self) {
            d, s, _ in d.splitViewControllerDidExpand(s)
        }
        asked(
            "displayModeForExpanding",
            .displayModeForExpanding
                as Question<UISplitViewController, UISplitViewController.DisplayMode, UISplitViewController.DisplayMode>,
            (any UISplitViewControllerDelegate).self
        ) { d, s, a in d.splitViewController(s, displayModeForExpandingToProposedDisplayMode: a[0]) }
        notified(
            "edgeGestureDidEnd", .edgeGestureDidEnd as ControlEvent<UISplitViewController, Void>, (any UISplitViewControllerDelegate).self
        ) { d, s, _ in d.splitViewControllerInteractivePresentationGestureDidEnd(s) }
        notified(
            "edgeGestureWillBegin", .edgeGestureWillBegin as ControlEvent<UISplitViewController, Void>,
            (any UISplitViewControllerDelegate).self
        ) { d, s, _ in d.splitViewControllerInteractivePresentationGestureWillBegin(s) }
        asked(
            "preferredInterfaceOrientation",
            .preferredInterfaceOrientation as Question<UISplitViewController, Void, UIInterfaceOrientation>,
            (any UISplitViewControllerDelegate).self
        ) { d, s, _ in d.splitViewControllerPreferredInterfaceOrientationForPresentation(s) }
        asked(
            "primaryForCollapsing", .primaryForCollapsing as Question<UISplitViewController, Void, UIViewController?>,
            (any UISplitViewControllerDelegate).self
        ) { d, s, _ in d.primaryViewController(forCollapsing: s) }
        asked(
            "primaryForExpanding", .primaryForExpanding as Question<UISplitViewController, Void, UIViewController?>,
            (any UISplitViewControllerDelegate).self
        ) { d, s, _ in d.primaryViewController(forExpanding: s) }
        asked(
            "separateSecondary", .separateSecondary as Question<UISplitViewController, UIViewController, UIViewController?>,
            (any UISplitViewControllerDelegate).self
        ) { d, s, a in d.splitViewController(s, separateSecondaryFrom: a[0]) }
        asked(
            "show", .show as Question<UISplitViewController, (controller: UIViewController, sender: Any?), Bool>,
            (any UISplitViewControllerDelegate).self
        ) { d, s, a in d.splitViewController(s, show: a[0], sender: a[1]) }
        asked(
            "showDetail", .showDetail as Question<UISplitViewController, (detail: UIViewController, sender: Any?), Bool>,
            (any UISplitViewControllerDelegate).self
        ) { d, s, a in d.splitViewController(s, showDetail: a[0], sender: a[1]) }
        asked(
            "supportedInterfaceOrientations",
            .supportedInterfaceOrientations as Question<UISplitViewController, Void, UIInterfaceOrientationMask>,
            (any UISplitViewControllerDelegate).self
        ) { d, s, _ in d.splitViewControllerSupportedInterfaceOrientations(s) }
        asked(
            "topColumnForCollapsing",
            .topColumnForCollapsing as Question<UISplitViewController, UISplitViewController.Column, UISplitViewController.Column>,
            (any UISplitViewControllerDelegate).self
        ) { d, s, a in d.splitViewController(s, topColumnForCollapsingToProposedTopColumn: a[0]) }
        notified(
            "willChangeDisplayMode", .willChangeDisplayMode as ControlEvent<UISplitViewController, UISplitViewController.DisplayMode>,
            (any UISplitViewControllerDelegate).self
        ) { d, s, a in d.splitViewController(s, willChangeTo: a[0]) }
        notified(
            "willHideColumn", .willHideColumn as ControlEvent<UISplitViewController, UISplitViewController.Column>,
            (any UISplitViewControllerDelegate).self
        ) { d, s, a in d.splitViewController(s, willHide: a[0]) }
        notified(
            "willShowColumn", .willShowColumn as ControlEvent<UISplitViewController, UISplitViewController.Column>,
            (any UISplitViewControllerDelegate).self
        ) { d, s, a in d.splitViewController(s, willShow: a[0]) }
    }
}
