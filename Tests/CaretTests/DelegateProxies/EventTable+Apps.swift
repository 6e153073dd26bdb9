import CaretMaps

@testable import Caret
@testable import CaretMaps

extension EventTable {
    func addApps() {
        addApplication()
        addScene()
        addWindowScene()
        addActivity()
        addMap()
        addLocation()
    }

    private func addApplication() {
        let rows = rows(UIApplication.self) { $0.applicationProxy as any UIApplicationDelegate }
        rows.event("didFinishLaunching", .didFinishLaunching) { $0.applicationDidFinishLaunching($1.sender) }
        rows.event("didBecomeActive", .didBecomeActive) { $0.applicationDidBecomeActive($1.sender) }
        rows.event("willResignActive", .willResignActive) { $0.applicationWillResignActive($1.sender) }
        rows.event("didEnterBackground", .didEnterBackground) { $0.applicationDidEnterBackground($1.sender) }
        rows.event("willEnterForeground", .willEnterForeground) { $0.applicationWillEnterForeground($1.sender) }
        rows.event("performFetch", .performFetch) { $0.application($1.sender, performFetchWithCompletionHandler: { _ in }) }
        rows.event("didRegisterForRemoteNotifications", .didRegisterForRemoteNotifications) {
            $0.application($1.sender, didRegisterForRemoteNotificationsWithDeviceToken: $1[0])
        }
        rows.event("didFailToRegisterForRemoteNotifications", .didFailToRegisterForRemoteNotifications) {
            $0.application($1.sender, didFailToRegisterForRemoteNotificationsWithError: $1[0])
        }
        rows.eventWithoutSequence("didReceiveRemoteNotification", .didReceiveRemoteNotification) {
            $0.application($1.sender, didReceiveRemoteNotification: $1[0], fetchCompletionHandler: { _ in })
        }
        rows.event("didReceiveMemoryWarning", .didReceiveMemoryWarning) { $0.applicationDidReceiveMemoryWarning($1.sender) }
        rows.event("willTerminate", .willTerminate) { $0.applicationWillTerminate($1.sender) }
        rows.question(.willFinishLaunchingWithOptions) { $0.application($1.sender, willFinishLaunchingWithOptions: $1[0]) }
        rows.question(.didFinishLaunchingWithOptions) { $0.application($1.sender, didFinishLaunchingWithOptions: $1[0]) }
        rows.event("performAction", .performAction) { $0.application($1.sender, performActionFor: $1[0], completionHandler: { _ in }) }
        rows.question(.openURL) { $0.application($1.sender, open: $1[0], options: $1[1]) }
        rows.question(.willContinueActivity) { $0.application($1.sender, willContinueUserActivityWithType: $1[0]) }
        rows.question(.continueActivity) { $0.application($1.sender, continue: $1[0], restorationHandler: { _ in }) }
        rows.question(.handlerForIntent) { $0.application($1.sender, handlerFor: $1[0]) }
        rows.question(.configurationForConnectingScene) { $0.application($1.sender, configurationForConnecting: $1[0], options: $1[1]) }
        rows.event("didDiscardSceneSessions", .didDiscardSceneSessions) { $0.application($1.sender, didDiscardSceneSessions: $1[0]) }
        rows.question(.supportedInterfaceOrientations) { $0.application($1.sender, supportedInterfaceOrientationsFor: $1[0]) }
        rows.question(.shouldSaveSecureApplicationState) { $0.application($1.sender, shouldSaveSecureApplicationState: $1[0]) }
        rows.question(.shouldRestoreSecureApplicationState) { $0.application($1.sender, shouldRestoreSecureApplicationState: $1[0]) }
        rows.question(.shouldSaveApplicationState) { $0.application($1.sender, shouldSaveApplicationState: $1[0]) }
        rows.question(.shouldRestoreApplicationState) { $0.application($1.sender, shouldRestoreApplicationState: $1[0]) }
        rows.question(.viewControllerWithRestorationIdentifierPath) {
            $0.application($1.sender, viewControllerWithRestorationIdentifierPath: $1[0], coder: $1[1])
        }
        rows.eventWithoutSequence("willEncodeRestorableState", .willEncodeRestorableState) {
            $0.application($1.sender, willEncodeRestorableStateWith: $1[0])
        }
        rows.eventWithoutSequence("didDecodeRestorableState", .didDecodeRestorableState) {
            $0.application($1.sender, didDecodeRestorableStateWith: $1[0])
        }
    }

