import MapEngines
import MapKit
import Platform
import Testing

@testable import CaretTesting

/// Touches, wheel and keys on the map.
@MainActor @Suite(.app) struct MapTouchTests {
    private func stage() async throws -> MapStage {
        try await MapStage {
            $0.region = MKCoordinateRegion(center: MapStage.hackney, latitudinalMeters: 2000, longitudinalMeters: 2000)
        }
    }

    @Test func aTouchMovesTheMap() async throws {
        let stage = try await stage()
        stage.teller.log = []
        let place = stage.map.convert(CGPoint(x: 200, y: 300), toCoordinateFrom: stage.map)
        await stage.app.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 260, y: 420), over: .milliseconds(200), rest: .milliseconds(200))
        try await stage.app.settle()
        let now = stage.map.convert(place, toPointTo: stage.map)
        #expect(abs(now.x - 260) < 11 && abs(now.y - 420) < 11)
        #expect(stage.teller.log == ["will false", "did false"])
    }

    @Test func aFlickDecelerates() async throws {
        let stage = try await stage()
        let before = stage.map.centerCoordinate
        stage.teller.log = []
        await stage.app.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 260, y: 300))
        let atRelease = stage.map.centerCoordinate
        try await stage.app.settle()
        #expect(stage.map.centerCoordinate.longitude < atRelease.longitude && atRelease.longitude < before.longitude)
        #expect(stage.teller.log == ["will false", "did true"])
    }

    @Test func aDoubleTapZoomsInAboutTheTouch() async throws {
        let stage = try await stage()
        let span = stage.map.region.span.longitudeDelta
        let point = CGPoint(x: 100, y: 200)
        let place = stage.map.convert(point, toCoordinateFrom: stage.map)
        await stage.app.tap(at: point)
        await stage.app.tap(at: point)
        try await stage.app.settle()
        #expect(abs(stage.map.region.span.longitudeDelta * 2 - span) < 1e-6)
        let now = stage.map.convert(place, toPointTo: stage.map)
        #expect(abs(now.x - 100) < 0.01 && abs(now.y - 200) < 0.01)
    }

    @Test func keysPanAndZoom() async throws {
        let stage = try await stage()
        stage.map.becomeFirstResponder()
        let before = stage.map.region
        await stage.app.press(.right)
        try await stage.app.settle()
        #expect(stage.map.centerCoordinate.longitude > before.center.longitude)
        await stage.app.press(TestKey(usage: 0x2E, characters: "+"))
        try await stage.app.settle()
        #expect(abs(stage.map.region.span.longitudeDelta * 2 - before.span.longitudeDelta) < 1e-6)
        await stage.app.press(TestKey(usage: 0x2D, characters: "-"))
        try await stage.app.settle()
        #expect(abs(stage.map.region.span.longitudeDelta - before.span.longitudeDelta) < 1e-6)
    }

    @Test func aTrackPadPansAndAWheelZooms() async throws {
        let stage = try await stage()
        let before = stage.map.region
        await stage.app.scroll(by: CGPoint(x: 0, y: 50))
        #expect(stage.map.centerCoordinate.latitude > before.center.latitude)
        let pointer = CGPoint(x: 80, y: 90)
        let place = stage.map.convert(pointer, toCoordinateFrom: stage.map)
        let notch = ScrollEvent(location: pointer, deltaX: 0, deltaY: 40, isPrecise: false, timestamp: stage.app.now)
        #expect(stage.map.handleWheel(notch))
        #expect(stage.map.region.span.longitudeDelta < before.span.longitudeDelta * 0.8)
        let now = stage.map.convert(place, toPointTo: stage.map)
        #expect(abs(now.x - 80) < 0.01 && abs(now.y - 90) < 0.01)
    }

    @Test func anAnimatedRegionArrivesAfterItsTime() async throws {
        let stage = try await stage()
        stage.teller.log = []
        let paris = CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3522)
        stage.map.setRegion(MKCoordinateRegion(center: paris, latitudinalMeters: 500, longitudinalMeters: 500), animated: true)
        #expect(abs(stage.map.centerCoordinate.latitude - 51.5432) < 1e-6)
        try await stage.app.settle()
        #expect(abs(stage.map.centerCoordinate.latitude - paris.latitude) < 1e-6)
        #expect(stage.teller.log == ["will true", "did true"])
    }

    @Test func theCompassTurnsNorthUp() async throws {
        let stage = try await stage()
        stage.map.camera = MKMapCamera(lookingAtCenter: MapStage.hackney, fromDistance: 4000, heading: 90)
        try await stage.app.settle()
        try await stage.app.tap("Compass")
        try await stage.app.settle()
        #expect(stage.map.camera.heading == 0)
        #expect(!stage.app.exists("Compass"))
    }
}

/// Two fingers.
@MainActor @Suite(.app) struct MapPinchTests {
    @Test func twoTouchesZoomAndTurnAboutTheirMiddle() async throws {
        let stage = try await MapStage {
            $0.region = MKCoordinateRegion(center: MapStage.hackney, latitudinalMeters: 2000, longitudinalMeters: 2000)
        }
        let span = stage.map.region.span.longitudeDelta
        let middle = stage.map.convert(CGPoint(x: 195, y: 400), toCoordinateFrom: stage.map)
        stage.teller.log = []
        await stage.app.twoFingers(
            from: (CGPoint(x: 145, y: 400), CGPoint(x: 245, y: 400)), to: (CGPoint(x: 95, y: 400), CGPoint(x: 295, y: 400)))
        try await stage.app.settle()
        #expect(stage.map.region.span.longitudeDelta < span * 0.65 && stage.map.camera.heading == 0)
        let now = stage.map.convert(middle, toPointTo: stage.map)
        #expect(abs(now.x - 195) < 12 && abs(now.y - 400) < 12)
        #expect(stage.teller.log.first == "will false" && stage.teller.log.filter { $0.hasPrefix("will") }.count == 1)
        await stage.app.twoFingers(
            from: (CGPoint(x: 95, y: 400), CGPoint(x: 295, y: 400)), to: (CGPoint(x: 195, y: 300), CGPoint(x: 195, y: 500)))
        try await stage.app.settle()
        #expect(stage.map.camera.heading > 200 && stage.map.camera.heading < 340)
    }
}
