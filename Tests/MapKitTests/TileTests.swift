import CaretTesting
import Foundation
import MapEngines
import Testing
import UIKit

@testable import MapKit

/// Tiles that fail, are cancelled, arrive twice, or are invalid.
@MainActor @Suite(.app) struct TileTests {
    private static let side = MKMapSize.worldSide
    /// In one tile of level 3 each, at the size of 128 points.
    private static let first = MKMapRect(x: side / 64, y: side / 64, width: side / 16, height: side / 16)
    private static let second = MKMapRect(x: side / 2 + side / 64, y: side / 64, width: side / 16, height: side / 16)

    /// Draws the upper left corner of the map, and returns the image.
    @discardableResult private func draw(_ rect: MKMapRect, _ renderer: MKTileOverlayRenderer) -> Data? {
        let scale = 2048 / Self.side
        return UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            context.cgContext.scaleBy(x: scale, y: scale)
            renderer.draw(rect, zoomScale: scale, in: context.cgContext)
        }.pngData()
    }

    private var picture: Data? {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.purple.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }.pngData()
    }

    @Test func resultsOfAnAbandonedLoadAreIgnored() {
        let tiles = HeldTiles(urlTemplate: nil)
        let renderer = MKTileOverlayRenderer(tileOverlay: tiles)
        let empty = draw(Self.first, renderer)
        draw(Self.second, renderer)
        draw(Self.first, renderer)
        #expect(tiles.held.map(\.path.x) == [0, 4, 0])
        tiles.held[0].result(nil, CancellationError())
        tiles.held[2].result(picture, nil)
        #expect(draw(Self.first, renderer) != empty && tiles.held.count == 3)
    }

    @Test(arguments: [(503, true), (404, false)])
    func aFailedTileIsRequestedAgainIfThatMayHelp(status: Int, isAskedAgain: Bool) async {
        let tiles = HeldTiles(urlTemplate: nil)
        tiles.clock = NoWait()
        let renderer = MKTileOverlayRenderer(tileOverlay: tiles)
        draw(Self.first, renderer)
        tiles.held[0].result(nil, TileError.status(status))
        draw(Self.first, renderer)
        #expect(tiles.held.count == 1)
        for _ in 0..<(isAskedAgain ? 20_000 : 200) where tiles.held.count == 1 {
            await Task.yield()
            draw(Self.first, renderer)
        }
        #expect((tiles.held.count == 2) == isAskedAgain)
        draw(Self.second, renderer)
        draw(Self.first, renderer)
        #expect(tiles.held.last?.path.x == 0)
    }

    @Test func bytesThatAreNoImageAreRequestedAgain() async {
        let tiles = HeldTiles(urlTemplate: nil)
        tiles.clock = NoWait()
        let renderer = MKTileOverlayRenderer(tileOverlay: tiles)
        draw(Self.first, renderer)
        tiles.held[0].result(Data("no picture".utf8), nil)
        for _ in 0..<20_000 where tiles.held.count == 1 {
            await Task.yield()
            draw(Self.first, renderer)
        }
        #expect(tiles.held.count == 2)
    }

    @Test func invalidLevelsAreShownAllTheSame() {
        let tiles = HeldTiles(urlTemplate: nil)
        tiles.minimumZ = -7
        tiles.maximumZ = 400
        let renderer = MKTileOverlayRenderer(tileOverlay: tiles)
        draw(Self.first, renderer)
        #expect(tiles.held.map(\.path.z) == [3])
        tiles.minimumZ = 90
        draw(.null, renderer)
        draw(MKMapRect(x: .nan, y: 0, width: 1, height: 1), renderer)
        #expect(tiles.held.count == 1)
    }

    @Test func tilesOnBothSidesOfThe180thMeridianAreDrawn() async throws {
        let tiles = HeldTiles(urlTemplate: nil)
        let stage = try await MapStage {
            $0.region = MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: 51.5, longitude: 180), latitudinalMeters: 2000, longitudinalMeters: 2000)
        }
        stage.teller.makeRenderer = { MKTileOverlayRenderer(tileOverlay: $0 as? MKTileOverlay ?? tiles) }
        let points = [CGPoint(x: 97, y: 331), CGPoint(x: 293, y: 331)]
        let before = try points.map { try #require(try stage.app.snapshot().pixel(at: $0)) }
        let picture = picture
        stage.map.addOverlay(tiles)
        try await stage.app.settle()
        for _ in 0..<20 {
            let held = tiles.held
            tiles.held = []
            for load in held { load.result(picture, nil) }
            try await stage.app.settle()
        }
        let after = try points.map { try #require(try stage.app.snapshot().pixel(at: $0)) }
        #expect(zip(before, after).allSatisfy { $0 != $1 } && after[0] == after[1])
    }

    @Test func aPageInPlaceOfATileIsAnErrorAndNotCached() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tiles-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let cache = TileDiskCache(folder: folder, limit: 1 << 20)
        let url = try #require(URL(string: "https://tiles.test/1/2/3.png"))
        let login = OneAnswer(answer: TileResponse(data: Data("\n <!DOCTYPE html><p>Log in".utf8), status: 200, maxAge: 3600))
        await #expect(throws: TileError.page) {
            try await TileSource(url: url, userAgent: "Test", transport: login, cache: cache).data()
        }
        #expect(cache.tile(url) == nil)
    }

    @Test func theServersCacheHeadersApply() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tiles-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let cache = TileDiskCache(folder: folder, limit: 1 << 20)
        let url = try #require(URL(string: "https://tiles.test/1/2/3.png"))
        cache.store(Data("a".utf8), for: url, maxAge: 0)
        #expect(cache.tile(url) == nil)
        let then = Date(timeIntervalSince1970: 1_000_000)
        cache.store(Data("a".utf8), for: url, maxAge: 60, now: then)
        #expect(cache.tile(url, now: then.addingTimeInterval(50))?.isFresh == true)
        #expect(cache.tile(url, now: then.addingTimeInterval(70))?.isFresh == false)
        cache.remove(url)
        #expect(cache.tile(url) == nil)
    }

    @Test(
        arguments: [
            ("max-age=60, no-store", 0), ("no-cache", 0), ("max-age=nan", nil), ("max-age=1e300", nil), ("max-age=-5", 0),
            ("max-age=9223372036854775807", 9_223_372_036_854_775_808), ("", nil),
        ] as [(String, Double?)])
    func headersOfAnyKindAreRead(header: String, age: Double?) {
        #expect(NetworkTileTransport.maxAge(header) == age)
    }

    @Test func longURLsHaveFilesOfTheirOwn() throws {
        let cache = TileDiskCache(folder: URL(fileURLWithPath: "/tiles"), limit: 0)
        let key = String(repeating: "k", count: 300)
        let files = try (0..<3).map { cache.file(for: try #require(URL(string: "https://tiles.test/1/\($0)/3.png?key=\(key)"))) }
        #expect(Set(files).count == 3 && files.allSatisfy { $0.lastPathComponent.count <= 200 })
    }
}

/// Holds requests for tiles back.
private final class HeldTiles: MKTileOverlay {
    var held: [(path: MKTileOverlayPath, result: @MainActor (Data?, (any Error)?) -> Void)] = []

    override func loadTile(at path: MKTileOverlayPath, result: @escaping @MainActor (Data?, (any Error)?) -> Void) {
        held.append((path, result))
    }
}

private struct OneAnswer: TileTransport {
    let answer: TileResponse
    func response(from url: URL, userAgent: String) async throws -> TileResponse { answer }
}

/// A clock on which every wait ends at once.
private struct NoWait: Clock {
    struct Instant: InstantProtocol {
        var offset: Duration
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
    }

    var now: Instant { Instant(offset: .zero) }
    var minimumResolution: Duration { .zero }
    func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
}
