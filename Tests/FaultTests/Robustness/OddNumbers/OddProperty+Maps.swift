import MapKit

extension OddProperty {
    private static var map: @MainActor @Sendable () -> MKMapView { { MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) } }
    private static let place = CLLocationCoordinate2D(latitude: 48, longitude: 11)

    static let maps: [OddProperty] = [
        view("MKMapView.centerCoordinate", map) { $0.centerCoordinate = CLLocationCoordinate2D(latitude: $1.real, longitude: 1) },
        view("MKMapView.centerCoordinate", map) { $0.centerCoordinate = CLLocationCoordinate2D(latitude: 1, longitude: $1.real) },
        view("MKMapView.region", map) {
            $0.region = MKCoordinateRegion(center: place, span: MKCoordinateSpan(latitudeDelta: $1.real, longitudeDelta: $1.real))
        },
        view("MKMapView.visibleMapRect", map) {
            $0.visibleMapRect = MKMapRect(x: $1.real, y: 0, width: $1.real, height: 100)
        },
        view("MKMapCamera.centerCoordinateDistance", map) {
            let camera = MKMapCamera()
            camera.centerCoordinate = place
            camera.centerCoordinateDistance = $1.real
            $0.camera = camera
        },
        view("MKMapCamera.heading", map) {
            let camera = MKMapCamera()
            camera.centerCoordinate = place
            camera.centerCoordinateDistance = 1000
            camera.heading = $1.real
            $0.camera = camera
        },
        view("MKCircle.radius", map) { $0.addOverlay(MKCircle(center: place, radius: $1.real)) },
        view("MKPolyline.coordinates", map) {
            let places = [place, CLLocationCoordinate2D(latitude: $1.real, longitude: $1.real)]
            $0.addOverlay(MKPolyline(coordinates: places, count: 2))
        },
        view("MKPointAnnotation.coordinate", map) {
            let annotation = MKPointAnnotation()
            annotation.coordinate = CLLocationCoordinate2D(latitude: $1.real, longitude: $1.real)
            $0.addAnnotation(annotation)
        },
    ]
}
