import CaretTesting
import MapEngines
import MapKit
import Testing

/// Annotations, their views, callouts and clusters.
@MainActor @Suite(.app) struct AnnotationTests {
    private func stage(_ setUp: (MKMapView) -> Void = { _ in }) async throws -> MapStage {
        try await MapStage {
            $0.region = MKCoordinateRegion(center: MapStage.hackney, latitudinalMeters: 2000, longitudinalMeters: 2000)
            setUp($0)
        }
    }

    private func foot(of view: MKAnnotationView) -> CGPoint {
        CGPoint(x: view.center.x - view.centerOffset.x, y: view.center.y - view.centerOffset.y)
    }

    @Test func viewsAreAtTheirCoordinateAndFollowIt() async throws {
        let pin = MapStage.pin(51.5432, -0.0554, "Shop")
        let stage = try await stage { $0.addAnnotation(pin) }
        let view = try #require(stage.map.view(for: pin))
        #expect(abs(foot(of: view).x - 195) < 0.01 && abs(foot(of: view).y - 422) < 0.01)
        #expect(stage.teller.log.contains("added 1"))
        pin.coordinate = CLLocationCoordinate2D(latitude: 51.5450, longitude: -0.0554)
        try await stage.app.settle()
        #expect(foot(of: view).y < 400)
        stage.map.removeAnnotation(pin)
        #expect(view.superview == nil && stage.map.annotations.isEmpty)
    }

    @Test func farAnnotationsHaveNoViewAndInvalidCoordinatesAreNotShown() async throws {
        let far = MapStage.pin(40, 20)
        let nowhere = MapStage.pin(91, 0)
        let stage = try await stage { $0.addAnnotations([far, nowhere]) }
        #expect(stage.map.view(for: far) == nil && stage.map.view(for: nowhere) == nil)
        #expect(stage.map.annotations.count == 2)
        stage.map.centerCoordinate = far.coordinate
        try await stage.app.settle()
        #expect(stage.map.view(for: far) != nil)
    }

    @Test func viewsOfRegisteredClassesAreReused() async throws {
        let stage = try await stage()
        stage.map.register(CountedPin.self, forAnnotationViewWithReuseIdentifier: "pin")
        stage.teller.makeView = { map, annotation in map.dequeueReusableAnnotationView(withIdentifier: "pin", for: annotation) }
        let first = MapStage.pin(51.5432, -0.0554, "First")
        stage.map.addAnnotation(first)
        try await stage.app.settle()
        let view = try #require(stage.map.view(for: first) as? CountedPin)
        stage.map.removeAnnotation(first)
        let second = MapStage.pin(51.5433, -0.0555, "Second")
        stage.map.addAnnotation(second)
        try await stage.app.settle()
        #expect(stage.map.view(for: second) === view && view.reuses == 1 && view.accessibilityLabel == "Second")
    }

    @Test func tenThousandHaveViewsOnlyWhereTheyAreVisible() async throws {
        let stage = try await stage()
        stage.map.addAnnotations((0..<10_000).map { MapStage.pin(-60 + Double($0 % 100), -150 + Double($0 / 100) * 3) })
        try await stage.app.settle()
        #expect(stage.map.annotations.filter { stage.map.view(for: $0) != nil }.count < 10)
    }

    @Test func aTapSelectsAndShowsTheCallout() async throws {
        let pin = MapStage.pin(51.5432, -0.0554, "Best Kebab")
        let stage = try await stage()
        stage.teller.makeView = { _, annotation in
            let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
            view.canShowCallout = true
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
            button.accessibilityLabel = "More"
            view.rightCalloutAccessoryView = button
            return view
        }
        stage.map.addAnnotation(pin)
        try await stage.app.settle()
        try await stage.app.tap("Best Kebab")
        try await stage.app.settle()
        #expect(stage.map.selectedAnnotations.first === pin)
        #expect(stage.app.exists(.identifier("Callout")))
        try await stage.app.tap("More")
        await stage.app.tap(at: CGPoint(x: 30, y: 800))
        try await stage.app.settle()
        #expect(!stage.app.exists(.identifier("Callout")))
        let told = stage.teller.log.filter { !$0.hasPrefix("will") && !$0.hasPrefix("did ") }
        #expect(told == ["added 1", "selected Best Kebab", "tapped Best Kebab", "deselected Best Kebab"])
        #expect(stage.teller.picks == ["+Best Kebab", "-Best Kebab"])
    }

