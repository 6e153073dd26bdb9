// The samples of the pages of Accessibility, CaretPictures, CoreLocation, MapKit, ImageIO, UniformTypeIdentifiers
// and simd, each in a context that makes it compile. Samples that need a location, files or the network are compiled
// and not run.

import Accessibility
import CaretPictures
import CoreLocation
import Foundation
import ImageIO
import MapKit
import UIKit
import UniformTypeIdentifiers
import simd

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

@MainActor func look() async throws {
    let places = try await CLGeocoder().geocodeAddressString("10 Downing Street, London")
    print(places.count)
}

@MainActor func askOpenStreetMap() {
    guard let server = URL(string: "https://nominatim.openstreetmap.org") else { return }
    let geocoder = CLGeocoder(service: NominatimService(server: server, userAgent: "Kebabs/1.2 (mail@example.org)"))
    print(geocoder.isGeocoding)
}

func links(in text: String) throws -> [URL] {
    let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
    let links = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count)).compactMap(\.url)
    return links
}

@MainActor func firstMistake(in text: String) -> NSRange {
    let checker = UITextChecker()
    let whole = NSRange(location: 0, length: text.utf16.count)
    let wrong = checker.rangeOfMisspelledWord(in: text, range: whole, startingAt: 0, wrap: false, language: "en_US")
    return wrong
}

@MainActor func remote(_ imageView: UIImageView, _ photo: (url: URL, title: String), _ urls: [URL]) -> UIView {
    imageView.show(photo.url, placeholder: UIImage(systemName: "photo"), failure: UIImage(systemName: "xmark"))
    let gallery = Gallery(urls: urls, placeholder: UIImage(systemName: "photo"))
    return gallery
}

final class Pictures: UIViewController {
    let imageView = UIImageView()
    let spinner = UIActivityIndicatorView()

    override func viewDidLoad() {
        super.viewDidLoad()
        UIApplication.shared.pictureLoader.limits.diskBytes = 64 << 20
        imageView.on(.picture, self) { screen, state in screen.spinner.isHidden = state == .shown }
    }

    func thumbnail(_ url: URL) async throws(PictureError) -> UIImage {
        let image = try await UIImage(at: url, fitting: CGSize(width: 80, height: 80))
        return image
    }

    func small(_ url: URL) async throws(PictureError) -> UIImage {
        let image = try await UIApplication.shared.pictureLoader.image(at: url, fitting: CGSize(width: 80, height: 80))
        return image
    }
}

func load(_ url: URL) -> CGImage? {
    let source = CGImageSourceCreateWithURL(url as CFURL, nil)
    let image = source.flatMap { CGImageSourceCreateImageAtIndex($0, 0, nil) }
    return image
}

func turn() -> (point: SIMD3<Float>, matrix: float4x4) {
    let rotation = simd_quatf(angle: .pi / 2, axis: [0, 0, 1])
    let point = rotation.act([1, 0, 0])
    let matrix = float4x4(rotation) * float4x4(diagonal: [2, 2, 2, 1])
    return (point, matrix)
}

func isFlat<M: SquareMatrixOfColumns>(_ matrix: M) -> Bool { matrix.determinant == 0 }

let type = UTType(filenameExtension: "jpg")
let isPicture = type == .jpeg && type?.conforms(to: .image) == true
print(isPicture)
print(turn().point, isFlat(turn().matrix))
