// Made by `make keys` from Sources/Caret and Sources/CaretMaps. Do not edit.

import CaretMaps

extension MemoryCases {
    mutating func addCAAnimationEvents() {
        add(["didStop": .didStop] as KeyValuePairs<String, ControlEvent<CAAnimation, Bool>>)
        add(["didStart": .didStart] as KeyValuePairs<String, ControlEvent<CAAnimation, Void>>)
    }

    mutating func addCADisplayLinkEvents() {
        add(["frame": .frame] as KeyValuePairs<String, ControlEvent<CADisplayLink, DisplayFrame>>)
    }

    mutating func addCALayerEvents() {
        add(["draw": .draw] as KeyValuePairs<String, ControlEvent<CALayer, CGContext>>)
        add(["willDraw": .willDraw, "layoutSublayers": .layoutSublayers] as KeyValuePairs<String, ControlEvent<CALayer, Void>>)
    }

    mutating func addCALayerQuestions() {
        add(["action": .action] as KeyValuePairs<String, Question<CALayer, String, (any CAAction)?>>)
        add(["display": .display] as KeyValuePairs<String, Question<CALayer, Void, Void>>)
    }

    mutating func addCLLocationManagerEvents() {
        add(
            ["monitoringDidFail": .monitoringDidFail]
                as KeyValuePairs<String, ControlEvent<CLLocationManager, (region: CLRegion?, error: any Error)>>)
        add(
            ["didDetermineState": .didDetermineState]
                as KeyValuePairs<String, ControlEvent<CLLocationManager, (state: CLRegionState, region: CLRegion)>>)
        add(
            ["didChangeAuthorizationStatus": .didChangeAuthorizationStatus]
                as KeyValuePairs<String, ControlEvent<CLLocationManager, CLAuthorizationStatus>>)
        add(
            ["didStartMonitoring": .didStartMonitoring, "didEnterRegion": .didEnterRegion, "didExitRegion": .didExitRegion]
                as KeyValuePairs<String, ControlEvent<CLLocationManager, CLRegion>>)
        add(["didChangeAuthorization": .didChangeAuthorization] as KeyValuePairs<String, ControlEvent<CLLocationManager, Void>>)
        add(["didUpdateLocations": .didUpdateLocations] as KeyValuePairs<String, ControlEvent<CLLocationManager, [CLLocation]>>)
        add(["didFail": .didFail] as KeyValuePairs<String, ControlEvent<CLLocationManager, any Error>>)
    }

    mutating func addMKMapViewEvents() {
        add(
            ["didChangeUserTrackingMode": .didChangeUserTrackingMode]
                as KeyValuePairs<String, ControlEvent<MKMapView, (mode: MKUserTrackingMode, animated: Bool)>>)
        add(
            ["calloutAccessoryTapped": .calloutAccessoryTapped]
                as KeyValuePairs<String, ControlEvent<MKMapView, (view: MKAnnotationView, control: UIControl)>>)
        add(
            ["didChangeDragState": .didChangeDragState]
                as KeyValuePairs<
                    String,
                    ControlEvent<
                        MKMapView, (view: MKAnnotationView, newState: MKAnnotationView.DragState, oldState: MKAnnotationView.DragState)
                    >
                >)
        add(
            ["regionWillChange": .regionWillChange, "regionDidChange": .regionDidChange]
                as KeyValuePairs<String, ControlEvent<MKMapView, Bool>>)
        add(
            ["didSelectView": .didSelectView, "didDeselectView": .didDeselectView]
                as KeyValuePairs<String, ControlEvent<MKMapView, MKAnnotationView>>)
        add(["didUpdateUserLocation": .didUpdateUserLocation] as KeyValuePairs<String, ControlEvent<MKMapView, MKUserLocation>>)
        add(
            [
                "didChangeVisibleRegion": .didChangeVisibleRegion, "willStartLocatingUser": .willStartLocatingUser,
                "didStopLocatingUser": .didStopLocatingUser,
            ] as KeyValuePairs<String, ControlEvent<MKMapView, Void>>)
        add(["didAddViews": .didAddViews] as KeyValuePairs<String, ControlEvent<MKMapView, [MKAnnotationView]>>)
        add(["didAddRenderers": .didAddRenderers] as KeyValuePairs<String, ControlEvent<MKMapView, [MKOverlayRenderer]>>)
        add(["didFailToLocateUser": .didFailToLocateUser] as KeyValuePairs<String, ControlEvent<MKMapView, any Error>>)
        add(["didSelect": .didSelect, "didDeselect": .didDeselect] as KeyValuePairs<String, ControlEvent<MKMapView, any MKAnnotation>>)
    }

