// Made by `make keys` from Sources/Caret and Sources/CaretMaps. Do not edit.

import CaretMaps

extension DelegateProxyCases {
    mutating func addCALayer() {
        asked("action", .action as Question<CALayer, String, (any CAAction)?>, (any CALayerDelegate).self) { d, s, a in
            d.action(for: s, forKey: a[0])
        }
        asked("display", .display as Question<CALayer, Void, Void>, (any CALayerDelegate).self) { d, s, _ in d.display(s) }
        notifiedOnly("draw", .draw as ControlEvent<CALayer, CGContext>, (any CALayerDelegate).self) { d, s, a in d.draw(s, in: a[0]) }
        notified("layoutSublayers", .layoutSublayers as ControlEvent<CALayer, Void>, (any CALayerDelegate).self) { d, s, _ in
            d.layoutSublayers(of: s)
        }
        notified("willDraw", .willDraw as ControlEvent<CALayer, Void>, (any CALayerDelegate).self) { d, s, _ in d.layerWillDraw(s) }
    }

    mutating func addCLLocationManager() {
        notified(
            "didChangeAuthorization", .didChangeAuthorization as ControlEvent<CLLocationManager, Void>, (any CLLocationManagerDelegate).self
        ) { d, s, _ in d.locationManagerDidChangeAuthorization(s) }
        notified(
            "didChangeAuthorizationStatus", .didChangeAuthorizationStatus as ControlEvent<CLLocationManager, CLAuthorizationStatus>,
            (any CLLocationManagerDelegate).self
        ) { d, s, a in d.locationManager(s, didChangeAuthorization: a[0]) }
        notified(
            "didDetermineState", .didDetermineState as ControlEvent<CLLocationManager, (state: CLRegionState, region: CLRegion)>,
            (any CLLocationManagerDelegate).self
        ) { d, s, a in d.locationManager(s, didDetermineState: a[0], for: a[1]) }
        notified("didEnterRegion", .didEnterRegion as ControlEvent<CLLocationManager, CLRegion>, (any CLLocationManagerDelegate).self) {
            d, s, a in d.locationManager(s, didEnterRegion: a[0])
        }
        notified("didExitRegion", .didExitRegion as ControlEvent<CLLocationManager, CLRegion>, (any CLLocationManagerDelegate).self) {
            d, s, a in d.locationManager(s, didExitRegion: a[0])
        }
        notified("didFail", .didFail as ControlEvent<CLLocationManager, any Error>, (any CLLocationManagerDelegate).self) { d, s, a in
            d.locationManager(s, didFailWithError: a[0])
        }
        notified(
            "didFailRanging",
            .didFailRanging as ControlEvent<CLLocationManager, (constraint: CLBeaconIdentityConstraint, error: any Error)>,
            (any CLLocationManagerDelegate).self
        ) { d, s, a in d.locationManager(s, didFailRangingFor: a[0], error: a[1]) }
        notified(
            "didRange", .didRange as ControlEvent<CLLocationManager, (beacons: [CLBeacon], constraint: CLBeaconIdentityConstraint)>,
            (any CLLocationManagerDelegate).self
        ) { d, s, a in d.locationManager(s, didRange: a[0], satisfying: a[1]) }
        notified(
            "didRangeBeacons", .didRangeBeacons as ControlEvent<CLLocationManager, (beacons: [CLBeacon], region: CLBeaconRegion)>,
            (any CLLocationManagerDelegate).self
        ) { d, s, a in d.locationManager(s, didRangeBeacons: a[0], in: a[1]) }
        notified(
            "didStartMonitoring", .didStartMonitoring as ControlEvent<CLLocationManager, CLRegion>, (any CLLocationManagerDelegate).self
        ) { d, s, a in d.locationManager(s, didStartMonitoringFor: a[0]) }
        notified(
            "didUpdateLocations", .didUpdateLocations as ControlEvent<CLLocationManager, [CLLocation]>, (any CLLocationManagerDelegate).self
        ) { d, s, a in d.locationManager(s, didUpdateLocations: a[0]) }
        notified("didVisit", .didVisit as ControlEvent<CLLocationManager, CLVisit>, (any CLLocationManagerDelegate).self) { d, s, a in
            d.locationManager(s, didVisit: a[0])
        }
        notified(
            "monitoringDidFail", .monitoringDidFail as ControlEvent<CLLocationManager, (region: CLRegion?, error: any Error)>,
            (any CLLocationManagerDelegate).self
        ) { d, s, a in d.locationManager(s, monitoringDidFailFor: a[0], withError: a[1]) }
        notified(
            "rangingBeaconsDidFail", .rangingBeaconsDidFail as ControlEvent<CLLocationManager, (region: CLBeaconRegion, error: any Error)>,
            (any CLLocationManagerDelegate).self
        ) { d, s, a in d.locationManager(s, rangingBeaconsDidFailFor: a[0], withError: a[1]) }
    }