    private func addScene() {
        let rows = rows(UIScene.self) { $0.sceneProxy as any UIWindowSceneDelegate }
        rows.event("willConnectTo", .willConnectTo) { $0.scene($1.sender, willConnectTo: $1[0], options: $1[1]) }
        rows.event("didDisconnect", .didDisconnect) { $0.sceneDidDisconnect($1.sender) }
        rows.event("willEnterForeground", .willEnterForeground) { $0.sceneWillEnterForeground($1.sender) }
        rows.event("didBecomeActive", .didBecomeActive) { $0.sceneDidBecomeActive($1.sender) }
        rows.event("willResignActive", .willResignActive) { $0.sceneWillResignActive($1.sender) }
        rows.event("didEnterBackground", .didEnterBackground) { $0.sceneDidEnterBackground($1.sender) }
        rows.event("restoreInteractionState", .restoreInteractionState) { $0.scene($1.sender, restoreInteractionStateWith: $1[0]) }
        rows.event("continueActivity", .continueActivity) { $0.scene($1.sender, continue: $1[0]) }
        rows.event("didUpdateActivity", .didUpdateActivity) { $0.scene($1.sender, didUpdate: $1[0]) }
        rows.event("willContinueActivity", .willContinueActivity) { $0.scene($1.sender, willContinueUserActivityWithType: $1[0]) }
        rows.event("openURLContexts", .openURLContexts) { $0.scene($1.sender, openURLContexts: $1[0]) }
        rows.question(.stateRestorationActivity) { $0.stateRestorationActivity(for: $1.sender) }
    }

    private func addWindowScene() {
        let rows = rows(UIWindowScene.self) { $0.sceneProxy as any UIWindowSceneDelegate }
        rows.event("performAction", .performAction) { $0.windowScene($1.sender, performActionFor: $1[0], completionHandler: { _ in }) }
        rows.event("didUpdateGeometry", .didUpdateGeometry) {
            $0.windowScene($1.sender, didUpdate: $1[0], interfaceOrientation: $1[1], traitCollection: $1[2])
        }
    }

    private func addActivity() {
        let rows = rows(NSUserActivity.self) { $0.activityProxy as any NSUserActivityDelegate }
        rows.event("willSave", .willSave) { $0.userActivityWillSave($1.sender) }
    }

