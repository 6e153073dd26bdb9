import CaretMaps

@testable import Caret
@testable import CaretMaps

extension EventTable {
    func addControllers() {
        addNavigation()
        addTransitioning()
        addPresentation()
        addPopover()
        addSheet()
        addTabBarController()
        addSplit()
        addSearch()
        addSearchUpdates()
        addPage()
        addPageData()
        addColorPicker()
        addFontPicker()
        addImagePicker()
        addDocumentPicker()
    }

    private func addNavigation() {
        let rows = rows(UINavigationController.self) { $0.navigationProxy as any UINavigationControllerDelegate }
        rows.event("willShow", .willShow) { $0.navigationController($1.sender, willShow: $1[0], animated: $1[1]) }
        rows.event("didShow", .didShow) { $0.navigationController($1.sender, didShow: $1[0], animated: $1[1]) }
        rows.question(.animationControllerForOperation) {
            $0.navigationController($1.sender, animationControllerFor: $1[0], from: $1[1], to: $1[2])
        }
        rows.question(.interactionController) { $0.navigationController($1.sender, interactionControllerFor: $1[0]) }
        rows.question(.supportedInterfaceOrientations) { $0.navigationControllerSupportedInterfaceOrientations($1.sender) }
        rows.question(.preferredInterfaceOrientation) { $0.navigationControllerPreferredInterfaceOrientationForPresentation($1.sender) }
    }

    private func addTransitioning() {
        let rows = rows(UIViewController.self) { $0.transitioningProxy as any UIViewControllerTransitioningDelegate }
        rows.question(.animationControllerForPresented) { $0.animationController(forPresented: $1[0], presenting: $1[1], source: $1[2]) }
        rows.question(.animationControllerForDismissed) { $0.animationController(forDismissed: $1[0]) }
        rows.question(.presentationControllerForPresented) {
            $0.presentationController(forPresented: $1[0], presenting: $1[1], source: $1[2])
        }
        rows.question(.interactionControllerForPresentation) { $0.interactionControllerForPresentation(using: $1[0]) }
        rows.question(.interactionControllerForDismissal) { $0.interactionControllerForDismissal(using: $1[0]) }
    }

    private func addPresentation() {
        let rows = rows(UIPresentationController.self) { $0.presentationProxy as any UIAdaptivePresentationControllerDelegate }
        rows.question(.adaptivePresentationStyle) { $0.adaptivePresentationStyle(for: $1.sender) }
        rows.question(.adaptivePresentationStyleForTraits) { $0.adaptivePresentationStyle(for: $1.sender, traitCollection: $1[0]) }
        rows.question(.viewControllerForAdaptivePresentationStyle) {
            $0.presentationController($1.sender, viewControllerForAdaptivePresentationStyle: $1[0])
        }
        rows.event("prepareAdaptive", .prepareAdaptive) { $0.presentationController($1.sender, prepare: $1[0]) }
        rows.event("willPresentWithAdaptiveStyle", .willPresentWithAdaptiveStyle) {
            $0.presentationController($1.sender, willPresentWithAdaptiveStyle: $1[0], transitionCoordinator: $1[1])
        }
        rows.event("willDismiss", .willDismiss) { $0.presentationControllerWillDismiss($1.sender) }
        rows.event("didDismiss", .didDismiss) { $0.presentationControllerDidDismiss($1.sender) }
        rows.event("didAttemptToDismiss", .didAttemptToDismiss) { $0.presentationControllerDidAttemptToDismiss($1.sender) }
        rows.question(.shouldDismiss) { $0.presentationControllerShouldDismiss($1.sender) }
    }

    private func addPopover() {
        let rows = rows(UIPopoverPresentationController.self) { $0.presentationProxy as any UIPopoverPresentationControllerDelegate }
        rows.event("prepareForPopover", .prepareForPopover) { $0.prepareForPopoverPresentation($1.sender) }
    }