    mutating func addMKMapView() {
        notified(
            "calloutAccessoryTapped", .calloutAccessoryTapped as ControlEvent<MKMapView, (view: MKAnnotationView, control: UIControl)>,
            (any MKMapViewDelegate).self
        ) { d, s, a in d.mapView(s, annotationView: a[0], calloutAccessoryControlTapped: a[1]) }
        asked(
            "clusterAnnotation", .clusterAnnotation as Question<MKMapView, [any MKAnnotation], MKClusterAnnotation>,
            (any MKMapViewDelegate).self
        ) { d, s, a in d.mapView(s, clusterAnnotationForMemberAnnotations: a[0]) }
        notified("didAddRenderers", .didAddRenderers as ControlEvent<MKMapView, [MKOverlayRenderer]>, (any MKMapViewDelegate).self) {
            d, s, a in d.mapView(s, didAdd: a[0] as [MKOverlayRenderer])
        }
        notified("didAddViews", .didAddViews as ControlEvent<MKMapView, [MKAnnotationView]>, (any MKMapViewDelegate).self) { d, s, a in
            d.mapView(s, didAdd: a[0] as [MKAnnotationView])
        }
        notified(
            "didChangeDragState",
            .didChangeDragState
                as ControlEvent<
                    MKMapView, (view: MKAnnotationView, newState: MKAnnotationView.DragState, oldState: MKAnnotationView.DragState)
                >, (any MKMapViewDelegate).self
        ) { d, s, a in d.mapView(s, annotationView: a[0], didChange: a[1], fromOldState: a[2]) }
        notified(
            "didChangeUserTrackingMode", .didChangeUserTrackingMode as ControlEvent<MKMapView, (mode: MKUserTrackingMode, animated: Bool)>,
            (any MKMapViewDelegate).self
        ) { d, s, a in d.mapView(s, didChange: a[0], animated: a[1]) }
        notified("didChangeVisibleRegion", .didChangeVisibleRegion as ControlEvent<MKMapView, Void>, (any MKMapViewDelegate).self) {
            d, s, _ in d.mapViewDidChangeVisibleRegion(s)
        }
        notified("didDeselect", .didDeselect as ControlEvent<MKMapView, any MKAnnotation>, (any MKMapViewDelegate).self) { d, s, a in
            d.mapView(s, didDeselect: a[0] as any MKAnnotation)
        }
        notified("didDeselectView", .didDeselectView as ControlEvent<MKMapView, MKAnnotationView>, (any MKMapViewDelegate).self) {
            d, s, a in d.mapView(s, didDeselect: a[0] as MKAnnotationView)
        }
        notified("didFailToLocateUser", .didFailToLocateUser as ControlEvent<MKMapView, any Error>, (any MKMapViewDelegate).self) {
            d, s, a in d.mapView(s, didFailToLocateUserWithError: a[0])
        }
        notified("didSelect", .didSelect as ControlEvent<MKMapView, any MKAnnotation>, (any MKMapViewDelegate).self) { d, s, a in
            d.mapView(s, didSelect: a[0] as any MKAnnotation)
        }
        notified("didSelectView", .didSelectView as ControlEvent<MKMapView, MKAnnotationView>, (any MKMapViewDelegate).self) { d, s, a in
            d.mapView(s, didSelect: a[0] as MKAnnotationView)
        }
        notified("didStopLocatingUser", .didStopLocatingUser as ControlEvent<MKMapView, Void>, (any MKMapViewDelegate).self) { d, s, _ in
            d.mapViewDidStopLocatingUser(s)
        }
        notified("didUpdateUserLocation", .didUpdateUserLocation as ControlEvent<MKMapView, MKUserLocation>, (any MKMapViewDelegate).self) {
            d, s, a in d.mapView(s, didUpdate: a[0])
        }
        notified("regionDidChange", .regionDidChange as ControlEvent<MKMapView, Bool>, (any MKMapViewDelegate).self) { d, s, a in
            d.mapView(s, regionDidChangeAnimated: a[0])
        }
        notified("regionWillChange", .regionWillChange as ControlEvent<MKMapView, Bool>, (any MKMapViewDelegate).self) { d, s, a in
            d.mapView(s, regionWillChangeAnimated: a[0])
        }
        asked(
            "rendererForOverlay", .rendererForOverlay as Question<MKMapView, any MKOverlay, MKOverlayRenderer>, (any MKMapViewDelegate).self
        ) { d, s, a in d.mapView(s, rendererFor: a[0]) }
        asked(
            "viewForAnnotation", .viewForAnnotation as Question<MKMapView, any MKAnnotation, MKAnnotationView?>,
            (any MKMapViewDelegate).self
        ) { d, s, a in d.mapView(s, viewFor: a[0]) }
        notified("willStartLocatingUser", .willStartLocatingUser as ControlEvent<MKMapView, Void>, (any MKMapViewDelegate).self) {
            d, s, _ in d.mapViewWillStartLocatingUser(s)
        }
    }

