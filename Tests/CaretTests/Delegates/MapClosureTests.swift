import CaretMaps
import CaretTesting
import Testing

/// Maps and location managers by closures.
@MainActor @Suite(.app) struct MapClosureTests {
    private static let hackney = CLLocationCoordinate2D(latitude: 51.5432, longitude: -0.0554)

    @MainActor private final class Guide: NSObject, MKMapViewDelegate {
        var log: [String] = []
        var hasViews = false

        func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
            guard hasViews else { return nil }
            return MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
        }
        func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { log.append("delegate: view") }
        func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) { log.append("delegate: annotation") }
    }

    private func launch(_ map: MKMapView) async throws -> TestApp {
        let controller = UIViewController()
        controller.view = map
        let app = try await TestApp.launch(showing: { controller }, on: .standard.scale(1))
        try await app.settle()
        return app
    }

    @Test func theDelegateIsNotifiedOfASelectionBeforeTheClosure() async throws {
        let (map, guide) = (MKMapView(), Guide())
        map.delegate = guide
        let app = try await launch(map)
        map.on(.didSelectView, guide) { guide, view in guide.log.append("closure: view of \((view.annotation?.title ?? nil) ?? "")") }
        map.on(.didSelect, guide) { guide, annotation in guide.log.append("closure: \((annotation.title ?? nil) ?? "")") }
        map.on(.didDeselect, guide) { guide, annotation in guide.log.append("gone: \((annotation.title ?? nil) ?? "")") }
        map.on(.didAddViews, guide) { guide, views in guide.log.append("\(views.count) views") }
        map.on(.didAddRenderers, guide) { guide, renderers in guide.log.append("\(renderers.count) renderers") }
        let pin = MKPointAnnotation(coordinate: Self.hackney, title: "Pin", subtitle: nil)
        map.setCenter(Self.hackney, animated: false)
        map.addAnnotation(pin)
        try await app.settle()
        map.selectAnnotation(pin, animated: false)
        map.deselectAnnotation(pin, animated: false)
        map.addOverlay(MKCircle(center: Self.hackney, radius: 100))
        #expect(
            guide.log == [
                "1 views", "delegate: view", "closure: view of Pin", "delegate: annotation", "closure: Pin", "gone: Pin", "1 renderers",
            ])
    }

    @Test(arguments: [true, false]) func aViewComesFromTheDelegateOrElseFromTheClosure(delegateHasViews: Bool) async throws {
        let (map, guide) = (MKMapView(), Guide())
        map.delegate = guide
        guide.hasViews = delegateHasViews
        let app = try await launch(map)
        map.answer(.viewForAnnotation) { annotation in MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "closure") }
        let pin = MKPointAnnotation(coordinate: Self.hackney, title: "Pin", subtitle: nil)
        map.setCenter(Self.hackney, animated: false)
        map.addAnnotation(pin)
        try await app.settle()
        // A delegate that implements the method has answered, also with `nil`.
        #expect(map.view(for: pin)?.reuseIdentifier != "closure")
        #expect(map.view(for: pin) is MKPinAnnotationView == delegateHasViews)
        map.delegate = nil
        let other = MKPointAnnotation(coordinate: Self.hackney, title: "Other", subtitle: nil)
        map.addAnnotation(other)
        try await app.settle()
        #expect(map.view(for: other)?.reuseIdentifier == "closure")
    }

    @Test func changesOfTheRegionAreASequence() async throws {
        let map = MKMapView()
        let app = try await launch(map)
        let events = map.events(.regionDidChange)
        let first = Task { @MainActor in
            for await animated in events { return animated }
            return true
        }
        map.setCenter(Self.hackney, animated: false)
        #expect(await first.value == false)
        try await app.settle()
    }

    @Test func aManagerCallsClosures() async throws {
        let manager = CLLocationManager(provider: FixedLocation(latitude: 1, longitude: 2))
        let status = Task { @MainActor in try await manager.next(.didChangeAuthorizationStatus) }
        let location = Task { @MainActor in try await manager.next(.didUpdateLocations) }
        #expect(try await status.value == .notDetermined)
        manager.requestWhenInUseAuthorization()
        manager.requestLocation()
        #expect(try await location.value.map(\.coordinate.longitude) == [2])
    }

    @Test func aRegionIsMonitoredByAClosure() async throws {
        let manager = CLLocationManager(provider: FixedLocation(latitude: 1, longitude: 2))
        let region = CLCircularRegion(center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 10, identifier: "here")
        let watched = Task { @MainActor in try await manager.next(.didStartMonitoring) }
        let state = Task { @MainActor in try await manager.next(.didDetermineState) }
        await Task.yield()
        manager.requestWhenInUseAuthorization()
        manager.startMonitoring(for: region)
        #expect(try await watched.value.identifier == "here")
        manager.requestState(for: region)
        #expect(try await state.value.region.identifier == "here")
    }
}