    private func addMap() {
        let rows = rows(MKMapView.self) { $0.mapProxy as any MKMapViewDelegate }
        rows.event("regionWillChange", .regionWillChange) { $0.mapView($1.sender, regionWillChangeAnimated: $1[0]) }
        rows.event("regionDidChange", .regionDidChange) { $0.mapView($1.sender, regionDidChangeAnimated: $1[0]) }
        rows.event("didChangeVisibleRegion", .didChangeVisibleRegion) { $0.mapViewDidChangeVisibleRegion($1.sender) }
        rows.event("willStartLocatingUser", .willStartLocatingUser) { $0.mapViewWillStartLocatingUser($1.sender) }
        rows.event("didStopLocatingUser", .didStopLocatingUser) { $0.mapViewDidStopLocatingUser($1.sender) }
        rows.event("didAddViews", .didAddViews) { $0.mapView($1.sender, didAdd: $1[0] as [MKAnnotationView]) }
        rows.event("didSelectView", .didSelectView) { $0.mapView($1.sender, didSelect: $1[0] as MKAnnotationView) }
        rows.event("didDeselectView", .didDeselectView) { $0.mapView($1.sender, didDeselect: $1[0] as MKAnnotationView) }
        rows.event("didSelect", .didSelect) { $0.mapView($1.sender, didSelect: $1[0] as any MKAnnotation) }
        rows.event("didDeselect", .didDeselect) { $0.mapView($1.sender, didDeselect: $1[0] as any MKAnnotation) }
        rows.event("calloutAccessoryTapped", .calloutAccessoryTapped) {
            $0.mapView($1.sender, annotationView: $1[0], calloutAccessoryControlTapped: $1[1])
        }
        rows.event("didChangeDragState", .didChangeDragState) {
            $0.mapView($1.sender, annotationView: $1[0], didChange: $1[1], fromOldState: $1[2])
        }
        rows.event("didAddRenderers", .didAddRenderers) { $0.mapView($1.sender, didAdd: $1[0] as [MKOverlayRenderer]) }
        rows.event("didUpdateUserLocation", .didUpdateUserLocation) { $0.mapView($1.sender, didUpdate: $1[0]) }
        rows.event("didFailToLocateUser", .didFailToLocateUser) { $0.mapView($1.sender, didFailToLocateUserWithError: $1[0]) }
        rows.event("didChangeUserTrackingMode", .didChangeUserTrackingMode) { $0.mapView($1.sender, didChange: $1[0], animated: $1[1]) }
        rows.question(.viewForAnnotation) { $0.mapView($1.sender, viewFor: $1[0]) }
        rows.question(.clusterAnnotation) { $0.mapView($1.sender, clusterAnnotationForMemberAnnotations: $1[0]) }
        rows.question(.rendererForOverlay) { $0.mapView($1.sender, rendererFor: $1[0]) }
    }

    private func addLocation() {
        let rows = rows(CLLocationManager.self) { $0.locationProxy as any CLLocationManagerDelegate }
        rows.event("didUpdateLocations", .didUpdateLocations) { $0.locationManager($1.sender, didUpdateLocations: $1[0]) }
        rows.event("didFail", .didFail) { $0.locationManager($1.sender, didFailWithError: $1[0]) }
        rows.event("didChangeAuthorization", .didChangeAuthorization) { $0.locationManagerDidChangeAuthorization($1.sender) }
        rows.event("didChangeAuthorizationStatus", .didChangeAuthorizationStatus) {
            $0.locationManager($1.sender, didChangeAuthorization: $1[0])
        }
        rows.event("didStartMonitoring", .didStartMonitoring) { $0.locationManager($1.sender, didStartMonitoringFor: $1[0]) }
        rows.event("didEnterRegion", .didEnterRegion) { $0.locationManager($1.sender, didEnterRegion: $1[0]) }
        rows.event("didExitRegion", .didExitRegion) { $0.locationManager($1.sender, didExitRegion: $1[0]) }
        rows.event("didDetermineState", .didDetermineState) { $0.locationManager($1.sender, didDetermineState: $1[0], for: $1[1]) }
        rows.event("monitoringDidFail", .monitoringDidFail) { $0.locationManager($1.sender, monitoringDidFailFor: $1[0], withError: $1[1]) }
        rows.event("didVisit", .didVisit) { $0.locationManager($1.sender, didVisit: $1[0]) }
        rows.event("didRange", .didRange) { $0.locationManager($1.sender, didRange: $1[0], satisfying: $1[1]) }
        rows.event("didFailRanging", .didFailRanging) { $0.locationManager($1.sender, didFailRangingFor: $1[0], error: $1[1]) }
        rows.event("didRangeBeacons", .didRangeBeacons) { $0.locationManager($1.sender, didRangeBeacons: $1[0], in: $1[1]) }
        rows.event("rangingBeaconsDidFail", .rangingBeaconsDidFail) {
            $0.locationManager($1.sender, rangingBeaconsDidFailFor: $1[0], withError: $1[1])
        }
    }
}