    @Test func aSelectedMarkerWithoutCalloutShowsItsSubtitle() async throws {
        let pin = MKPointAnnotation(coordinate: MapStage.hackney, title: "Shop", subtitle: "Open until late at night")
        let nowhere = MapStage.pin(91, 0)
        let stage = try await stage { $0.addAnnotations([pin, nowhere]) }
        let view = try #require(stage.map.view(for: pin) as? MKMarkerAnnotationView)
        let name = try #require(view.subviews.last)
        let plain = name.frame.size
        stage.map.selectAnnotation(pin, animated: false)
        try await stage.app.settle()
        #expect(name.frame.width > plain.width && name.frame.height > plain.height)
        view.subtitleVisibility = .hidden
        try await stage.app.settle()
        #expect(name.frame.size == plain)
        stage.map.selectAnnotation(nowhere, animated: false)
        #expect(stage.map.selectedAnnotations.isEmpty)
    }

    @Test func aCalloutAtTheEdgeMovesTheMap() async throws {
        let stage = try await stage()
        stage.teller.makeView = { _, annotation in
            let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
            view.canShowCallout = true
            return view
        }
        let corner = stage.map.convert(CGPoint(x: 20, y: 45), toCoordinateFrom: stage.map)
        let pin = MapStage.pin(corner.latitude, corner.longitude, "A long name of a shop")
        stage.map.addAnnotation(pin)
        try await stage.app.settle()
        stage.map.selectAnnotation(pin, animated: false)
        try await stage.app.settle()
        let callout = try stage.app.find(.identifier("Callout")).frame
        #expect(stage.map.bounds.insetBy(dx: 7, dy: 7).contains(callout))
    }

    @Test func closeOnesJoinAndSeparateWhenZoomed() async throws {
        let pins = [(51.5432, -0.0554), (51.54325, -0.0554), (51.5433, -0.05545), (51.5480, -0.0554)].map { MapStage.pin($0.0, $0.1) }
        let stage = try await stage()
        stage.teller.makeView = { _, annotation in
            guard !(annotation is MKClusterAnnotation) else { return nil }
            let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
            view.clusteringIdentifier = "shop"
            return view
        }
        stage.map.addAnnotations(pins)
        try await stage.app.settle()
        #expect(pins.map { stage.map.view(for: $0)?.isHidden } == [true, true, true, false])
        let cluster = try #require(stage.map.view(for: pins[0])?.cluster)
        #expect((cluster.annotation as? MKClusterAnnotation)?.memberAnnotations.count == 3)
        stage.map.setCamera(MKMapCamera(lookingAtCenter: pins[0].coordinate, fromDistance: 80, heading: 0), animated: false)
        try await stage.app.settle()
        #expect(pins.prefix(2).map { stage.map.view(for: $0)?.isHidden } == [false, false])
        #expect(cluster.superview == nil)
    }

    @Test func aPinIsDraggedToAnotherPlace() async throws {
        let pin = MapStage.pin(51.5432, -0.0554, "Mine")
        let stage = try await stage()
        stage.teller.makeView = { _, annotation in
            let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
            view.isDraggable = true
            return view
        }
        stage.map.addAnnotation(pin)
        try await stage.app.settle()
        stage.teller.log = []
        await stage.app.pressAndDrag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 295, y: 400))
        try await stage.app.settle()
        #expect(pin.coordinate.longitude > -0.0554 && stage.teller.log == ["drag starting", "drag dragging", "drag ending", "drag none"])
        let now = stage.map.convert(pin.coordinate, toPointTo: stage.map)
        #expect(abs(now.x - 295) < 1)
    }

    @Test func `R36 pins fall one after the other and stay at the end`() async throws {
        let pins = (0..<3).map { MapStage.pin(51.546 - Double($0) * 0.002, -0.0554) }
        let stage = try await stage()
        stage.teller.makeView = { _, annotation in
            let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
            view.animatesDrop = true
            return view
        }
        stage.map.addAnnotations(pins)
        await stage.app.advance(frames: 1)
        let views = pins.compactMap(stage.map.view)
        #expect(views.allSatisfy { $0.transform.ty < -$0.center.y })
        await stage.app.advance(by: .milliseconds(480))
        #expect(views[0].transform.ty > -80 && views[0].transform.ty < 0 && views[2].transform.ty < views[0].transform.ty)
        await stage.app.advance(by: .milliseconds(320))
        #expect(views[0].transform == .identity && views[2].transform != .identity)
        try await stage.app.settle()
        #expect(views.allSatisfy { $0.transform == .identity })
    }

    @Test func theUserLocationIsShownAndFollowed() async throws {
        let stage = try await stage {
            $0.locationProvider = FixedLocation(latitude: 51.55, longitude: -0.06)
            $0.userTrackingMode = .follow
        }
        await stage.app.advance(frames: 2)
        try await stage.app.settle()
        #expect(stage.teller.log.contains("user 51.55"))
        #expect(stage.map.annotations.first === stage.map.userLocation && stage.map.isUserLocationVisible)
        #expect(abs(stage.map.centerCoordinate.latitude - 51.55) < 1e-6)
        stage.map.showsUserLocation = false
        #expect(stage.map.annotations.isEmpty && stage.map.userTrackingMode == .none)
    }
}

private final class CountedPin: MKPinAnnotationView {
    var reuses = 0
    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}
