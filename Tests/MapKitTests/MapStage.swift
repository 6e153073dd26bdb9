import CaretTesting
import MapEngines
import MapKit
import UIKit

/// A screen with only a map.
@MainActor final class MapStage {
    let app: TestApp
    let map: MKMapView
    let teller = Teller()

    init(on device: Device = Device(size: CGSize(width: 390, height: 844), scale: 1), _ setUp: (MKMapView) -> Void = { _ in }) async throws
    {
        let map = MKMapView()
        self.map = map
        map.delegate = teller
        setUp(map)
        let controller = UIViewController()
        controller.view = map
        app = try await TestApp.launch(ScreenDelegate(controller), on: device)
        try await app.settle()
    }

    static let hackney = CLLocationCoordinate2D(latitude: 51.5432, longitude: -0.0554)

    static func pin(_ latitude: Double, _ longitude: Double, _ title: String? = nil) -> MKPointAnnotation {
        MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), title: title, subtitle: nil)
    }
}

final class ScreenDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let controller: UIViewController

    init(_ controller: UIViewController) {
        self.controller = controller
        super.init()
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

/// Records the calls to a map's delegate.
@MainActor final class Teller: NSObject, MKMapViewDelegate {
    var log: [String] = []
    var makeView: ((MKMapView, any MKAnnotation) -> MKAnnotationView?)?
    var makeRenderer: ((any MKOverlay) -> MKOverlayRenderer)?

    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) { log.append("will \(animated)") }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { log.append("did \(animated)") }
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { makeView?(mapView, annotation) }
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) { log.append("added \(views.count)") }
    /// The selected and deselected annotations, in order.
    var picks: [String] = []
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) { picks.append("+\((annotation.title ?? nil) ?? "")") }
    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) { picks.append("-\((annotation.title ?? nil) ?? "")") }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { log.append("selected \((view.annotation?.title ?? nil) ?? "")") }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
        log.append("deselected \((view.annotation?.title ?? nil) ?? "")")
    }
    func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {
        log.append("tapped \((view.annotation?.title ?? nil) ?? "")")
    }
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) { log.append("drag \(newState)") }
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        makeRenderer?(overlay) ?? MKOverlayRenderer(overlay: overlay)
    }
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) { log.append("user \(userLocation.coordinate.latitude)") }
}
