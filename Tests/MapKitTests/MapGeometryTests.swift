import MapKit
import Testing

/// Points, rectangles, regions and cameras.
@MainActor @Suite struct MapGeometryTests {
    private let hackney = MapStage.hackney

    @Test func coordinatesAndMapPointsConvertBothWays() {
        let point = MKMapPoint(hackney)
        #expect(abs(point.coordinate.latitude - hackney.latitude) < 1e-9 && abs(point.coordinate.longitude - hackney.longitude) < 1e-9)
        #expect(MKMapPoint(CLLocationCoordinate2D()).x == 134_217_728 && MKMapPoint(CLLocationCoordinate2D()).y == 134_217_728)
        #expect(abs(MKMetersPerMapPointAtLatitude(0) - 0.149291) < 1e-6)
        let east = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 1))
        #expect(abs(MKMapPoint(CLLocationCoordinate2D()).distance(to: east) - 111_319.491) < 0.01)
    }

    @Test func rectanglesIntersectAndUnite() {
        let one = MKMapRect(x: 0, y: 0, width: 10, height: 10)
        let two = MKMapRect(x: 5, y: 5, width: 10, height: 10)
        let meet = one.intersection(two)
        #expect([meet.minX, meet.minY, meet.maxX, meet.maxY] == [5, 5, 10, 10])
        #expect(one.union(two).maxX == 15 && one.union(.null).maxX == 10 && MKMapRect.null.union(two).minX == 5)
        #expect(one.intersection(two.offsetBy(dx: 20, dy: 0)).isNull)
        #expect(one.contains(MKMapPoint(x: 0, y: 0)) && !one.contains(MKMapPoint(x: 10, y: 5)))
        #expect(one.insetBy(dx: 6, dy: 0).isNull && MKMapRect.null.isEmpty)
        let across = MKMapRect(x: MKMapSizeWorld.width - 5, y: 0, width: 10, height: 10)
        #expect(across.spans180thMeridian && across.remainder().minX == 0 && across.remainder().width == 5)
    }

    @Test func regionsByMetresHaveThatExtent() {
        let region = MKCoordinateRegion(center: hackney, latitudinalMeters: 2000, longitudinalMeters: 1000)
        #expect(abs(region.span.latitudeDelta - 0.017986) < 1e-4)
        #expect(abs(region.span.longitudeDelta - 0.014462) < 1e-4)
        let huge = MKCoordinateRegion(center: hackney, latitudinalMeters: 1e12, longitudinalMeters: 1e12)
        #expect(huge.span.latitudeDelta == 180 && huge.span.longitudeDelta == 360)
    }

    @Test func aRegionSetBeforeThereIsASizeIsKept() {
        let map = MKMapView()
        map.region = MKCoordinateRegion(center: hackney, latitudinalMeters: 2000, longitudinalMeters: 2000)
        #expect(abs(map.region.center.latitude - hackney.latitude) < 1e-9 && abs(map.region.span.latitudeDelta - 0.017986) < 1e-4)
        map.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        map.layoutIfNeeded()
        #expect(abs(map.centerCoordinate.latitude - hackney.latitude) < 1e-6)
        #expect(map.region.span.latitudeDelta >= 0.0179 && abs(map.region.span.longitudeDelta - 0.02892) < 1e-3)
    }

    @Test func invalidRegionsChangeNothing() {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        map.layoutIfNeeded()
        map.region = MKCoordinateRegion(center: hackney, latitudinalMeters: 2000, longitudinalMeters: 2000)
        let before = map.visibleMapRect
        map.centerCoordinate = kCLLocationCoordinate2DInvalid
        map.visibleMapRect = .null
        map.region = MKCoordinateRegion(center: hackney, span: MKCoordinateSpan(latitudeDelta: .nan, longitudeDelta: 1))
        map.camera = MKMapCamera(lookingAtCenter: hackney, fromDistance: -5, heading: 0)
        map.camera = MKMapCamera(lookingAtCenter: hackney, fromDistance: 5000, heading: .nan)
        #expect(map.visibleMapRect.minX == before.minX && map.visibleMapRect.width == before.width)
    }

    @Test func theCameraReturnsItsValues() {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        map.layoutIfNeeded()
        map.camera = MKMapCamera(lookingAtCenter: hackney, fromDistance: 5000, heading: 75)
        #expect(abs(map.camera.centerCoordinateDistance - 5000) < 0.01 && map.camera.heading == 75)
        #expect(abs(map.camera.centerCoordinate.longitude - hackney.longitude) < 1e-9)
        map.camera = MKMapCamera(lookingAtCenter: hackney, fromDistance: .leastNonzeroMagnitude, heading: 0)
        #expect(map.camera.centerCoordinateDistance < 50)
    }

    @Test func annotationsBeyondThe180thMeridianAreFound() {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let pins = [(10.0, -179.9), (10, 179.9), (10, 0), (91, 179.9)].map { MapStage.pin($0.0, $0.1) }
        map.addAnnotations(pins)
        let across = MKMapRect(x: MKMapSizeWorld.width - 1e6, y: 0, width: 2e6, height: MKMapSizeWorld.height)
        #expect(map.annotations(in: across).map { $0.coordinate.longitude } == [-179.9, 179.9])
        #expect(map.annotations(in: across.offsetBy(dx: -MKMapSizeWorld.width, dy: 0)).count == 2)
        #expect(map.annotations(in: .null).isEmpty)
    }

    @Test func aHoleBeyondThe180thMeridianIsOmitted() {
        func box(_ west: Double, _ east: Double, _ half: Double) -> [CLLocationCoordinate2D] {
            [(-half, west), (-half, east), (half, east), (half, west)].map { CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1) }
        }
        let renderer = MKPolygonRenderer(
            polygon: MKPolygon(places: box(179, -179, 1), interiorPolygons: [MKPolygon(places: box(-179.6, -179.2, 0.3))]))
        func isIn(_ longitude: Double) -> Bool {
            let point = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: longitude))
            let east = MKMapPoint(x: point.x < MKMapSizeWorld.width / 2 ? point.x + MKMapSizeWorld.width : point.x, y: point.y)
            return renderer.path.contains(renderer.point(for: east), using: .evenOdd)
        }
        #expect(isIn(179.5) && isIn(-179.8) && !isIn(-179.4) && !isIn(-178))
    }

    @Test func pointsOfViewsAndCoordinatesConvertBothWays() {
        let map = MKMapView(frame: CGRect(x: 30, y: 40, width: 320, height: 480))
        map.layoutIfNeeded()
        map.region = MKCoordinateRegion(center: hackney, latitudinalMeters: 2000, longitudinalMeters: 2000)
        let middle = map.convert(hackney, toPointTo: map)
        #expect(abs(middle.x - 160) < 1e-6 && abs(middle.y - 240) < 1e-6)
        let corner = map.convert(CGPoint(x: 0, y: 0), toCoordinateFrom: map)
        let back = map.convert(corner, toPointTo: map)
        #expect(abs(back.x) < 1e-5 && abs(back.y) < 1e-5)
        let rect = map.convert(map.region, toRectTo: map)
        #expect(abs(rect.width - 320) < 0.5 && abs(rect.height - 480) < 0.5)
    }
}
