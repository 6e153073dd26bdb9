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
            ["didRange": .didRange]
                as KeyValuePairs<String, ControlEvent<CLLocationManager, (beacons: [CLBeacon], constraint: CLBeaconIdentityConstraint)>>)
        add(
            ["didRangeBeacons": .didRangeBeacons]
                as KeyValuePairs<String, ControlEvent<CLLocationManager, (beacons: [CLBeacon], region: CLBeaconRegion)>>)
        add(
            ["didFailRanging": .didFailRanging]
                as KeyValuePairs<String, ControlEvent<CLLocationManager, (constraint: CLBeaconIdentityConstraint, error: any Error)>>)
        add(
            ["rangingBeaconsDidFail": .rangingBeaconsDidFail]
                as KeyValuePairs<String, ControlEvent<CLLocationManager, (region: CLBeaconRegion, error: any Error)>>)
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
        add(["didVisit": .didVisit] as KeyValuePairs<String, ControlEvent<CLLocationManager, CLVisit>>)
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
            ["willEncodeRestorableState": .willEncodeRestorableState, "didDecodeRestorableState": .didDecodeRestorableState]
                as KeyValuePairs<String, ControlEvent<UIApplication, NSCoder>>)
        add(
            ["didDiscardSceneSessions": .didDiscardSceneSessions] as KeyValuePairs<String, ControlEvent<UIApplication, Set<UISceneSession>>>
        )
        add(["performAction": .performAction] as KeyValuePairs<String, ControlEvent<UIApplication, UIApplicationShortcutItem>>)
        add(
            [
                "didFinishLaunching": .didFinishLaunching, "didBecomeActive": .didBecomeActive, "willResignActive": .willResignActive,
                "didEnterBackground": .didEnterBackground, "willEnterForeground": .willEnterForeground, "performFetch": .performFetch,
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
            ["viewControllerWithRestorationIdentifierPath": .viewControllerWithRestorationIdentifierPath]
                as KeyValuePairs<String, Question<UIApplication, (identifierComponents: [String], coder: NSCoder), UIViewController?>>)
        add(
            ["openURL": .openURL]
                as KeyValuePairs<String, Question<UIApplication, (url: URL, options: [UIApplication.OpenURLOptionsKey: Any]), Bool>>)
        add(
            [
                "shouldSaveSecureApplicationState": .shouldSaveSecureApplicationState,
                "shouldRestoreSecureApplicationState": .shouldRestoreSecureApplicationState,
                "shouldSaveApplicationState": .shouldSaveApplicationState, "shouldRestoreApplicationState": .shouldRestoreApplicationState,
            ] as KeyValuePairs<String, Question<UIApplication, NSCoder, Bool>>)
        add(["continueActivity": .continueActivity] as KeyValuePairs<String, Question<UIApplication, NSUserActivity, Bool>>)
        add(["willContinueActivity": .willContinueActivity] as KeyValuePairs<String, Question<UIApplication, String, Bool>>)
        add(
            ["supportedInterfaceOrientations": .supportedInterfaceOrientations]
                as KeyValuePairs<String, Question<UIApplication, UIWindow?, UIInterfaceOrientationMask>>)
        add(
            [
                "willFinishLaunchingWithOptions": .willFinishLaunchingWithOptions,
                "didFinishLaunchingWithOptions": .didFinishLaunchingWithOptions,
            ] as KeyValuePairs<String, Question<UIApplication, [UIApplication.LaunchOptionsKey: Any]?, Bool>>)
    }
}
