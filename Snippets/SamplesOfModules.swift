// The samples of the pages of Accessibility, CoreLocation, MapKit, ImageIO and UniformTypeIdentifiers, each in surroundings that make it
// compile. What needs a place, files or the network is compiled and not run.

import Accessibility
import CoreLocation
import Foundation
import ImageIO
import MapKit
import UIKit
import UniformTypeIdentifiers

@MainActor func show(_ location: CLLocation) {}

@MainActor func follow() async throws {
    for try await update in CLLocationUpdate.liveUpdates() {
        if let location = update.location { show(location) }
    }
}

@MainActor final class Tracker: NSObject, CLLocationManagerDelegate {
    func start() {
        let manager = CLLocationManager()
        manager.delegate = self
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
    }

    func replay(_ file: URL) throws {
        let manager = CLLocationManager(provider: try LocationTrack(gpx: Data(contentsOf: file), pace: .recorded(speed: 4)))
        manager.startUpdatingLocation()
    }
}

final class MapScreen: UIViewController, MKMapViewDelegate {
    let hackney = CLLocationCoordinate2D(latitude: 51.55, longitude: -0.06)

    override func viewDidLoad() {
        super.viewDidLoad()
        let map = MKMapView(frame: view.bounds)
        map.region = MKCoordinateRegion(center: hackney, latitudinalMeters: 2000, longitudinalMeters: 2000)
        map.addAnnotation(MKPointAnnotation(coordinate: hackney, title: "Kebab", subtitle: nil))
        map.delegate = self

        let streets = MKTileOverlay(urlTemplate: "https://tiles.example.org/{z}/{x}/{y}.png")
        streets.canReplaceMapContent = true
        streets.attribution = "© OpenStreetMap contributors"
        map.addOverlay(streets, level: .aboveLabels)
    }

    func offline(_ url: URL, _ map: MKMapView) throws {
        let streets = try MBTilesOverlay(contentsOf: url)
        map.addOverlay(streets, level: .aboveRoads)
    }
}

final class SalesView: UIView, AXChart {
    var accessibilityChartDescriptor: AXChartDescriptor? = AXChartDescriptor(
        title: "Sales", summary: "Sales grow.",
        xAxis: AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["May", "June"]),
        yAxis: AXNumericDataAxisDescriptor(title: "Items", range: 0...10, gridlinePositions: []) { "\(Int($0)) items" },
        series: [AXDataSeriesDescriptor(name: nil, isContinuous: false, dataPoints: [AXDataPoint(x: "May", y: 4)])])
}

@MainActor func announceCamera() {
    var text = AttributedString("Camera active")
    text.accessibilitySpeechAnnouncementPriority = .high
    AccessibilityNotification.Announcement(text).post()
}

func load(_ url: URL) -> CGImage? {
    let source = CGImageSourceCreateWithURL(url as CFURL, nil)
    let image = source.flatMap { CGImageSourceCreateImageAtIndex($0, 0, nil) }
    return image
}

let type = UTType(filenameExtension: "jpg")
let isPicture = type == .jpeg && type?.conforms(to: .image) == true
print(isPicture)
