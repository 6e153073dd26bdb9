// Shops on a map in the old way, and the same with closures, as in Documentation/MIGRATION.md.

import CaretMaps
import UIKit

final class Shop: MKPointAnnotation {
    var score = 0

    init(_ name: String, score: Int, latitude: Double, longitude: Double) {
        self.score = score
        super.init(coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
        title = name
    }
}

let shops = [
    Shop("Best Kebab", score: 5, latitude: 51.5432, longitude: -0.0554), Shop("Worst Kebab", score: 0, latitude: 51.55, longitude: -0.06),
]

// MARK: - Pins with the score of a shop

final class OldScreen: UIViewController, MKMapViewDelegate, CLLocationManagerDelegate {
    let map = MKMapView()
    let manager = CLLocationManager()

    override func viewDidLoad() {
        super.viewDidLoad()
        map.delegate = self
        manager.delegate = self
        manager.requestLocation()
        map.addAnnotations(shops)
    }

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        guard let shop = annotation as? Shop else { return nil }
        return pin(for: shop)
    }

    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
        if let shop = view.annotation as? Shop { open(shop) }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        if let last = locations.last { show(last) }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { showAll() }
}

final class NewScreen: UIViewController {
    let map = MKMapView()
    let manager = CLLocationManager()

    override func viewDidLoad() {
        super.viewDidLoad()
        map.answer(.viewForAnnotation, self) { screen, annotation in (annotation as? Shop).map(screen.pin) }
        map.on(.didSelect, self) { screen, annotation in if let shop = annotation as? Shop { screen.open(shop) } }
        manager.on(.didUpdateLocations, self) { screen, locations in if let last = locations.last { screen.show(last) } }
        manager.on(.didFail, self) { screen, _ in screen.showAll() }
        manager.requestLocation()
        map.addAnnotations(shops)
    }
}

// MARK: - Samples

final class Screen: UIViewController {
    let (map, manager, model) = (MKMapView(), CLLocationManager(), Model())

    final class Model { var region: MKCoordinateRegion? }

    func marker(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    func show(_ annotation: any MKAnnotation) {}
    func follow(_ locations: [CLLocation]) {}

    func sample() {
        map.answer(.viewForAnnotation, self) { screen, annotation in screen.marker(for: annotation) }
        map.on(.didSelect, self) { screen, annotation in screen.show(annotation) }
        manager.on(.didUpdateLocations, self) { screen, locations in screen.follow(locations) }
        task { screen in
            for await _ in screen.map.events(.regionDidChange) { screen.model.region = screen.map.region }
        }
    }
}

// MARK: - Shared parts

extension UIViewController {
    func pin(for shop: Shop) -> MKAnnotationView {
        let pin = MKMarkerAnnotationView(annotation: shop, reuseIdentifier: nil)
        pin.glyphText = "\(shop.score)"
        return pin
    }

    func open(_ shop: Shop) { print("opened \(shop.title ?? "")") }
    func show(_ place: CLLocation) { print("at \(place.coordinate.latitude)") }
    func showAll() { print("everywhere") }
}

// MARK: - All of it, until nothing moves any more

final class SamplesApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow()
        self.window = window
        let (old, new) = (OldScreen(), NewScreen())
        window.rootViewController = new
        window.makeKeyAndVisible()
        Screen().sample()
        for (screen, map) in [(old as UIViewController, old.map), (new, new.map)] {
            screen.loadViewIfNeeded()
            map.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
            screen.view.addSubview(map)
            map.showAnnotations(shops, animated: false)
            map.layoutIfNeeded()
            map.selectAnnotation(shops[1], animated: false)
        }
        return true
    }
}

UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(SamplesApp.self))
