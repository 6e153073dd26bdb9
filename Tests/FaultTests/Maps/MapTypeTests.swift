import CaretTesting
import Foundation
import MapKit
import Testing

/// Kinds of maps, cameras and shapes.
@MainActor @Suite(.app) struct MapTypeTests {
    private func picture(_ type: MKMapType, dark: Bool = false) async throws -> Data {
        let options = MKMapSnapshotter.Options()
        options.region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 46, longitude: 12), span: MKCoordinateSpan(latitudeDelta: 20, longitudeDelta: 20))
        options.size = CGSize(width: 120, height: 120)
        options.scale = 1
        options.traitCollection = UITraitCollection(userInterfaceStyle: dark ? .dark : .light)
        options.mapType = type
        return try #require(try await MKMapSnapshotter(options: options).start().image.pngData())
    }

    @Test func `G23 each type of map has its appearance`() async throws {
        var pictures: Set<Data> = []
        for type in [MKMapType.standard, .satellite, .hybrid, .mutedStandard] { pictures.insert(try await picture(type)) }
        for type in [MKMapType.standard, .mutedStandard] { pictures.insert(try await picture(type, dark: true)) }
        #expect(pictures.count == 6)
        #expect(try await picture(.hybridFlyover) == picture(.hybrid))
        #expect(try await picture(.satelliteFlyover) == picture(.satellite))
    }

    @Test func `G23 options are copied when the snapshotter is created`() async throws {
        let options = MKMapSnapshotter.Options()
        options.size = CGSize(width: 60, height: 60)
        let snapshotter = MKMapSnapshotter(options: options)
        options.size = .zero
        #expect(try await snapshotter.start().image.size == CGSize(width: 60, height: 60))
        #expect((options.copy() as? MKMapSnapshotter.Options)?.mapType == .standard && options.showsBuildings)
    }

    @Test func `G23 a map redraws for a new type`() {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(map.mapType == .standard && map.isPitchEnabled && map.showsBuildings)
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.view.addSubview(map)
        func shown() -> Data? {
            window.layoutIfNeeded()
            return UIGraphicsImageRenderer(size: map.bounds.size).pngData { map.layer.render(in: $0.cgContext) }
        }
        let before = shown()
        map.mapType = .satellite
        #expect(before != nil && shown() != before)
    }

    @Test func `G23 nibs set the type of the map`() throws {
        let nib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <mapView mapType="hybrid" pitchEnabled="NO" showsBuildings="NO" id="m"/></objects></document>
            """
        let map = try #require(UINib(data: Data(nib.utf8), bundle: nil).instantiate(withOwner: nil).first as? MKMapView)
        #expect(map.mapType == .hybrid && !map.isPitchEnabled && !map.showsBuildings)
    }

    @Test func `G23 a camera has a pitch and an altitude`() {
        let center = CLLocationCoordinate2D(latitude: 0, longitude: 0)
        let camera = MKMapCamera(lookingAtCenter: center, fromDistance: 1000, pitch: 60, heading: 30)
        #expect(abs(camera.altitude - 500) < 0.001 && camera.pitch == 60)
        camera.altitude = 1000
        #expect(abs(camera.centerCoordinateDistance - 2000) < 0.001)
        #expect((camera.copy() as? MKMapCamera)?.pitch == 60)
        let eye = CLLocationCoordinate2D(latitude: -0.01, longitude: 0)
        let tilted = MKMapCamera(lookingAtCenter: center, fromEyeCoordinate: eye, eyeAltitude: 1105.74)
        #expect(abs(tilted.pitch - 45) < 0.01 && abs(tilted.heading) < 0.01 && abs(tilted.altitude - 1105.74) < 0.01)
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        map.camera = camera
        // Maps cannot be tilted.
        #expect(map.camera.pitch == 0 && abs(map.camera.centerCoordinateDistance - 2000) < 1)
    }

    @Test func `G23 a shape copies its coordinates out`() {
        let places = [0.0, 10, 30].map { CLLocationCoordinate2D(latitude: 0, longitude: $0) }
        let line = MKPolyline(coordinates: places, count: 3)
        var found = [CLLocationCoordinate2D](repeating: CLLocationCoordinate2D(), count: 2)
        line.getCoordinates(&found, range: NSRange(location: 1, length: 2))
        #expect(zip(found, places.dropFirst()).allSatisfy { abs($0.longitude - $1.longitude) < 1e-9 && abs($0.latitude) < 1e-9 })
        #expect(line.locations(atPointIndexes: [0, 1, 2]).map { ($0 * 1000).rounded() } == [0, 333, 1000])
    }
}
