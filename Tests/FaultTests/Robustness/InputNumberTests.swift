import CaretTesting
import Foundation
import Synchronization
import Testing
import UIKit

@testable import CoreLocation
@testable import UIKitCore

/// Invalid numbers in files of images, tracks and states.
@MainActor @Suite(.app) struct InputNumberTests {
    private func folder() throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("caret-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return url
    }

    private func reported(_ body: () throws -> Void) rethrows -> [String] {
        let found = Mutex<[String]>([])
        let id = Diagnostics.addRecorder { diagnostic in found.withLock { $0.append(diagnostic.description) } }
        defer { Diagnostics.remove(recorder: id) }
        try body()
        return found.withLock { $0 }
    }

    private func bundle(_ images: String) throws -> Bundle {
        let url = try folder()
        let set = url.appendingPathComponent("Media.xcassets/dot.imageset", isDirectory: true)
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data("{\"images\":[\(images)]}".utf8).write(to: set.appendingPathComponent("Contents.json"))
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
        for name in ["odd.png", "good.png"] { try #require(picture.pngData()).write(to: set.appendingPathComponent(name)) }
        return try #require(Bundle(path: url.path))
    }

    @Test(arguments: ["nanx", "infx", "-infx", "1e300x", "-2x", "0x", "1e-300x", "1000x"])
    func `N4 a variant with an odd scale is reported and skipped`(_ scale: String) throws {
        let bundle = try bundle(
            "{\"idiom\":\"universal\",\"filename\":\"odd.png\",\"scale\":\"\(scale)\"},"
                + "{\"idiom\":\"universal\",\"filename\":\"good.png\",\"scale\":\"2x\"}")
        var image: UIImage?
        let reports = reported { image = UIImage(named: "dot", in: bundle, compatibleWith: UITraitCollection(displayScale: 3)) }
        #expect(image?.scale == 2)
        #expect(reports.contains { $0.contains("odd.png") && $0.contains(scale) })
    }

    @Test func `N4 an invalid inset is reported and its variant skipped`() throws {
        let resizing = "\"resizing\":{\"mode\":\"9-part\",\"cap-insets\":{\"top\":1e308,\"left\":1,\"bottom\":1,\"right\":1}}"
        let bundle = try bundle("{\"idiom\":\"universal\",\"filename\":\"odd.png\",\"scale\":\"1x\",\(resizing)}")
        var image: UIImage?
        let reports = reported { image = UIImage(named: "dot", in: bundle, compatibleWith: nil) }
        #expect(image == nil)
        #expect(reports.contains { $0.contains("odd.png") && $0.contains("inset") })
    }

    @Test func `N4 a track contains only numbers`() throws {
        let point = "<trkpt lat=\"1\" lon=\"2\"><ele>nan</ele><course>inf</course><speed>nan</speed></trkpt>"
        let location = try #require(try GPXReader.points(in: Data("<gpx>\(point)</gpx>".utf8)).first)
        #expect(location.altitude == 0 && location.verticalAccuracy < 0 && location.course == -1 && location.speed == -1)
        #expect(throws: LocationTrackError.self) { try GPXReader.points(in: Data("<trkpt lat=\"nan\" lon=\"2\"/>".utf8)) }
    }

    @Test func `N4 a saved position of a list is finite`() {
        let views: [String: [String: Any]] = ["list": ["offset": [Double.nan, 3.0]], "other": ["offset": [1.0, 3.0]]]
        let kept = SavedController(propertyList: ["path": ["a"], "views": views])
        #expect(kept?.views["list"]?.offset == nil && kept?.views["other"]?.offset == CGPoint(x: 1, y: 3))
    }
}