    mutating func addMKMapViewQuestions() {
        add(
            ["clusterAnnotation": .clusterAnnotation] as KeyValuePairs<String, Question<MKMapView, [any MKAnnotation], MKClusterAnnotation>>
        )
        add(["viewForAnnotation": .viewForAnnotation] as KeyValuePairs<String, Question<MKMapView, any MKAnnotation, MKAnnotationView?>>)
        add(["rendererForOverlay": .rendererForOverlay] as KeyValuePairs<String, Question<MKMapView, any MKOverlay, MKOverlayRenderer>>)
    }

    mutating func addNSUserActivityEvents() {
        add(["willSave": .willSave] as KeyValuePairs<String, ControlEvent<NSUserActivity, Void>>)
    }

    mutating func addTickerEvents() {
        add(["tick": .tick] as KeyValuePairs<String, ControlEvent<Ticker, Int>>)
    }

    mutating func addUIApplicationEvents() {
        add(
            [
                "didFinishLaunching": .didFinishLaunching, "didBecomeActive": .didBecomeActive, "willResignActive": .willResignActive,
                "didEnterBackground": .didEnterBackground, "willEnterForeground": .willEnterForeground,
                "didReceiveMemoryWarning": .didReceiveMemoryWarning, "willTerminate": .willTerminate,
            ] as KeyValuePairs<String, ControlEvent<UIApplication, Void>>)
    }

    mutating func addUIApplicationQuestions() {
        add(
            ["configurationForConnectingScene": .configurationForConnectingScene]
                as KeyValuePairs<
                    String,
                    Question<
                        UIApplication, (connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions), UISceneConfiguration
                    >
                >)
        add(
            ["openURL": .openURL]
                as KeyValuePairs<String, Question<UIApplication, (url: URL, options: [UIApplication.OpenURLOptionsKey: Any]), Bool>>)
        add(
            ["supportedInterfaceOrientations": .supportedInterfaceOrientations]
                as KeyValuePairs<String, Question<UIApplication, UIWindow?, UIInterfaceOrientationMask>>)
        add(
            [
                "willFinishLaunchingWithOptions": .willFinishLaunchingWithOptions,
                "didFinishLaunchingWithOptions": .didFinishLaunchingWithOptions,
            ] as KeyValuePairs<String, Question<UIApplication, [UIApplication.LaunchOptionsKey: Any]?, Bool>>)
    }

    mutating func addUIBarButtonItemEvents() {
        add(["tap": .tap] as KeyValuePairs<String, ControlEvent<UIBarButtonItem, Void>>)
    }

    mutating func addUIButtonEvents() {
        add(["tap": .tap] as KeyValuePairs<String, ControlEvent<UIButton, Void>>)
    }

