import Foundation
import Testing

@testable import MapEngines

/// Tiles, clipping, clusters, labels and the built-in map.
@Suite struct MapPartsTests {
    private let rect = WorldRect(minX: 0.4, minY: 0.4, maxX: 0.6, maxY: 0.6)

    private func viewport(zoom: Double, center: WorldPoint = WorldPoint(x: 0.5, y: 0.5)) -> MapViewport {
        MapViewport(center: center, zoom: zoom, size: CGSize(width: 512, height: 512))
    }

    @Test func linesAreClippedWhereTheyLeave() {
        let line = [(0.3, 0.5), (0.5, 0.5), (0.5, 0.7), (0.55, 0.7), (0.55, 0.5)].map { WorldPoint(x: $0.0, y: $0.1) }
        let parts = LineClip.parts(of: line, in: rect)
        #expect(parts.count == 2)
        #expect(parts.first?.map(\.x).min() == 0.4 && parts.first?.count == 3)
        #expect(LineClip.parts(of: line.map { WorldPoint(x: $0.x + 1, y: $0.y) }, in: rect).isEmpty)
    }

    @Test func ringsAreClippedToTheRectangle() {
        let around = [(0, 0), (1, 0), (1, 1), (0, 1)].map { WorldPoint(x: $0.0, y: $0.1) }
        let part = RingClip.part(of: around, in: rect)
        #expect(Set(part.map { "\($0.x) \($0.y)" }) == ["0.4 0.4", "0.6 0.4", "0.6 0.6", "0.4 0.6"])
        #expect(RingClip.part(of: around.map { WorldPoint(x: $0.x + 2, y: $0.y) }, in: rect).isEmpty)
        #expect(RingClip.part(of: [], in: rect).isEmpty)
    }

    @Test func tilesCoverTheScreenMiddleFirst() {
        let places = TileGrid.tiles(covering: viewport(zoom: 4), level: 4)
        #expect(places.count == 9)
        #expect(places.first.map { [$0.index.x, $0.index.y].allSatisfy { (7...8).contains($0) } } == true)
        let dateline = TileGrid.tiles(covering: viewport(zoom: 4, center: WorldPoint(x: 0, y: 0.5)), level: 4)
        #expect(Set(dateline.map(\.copy)) == [-1, 0])
        #expect(dateline.allSatisfy { (0..<16).contains($0.index.x) })
    }

    @Test(arguments: [(4.0, 256.0, 4), (4.4, 256, 4), (4.6, 256, 5), (4, 512, 3), (30, 256, 19)])
    func theNearestLevelIsShown(zoom: Double, side: Double, level: Int) {
        #expect(TileGrid.level(for: viewport(zoom: zoom), tileSide: side, in: 0...19) == level)
    }

    @Test(arguments: [0.0, -5, Double.nan, Double.infinity, 1e300])
    func anInvalidTileWidthIsShownAllTheSame(side: Double) {
        #expect((0...19).contains(TileGrid.level(for: viewport(zoom: 4), tileSide: side, in: 0...19)))
    }

    @Test func aVeryLargeMapUsesLargerTiles() {
        let wall = MapViewport(center: WorldPoint(x: 0.5, y: 0.5), zoom: 9.6, size: CGSize(width: 7680, height: 4320))
        let places = TileGrid.tiles(covering: wall, tileSide: 256, in: 0...19)
        #expect((1...TileGrid.maximumTileCount).contains(places.count) && places.first?.index.z == 9)
        #expect(TileGrid.tiles(covering: wall, tileSide: 256, in: 10...19).isEmpty)
    }

