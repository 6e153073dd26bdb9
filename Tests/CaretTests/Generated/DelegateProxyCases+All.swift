// Made by `make keys` from Sources/Caret and Sources/CaretMaps. Do not edit.

import CaretMaps

extension DelegateProxyCases {
    /// The names of all events and questions of delegates.
    nonisolated static let names: [String] = """
        CALayer.action CALayer.display CALayer.draw CALayer.layoutSublayers CALayer.willDraw CLLocationManager.didChangeAuthorization
        CLLocationManager.didChangeAuthorizationStatus CLLocationManager.didDetermineState CLLocationManager.didEnterRegion
        CLLocationManager.didExitRegion CLLocationManager.didFail CLLocationManager.didFailRanging CLLocationManager.didRange
        CLLocationManager.didRangeBeacons CLLocationManager.didStartMonitoring CLLocationManager.didUpdateLocations
        CLLocationManager.didVisit CLLocationManager.monitoringDidFail CLLocationManager.rangingBeaconsDidFail
        MKMapView.calloutAccessoryTapped MKMapView.clusterAnnotation MKMapView.didAddRenderers MKMapView.didAddViews
        MKMapView.didChangeDragState MKMapView.didChangeUserTrackingMode MKMapView.didChangeVisibleRegion MKMapView.didDeselect
        MKMapView.didDeselectView MKMapView.didFailToLocateUser MKMapView.didSelect MKMapView.didSelectView MKMapView.didStopLocatingUser
        MKMapView.didUpdateUserLocation MKMapView.regionDidChange MKMapView.regionWillChange MKMapView.rendererForOverlay
        MKMapView.viewForAnnotation MKMapView.willStartLocatingUser NSUserActivity.willSave UIApplication.configurationForConnectingScene
        UIApplication.continueActivity UIApplication.didBecomeActive UIApplication.didDecodeRestorableState
        UIApplication.didDiscardSceneSessions UIApplication.didEnterBackground UIApplication.didFinishLaunching
        UIApplication.didFinishLaunchingWithOptions UIApplication.didReceiveMemoryWarning UIApplication.openURL
        UIApplication.performAction UIApplication.performFetch UIApplication.shouldRestoreApplicationState
        UIApplication.shouldRestoreSecureApplicationState UIApplication.shouldSaveApplicationState
        UIApplication.shouldSaveSecureApplicationState UIApplication.supportedInterfaceOrientations
        UIApplication.viewControllerWithRestorationIdentifierPath UIApplication.willContinueActivity
        UIApplication.willEncodeRestorableState UIApplication.willEnterForeground UIApplication.willFinishLaunchingWithOptions
        UIApplication.willResignActive UIApplication.willTerminate UICollectionView.canEditItem UICollectionView.canFocusItem
        UICollectionView.canHandleDrop UICollectionView.canMoveItem UICollectionView.canPerformPrimaryActionForItem
        UICollectionView.cancelPrefetchingForItems UICollectionView.cellForItem UICollectionView.contextMenuConfigurationForItem
        UICollectionView.contextMenuConfigurationForItems UICollectionView.didBeginMultipleSelection UICollectionView.didDeselectItem
        UICollectionView.didEndDisplayingCell UICollectionView.didEndDisplayingSupplementaryView UICollectionView.didEndMultipleSelection
        UICollectionView.didHighlightItem UICollectionView.didSelectItem UICollectionView.didUnhighlightItem
        UICollectionView.didUpdateFocus UICollectionView.dismissalPreviewForItem UICollectionView.dragItems
        UICollectionView.dragPreviewParameters UICollectionView.dragSessionAllowsMoveOperation UICollectionView.dragSessionDidEnd
        UICollectionView.dragSessionIsRestrictedToDraggingApplication UICollectionView.dragSessionWillBegin
        UICollectionView.dropPreviewParameters UICollectionView.dropSessionDidEnd UICollectionView.dropSessionDidEnter
        UICollectionView.dropSessionDidExit UICollectionView.dropSessionDidUpdate UICollectionView.highlightPreviewForItem
        UICollectionView.indexPathForIndexTitle UICollectionView.indexPathForPreferredFocusedView UICollectionView.indexTitles
        UICollectionView.insetForSection UICollectionView.itemsForAdding UICollectionView.minimumInteritemSpacingForSection
        UICollectionView.minimumLineSpacingForSection UICollectionView.moveItem UICollectionView.numberOfItemsInSection
        UICollectionView.numberOfSections UICollectionView.performDrop UICollectionView.performPrimaryActionForItem
        UICollectionView.prefetchItems UICollectionView.previewForDismissingContextMenu UICollectionView.previewForHighlightingContextMenu
        UICollectionView.referenceSizeForFooterInSection UICollectionView.referenceSizeForHeaderInSection
        UICollectionView.selectionFollowsFocus UICollectionView.shouldBeginMultipleSelection UICollectionView.shouldDeselectItem
        UICollectionView.shouldHighlightItem UICollectionView.shouldSelectItem UICollectionView.shouldUpdateFocus
        UICollectionView.sizeForItem UICollectionView.targetContentOffset UICollectionView.targetIndexPathForMove
        UICollectionView.targetIndexPathForMoveOfItem UICollectionView.transitionLayout UICollectionView.viewForSupplementaryElement
        UICollectionView.willDisplayCell UICollectionView.willDisplayContextMenu UICollectionView.willDisplaySupplementaryView
        UICollectionView.willEndContextMenuInteraction UICollectionView.willPerformPreviewAction UIColorPickerViewController.didFinish
        UIColorPickerViewController.didSelect UIColorPickerViewController.didSelectColor UIContextMenuInteraction.configuration
        UIContextMenuInteraction.dismissalPreview UIContextMenuInteraction.highlightPreview
        UIContextMenuInteraction.previewForDismissingMenu UIContextMenuInteraction.previewForHighlightingMenu
        UIContextMenuInteraction.willDisplayMenu UIContextMenuInteraction.willEnd UIContextMenuInteraction.willPerformPreviewAction
        UIDocumentPickerViewController.didPickDocuments UIDocumentPickerViewController.wasCancelled UIDragInteraction.dragItems
        UIDragInteraction.itemsForAdding UIDragInteraction.previewForCancelling UIDragInteraction.previewForLifting
        UIDragInteraction.sessionAllowsMoveOperation UIDragInteraction.sessionDidEnd UIDragInteraction.sessionDidMove
        UIDragInteraction.sessionIsRestrictedToDraggingApplication UIDragInteraction.sessionWillAdd UIDragInteraction.sessionWillBegin
        UIDragInteraction.sessionWillEnd UIDragInteraction.willAnimateCancel UIDragInteraction.willAnimateLift
        UIDropInteraction.canHandleDrop UIDropInteraction.concludeDrop UIDropInteraction.performDrop UIDropInteraction.previewForDropping
        UIDropInteraction.sessionDidEnd UIDropInteraction.sessionDidEnter UIDropInteraction.sessionDidExit
        UIDropInteraction.sessionDidUpdate UIDropInteraction.willAnimateDrop UIEditMenuInteraction.menu UIEditMenuInteraction.targetRect
        UIEditMenuInteraction.willDismissMenu UIEditMenuInteraction.willPresentMenu UIFindInteraction.didBegin UIFindInteraction.didEnd
        UIFindInteraction.session UIFontPickerViewController.didCancel UIFontPickerViewController.didPickFont
        UIGestureRecognizer.shouldBeRequiredToFailBy UIGestureRecognizer.shouldBegin UIGestureRecognizer.shouldReceiveEvent
        UIGestureRecognizer.shouldReceivePress UIGestureRecognizer.shouldReceiveTouch
        UIGestureRecognizer.shouldRecognizeSimultaneouslyWith UIGestureRecognizer.shouldRequireFailureOf UIImagePickerController.didCancel
        UIImagePickerController.didFinishPickingMedia UILargeContentViewerInteraction.didEnd UILargeContentViewerInteraction.item
        UILargeContentViewerInteraction.viewController UINavigationBar.didPop UINavigationBar.didPush UINavigationBar.position
        UINavigationBar.shouldPop UINavigationBar.shouldPush UINavigationController.animationControllerForOperation
        UINavigationController.didShow UINavigationController.interactionController UINavigationController.preferredInterfaceOrientation
        UINavigationController.supportedInterfaceOrientations UINavigationController.willShow UIPageControlProgress.initialProgressForPage
        UIPageControlProgress.visibilityDidChange UIPageControlTimerProgress.progressDidChange
        UIPageControlTimerProgress.shouldAdvanceToPage UIPageViewController.didFinishAnimating
        UIPageViewController.preferredInterfaceOrientation UIPageViewController.presentationCount UIPageViewController.presentationIndex
        UIPageViewController.spineLocation UIPageViewController.supportedInterfaceOrientations UIPageViewController.viewControllerAfter
        UIPageViewController.viewControllerBefore UIPageViewController.willTransition UIPickerView.attributedTitleForRow
        UIPickerView.didSelectRow UIPickerView.numberOfComponents UIPickerView.numberOfRows UIPickerView.rowHeightForComponent
        UIPickerView.titleForRow UIPickerView.viewForRow UIPickerView.widthForComponent UIPointerInteraction.region
        UIPointerInteraction.style UIPointerInteraction.willEnterRegion UIPointerInteraction.willExitRegion
        UIPopoverPresentationController.prepareForPopover UIPresentationController.adaptivePresentationStyle
        UIPresentationController.adaptivePresentationStyleForTraits UIPresentationController.didAttemptToDismiss
        UIPresentationController.didDismiss UIPresentationController.prepareAdaptive UIPresentationController.shouldDismiss
        UIPresentationController.viewControllerForAdaptivePresentationStyle UIPresentationController.willDismiss
        UIPresentationController.willPresentWithAdaptiveStyle UIScene.continueActivity UIScene.didBecomeActive UIScene.didDisconnect
        UIScene.didEnterBackground UIScene.didUpdateActivity UIScene.openURLContexts UIScene.restoreInteractionState
        UIScene.stateRestorationActivity UIScene.willConnectTo UIScene.willContinueActivity UIScene.willEnterForeground
        UIScene.willResignActive UIScrollView.didChangeAdjustedContentInset UIScrollView.didEndDecelerating UIScrollView.didEndDragging
        UIScrollView.didEndScrollingAnimation UIScrollView.didEndZooming UIScrollView.didScroll UIScrollView.didScrollToTop
        UIScrollView.didZoom UIScrollView.shouldScrollToTop UIScrollView.viewForZooming UIScrollView.willBeginDecelerating
        UIScrollView.willBeginDragging UIScrollView.willBeginZooming UISearchBar.bookmarkButtonClicked UISearchBar.cancelButtonClicked
        UISearchBar.position UISearchBar.resultsListButtonClicked UISearchBar.searchButtonClicked
        UISearchBar.selectedScopeButtonIndexDidChange UISearchBar.shouldBeginEditing UISearchBar.shouldChangeTextIn
        UISearchBar.shouldEndEditing UISearchBar.textDidBeginEditing UISearchBar.textDidChange UISearchBar.textDidEndEditing
        UISearchController.didDismiss UISearchController.didPresent UISearchController.didSelectSuggestion UISearchController.present
        UISearchController.update UISearchController.willDismiss UISearchController.willPresent UISearchTextField.didSelectSuggestion
        UISheetPresentationController.didChangeSelectedDetentIdentifier UISplitViewController.collapseSecondary
        UISplitViewController.didCollapse UISplitViewController.didExpand UISplitViewController.displayModeForExpanding
        UISplitViewController.edgeGestureDidEnd UISplitViewController.edgeGestureWillBegin
        UISplitViewController.preferredInterfaceOrientation UISplitViewController.primaryForCollapsing
        UISplitViewController.primaryForExpanding UISplitViewController.separateSecondary UISplitViewController.show
        UISplitViewController.showDetail UISplitViewController.supportedInterfaceOrientations UISplitViewController.topColumnForCollapsing
        UISplitViewController.willChangeDisplayMode UISplitViewController.willHideColumn UISplitViewController.willShowColumn
        UITabBar.didSelect UITabBarController.animationControllerForTransition UITabBarController.didSelect
        UITabBarController.didSelectTab UITabBarController.interactionController UITabBarController.preferredInterfaceOrientation
        UITabBarController.shouldSelect UITabBarController.shouldSelectTab UITabBarController.supportedInterfaceOrientations
        UITableView.accessoryButtonTappedForRow UITableView.canEditRow UITableView.canFocusRow UITableView.canHandleDrop
        UITableView.canMoveRow UITableView.canPerformPrimaryActionForRow UITableView.cancelPrefetchingForRows UITableView.cellForRow
        UITableView.commitEditing UITableView.contextMenuConfigurationForRow UITableView.didBeginMultipleSelection
        UITableView.didDeselectRow UITableView.didEndDisplayingCell UITableView.didEndDisplayingFooterView
        UITableView.didEndDisplayingHeaderView UITableView.didEndEditingRow UITableView.didEndMultipleSelection
        UITableView.didHighlightRow UITableView.didSelectRow UITableView.didUnhighlightRow UITableView.didUpdateFocus
        UITableView.dragItems UITableView.dragPreviewParameters UITableView.dragSessionAllowsMoveOperation UITableView.dragSessionDidEnd
        UITableView.dragSessionIsRestrictedToDraggingApplication UITableView.dragSessionWillBegin UITableView.dropPreviewParameters
        UITableView.dropSessionDidEnd UITableView.dropSessionDidEnter UITableView.dropSessionDidExit UITableView.dropSessionDidUpdate
        UITableView.editActionsForRow UITableView.editingStyleForRow UITableView.estimatedHeightForFooterInSection
        UITableView.estimatedHeightForHeaderInSection UITableView.estimatedHeightForRow UITableView.heightForFooterInSection
        UITableView.heightForHeaderInSection UITableView.heightForRow UITableView.indentationLevelForRow
        UITableView.indexPathForPreferredFocusedView UITableView.itemsForAdding UITableView.leadingSwipeActionsConfigurationForRow
        UITableView.moveRow UITableView.numberOfRowsInSection UITableView.numberOfSections UITableView.performDrop
        UITableView.performPrimaryActionForRow UITableView.prefetchRows UITableView.previewForDismissingContextMenu
        UITableView.previewForHighlightingContextMenu UITableView.sectionForSectionIndexTitle UITableView.sectionIndexTitles
        UITableView.selectionFollowsFocus UITableView.shouldBeginMultipleSelection UITableView.shouldHighlightRow
        UITableView.shouldIndentWhileEditingRow UITableView.shouldUpdateFocus UITableView.targetIndexPathForMoveFromRow
        UITableView.titleForDeleteConfirmationButtonForRow UITableView.titleForFooterInSection UITableView.titleForHeaderInSection
        UITableView.trailingSwipeActionsConfigurationForRow UITableView.viewForFooterInSection UITableView.viewForHeaderInSection
        UITableView.willBeginEditingRow UITableView.willDeselectRow UITableView.willDisplayCell UITableView.willDisplayContextMenu
        UITableView.willDisplayFooterView UITableView.willDisplayHeaderView UITableView.willEndContextMenuInteraction
        UITableView.willPerformPreviewAction UITableView.willSelectRow UITextField.didBeginEditing UITextField.didChangeSelection
        UITextField.didEndEditing UITextField.didEndEditingWithReason UITextField.editMenu UITextField.inputSelectionDidChange
        UITextField.inputSelectionWillChange UITextField.inputTextDidChange UITextField.inputTextWillChange UITextField.shouldBeginEditing
        UITextField.shouldChangeCharactersIn UITextField.shouldClear UITextField.shouldEndEditing UITextField.shouldReturn
        UITextInteraction.didEnd UITextInteraction.shouldBegin UITextInteraction.willBegin UITextView.didBeginEditing UITextView.didChange
        UITextView.didChangeSelection UITextView.didEndEditing UITextView.editMenu UITextView.inputSelectionDidChange
        UITextView.inputSelectionWillChange UITextView.inputTextDidChange UITextView.inputTextWillChange UITextView.itemMenu
        UITextView.primaryAction UITextView.shouldBeginEditing UITextView.shouldChangeTextIn UITextView.shouldEndEditing
        UITextView.shouldInteractWithAttachment UITextView.shouldInteractWithURL UITextView.willDisplayItemMenu UITextView.willEndItemMenu
        UIToolTipInteraction.configuration UIToolbar.position UIViewController.animationControllerForDismissed
        UIViewController.animationControllerForPresented UIViewController.interactionControllerForDismissal
        UIViewController.interactionControllerForPresentation UIViewController.presentationControllerForPresented
        UIWindowScene.didUpdateGeometry UIWindowScene.performAction
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    /// Calls of all methods of delegates.
    static func keys() -> DelegateProxyCases {
        var cases = DelegateProxyCases()
        cases.addCALayer()
        cases.addCLLocationManager()
        cases.addMKMapView()
        cases.addNSUserActivity()
        cases.addUIApplication()
        cases.addUICollectionView()
        cases.addUIColorPickerViewController()
        cases.addUIContextMenuInteraction()
        cases.addUIDocumentPickerViewController()
        cases.addUIDragInteraction()
        cases.addUIDropInteraction()
        cases.addUIEditMenuInteraction()
        cases.addUIFindInteraction()
        cases.addUIFontPickerViewController()
        cases.addUIGestureRecognizer()
        cases.addUIImagePickerController()
        cases.addUILargeContentViewerInteraction()
        cases.addUINavigationBar()
        cases.addUINavigationController()
        cases.addUIPageControlProgress()
        cases.addUIPageControlTimerProgress()
        cases.addUIPageViewController()
        cases.addUIPickerView()
        cases.addUIPointerInteraction()
        cases.addUIPopoverPresentationController()
        cases.addUIPresentationController()
        cases.addUIScene()
        cases.addUIScrollView()
        cases.addUISearchBar()
        cases.addUISearchController()
        cases.addUISearchTextField()
        cases.addUISheetPresentationController()
        cases.addUISplitViewController()
        cases.addUITabBar()
        cases.addUITabBarController()
        cases.addUITableView()
        cases.addUITextField()
        cases.addUITextInteraction()
        cases.addUITextView()
        cases.addUIToolTipInteraction()
        cases.addUIToolbar()
        cases.addUIViewController()
        cases.addUIWindowScene()
        return cases
    }
}