    mutating func addUICollectionViewEvents() {
        add(
            ["willDisplayCell": .willDisplayCell, "didEndDisplayingCell": .didEndDisplayingCell]
                as KeyValuePairs<String, ControlEvent<UICollectionView, (cell: UICollectionViewCell, indexPath: IndexPath)>>)
        add(
            ["willDisplayContextMenu": .willDisplayContextMenu, "willEndContextMenuInteraction": .willEndContextMenuInteraction]
                as KeyValuePairs<
                    String,
                    ControlEvent<
                        UICollectionView, (configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
                    >
                >)
        add(
            ["willPerformPreviewAction": .willPerformPreviewAction]
                as KeyValuePairs<
                    String,
                    ControlEvent<
                        UICollectionView, (configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
                    >
                >)
        add(
            ["moveItem": .moveItem]
                as KeyValuePairs<String, ControlEvent<UICollectionView, (sourceIndexPath: IndexPath, destinationIndexPath: IndexPath)>>)
        add(
            [
                "willDisplaySupplementaryView": .willDisplaySupplementaryView,
                "didEndDisplayingSupplementaryView": .didEndDisplayingSupplementaryView,
            ]
                as KeyValuePairs<
                    String, ControlEvent<UICollectionView, (view: UICollectionReusableView, elementKind: String, indexPath: IndexPath)>
                >)
        add(
            [
                "didHighlightItem": .didHighlightItem, "didUnhighlightItem": .didUnhighlightItem, "didSelectItem": .didSelectItem,
                "didDeselectItem": .didDeselectItem, "performPrimaryActionForItem": .performPrimaryActionForItem,
            ] as KeyValuePairs<String, ControlEvent<UICollectionView, IndexPath>>)
        add(["didBeginMultipleSelection": .didBeginMultipleSelection] as KeyValuePairs<String, ControlEvent<UICollectionView, IndexPath>>)
        add(["didEndMultipleSelection": .didEndMultipleSelection] as KeyValuePairs<String, ControlEvent<UICollectionView, Void>>)
        add(
            ["prefetchItems": .prefetchItems, "cancelPrefetchingForItems": .cancelPrefetchingForItems]
                as KeyValuePairs<String, ControlEvent<UICollectionView, [IndexPath]>>)
        add(["performDrop": .performDrop] as KeyValuePairs<String, ControlEvent<UICollectionView, any UICollectionViewDropCoordinator>>)
        add(["dragSessionWillBegin": .dragSessionWillBegin] as KeyValuePairs<String, ControlEvent<UICollectionView, any UIDragSession>>)
        add(["dragSessionDidEnd": .dragSessionDidEnd] as KeyValuePairs<String, ControlEvent<UICollectionView, any UIDragSession>>)
        add(["dropSessionDidEnter": .dropSessionDidEnter] as KeyValuePairs<String, ControlEvent<UICollectionView, any UIDropSession>>)
        add(["dropSessionDidExit": .dropSessionDidExit] as KeyValuePairs<String, ControlEvent<UICollectionView, any UIDropSession>>)
        add(["dropSessionDidEnd": .dropSessionDidEnd] as KeyValuePairs<String, ControlEvent<UICollectionView, any UIDropSession>>)
    }

    mutating func addUICollectionViewQuestions() {
        add(
            ["highlightPreviewForItem": .highlightPreviewForItem, "dismissalPreviewForItem": .dismissalPreviewForItem]
                as KeyValuePairs<
                    String,
                    Question<UICollectionView, (configuration: UIContextMenuConfiguration, indexPath: IndexPath), UITargetedPreview?>
                >)
        add(
            ["transitionLayout": .transitionLayout]
                as KeyValuePairs<
                    String,
                    Question<
                        UICollectionView, (fromLayout: UICollectionViewLayout, toLayout: UICollectionViewLayout),
                        UICollectionViewTransitionLayout
                    >
                >)
        add(
            ["contextMenuConfigurationForItem": .contextMenuConfigurationForItem]
                as KeyValuePairs<String, Question<UICollectionView, (indexPath: IndexPath, point: CGPoint), UIContextMenuConfiguration?>>)
        add(
            ["contextMenuConfigurationForItems": .contextMenuConfigurationForItems]
                as KeyValuePairs<String, Question<UICollectionView, (indexPaths: [IndexPath], point: CGPoint), UIContextMenuConfiguration?>>
        )
        add(
            ["viewForSupplementaryElement": .viewForSupplementaryElement]
                as KeyValuePairs<String, Question<UICollectionView, (kind: String, indexPath: IndexPath), UICollectionReusableView>>)
        add(
            ["targetIndexPathForMoveOfItem": .targetIndexPathForMoveOfItem]
                as KeyValuePairs<
                    String,
                    Question<
                        UICollectionView, (originalIndexPath: IndexPath, currentIndexPath: IndexPath, proposedIndexPath: IndexPath),
                        IndexPath
                    >
                >)
        add(
            ["targetIndexPathForMove": .targetIndexPathForMove]
                as KeyValuePairs<
                    String, Question<UICollectionView, (originalIndexPath: IndexPath, proposedIndexPath: IndexPath), IndexPath>
                >)
        add(
            ["dragItems": .dragItems]
                as KeyValuePairs<String, Question<UICollectionView, (session: any UIDragSession, indexPath: IndexPath), [UIDragItem]>>)
        add(
            ["itemsForAdding": .itemsForAdding]
                as KeyValuePairs<
                    String, Question<UICollectionView, (session: any UIDragSession, indexPath: IndexPath, point: CGPoint), [UIDragItem]>
                >)
        add(
            ["dropSessionDidUpdate": .dropSessionDidUpdate]
                as KeyValuePairs<
                    String,
                    Question<UICollectionView, (session: any UIDropSession, destinationIndexPath: IndexPath?), UICollectionViewDropProposal>
                >)
        add(
            ["indexPathForIndexTitle": .indexPathForIndexTitle]
                as KeyValuePairs<String, Question<UICollectionView, (title: String, index: Int), IndexPath>>)
        add(["targetContentOffset": .targetContentOffset] as KeyValuePairs<String, Question<UICollectionView, CGPoint, CGPoint>>)
        add(["canMoveItem": .canMoveItem] as KeyValuePairs<String, Question<UICollectionView, IndexPath, Bool>>)
        add(
            [
                "shouldHighlightItem": .shouldHighlightItem, "shouldSelectItem": .shouldSelectItem,
                "shouldDeselectItem": .shouldDeselectItem, "canPerformPrimaryActionForItem": .canPerformPrimaryActionForItem,
                "canEditItem": .canEditItem,
            ] as KeyValuePairs<String, Question<UICollectionView, IndexPath, Bool>>)
        add(
            ["shouldBeginMultipleSelection": .shouldBeginMultipleSelection]
                as KeyValuePairs<String, Question<UICollectionView, IndexPath, Bool>>)
        add(["sizeForItem": .sizeForItem] as KeyValuePairs<String, Question<UICollectionView, IndexPath, CGSize>>)
        add(["cellForItem": .cellForItem] as KeyValuePairs<String, Question<UICollectionView, IndexPath, UICollectionViewCell>>)
        add(
            ["dragPreviewParameters": .dragPreviewParameters]
                as KeyValuePairs<String, Question<UICollectionView, IndexPath, UIDragPreviewParameters?>>)
        add(
            ["dropPreviewParameters": .dropPreviewParameters]
                as KeyValuePairs<String, Question<UICollectionView, IndexPath, UIDragPreviewParameters?>>)
        add(
            [
                "minimumLineSpacingForSection": .minimumLineSpacingForSection,
                "minimumInteritemSpacingForSection": .minimumInteritemSpacingForSection,
            ] as KeyValuePairs<String, Question<UICollectionView, Int, CGFloat>>)
        add(
            [
                "referenceSizeForHeaderInSection": .referenceSizeForHeaderInSection,
                "referenceSizeForFooterInSection": .referenceSizeForFooterInSection,
            ] as KeyValuePairs<String, Question<UICollectionView, Int, CGSize>>)
        add(["numberOfItemsInSection": .numberOfItemsInSection] as KeyValuePairs<String, Question<UICollectionView, Int, Int>>)
        add(["insetForSection": .insetForSection] as KeyValuePairs<String, Question<UICollectionView, Int, UIEdgeInsets>>)
        add(
            [
                "previewForHighlightingContextMenu": .previewForHighlightingContextMenu,
                "previewForDismissingContextMenu": .previewForDismissingContextMenu,
            ] as KeyValuePairs<String, Question<UICollectionView, UIContextMenuConfiguration, UITargetedPreview?>>)
        add(["numberOfSections": .numberOfSections] as KeyValuePairs<String, Question<UICollectionView, Void, Int>>)
        add(["indexTitles": .indexTitles] as KeyValuePairs<String, Question<UICollectionView, Void, [String]?>>)
        add(
            ["dragSessionAllowsMoveOperation": .dragSessionAllowsMoveOperation]
                as KeyValuePairs<String, Question<UICollectionView, any UIDragSession, Bool>>)
        add(
            ["dragSessionIsRestrictedToDraggingApplication": .dragSessionIsRestrictedToDraggingApplication]
                as KeyValuePairs<String, Question<UICollectionView, any UIDragSession, Bool>>)
        add(["canHandleDrop": .canHandleDrop] as KeyValuePairs<String, Question<UICollectionView, any UIDropSession, Bool>>)
    }

    mutating func addUIColorPickerViewControllerEvents() {
        add(
            ["didSelect": .didSelect]
                as KeyValuePairs<String, ControlEvent<UIColorPickerViewController, (color: UIColor, continuously: Bool)>>)
        add(
            ["didFinish": .didFinish, "didSelectColor": .didSelectColor]
                as KeyValuePairs<String, ControlEvent<UIColorPickerViewController, Void>>)
    }
}