    private func addSheet() {
        let rows = rows(UISheetPresentationController.self) { $0.presentationProxy as any UISheetPresentationControllerDelegate }
        rows.event("didChangeSelectedDetentIdentifier", .didChangeSelectedDetentIdentifier) {
            $0.sheetPresentationControllerDidChangeSelectedDetentIdentifier($1.sender)
        }
    }

    private func addTabBarController() {
        let rows = rows(UITabBarController.self) { $0.tabsProxy as any UITabBarControllerDelegate }
        rows.question(.shouldSelect) { $0.tabBarController($1.sender, shouldSelect: $1[0]) }
        rows.event("didSelect", .didSelect) { $0.tabBarController($1.sender, didSelect: $1[0]) }
        rows.question(.shouldSelectTab) { $0.tabBarController($1.sender, shouldSelectTab: $1[0]) }
        rows.event("didSelectTab", .didSelectTab) { $0.tabBarController($1.sender, didSelectTab: $1[0], previousTab: $1[1]) }
        rows.question(.animationControllerForTransition) {
            $0.tabBarController($1.sender, animationControllerForTransitionFrom: $1[0], to: $1[1])
        }
        rows.question(.interactionController) { $0.tabBarController($1.sender, interactionControllerFor: $1[0]) }
        rows.question(.supportedInterfaceOrientations) { $0.tabBarControllerSupportedInterfaceOrientations($1.sender) }
        rows.question(.preferredInterfaceOrientation) { $0.tabBarControllerPreferredInterfaceOrientationForPresentation($1.sender) }
    }

    private func addSplit() {
        let rows = rows(UISplitViewController.self) { $0.splitProxy as any UISplitViewControllerDelegate }
        rows.event("willChangeDisplayMode", .willChangeDisplayMode) { $0.splitViewController($1.sender, willChangeTo: $1[0]) }
        rows.question(.topColumnForCollapsing) { $0.splitViewController($1.sender, topColumnForCollapsingToProposedTopColumn: $1[0]) }
        rows.question(.displayModeForExpanding) { $0.splitViewController($1.sender, displayModeForExpandingToProposedDisplayMode: $1[0]) }
        rows.event("didCollapse", .didCollapse) { $0.splitViewControllerDidCollapse($1.sender) }
        rows.event("didExpand", .didExpand) { $0.splitViewControllerDidExpand($1.sender) }
        rows.event("edgeGestureWillBegin", .edgeGestureWillBegin) {
            $0.splitViewControllerInteractivePresentationGestureWillBegin($1.sender)
        }
        rows.event("edgeGestureDidEnd", .edgeGestureDidEnd) { $0.splitViewControllerInteractivePresentationGestureDidEnd($1.sender) }
        rows.question(.primaryForCollapsing) { $0.primaryViewController(forCollapsing: $1.sender) }
        rows.question(.primaryForExpanding) { $0.primaryViewController(forExpanding: $1.sender) }
        rows.event("willShowColumn", .willShowColumn) { $0.splitViewController($1.sender, willShow: $1[0]) }
        rows.event("willHideColumn", .willHideColumn) { $0.splitViewController($1.sender, willHide: $1[0]) }
        rows.question(.collapseSecondary) { $0.splitViewController($1.sender, collapseSecondary: $1[0], onto: $1[1]) }
        rows.question(.separateSecondary) { $0.splitViewController($1.sender, separateSecondaryFrom: $1[0]) }
        rows.question(.showDetail) { $0.splitViewController($1.sender, showDetail: $1[0], sender: $1[1]) }
        rows.question(.show) { $0.splitViewController($1.sender, show: $1[0], sender: $1[1]) }
        rows.question(.supportedInterfaceOrientations) { $0.splitViewControllerSupportedInterfaceOrientations($1.sender) }
        rows.question(.preferredInterfaceOrientation) { $0.splitViewControllerPreferredInterfaceOrientationForPresentation($1.sender) }
    }

