import CaretTesting
import Foundation
import Testing
import UIKit

@testable import MapKit

/// Maps with streets: tiles in one file, tiles by URL, and their credits on the map.
@MainActor @Suite(.app, .timeLimit(.minutes(3))) struct MBTilesTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("mbtiles-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Returns an image of one colour with two streets.
    private func picture(_ color: UIColor) throws -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 256, height: 256), format: format).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 256, height: 256))
            UIColor.white.setFill()
            context.fill(CGRect(x: 200, y: 0, width: 12, height: 256))
            context.fill(CGRect(x: 0, y: 200, width: 256, height: 12))
        }
        return try #require(image.pngData())
    }

    private func file(_ statements: String, _ name: String = "town.mbtiles") throws -> URL {
        let url = folder.appendingPathComponent(name)
        try MBTilesWriter.write(statements, to: url)
        return url
    }

    /// Creates a town around 0° 0°: green in the north, orange in the south, at levels 12 and 13.
    private func town(metadata: KeyValuePairs<String, String>) throws -> URL {
        let (north, south) = (try picture(.green), try picture(.orange))
        var statements = MBTilesWriter.tables + MBTilesWriter.metadata(metadata)
        for z in [12, 13] {
            let middle = 1 << (z - 1)
            for x in middle - 2...middle + 1 {
                for y in middle - 4...middle + 3 { statements += MBTilesWriter.tile(z, x, y, y >= middle ? north : south) }
            }
        }
        return try file(statements)
    }

    private static let metadata: KeyValuePairs = [
        "name": "Town", "format": "png", "minzoom": "12", "maxzoom": "13", "bounds": "-0.2,-0.4,0.2,0.4",
        "attribution": "<a href=\"https://example.org\">&copy; Town   surveyors</a>",
    ]

    private func stage(_ overlay: MKTileOverlay, zoom: Double) async throws -> MapStage {
        let stage = try await MapStage {
            $0.region = MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: 0, longitude: 0), span: MKCoordinateSpan(latitudeDelta: zoom, longitudeDelta: zoom)
            )
        }
        stage.teller.makeRenderer = {
            ($0 as? MKTileOverlay).map(MKTileOverlayRenderer.init(tileOverlay:)) ?? MKOverlayRenderer(overlay: $0)
        }
        stage.map.addOverlay(overlay, level: .aboveRoads)
        return stage
    }

    /// Waits until a pixel has a colour.
    private func wait(_ stage: MapStage, at point: CGPoint, for color: SIMD4<UInt8>) async throws -> Bool {
        for _ in 0..<100_000 {
            await stage.app.advance(frames: 1)
            if try stage.app.snapshot().pixel(at: point) == color { return true }
            await Task.yield()
        }
        return false
    }

    /// Writes a picture of the screen into the folder `CARET_PICTURES`, if it is set.
    private func show(_ stage: MapStage, _ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["CARET_PICTURES"] else { return }
        try stage.app.snapshot().write(to: "\(folder)/\(name).png")
    }

    private static let green = SIMD4<UInt8>(0, 255, 0, 255)
    private static let orange = SIMD4<UInt8>(255, 128, 0, 255)

    // MARK: - Files

    @Test func `R113 a file of tiles is the base map: levels, bounds and credits are the file's, rows are from the south`() async throws {
        let overlay = try MBTilesOverlay(contentsOf: try town(metadata: Self.metadata))
        #expect(overlay.name == "Town" && overlay.minimumZ == 12 && overlay.maximumZ == 13 && overlay.canReplaceMapContent)
        #expect(overlay.attribution == "© Town surveyors")
        #expect(abs(overlay.coordinate.latitude) < 1e-6 && abs(overlay.boundingMapRect.width - MKMapSize.worldSide * 0.4 / 360) < 1)
        let stage = try await stage(overlay, zoom: 0.06)
        #expect(try await wait(stage, at: CGPoint(x: 100, y: 300), for: Self.green))
        #expect(try await wait(stage, at: CGPoint(x: 100, y: 500), for: Self.orange))
        let credits = try stage.app.find("© Town surveyors")
        #expect(credits.frame.maxX == 382 && credits.frame.maxY == 836)
        try show(stage, "map-town")
        stage.map.removeOverlay(overlay)
        try await stage.app.settle()
        #expect(!stage.app.exists("© Town surveyors"))
    }

    @Test func `R113 beyond the file's last level its tiles are enlarged`() async throws {
        let overlay = try MBTilesOverlay(contentsOf: try town(metadata: Self.metadata))
        let stage = try await stage(overlay, zoom: 0.002)
        #expect(try await wait(stage, at: CGPoint(x: 100, y: 300), for: Self.green))
    }

    @Test func `R113 a file without levels in its metadata is queried, and tiles may be a view`() async throws {
        let green = try picture(.green)
        let url = try file(
            "CREATE TABLE map (zoom_level integer, tile_column integer, tile_row integer, tile_id text);"
                + "CREATE TABLE images (tile_id text, tile_data blob); CREATE TABLE metadata (name text, value text);"
                + "CREATE VIEW tiles AS SELECT zoom_level, tile_column, tile_row, tile_data FROM map JOIN images USING (tile_id);"
                + MBTilesWriter.metadata(["type": "overlay"])
                + "INSERT INTO map VALUES (3, 4, 4, 'a'), (5, 16, 16, 'a'); INSERT INTO images VALUES ('a', x'\(MBTilesWriter.hex(green))');"
        )
        let overlay = try MBTilesOverlay(contentsOf: url)
        #expect(overlay.minimumZ == 3 && overlay.maximumZ == 5 && !overlay.canReplaceMapContent && overlay.attribution == nil)
        #expect(overlay.boundingMapRect.width == MKMapSize.worldSide)
        let (file, _) = try MBTilesFile.open(url)
        #expect(try await file.tile(MKTileOverlayPath(x: 4, y: 3, z: 3, contentScaleFactor: 1)) == green)
        await #expect(throws: TileError.missing) { try await file.tile(MKTileOverlayPath(x: 4, y: 4, z: 3, contentScaleFactor: 1)) }
        #expect(!TileError.isTemporary(TileError.missing))
    }

    @Test func `R113 an invalid file, one without tiles, or with vectors is refused with its name`() throws {
        func error(_ url: URL) -> MBTilesError? {
            do throws(MBTilesError) {
                _ = try MBTilesOverlay(contentsOf: url)
                return nil
            } catch { return error }
        }
        let text = folder.appendingPathComponent("text.mbtiles")
        try Data("no database at all, but long enough to be looked at as one of those".utf8).write(to: text)
        #expect(error(text) == .unreadable(file: "text.mbtiles", reason: "file is not a database"))
        let nowhere = folder.appendingPathComponent("nowhere.mbtiles")
        #expect(error(nowhere) == .unreadable(file: "nowhere.mbtiles", reason: "unable to open database file"))
        let empty = try file("CREATE TABLE metadata (name text, value text);", "empty.mbtiles")
        #expect(error(empty) == .noTiles(file: "empty.mbtiles", reason: "no such table: tiles"))
        let vectors = try file(MBTilesWriter.tables + MBTilesWriter.metadata(["format": "pbf"]), "vectors.mbtiles")
        #expect(error(vectors) == .vectors(file: "vectors.mbtiles"))
    }

    @Test func `R113 a file whose view never ends is cancelled`() async throws {
        let url = try file(
            "CREATE TABLE metadata (name text, value text);" + MBTilesWriter.metadata(["minzoom": "0", "maxzoom": "3"])
                + "CREATE VIEW tiles AS WITH RECURSIVE t(zoom_level) AS (SELECT 0 UNION ALL SELECT zoom_level + 1 FROM t) "
                + "SELECT zoom_level, 0 AS tile_column, 0 AS tile_row, x'00' AS tile_data FROM t WHERE zoom_level < 0;")
        let (file, facts) = try MBTilesFile.open(url)
        #expect(facts.levels == 0...3)
        await #expect(throws: (any Error).self) { try await file.tile(MKTileOverlayPath(x: 0, y: 0, z: 0, contentScaleFactor: 1)) }
    }

    // MARK: - Addresses

    @Test func `R113 tiles by a URL are the base map, and each credit is shown once`() async throws {
        try picture(.green).write(to: folder.appendingPathComponent("0-0-0.png"))
        func overlay() -> MKTileOverlay {
            let overlay = MKTileOverlay(urlTemplate: folder.absoluteString + "{z}-{x}-{y}.png")
            overlay.maximumZ = 0
            overlay.canReplaceMapContent = true
            overlay.attribution = "© Surveyors"
            return overlay
        }
        let stage = try await stage(overlay(), zoom: 100)
        stage.map.addOverlay(overlay())
        #expect(try await wait(stage, at: CGPoint(x: 20, y: 600), for: Self.green))
        #expect(stage.map.attributionLabel.text == "© Surveyors" && !stage.map.attributionLabel.isHidden)
    }

    // MARK: - The built-in map

    @Test func `R114 the built-in map reports where it ends, nearer than that and nowhere else`() async throws {
        let stage = try await MapStage { $0.region = MKCoordinateRegion(.world) }
        #expect(stage.map.attributionLabel.isHidden)
        stage.map.region = MKCoordinateRegion(center: MapStage.hackney, latitudinalMeters: 100_000, longitudinalMeters: 100_000)
        try await stage.app.settle()
        #expect(stage.map.attributionLabel.isHidden)
        stage.map.region = MKCoordinateRegion(center: MapStage.hackney, latitudinalMeters: 10_000, longitudinalMeters: 10_000)
        try await stage.app.settle()
        #expect(stage.app.exists("The built-in map ends at 1:1,000,000"))
        try show(stage, "map-end")
        let streets = MKTileOverlay(urlTemplate: folder.absoluteString + "{z}-{x}-{y}.png")
        stage.map.addOverlay(streets)
        try await stage.app.settle()
        // Tiles that are only overlays leave the sentence.
        #expect(stage.app.exists("The built-in map ends at 1:1,000,000"))
        stage.map.removeOverlay(streets)
        streets.canReplaceMapContent = true
        stage.map.addOverlay(streets)
        try await stage.app.settle()
        #expect(stage.map.attributionLabel.isHidden)
    }
}
