import CaretTesting
import MapKit
import Testing
import UIKit

/// The order of annotation views, hidden ones, and falling pins.
@MainActor @Suite(.app) struct AnnotationOrderTests {
    private func stage(_ pins: [MKPointAnnotation], _ make: @escaping (any MKAnnotation) -> MKAnnotationView) async throws -> MapStage {
        let stage = try await MapStage {
            $0.region = MKCoordinateRegion(center: MapStage.hackney, latitudinalMeters: 2000, longitudinalMeters: 2000)
        }
        stage.teller.makeView = { _, annotation in make(annotation) }
        stage.map.addAnnotations(pins)
        return stage
    }

    private func marker(_ annotation: any MKAnnotation) -> MKMarkerAnnotationView {
        MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
    }

    @Test func aFallingPinIsSelectedAtItsDestination() async throws {
        let pin = MapStage.pin(51.5432, -0.0554, "A")
        let stage = try await stage([]) { annotation in
            let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
            (view.animatesDrop, view.canShowCallout) = (true, true)
            return view
        }
        let before = stage.map.centerCoordinate.latitude
        stage.map.addAnnotation(pin)
        stage.map.selectAnnotation(pin, animated: false)
        try await stage.app.settle()
        #expect(stage.map.selectedAnnotations.count == 1 && abs(stage.map.centerCoordinate.latitude - before) < 1e-9)
    }

    @Test func viewsThatTheAppHidesStayHiddenAndJoinNoCluster() async throws {
        let pins = [MapStage.pin(51.5432, -0.0554, "A"), MapStage.pin(51.5432, -0.0554, "B"), MapStage.pin(51.5432, -0.0554, "C")]
        let stage = try await stage(pins) {
            let view = self.marker($0)
            view.clusteringIdentifier = "pin"
            return view
        }
        try await stage.app.settle()
        let views = try pins.map { try #require(stage.map.view(for: $0)) }
        #expect(views.allSatisfy { $0.isHidden && $0.cluster != nil })
        for view in views { view.clusteringIdentifier = nil }
        stage.map.setNeedsLayout()
        try await stage.app.settle()
        #expect(views.allSatisfy { !$0.isHidden && $0.cluster == nil })
        views[0].isHidden = true
        for view in views { view.clusteringIdentifier = "pin" }
        stage.map.setNeedsLayout()
        try await stage.app.settle()
        #expect(views[0].isHidden && views[0].cluster == nil)
        #expect((views[1].cluster?.annotation as? MKClusterAnnotation)?.memberAnnotations.count == 2)
    }

    @Test func higherPrioritiesAreInFront() async throws {
        let (north, south) = (MapStage.pin(51.5433, -0.0554, "N"), MapStage.pin(51.5432, -0.0554, "S"))
        let stage = try await stage([north, south]) { self.marker($0) }
        try await stage.app.settle()
        let (behind, front) = (try #require(stage.map.view(for: north)), try #require(stage.map.view(for: south)))
        #expect(behind.zPriority == .defaultUnselected && behind.layer.zPosition < front.layer.zPosition)
        behind.zPriority = .max
        try await stage.app.settle()
        #expect(behind.layer.zPosition > front.layer.zPosition)
        // Of two with the same priority, the selected one.
        stage.map.selectAnnotation(south, animated: false)
        try await stage.app.settle()
        #expect(behind.layer.zPosition < front.layer.zPosition)
        front.selectedZPriority = .min
        try await stage.app.settle()
        #expect(behind.layer.zPosition > front.layer.zPosition)
    }

    @Test func annotationsOffTheScreenAreNotSelected() async throws {
        let far = MapStage.pin(40, 20, "Far")
        let stage = try await stage([far]) { self.marker($0) }
        try await stage.app.settle()
        stage.map.selectAnnotation(far, animated: false)
        try await stage.app.settle()
        #expect(stage.map.selectedAnnotations.isEmpty && stage.map.view(for: far) == nil && stage.teller.picks.isEmpty)
    }
}
