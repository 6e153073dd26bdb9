import CaretTesting
import Foundation
import MapEngines
import Synchronization
import Testing

@testable import MapKit

/// Overlays, tiles, the built-in map and snapshots.
@MainActor @Suite(.app) struct OverlayTests {
    private let hackney = MapStage.hackney

    private func stage(_ setUp: (MKMapView) -> Void = { _ in }) async throws -> MapStage {
        try await MapStage {
            $0.region = MKCoordinateRegion(center: MapStage.hackney, latitudinalMeters: 2000, longitudinalMeters: 2000)
            setUp($0)
        }
    }

    private func color(_ app: TestApp, _ x: Int, _ y: Int) throws -> SIMD4<UInt8> {
        try #require(try app.snapshot().pixel(at: CGPoint(x: x, y: y)))
    }

    private var oneToOne: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }

    @Test func aCircleCoversTheAreaWithinItsRadius() async throws {
        let stage = try await stage()
        stage.teller.makeRenderer = { overlay in
            let renderer = MKCircleRenderer(overlay: overlay)
            renderer.fillColor = .red
            return renderer
        }
        let before = try color(stage.app, 195, 422)
        stage.map.addOverlay(MKCircle(center: hackney, radius: 500))
        try await stage.app.settle()
        let inside = try color(stage.app, 195, 422)
        #expect(inside != before)
        #expect(try color(stage.app, 195 + 90, 422) == inside)
        #expect(try color(stage.app, 195 + 105, 422) != inside)
    }

    @Test func aLineAcrossTheWorldIsDrawnAtStreetLevel() async throws {
        let stage = try await stage()
        stage.teller.makeRenderer = { overlay in
            let renderer = MKPolylineRenderer(overlay: overlay)
            renderer.strokeColor = .blue
            renderer.lineWidth = 10
            return renderer
        }
        let before = try color(stage.app, 195, 422)
        let ends = [
            CLLocationCoordinate2D(latitude: hackney.latitude, longitude: -160),
            CLLocationCoordinate2D(latitude: hackney.latitude, longitude: 10),
        ]
        let line = MKPolyline(coordinates: ends, count: 2)
        stage.map.addOverlay(line)
        try await stage.app.settle()
        #expect(try color(stage.app, 195, 422) != before && line.pointCount == 2)
        stage.map.removeOverlay(line)
        try await stage.app.settle()
        #expect(try color(stage.app, 195, 422) == before && stage.map.overlays.isEmpty)
    }

    @Test func aPolygonOmitsItsHoles() async throws {
        func square(_ half: Double) -> [CLLocationCoordinate2D] {
            [(-half, -half), (-half, half), (half, half), (half, -half)].map {
                CLLocationCoordinate2D(latitude: hackney.latitude + $0.0, longitude: hackney.longitude + $0.1)
            }
        }
        let stage = try await stage()
        stage.teller.makeRenderer = { overlay in
            let renderer = MKPolygonRenderer(overlay: overlay)
            renderer.fillColor = .green
            return renderer
        }
        let before = try color(stage.app, 195, 422)
        stage.map.addOverlay(MKPolygon(places: square(0.02), interiorPolygons: [MKPolygon(places: square(0.002))]))
        try await stage.app.settle()
        #expect(try color(stage.app, 195, 422) == before)
        #expect(try color(stage.app, 195, 700) != before)
    }

    @Test func overlaysAreOrderedWithinTheirLevel() {
        let map = MKMapView()
        let all = (0..<6).map { MKCircle(center: hackney, radius: Double($0 + 1)) }
        map.addOverlay(all[0], level: .aboveRoads)
        map.addOverlay(all[1])
        map.insertOverlay(all[2], at: 0)
        map.insertOverlay(all[3], at: 99, level: .aboveRoads)
        map.insertOverlay(all[4], above: all[0])
        map.insertOverlay(all[5], below: all[1])
        map.insertOverlay(all[5], at: -3)
        func radii(_ level: MKOverlayLevel) -> [Double] { map.overlays(in: level).compactMap { ($0 as? MKCircle)?.radius } }
        #expect(radii(.aboveRoads) == [1, 5, 4] && radii(.aboveLabels) == [3, 6, 2])
    }

    @Test func tilesComeFromTheServerOnceAndFromTheDiskThereafter() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tiles-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let server = TileServer(picture: tile(.purple).pngData())
        func overlay() -> MKTileOverlay {
            let overlay = MKTileOverlay(urlTemplate: "https://tiles.test/{z}/{x}/{y}.png")
            overlay.cacheFolder = folder
            overlay.canReplaceMapContent = true
            overlay.transport = server
            overlay.userAgent = "Test"
            return overlay
        }
        for round in 1...2 {
            let stage = try await stage()
            let before = try color(stage.app, 195, 422)
            let tiles = overlay()
            stage.teller.makeRenderer = { MKTileOverlayRenderer(tileOverlay: $0 as? MKTileOverlay ?? tiles) }
            stage.map.addOverlay(tiles)
            for _ in 0..<200 where try color(stage.app, 195, 422) == before {
                await stage.app.advance(frames: 1)
                await server.breathe()
            }
            #expect(try color(stage.app, 195, 422) != before, "round \(round)")
            for _ in 0..<20 { await stage.app.advance(frames: 1) }
            stage.app.terminate()
        }
        let asked = server.asked
        #expect(!asked.isEmpty && Set(asked).count == asked.count && server.mostAtOnce <= 4 && server.agents == ["Test"])
    }

    private func tile(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 256, height: 256), format: oneToOne).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 256, height: 256))
        }
    }

    @Test func oldTilesAreShownWhereTheNetworkFails() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tiles-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let cache = TileDiskCache(folder: folder, limit: 1 << 20)
        let url = try #require(URL(string: "https://tiles.test/1/2/3.png?key=a/b"))
        cache.store(Data("old".utf8), for: url, maxAge: nil, now: Date(timeIntervalSince1970: 0))
        #expect(cache.tile(url)?.isFresh == false)
        let source = TileSource(url: url, userAgent: "Test", transport: TileServer(picture: nil), cache: cache)
        #expect(try await source.data() == Data("old".utf8))
        let other = try #require(URL(string: "https://tiles.test/9/9/9.png"))
        await #expect(throws: TileError.status(503)) {
            try await TileSource(url: other, userAgent: "Test", transport: TileServer(picture: nil), cache: cache).data()
        }
        #expect(NetworkTileTransport.maxAge("public, max-age=60") == 60 && NetworkTileTransport.maxAge("no-store") == 0)
    }

    @Test func theCacheStaysWithinItsLimit() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tiles-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let cache = TileDiskCache(folder: folder, limit: 1000)
        let urls = (0..<5).compactMap { URL(string: "https://tiles.test/\($0).png") }
        for (index, url) in urls.enumerated() {
            cache.store(Data(count: 401), for: url, maxAge: nil, now: Date(timeIntervalSinceNow: Double(index) * 100))
        }
        cache.trim()
        #expect(urls.map { cache.tile($0) != nil } == [false, false, false, true, true])
    }

    @Test func aSnapshotConvertsCoordinates() async throws {
        let options = MKMapSnapshotter.Options()
        options.size = CGSize(width: 200, height: 100)
        options.scale = 2
        options.region = MKCoordinateRegion(center: hackney, latitudinalMeters: 100_000, longitudinalMeters: 100_000)
        let snapshot = try await MKMapSnapshotter(options: options).start()
        #expect(snapshot.image.size == CGSize(width: 200, height: 100) && snapshot.image.scale == 2)
        let middle = snapshot.point(for: hackney)
        #expect(abs(middle.x - 100) < 1e-6 && abs(middle.y - 50) < 1e-6)
        options.size = CGSize(width: CGFloat.nan, height: 1)
        await #expect(throws: MKMapSnapshotter.SnapshotError.noSize) { try await MKMapSnapshotter(options: options).start() }
        options.size = CGSize(width: 10, height: 9000)
        await #expect(throws: MKMapSnapshotter.SnapshotError.noSize) { try await MKMapSnapshotter(options: options).start() }
    }

    @Test func aSnapshotReachesItsHandlerUnlessItIsCancelled() async throws {
        let options = MKMapSnapshotter.Options()
        options.size = CGSize(width: 20, height: 10)
        options.region = MKCoordinateRegion(center: hackney, latitudinalMeters: 100_000, longitudinalMeters: 100_000)
        let snapshotter = MKMapSnapshotter(options: options)
        var calls = 0
        snapshotter.start { _, _ in calls += 1 }
        #expect(snapshotter.isLoading)
        snapshotter.cancel()
        #expect(!snapshotter.isLoading)
        let size = await withCheckedContinuation { done in
            snapshotter.start { snapshot, error in done.resume(returning: error == nil ? snapshot?.image.size : nil) }
        }
        #expect(size == options.size && calls == 0 && !snapshotter.isLoading)
    }

    @Test func theScaleIsCorrectInTheCentreOfTheMap() async throws {
        let stage = try await stage { $0.showsScale = true }
        stage.map.scaleView.usesMetricSystem = true
        stage.map.setNeedsLayout()
        try await stage.app.settle()
        #expect(stage.map.scaleView.text == "500 m")
    }
}

/// Responds with one image, or with 503 without one, and records its requests.
private final class TileServer: TileTransport {
    private struct State {
        var asked: [URL] = []
        var agents: Set<String> = []
        var running = 0
        var most = 0
    }
    private let picture: Data?
    private let state = Mutex(State())

    init(picture: Data?) { self.picture = picture }

    var asked: [URL] { state.withLock(\.asked) }
    var agents: Set<String> { state.withLock(\.agents) }
    var mostAtOnce: Int { state.withLock(\.most) }

    func breathe() async { for _ in 0..<50 { await Task.yield() } }

    func response(from url: URL, userAgent: String) async throws -> TileResponse {
        state.withLock { state in
            state.asked.append(url)
            state.agents.insert(userAgent)
            state.running += 1
            state.most = max(state.most, state.running)
        }
        await breathe()
        state.withLock { $0.running -= 1 }
        return TileResponse(data: picture ?? Data(), status: picture == nil ? 503 : 200, maxAge: 3600)
    }
}