    @Test func annotationsAreShownOnEachCopyOfTheWorldUpToALimit() {
        let screen = WorldRect(minX: 0.9, minY: 0.4, maxX: 1.1, maxY: 0.6)
        #expect(screen.copies(showing: WorldRect(minX: 0, minY: 0.4, maxX: 0.05, maxY: 0.5)) == 1...1)
        #expect(screen.copies(showing: WorldRect(minX: 0.02, minY: 0, maxX: 0.95, maxY: 1)) == 0...1)
        #expect(screen.copies(showing: WorldRect(minX: 0.3, minY: 0, maxX: 0.6, maxY: 1)) == nil)
        let endless = screen.copies(showing: WorldRect(minX: -1e15, minY: 0, maxX: 1e15, maxY: 1))
        #expect(endless.map { $0.count < 20 && $0.contains(0) } == true)
        #expect(screen.copies(showing: WorldRect(minX: 1e200, minY: 0, maxX: 1e201, maxY: 1)) == nil)
        #expect(screen.copies(showing: WorldRect(minX: .nan, minY: 0, maxX: 1, maxY: 1)) == nil)
    }

    @Test func urlTemplatesAreFilledIn() {
        let tile = TileIndex(z: 3, x: 4, y: 2)
        #expect(
            TileAddress.url("https://a.test/{z}/{x}/{y}@{scale}x.png", tile, scale: 2, isFlipped: false)?.absoluteString
                == "https://a.test/3/4/2@2x.png")
        #expect(TileAddress.url("https://a.test/{y}", tile, scale: 1, isFlipped: true)?.absoluteString == "https://a.test/5")
        #expect(tile.parent?.children.contains(tile) == true)
    }

    @Test func theNumberOfConcurrentLoadsIsLimited() {
        var queue = LoadQueue<Int>(width: 2)
        let none = queue.replace([1, 2, 3])
        #expect(none.isEmpty)
        let begun = [queue.next(), queue.next(), queue.next()]
        #expect(begun == [1, 2, nil])
        let abandoned = queue.replace([2, 4])
        #expect(abandoned == [1])
        let rest = [queue.next(), queue.next()]
        #expect(rest == [4, nil])
        let ends = [queue.finish(1), queue.finish(2)]
        #expect(ends == [false, true] && queue.running == [4])
    }

    @Test func aFailedTileWaitsLongerEachTimeUntilItWasOutOfSight() {
        let tile = TileIndex(z: 3, x: 4, y: 2)
        var retries = TileRetries()
        var pauses: [Double?] = []
        for _ in 0...TileRetries.maximumRetries {
            let pause = retries.fail(tile, isTemporary: true)
            #expect(retries.isDelayed(tile))
            if pause != nil { retries.endDelay(tile) }
            pauses.append(pause)
        }
        #expect(pauses == [1, 2, 4, 8, 16, 32, nil] && retries.isDelayed(tile))
        retries.retain(only: [tile])
        #expect(retries.isDelayed(tile))
        retries.retain(only: [])
        #expect(!retries.isDelayed(tile))
        let hopeless = retries.fail(tile, isTemporary: false)
        #expect(hopeless == nil && retries.isDelayed(tile))
        retries.succeed(tile)
        #expect(!retries.isDelayed(tile))
        let again = retries.fail(tile, isTemporary: true)
        #expect(again == 1)
    }

    @Test func overlappingAnnotationsAreClustered() {
        func item(_ x: Double, _ group: String? = "g") -> AnnotationClusters.Item {
            AnnotationClusters.Item(group: group, frame: CGRect(x: x, y: 0, width: 20, height: 20))
        }
        let items = [item(0), item(15), item(18, "other"), item(34), item(100), item(101, nil)]
        #expect(AnnotationClusters.groups(items) == [[0, 1], [2], [3], [4], [5]])
        let moved = items.map { AnnotationClusters.Item(group: $0.group, frame: $0.frame.offsetBy(dx: 333, dy: -77)) }
        #expect(AnnotationClusters.groups(moved) == AnnotationClusters.groups(items))
        #expect(AnnotationClusters.groups([]).isEmpty)
    }

    @Test func namesDoNotOverlap() {
        var placement = LabelPlacement(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        let answers = [(0, 0), (40, 5), (60, 0), (40, 11)].map { x, y in
            placement.place(CGRect(x: x, y: y, width: 50, height: 10))
        }
        #expect(answers == [true, false, false, true])
    }

    @Test(
        arguments: [
            (1.0, 100.0, true, "100 m", 100.0), (1, 99, true, "50 m", 50), (37, 100, true, "2 km", 2000 / 37.0),
            (0.01, 100, true, "1 m", 100),
            (1, 100, false, "200 ft", 60.96), (100, 100, false, "5 mi", 80.4672), (0.001, 100, true, "0.1 m", 100),
        ] as [(Double, Double, Bool, String, Double)])
    func theScaleIsRound(metersPerPoint: Double, widest: Double, isMetric: Bool, text: String, points: Double) throws {
        let bar = try #require(ScaleBar(metersPerPoint: metersPerPoint, maximumLength: widest, isMetric: isMetric))
        #expect(bar.text == text && abs(bar.points - points) < 1e-6)
        #expect(ScaleBar(metersPerPoint: .nan, maximumLength: 100, isMetric: true) == nil)
    }

    @Test func theGraticuleMatchesTheZoom() {
        #expect(Graticule(for: viewport(zoom: 2)).step == 30)
        let city = Graticule(for: viewport(zoom: 12))
        #expect(city.step == 0.05)
        #expect(city.name(51.55, positive: "N", negative: "S") == "51.55°N")
        #expect(city.name(-0.1, positive: "E", negative: "W") == "0.10°W")
        #expect(city.name(180.05, positive: "E", negative: "W") == "179.95°W")
        #expect(city.name(0, positive: "E", negative: "W") == "0°")
        #expect(Graticule(for: viewport(zoom: 12)).meridians(in: viewport(zoom: 12).visibleRect).count >= 2)
    }

    @Test func theBuiltInMapIsWhole() {
        let map = BaseMap.world
        #expect(map.land.count == 127 && map.lakes.count == 25 && map.borders.count == 186)
        #expect(map.names.count == 177 + 243)
        let steps = map.land.flatMap(\.coasts).flatMap { zip($0, $0.dropFirst()) }
        #expect(!steps.contains { $0.x == $1.x && ($0.x == 0 || $0.x == 1) })
        #expect(map.land.flatMap(\.rings).reduce(0) { $0 + $1.count } > 5000)
        let london = WebMercator.project(latitude: 51.5, longitude: -0.12)
        let name = map.names.first { $0.text == "London" }
        #expect(name.map { abs($0.place.x - london.x) < 1e-3 && abs($0.place.y - london.y) < 1e-3 } == true)
        #expect(map.land.contains { $0.bounds.contains(london) })
    }

    @Test func packedLinesEndAtInvalidData() {
        #expect(PackedLine.points("".utf8).isEmpty)
        #expect(PackedLine.points("01!!".utf8).count == 1)
        #expect(PackedLine.points(String(repeating: "-", count: 40).utf8).isEmpty)
    }

    @Test func `R36 pins fall for half a second, each 0.04 s after the last, and are squashed for 0.05 and 0.2 s`() {
        let first = PinDrop(index: 0, height: 600)
        let fourth = PinDrop(index: 3, height: 600)
        #expect([first.start, first.landing, first.compressionEnd, first.end] == [0, 0.5, 0.55, 0.75])
        #expect(abs(fourth.start - 0.12) < 1e-12 && abs(fourth.end - 0.87) < 1e-12)
        #expect(first.pose(at: 0) == PinDrop.Pose(height: 600, scale: 1))
        #expect(first.pose(at: 0.25) == PinDrop.Pose(height: 450, scale: 1))
        #expect(first.pose(at: 0.5) == .standing)
        #expect(abs(first.pose(at: 0.55).scale - 0.8) < 1e-9 && abs(first.pose(at: 0.65).scale - 0.9) < 1e-9)
        #expect(first.pose(at: 0.75) == .standing && fourth.pose(at: 0.1).height == 600)
    }
}