    private func addSearch() {
        let rows = rows(UISearchController.self) { $0.searchProxy as any UISearchControllerDelegate }
        rows.event("willPresent", .willPresent) { $0.willPresentSearchController($1.sender) }
        rows.event("didPresent", .didPresent) { $0.didPresentSearchController($1.sender) }
        rows.event("willDismiss", .willDismiss) { $0.willDismissSearchController($1.sender) }
        rows.event("didDismiss", .didDismiss) { $0.didDismissSearchController($1.sender) }
        rows.event("present", .present) { $0.presentSearchController($1.sender) }
    }

    private func addSearchUpdates() {
        let rows = rows(UISearchController.self) { $0.searchUpdatesProxy as any UISearchResultsUpdating }
        rows.event("update", .update) { $0.updateSearchResults(for: $1.sender) }
        rows.event("didSelectSuggestion", .didSelectSuggestion) { $0.updateSearchResults(for: $1.sender, selecting: $1[0]) }
    }

    private func addPage() {
        let rows = rows(UIPageViewController.self) { $0.pageProxy as any UIPageViewControllerDelegate }
        rows.event("willTransition", .willTransition) { $0.pageViewController($1.sender, willTransitionTo: $1[0]) }
        rows.event("didFinishAnimating", .didFinishAnimating) {
            $0.pageViewController($1.sender, didFinishAnimating: $1[0], previousViewControllers: $1[1], transitionCompleted: $1[2])
        }
        rows.question(.spineLocation) { $0.pageViewController($1.sender, spineLocationFor: $1[0]) }
        rows.question(.supportedInterfaceOrientations) { $0.pageViewControllerSupportedInterfaceOrientations($1.sender) }
        rows.question(.preferredInterfaceOrientation) { $0.pageViewControllerPreferredInterfaceOrientationForPresentation($1.sender) }
    }

    private func addPageData() {
        let rows = rows(UIPageViewController.self) { $0.pageDataProxy as any UIPageViewControllerDataSource }
        rows.question(.viewControllerBefore) { $0.pageViewController($1.sender, viewControllerBefore: $1[0]) }
        rows.question(.viewControllerAfter) { $0.pageViewController($1.sender, viewControllerAfter: $1[0]) }
        rows.question(.presentationCount) { $0.presentationCount(for: $1.sender) }
        rows.question(.presentationIndex) { $0.presentationIndex(for: $1.sender) }
    }

    private func addColorPicker() {
        let rows = rows(UIColorPickerViewController.self) { $0.colorPickerProxy as any UIColorPickerViewControllerDelegate }
        rows.event("didSelect", .didSelect) { $0.colorPickerViewController($1.sender, didSelect: $1[0], continuously: $1[1]) }
        rows.event("didFinish", .didFinish) { $0.colorPickerViewControllerDidFinish($1.sender) }
        rows.event("didSelectColor", .didSelectColor) { $0.colorPickerViewControllerDidSelectColor($1.sender) }
    }

    private func addFontPicker() {
        let rows = rows(UIFontPickerViewController.self) { $0.fontPickerProxy as any UIFontPickerViewControllerDelegate }
        rows.event("didPickFont", .didPickFont) { $0.fontPickerViewControllerDidPickFont($1.sender) }
        rows.event("didCancel", .didCancel) { $0.fontPickerViewControllerDidCancel($1.sender) }
    }

    private func addImagePicker() {
        let rows = rows(UIImagePickerController.self) { $0.imagePickerProxy as any UIImagePickerControllerDelegate }
        rows.eventWithoutSequence("didFinishPickingMedia", .didFinishPickingMedia) {
            $0.imagePickerController($1.sender, didFinishPickingMediaWithInfo: $1[0])
        }
        rows.event("didCancel", .didCancel) { $0.imagePickerControllerDidCancel($1.sender) }
    }

    private func addDocumentPicker() {
        let rows = rows(UIDocumentPickerViewController.self) { $0.documentPickerProxy as any UIDocumentPickerDelegate }
        rows.event("didPickDocuments", .didPickDocuments) { $0.documentPicker($1.sender, didPickDocumentsAt: $1[0]) }
        rows.event("wasCancelled", .wasCancelled) { $0.documentPickerWasCancelled($1.sender) }
    }
}
