import CaretTesting
import Testing
import UIKit

@testable import MapKit

/// Movements that replace each other.
@MainActor @Suite(.app) struct MapMotionTests {
    private func stage() async throws -> MapStage {
        try await MapStage {
            $0.region = MKCoordinateRegion(center: MapStage.hackney, latitudinalMeters: 2000, longitudinalMeters: 2000)
        }
    }

    private let middle = CGPoint(x: 195, y: 422)

    @Test func eachBeginningHasItsEnd() async throws {
        let stage = try await stage()
        let before = stage.map.region
        stage.teller.log = []
        stage.map.zoom(by: 1, at: middle)
        await stage.app.advance(frames: 2)
        stage.map.zoom(by: 1, at: middle)
        await stage.app.advance(frames: 2)
        #expect(stage.teller.log == ["will true", "did true", "will true"])
        stage.map.setRegion(before, animated: true)
        try await stage.app.settle()
        #expect(stage.teller.log == ["will true", "did true", "will true", "did true", "will true", "did true"])
    }

    @Test func stepsInARowAddUp() async throws {
        let stage = try await stage()
        let span = stage.map.region.span.longitudeDelta
        stage.map.zoom(by: 1, at: middle)
        await stage.app.advance(frames: 2)
        stage.map.zoom(by: 1, at: middle)
        try await stage.app.settle()
        #expect(abs(stage.map.region.span.longitudeDelta * 4 - span) < 1e-6)
    }

    @Test func changesDuringAnAnimationHold() async throws {
        let stage = try await stage()
        stage.map.setCenter(CLLocationCoordinate2D(latitude: 51.55, longitude: -0.06), animated: true)
        await stage.app.advance(frames: 3)
        let now = stage.map.centerCoordinate
        stage.map.setCenter(now, animated: false)
        try await stage.app.settle()
        #expect(abs(stage.map.centerCoordinate.latitude - now.latitude) < 1e-9)
    }

    @Test func panningMovesTheDrawnSheetAndRestRedrawsIt() async throws {
        let stage = try await stage()
        let canvas = stage.map.canvas
        #expect(canvas.frame == stage.map.bounds && canvas.drawCount > 0)
        let before = canvas.drawCount
        var screen = stage.map.state.viewport
        for _ in 0..<10 {
            screen.pan(by: CGPoint(x: 7, y: -5))
            stage.map.state.viewport = screen
            stage.map.viewportChanged(isMoving: true)
            await stage.app.advance(frames: 1)
        }
        #expect(canvas.drawCount == before + 1 && canvas.frame.width == 390 + 2 * 97)
        let place = try #require(canvas.sheet?.origin(of: screen))
        #expect(abs(canvas.frame.minX + place.x) <= 0.5 && abs(canvas.frame.minY + place.y) <= 0.5)
        stage.map.viewportChanged(isMoving: false)
        try await stage.app.settle()
        #expect(canvas.drawCount == before + 2 && canvas.frame == stage.map.bounds && canvas.sheet?.viewport == screen)
    }

    @Test func theMapIsDrawnSharplyAfterATouch() async throws {
        let stage = try await stage()
        await stage.app.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 240, y: 340), over: .milliseconds(200), rest: .milliseconds(200))
        try await stage.app.settle()
        #expect(stage.map.canvas.sheet?.viewport == stage.map.state.viewport && stage.map.canvas.frame == stage.map.bounds)
    }

    @Test func aScaleOutsideOfTheMapFollowsIt() async throws {
        let stage = try await stage()
        let scale = MKScaleView(mapView: stage.map)
        scale.usesMetricSystem = true
        stage.app.mainWindow.addSubview(scale)
        try await stage.app.settle()
        #expect(scale.text == "500 m")
        stage.map.zoom(by: 3, at: middle)
        try await stage.app.settle()
        #expect(scale.text == "50 m")
    }

    @Test(arguments: [CGSize(width: 390, height: 0), CGSize(width: 0, height: 300), CGSize(width: 5, height: 5)])
    func aMapOfZeroSizeRecovers(size: CGSize) async throws {
        let stage = try await stage()
        stage.map.showsScale = true
        let (frame, center) = (stage.map.frame, stage.map.region.center)
        stage.map.frame.size = size
        try await stage.app.settle()
        stage.map.frame = frame
        try await stage.app.settle()
        #expect(abs(stage.map.region.center.latitude - center.latitude) < 1e-6)
        #expect(abs(stage.map.region.center.longitude - center.longitude) < 1e-6 && stage.app.diagnostics.isEmpty)
    }

    @Test func theUserIsFollowedOnAMapWithoutASize() async throws {
        let map = MKMapView()
        map.region = MKCoordinateRegion(center: MapStage.hackney, latitudinalMeters: 2000, longitudinalMeters: 2000)
        map.userTracking.user.location = CLLocation(latitude: 40, longitude: 20)
        map.locationProvider = UnknownLocation()
        map.setUserTrackingMode(.follow, animated: false)
        map.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        map.layoutIfNeeded()
        #expect(abs(map.centerCoordinate.latitude - 40) < 1e-6 && abs(map.centerCoordinate.longitude - 20) < 1e-6)
    }
}
