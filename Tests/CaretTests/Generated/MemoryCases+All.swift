// Made by `make keys` from Sources/Caret and Sources/CaretMaps. Do not edit.

import CaretMaps

extension MemoryCases {
    /// How many events and questions there are.
    nonisolated static let keyCount = 484

    /// Their names, with the type that each happens to.
    nonisolated static let keyNames: [String] = """
        CAAnimation.didStop CAAnimation.didStart CADisplayLink.frame CALayer.draw CALayer.willDraw CALayer.layoutSublayers CALayer.action
        CALayer.display CLLocationManager.didRange CLLocationManager.didRangeBeacons CLLocationManager.didFailRanging
        CLLocationManager.rangingBeaconsDidFail CLLocationManager.monitoringDidFail CLLocationManager.didDetermineState
        CLLocationManager.didChangeAuthorizationStatus CLLocationManager.didStartMonitoring CLLocationManager.didEnterRegion
        CLLocationManager.didExitRegion CLLocationManager.didVisit CLLocationManager.didChangeAuthorization
        CLLocationManager.didUpdateLocations CLLocationManager.didFail MKMapView.didChangeUserTrackingMode
        MKMapView.calloutAccessoryTapped MKMapView.didChangeDragState MKMapView.regionWillChange MKMapView.regionDidChange
        MKMapView.didSelectView MKMapView.didDeselectView MKMapView.didUpdateUserLocation MKMapView.didChangeVisibleRegion
        MKMapView.willStartLocatingUser MKMapView.didStopLocatingUser MKMapView.didAddViews MKMapView.didAddRenderers
        MKMapView.didFailToLocateUser MKMapView.didSelect MKMapView.didDeselect MKMapView.clusterAnnotation MKMapView.viewForAnnotation
        MKMapView.rendererForOverlay NSUserActivity.willSave Ticker.tick UIApplication.willEncodeRestorableState
        UIApplication.didDecodeRestorableState UIApplication.didDiscardSceneSessions UIApplication.performAction
        UIApplication.didFinishLaunching UIApplication.didBecomeActive UIApplication.willResignActive UIApplication.didEnterBackground
        UIApplication.willEnterForeground UIApplication.performFetch UIApplication.didReceiveMemoryWarning UIApplication.willTerminate
        UIApplication.configurationForConnectingScene UIApplication.viewControllerWithRestorationIdentifierPath UIApplication.openURL
        UIApplication.shouldSaveSecureApplicationState UIApplication.shouldRestoreSecureApplicationState
        UIApplication.shouldSaveApplicationState UIApplication.shouldRestoreApplicationState UIApplication.continueActivity
        UIApplication.willContinueActivity UIApplication.supportedInterfaceOrientations UIApplication.willFinishLaunchingWithOptions
        UIApplication.didFinishLaunchingWithOptions UIBarButtonItem.tap UIButton.tap UICollectionView.willDisplayCell
        UICollectionView.didEndDisplayingCell UICollectionView.willDisplayContextMenu UICollectionView.willEndContextMenuInteraction
        UICollectionView.willPerformPreviewAction UICollectionView.didUpdateFocus UICollectionView.moveItem
        UICollectionView.willDisplaySupplementaryView UICollectionView.didEndDisplayingSupplementaryView UICollectionView.didHighlightItem
        UICollectionView.didUnhighlightItem UICollectionView.didSelectItem UICollectionView.didDeselectItem
        UICollectionView.performPrimaryActionForItem UICollectionView.didBeginMultipleSelection UICollectionView.didEndMultipleSelection
        UICollectionView.prefetchItems UICollectionView.cancelPrefetchingForItems UICollectionView.performDrop
        UICollectionView.dragSessionWillBegin UICollectionView.dragSessionDidEnd UICollectionView.dropSessionDidEnter
        UICollectionView.dropSessionDidExit UICollectionView.dropSessionDidEnd UICollectionView.highlightPreviewForItem
        UICollectionView.dismissalPreviewForItem UICollectionView.transitionLayout UICollectionView.contextMenuConfigurationForItem
        UICollectionView.contextMenuConfigurationForItems UICollectionView.viewForSupplementaryElement
        UICollectionView.targetIndexPathForMoveOfItem UICollectionView.targetIndexPathForMove UICollectionView.dragItems
        UICollectionView.itemsForAdding UICollectionView.dropSessionDidUpdate UICollectionView.indexPathForIndexTitle
        UICollectionView.targetContentOffset UICollectionView.canMoveItem UICollectionView.shouldHighlightItem
        UICollectionView.shouldSelectItem UICollectionView.shouldDeselectItem UICollectionView.canPerformPrimaryActionForItem
        UICollectionView.canEditItem UICollectionView.shouldBeginMultipleSelection UICollectionView.canFocusItem
        UICollectionView.selectionFollowsFocus UICollectionView.sizeForItem UICollectionView.cellForItem
        UICollectionView.dragPreviewParameters UICollectionView.dropPreviewParameters UICollectionView.minimumLineSpacingForSection
        UICollectionView.minimumInteritemSpacingForSection UICollectionView.referenceSizeForHeaderInSection
        UICollectionView.referenceSizeForFooterInSection UICollectionView.numberOfItemsInSection UICollectionView.insetForSection
        UICollectionView.shouldUpdateFocus UICollectionView.previewForHighlightingContextMenu
        UICollectionView.previewForDismissingContextMenu UICollectionView.indexPathForPreferredFocusedView
        UICollectionView.numberOfSections UICollectionView.indexTitles UICollectionView.dragSessionAllowsMoveOperation
        UICollectionView.dragSessionIsRestrictedToDraggingApplication UICollectionView.canHandleDrop UIColorPickerViewController.didSelect
        UIColorPickerViewController.didFinish UIColorPickerViewController.didSelectColor UIColorWell.valueChanged
        UIContextMenuInteraction.willDisplayMenu UIContextMenuInteraction.willEnd UIContextMenuInteraction.willPerformPreviewAction
        UIContextMenuInteraction.highlightPreview UIContextMenuInteraction.dismissalPreview UIContextMenuInteraction.configuration
        UIContextMenuInteraction.previewForHighlightingMenu UIContextMenuInteraction.previewForDismissingMenu UIControl.touchDown
        UIControl.touchDownRepeat UIControl.touchDragInside UIControl.touchDragOutside UIControl.touchDragEnter UIControl.touchDragExit
        UIControl.touchUpInside UIControl.touchUpOutside UIControl.touchCancel UIControl.primaryActionTriggered
        UIControl.menuActionTriggered UIControl.allTouchEvents UIControl.allEditingEvents UIControl.allEvents UIControl.valueChanged
        UIControl.editingDidBegin UIControl.editingChanged UIControl.editingDidEnd UIControl.editingDidEndOnExit UIDatePicker.valueChanged
        UIDocumentPickerViewController.wasCancelled UIDocumentPickerViewController.didPickDocuments UIDragInteraction.willAnimateLift
        UIDragInteraction.willAnimateCancel UIDragInteraction.sessionWillAdd UIDragInteraction.sessionWillEnd
        UIDragInteraction.sessionDidEnd UIDragInteraction.sessionWillBegin UIDragInteraction.sessionDidMove
        UIDragInteraction.previewForCancelling UIDragInteraction.previewForLifting UIDragInteraction.itemsForAdding
        UIDragInteraction.sessionAllowsMoveOperation UIDragInteraction.sessionIsRestrictedToDraggingApplication
        UIDragInteraction.dragItems UIDropInteraction.willAnimateDrop UIDropInteraction.sessionDidEnter UIDropInteraction.sessionDidExit
        UIDropInteraction.performDrop UIDropInteraction.concludeDrop UIDropInteraction.sessionDidEnd UIDropInteraction.previewForDropping
        UIDropInteraction.canHandleDrop UIDropInteraction.sessionDidUpdate UIEditMenuInteraction.willPresentMenu
        UIEditMenuInteraction.willDismissMenu UIEditMenuInteraction.menu UIEditMenuInteraction.targetRect UIFindInteraction.didBegin
        UIFindInteraction.didEnd UIFindInteraction.session UIFontPickerViewController.didPickFont UIFontPickerViewController.didCancel
        UIGestureRecognizer.began UIGestureRecognizer.changed UIGestureRecognizer.ended UIGestureRecognizer.cancelled
        UIGestureRecognizer.failed UIGestureRecognizer.shouldReceiveEvent UIGestureRecognizer.shouldRecognizeSimultaneouslyWith
        UIGestureRecognizer.shouldRequireFailureOf UIGestureRecognizer.shouldBeRequiredToFailBy UIGestureRecognizer.shouldReceivePress
        UIGestureRecognizer.shouldReceiveTouch UIGestureRecognizer.shouldBegin UIHoverGestureRecognizer.hover
        UIImagePickerController.didCancel UIImagePickerController.didFinishPickingMedia UIKeyCommand.press
        UILargeContentViewerInteraction.didEnd UILargeContentViewerInteraction.item UILargeContentViewerInteraction.viewController
        UILongPressGestureRecognizer.longPress UINavigationBar.didPush UINavigationBar.didPop UINavigationBar.shouldPush
        UINavigationBar.shouldPop UINavigationBar.position UINavigationController.willShow UINavigationController.didShow
        UINavigationController.animationControllerForOperation UINavigationController.preferredInterfaceOrientation
        UINavigationController.supportedInterfaceOrientations UINavigationController.interactionController UIPageControl.valueChanged
        UIPageControlProgress.visibilityDidChange UIPageControlProgress.initialProgressForPage
        UIPageControlTimerProgress.progressDidChange UIPageControlTimerProgress.shouldAdvanceToPage
        UIPageViewController.didFinishAnimating UIPageViewController.willTransition UIPageViewController.spineLocation
        UIPageViewController.viewControllerBefore UIPageViewController.viewControllerAfter UIPageViewController.presentationCount
        UIPageViewController.presentationIndex UIPageViewController.preferredInterfaceOrientation
        UIPageViewController.supportedInterfaceOrientations UIPanGestureRecognizer.drag UIPickerView.didSelectRow
        UIPickerView.attributedTitleForRow UIPickerView.titleForRow UIPickerView.viewForRow UIPickerView.widthForComponent
        UIPickerView.rowHeightForComponent UIPickerView.numberOfRows UIPickerView.numberOfComponents UIPinchGestureRecognizer.began
        UIPinchGestureRecognizer.changed UIPinchGestureRecognizer.ended UIPinchGestureRecognizer.pinch
        UIPointerInteraction.willEnterRegion UIPointerInteraction.willExitRegion UIPointerInteraction.region UIPointerInteraction.style
        UIPopoverPresentationController.prepareForPopover UIPresentationController.willPresentWithAdaptiveStyle
        UIPresentationController.prepareAdaptive UIPresentationController.willDismiss UIPresentationController.didDismiss
        UIPresentationController.didAttemptToDismiss UIPresentationController.viewControllerForAdaptivePresentationStyle
        UIPresentationController.adaptivePresentationStyleForTraits UIPresentationController.shouldDismiss
        UIPresentationController.adaptivePresentationStyle UIRefreshControl.refresh UIRotationGestureRecognizer.began
        UIRotationGestureRecognizer.changed UIRotationGestureRecognizer.ended UIRotationGestureRecognizer.rotate UIScene.willConnectTo
        UIScene.restoreInteractionState UIScene.continueActivity UIScene.didUpdateActivity UIScene.openURLContexts
        UIScene.willContinueActivity UIScene.didDisconnect UIScene.willEnterForeground UIScene.didBecomeActive UIScene.willResignActive
        UIScene.didEnterBackground UIScene.stateRestorationActivity UIScrollView.didEndZooming UIScrollView.didEndDragging
        UIScrollView.didZoom UIScrollView.didScroll UIScrollView.willBeginDragging UIScrollView.willBeginDecelerating
        UIScrollView.didEndDecelerating UIScrollView.didEndScrollingAnimation UIScrollView.didScrollToTop
        UIScrollView.didChangeAdjustedContentInset UIScrollView.willBeginZooming UIScrollView.willEndDragging
        UIScrollView.shouldScrollToTop UIScrollView.viewForZooming UISearchBar.selectedScopeButtonIndexDidChange
        UISearchBar.textDidBeginEditing UISearchBar.textDidEndEditing UISearchBar.searchButtonClicked UISearchBar.textDidChange
        UISearchBar.bookmarkButtonClicked UISearchBar.resultsListButtonClicked UISearchBar.cancelButtonClicked
        UISearchBar.shouldChangeTextIn UISearchBar.shouldBeginEditing UISearchBar.shouldEndEditing UISearchBar.position
        UISearchController.willPresent UISearchController.didPresent UISearchController.willDismiss UISearchController.didDismiss
        UISearchController.present UISearchController.update UISearchController.didSelectSuggestion UISearchTextField.didSelectSuggestion
        UISegmentedControl.valueChanged UISheetPresentationController.didChangeSelectedDetentIdentifier UISlider.valueChanged
        UISplitViewController.willShowColumn UISplitViewController.willHideColumn UISplitViewController.willChangeDisplayMode
        UISplitViewController.didCollapse UISplitViewController.didExpand UISplitViewController.edgeGestureWillBegin
        UISplitViewController.edgeGestureDidEnd UISplitViewController.show UISplitViewController.showDetail
        UISplitViewController.collapseSecondary UISplitViewController.topColumnForCollapsing UISplitViewController.displayModeForExpanding
        UISplitViewController.separateSecondary UISplitViewController.preferredInterfaceOrientation
        UISplitViewController.supportedInterfaceOrientations UISplitViewController.primaryForCollapsing
        UISplitViewController.primaryForExpanding UIStepper.valueChanged UISwipeGestureRecognizer.swipe UISwitch.valueChanged
        UITabBar.didSelect UITabBarController.didSelectTab UITabBarController.didSelect
        UITabBarController.animationControllerForTransition UITabBarController.shouldSelectTab UITabBarController.shouldSelect
        UITabBarController.preferredInterfaceOrientation UITabBarController.supportedInterfaceOrientations
        UITabBarController.interactionController UITableView.willDisplayCell UITableView.didEndDisplayingCell
        UITableView.willDisplayContextMenu UITableView.willEndContextMenuInteraction UITableView.willPerformPreviewAction
        UITableView.didUpdateFocus UITableView.commitEditing UITableView.moveRow UITableView.willDisplayHeaderView
        UITableView.willDisplayFooterView UITableView.didEndDisplayingHeaderView UITableView.didEndDisplayingFooterView
        UITableView.accessoryButtonTappedForRow UITableView.didHighlightRow UITableView.didUnhighlightRow UITableView.didSelectRow
        UITableView.didDeselectRow UITableView.performPrimaryActionForRow UITableView.willBeginEditingRow
        UITableView.didBeginMultipleSelection UITableView.didEndEditingRow UITableView.didEndMultipleSelection UITableView.prefetchRows
        UITableView.cancelPrefetchingForRows UITableView.dragSessionWillBegin UITableView.dragSessionDidEnd
        UITableView.dropSessionDidEnter UITableView.dropSessionDidExit UITableView.dropSessionDidEnd UITableView.performDrop
        UITableView.contextMenuConfigurationForRow UITableView.dragItems UITableView.itemsForAdding UITableView.dropSessionDidUpdate
        UITableView.targetIndexPathForMoveFromRow UITableView.sectionForSectionIndexTitle UITableView.canEditRow UITableView.canMoveRow
        UITableView.shouldHighlightRow UITableView.canPerformPrimaryActionForRow UITableView.shouldIndentWhileEditingRow
        UITableView.shouldBeginMultipleSelection UITableView.canFocusRow UITableView.selectionFollowsFocus UITableView.heightForRow
        UITableView.estimatedHeightForRow UITableView.willSelectRow UITableView.willDeselectRow UITableView.indentationLevelForRow
        UITableView.titleForDeleteConfirmationButtonForRow UITableView.dragPreviewParameters UITableView.dropPreviewParameters
        UITableView.leadingSwipeActionsConfigurationForRow UITableView.trailingSwipeActionsConfigurationForRow UITableView.cellForRow
        UITableView.editingStyleForRow UITableView.editActionsForRow UITableView.heightForHeaderInSection
        UITableView.heightForFooterInSection UITableView.estimatedHeightForHeaderInSection UITableView.estimatedHeightForFooterInSection
        UITableView.numberOfRowsInSection UITableView.titleForHeaderInSection UITableView.titleForFooterInSection
        UITableView.viewForHeaderInSection UITableView.viewForFooterInSection UITableView.previewForHighlightingContextMenu
        UITableView.previewForDismissingContextMenu UITableView.shouldUpdateFocus UITableView.indexPathForPreferredFocusedView
        UITableView.numberOfSections UITableView.sectionIndexTitles UITableView.dragSessionAllowsMoveOperation
        UITableView.dragSessionIsRestrictedToDraggingApplication UITableView.canHandleDrop UITapGestureRecognizer.tap
        UITextField.editingDidBegin UITextField.editingChanged UITextField.editingDidEnd UITextField.editingDidEndOnExit
        UITextField.didBeginEditing UITextField.didEndEditing UITextField.didEndEditingWithReason UITextField.didChangeSelection
        UITextField.inputSelectionWillChange UITextField.inputSelectionDidChange UITextField.inputTextWillChange
        UITextField.inputTextDidChange UITextField.shouldChangeCharactersIn UITextField.editMenu UITextField.shouldBeginEditing
        UITextField.shouldEndEditing UITextField.shouldClear UITextField.shouldReturn UITextInteraction.willBegin UITextInteraction.didEnd
        UITextInteraction.shouldBegin UITextView.willDisplayItemMenu UITextView.willEndItemMenu UITextView.didChangeSelection
        UITextView.didBeginEditing UITextView.didEndEditing UITextView.didChange UITextView.inputSelectionWillChange
        UITextView.inputSelectionDidChange UITextView.inputTextWillChange UITextView.inputTextDidChange
        UITextView.shouldInteractWithAttachment UITextView.editMenu UITextView.shouldChangeTextIn UITextView.primaryAction
        UITextView.itemMenu UITextView.shouldInteractWithURL UITextView.shouldBeginEditing UITextView.shouldEndEditing
        UIToolTipInteraction.configuration UIToolbar.position UIViewController.willAppear UIViewController.isAppearing
        UIViewController.didAppear UIViewController.willDisappear UIViewController.didDisappear UIViewController.didLoad
        UIViewController.animationControllerForPresented UIViewController.presentationControllerForPresented
        UIViewController.animationControllerForDismissed UIViewController.interactionControllerForPresentation
        UIViewController.interactionControllerForDismissal UIWindowScene.didUpdateGeometry UIWindowScene.performAction
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    /// All events and questions.
    static func keys() -> MemoryCases {
        var cases = MemoryCases()
        cases.addCAAnimationEvents()
        cases.addCADisplayLinkEvents()
        cases.addCALayerEvents()
        cases.addCALayerQuestions()
        cases.addCLLocationManagerEvents()
        cases.addMKMapViewEvents()
        cases.addMKMapViewQuestions()
        cases.addNSUserActivityEvents()
        cases.addTickerEvents()
        cases.addUIApplicationEvents()
        cases.addUIApplicationQuestions()
        cases.addUIBarButtonItemEvents()
        cases.addUIButtonEvents()
        cases.addUICollectionViewEvents()
        cases.addUICollectionViewQuestions()
        cases.addUIColorPickerViewControllerEvents()
        cases.addUIColorWellEvents()
        cases.addUIContextMenuInteractionEvents()
        cases.addUIContextMenuInteractionQuestions()
        cases.addUIControlEvents()
        cases.addUIDatePickerEvents()
        cases.addUIDocumentPickerViewControllerEvents()
        cases.addUIDragInteractionEvents()
        cases.addUIDragInteractionQuestions()
        cases.addUIDropInteractionEvents()
        cases.addUIDropInteractionQuestions()
        cases.addUIEditMenuInteractionEvents()
        cases.addUIEditMenuInteractionQuestions()
        cases.addUIFindInteractionEvents()
        cases.addUIFindInteractionQuestions()
        cases.addUIFontPickerViewControllerEvents()
        cases.addUIGestureRecognizerEvents()
        cases.addUIGestureRecognizerQuestions()
        cases.addUIHoverGestureRecognizerEvents()
        cases.addUIImagePickerControllerEvents()
        cases.addUIKeyCommandEvents()
        cases.addUILargeContentViewerInteractionEvents()
        cases.addUILargeContentViewerInteractionQuestions()
        cases.addUILongPressGestureRecognizerEvents()
        cases.addUINavigationBarEvents()
        cases.addUINavigationBarQuestions()
        cases.addUINavigationControllerEvents()
        cases.addUINavigationControllerQuestions()
        cases.addUIPageControlEvents()
        cases.addUIPageControlProgressEvents()
        cases.addUIPageControlProgressQuestions()
        cases.addUIPageControlTimerProgressEvents()
        cases.addUIPageControlTimerProgressQuestions()
        cases.addUIPageViewControllerEvents()
        cases.addUIPageViewControllerQuestions()
        cases.addUIPanGestureRecognizerEvents()
        cases.addUIPickerViewEvents()
        cases.addUIPickerViewQuestions()
        cases.addUIPinchGestureRecognizerEvents()
        cases.addUIPointerInteractionEvents()
        cases.addUIPointerInteractionQuestions()
        cases.addUIPopoverPresentationControllerEvents()
        cases.addUIPresentationControllerEvents()
        cases.addUIPresentationControllerQuestions()
        cases.addUIRefreshControlEvents()
        cases.addUIRotationGestureRecognizerEvents()
        cases.addUISceneEvents()
        cases.addUISceneQuestions()
        cases.addUIScrollViewEvents()
        cases.addUIScrollViewQuestions()
        cases.addUISearchBarEvents()
        cases.addUISearchBarQuestions()
        cases.addUISearchControllerEvents()
        cases.addUISearchTextFieldEvents()
        cases.addUISegmentedControlEvents()
        cases.addUISheetPresentationControllerEvents()
        cases.addUISliderEvents()
        cases.addUISplitViewControllerEvents()
        cases.addUISplitViewControllerQuestions()
        cases.addUIStepperEvents()
        cases.addUISwipeGestureRecognizerEvents()
        cases.addUISwitchEvents()
        cases.addUITabBarControllerEvents()
        cases.addUITabBarControllerQuestions()
        cases.addUITabBarEvents()
        cases.addUITableViewEvents()
        cases.addUITableViewQuestions()
        cases.addUITapGestureRecognizerEvents()
        cases.addUITextFieldEvents()
        cases.addUITextFieldQuestions()
        cases.addUITextInteractionEvents()
        cases.addUITextInteractionQuestions()
        cases.addUITextViewEvents()
        cases.addUITextViewQuestions()
        cases.addUIToolTipInteractionQuestions()
        cases.addUIToolbarQuestions()
        cases.addUIViewControllerEvents()
        cases.addUIViewControllerQuestions()
        cases.addUIWindowSceneEvents()
        return cases
    }
}