    mutating func addNSUserActivity() {
        notified("willSave", .willSave as ControlEvent<NSUserActivity, Void>, (any NSUserActivityDelegate).self) { d, s, _ in
            d.userActivityWillSave(s)
        }
    }

    mutating func addUIApplication() {
        asked(
            "configurationForConnectingScene",
            .configurationForConnectingScene
                as Question<
                    UIApplication, (connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions), UISceneConfiguration
                >, (any UIApplicationDelegate).self
        ) { d, s, a in d.application(s, configurationForConnecting: a[0], options: a[1]) }
        asked("continueActivity", .continueActivity as Question<UIApplication, NSUserActivity, Bool>, (any UIApplicationDelegate).self) {
            d, s, a in d.application(s, continue: a[0], restorationHandler: { _ in })
        }
        notified("didBecomeActive", .didBecomeActive as ControlEvent<UIApplication, Void>, (any UIApplicationDelegate).self) { d, s, _ in
            d.applicationDidBecomeActive(s)
        }
        notifiedOnly(
            "didDecodeRestorableState", .didDecodeRestorableState as ControlEvent<UIApplication, NSCoder>, (any UIApplicationDelegate).self
        ) { d, s, a in d.application(s, didDecodeRestorableStateWith: a[0]) }
        notified(
            "didDiscardSceneSessions", .didDiscardSceneSessions as ControlEvent<UIApplication, Set<UISceneSession>>,
            (any UIApplicationDelegate).self
        ) { d, s, a in d.application(s, didDiscardSceneSessions: a[0]) }
        notified("didEnterBackground", .didEnterBackground as ControlEvent<UIApplication, Void>, (any UIApplicationDelegate).self) {
            d, s, _ in d.applicationDidEnterBackground(s)
        }
        notified("didFinishLaunching", .didFinishLaunching as ControlEvent<UIApplication, Void>, (any UIApplicationDelegate).self) {
            d, s, _ in d.applicationDidFinishLaunching(s)
        }
        agreed(
            "didFinishLaunchingWithOptions",
            .didFinishLaunchingWithOptions as Question<UIApplication, [UIApplication.LaunchOptionsKey: Any]?, Bool>,
            (any UIApplicationDelegate).self
        ) { d, s, a in d.application(s, didFinishLaunchingWithOptions: a[0]) }
        notified("didReceiveMemoryWarning", .didReceiveMemoryWarning as ControlEvent<UIApplication, Void>, (any UIApplicationDelegate).self)
        { d, s, _ in d.applicationDidReceiveMemoryWarning(s) }
        asked(
            "openURL", .openURL as Question<UIApplication, (url: URL, options: [UIApplication.OpenURLOptionsKey: Any]), Bool>,
            (any UIApplicationDelegate).self
        ) { d, s, a in d.application(s, open: a[0], options: a[1]) }
        notified(
            "performAction", .performAction as ControlEvent<UIApplication, UIApplicationShortcutItem>, (any UIApplicationDelegate).self
        ) { d, s, a in d.application(s, performActionFor: a[0], completionHandler: { _ in }) }
        notified("performFetch", .performFetch as ControlEvent<UIApplication, Void>, (any UIApplicationDelegate).self) { d, s, _ in
            d.application(s, performFetchWithCompletionHandler: { _ in })
        }
        asked(
            "shouldRestoreApplicationState", .shouldRestoreApplicationState as Question<UIApplication, NSCoder, Bool>,
            (any UIApplicationDelegate).self
        ) { d, s, a in d.application(s, shouldRestoreApplicationState: a[0]) }
        asked(
            "shouldRestoreSecureApplicationState", .shouldRestoreSecureApplicationState as Question<UIApplication, NSCoder, Bool>,
            (any UIApplicationDelegate).self
        ) { d, s, a in d.application(s, shouldRestoreSecureApplicationState: a[0]) }
        asked(
            "shouldSaveApplicationState", .shouldSaveApplicationState as Question<UIApplication, NSCoder, Bool>,
            (any UIApplicationDelegate).self
        ) { d, s, a in d.application(s, shouldSaveApplicationState: a[0]) }
        asked(
            "shouldSaveSecureApplicationState", .shouldSaveSecureApplicationState as Question<UIApplication, NSCoder, Bool>,
            (any UIApplicationDelegate).self
        ) { d, s, a in d.application(s, shouldSaveSecureApplicationState: a[0]) }
        asked(
            "supportedInterfaceOrientations",
            .supportedInterfaceOrientations as Question<UIApplication, UIWindow?, UIInterfaceOrientationMask>,
            (any UIApplicationDelegate).self
        ) { d, s, a in d.application(s, supportedInterfaceOrientationsFor: a[0]) }
        asked(
            "viewControllerWithRestorationIdentifierPath",
            .viewControllerWithRestorationIdentifierPath
                as Question<UIApplication, (identifierComponents: [String], coder: NSCoder), UIViewController?>,
            (any UIApplicationDelegate).self
        ) { d, s, a in d.application(s, viewControllerWithRestorationIdentifierPath: a[0], coder: a[1]) }
        asked("willContinueActivity", .willContinueActivity as Question<UIApplication, String, Bool>, (any UIApplicationDelegate).self) {
            d, s, a in d.application(s, willContinueUserActivityWithType: a[0])
        }
        notifiedOnly(
            "willEncodeRestorableState", .willEncodeRestorableState as ControlEvent<UIApplication, NSCoder>,
            (any UIApplicationDelegate).self
        ) { d, s, a in d.application(s, willEncodeRestorableStateWith: a[0]) }
        notified("willEnterForeground", .willEnterForeground as ControlEvent<UIApplication, Void>, (any UIApplicationDelegate).self) {
            d, s, _ in d.applicationWillEnterForeground(s)
        }
        agreed(
            "willFinishLaunchingWithOptions",
            .willFinishLaunchingWithOptions as Question<UIApplication, [UIApplication.LaunchOptionsKey: Any]?, Bool>,
            (any UIApplicationDelegate).self
        ) { d, s, a in d.application(s, willFinishLaunchingWithOptions: a[0]) }
        notified("willResignActive", .willResignActive as ControlEvent<UIApplication, Void>, (any UIApplicationDelegate).self) { d, s, _ in
            d.applicationWillResignActive(s)
        }
        notified("willTerminate", .willTerminate as ControlEvent<UIApplication, Void>, (any UIApplicationDelegate).self) { d, s, _ in
            d.applicationWillTerminate(s)
        }
    }
}
