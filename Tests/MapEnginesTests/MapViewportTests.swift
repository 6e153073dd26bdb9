import Foundation
import Testing

@testable import MapEngines

/// The visible part of the world.
@Suite struct MapViewportTests {
    private func viewport(_ latitude: Double = 51.5, _ longitude: Double = -0.1, zoom: Double = 12, heading: Double = 0) -> MapViewport {
        let center = WebMercator.project(latitude: latitude, longitude: longitude)
        return MapViewport(center: center, zoom: zoom, heading: heading, size: CGSize(width: 390, height: 844))
    }

    private func near(_ a: CGPoint, _ b: CGPoint, _ tolerance: Double = 1e-6) -> Bool {
        abs(a.x - b.x) < tolerance && abs(a.y - b.y) < tolerance
    }

    @Test(arguments: [(0.0, 0.0), (51.5, -0.1), (-85, 179.9), (85, -180), (-33.9, 151.2)])
    func projectingThereAndBackEndsWhereItBegan(latitude: Double, longitude: Double) {
        let back = WebMercator.unproject(WebMercator.project(latitude: latitude, longitude: longitude))
        #expect(abs(back.latitude - latitude) < 1e-9 && abs(back.longitude - longitude) < 1e-9)
    }

    @Test func theWorldIsSquare() {
        let corner = WebMercator.project(latitude: WebMercator.maximumLatitude, longitude: -180)
        #expect(abs(corner.x) < 1e-12 && abs(corner.y) < 1e-12)
        let pole = WebMercator.project(latitude: -90, longitude: 180)
        #expect(abs(pole.x - 1) < 1e-12 && abs(pole.y - 1) < 1e-12)
    }

    @Test(arguments: [0.0, 30, 90, 180, 271.5])
    func pointsAndCoordinatesConvertBothWays(heading: Double) {
        let viewport = viewport(heading: heading)
        for point in [CGPoint(x: 0, y: 0), CGPoint(x: 390, y: 844), CGPoint(x: 12, y: 700)] {
            #expect(near(viewport.exactPoint(for: viewport.worldPoint(at: point)), point, 1e-5))
        }
    }

    @Test func theHeadingPointsUp() {
        let east = viewport(heading: 90)
        let place = WorldPoint(x: east.center.x + 100 / east.worldSide, y: east.center.y)
        #expect(near(east.point(for: place), CGPoint(x: 195, y: 322), 1e-5))
    }

    @Test(arguments: [0.0, 45])
    func zoomingKeepsThePlaceUnderThePoint(heading: Double) {
        var viewport = viewport(heading: heading)
        let point = CGPoint(x: 40, y: 200)
        let place = viewport.worldPoint(at: point)
        viewport.zoom(by: 1.5, turningBy: 20, around: point)
        #expect(near(viewport.point(for: place), point, 1e-4))
        #expect(viewport.zoom == 13.5 && viewport.heading == heading + 20)
    }

    @Test func panningFollowsTheTouch() {
        var viewport = viewport(heading: 30)
        let place = viewport.worldPoint(at: CGPoint(x: 100, y: 100))
        viewport.pan(by: CGPoint(x: 25, y: -60))
        #expect(near(viewport.point(for: place), CGPoint(x: 125, y: 40), 1e-4))
    }

    @Test func nothingBeyondThePolesIsShown() {
        var viewport = viewport(zoom: 3)
        viewport.pan(by: CGPoint(x: 0, y: 1e7))
        #expect(abs(viewport.visibleRect.minY) < 1e-9)
        viewport.zoom(by: -100, around: .zero)
        #expect(viewport.visibleRect.height <= 1 + 1e-9 && abs(viewport.zoom - log2(844 / 256)) < 1e-9)
        viewport.zoom(by: 100, around: .zero)
        #expect(viewport.zoom == MapViewport.maximumZoom)
    }

    @Test func theDatelineIsNoBorder() {
        var viewport = viewport(0, 179.9, zoom: 8)
        let west = WebMercator.project(latitude: 0, longitude: -179.9)
        #expect(abs(viewport.point(for: west).x - 195 - 0.2 / 360 * viewport.worldSide) < 1e-6)
        viewport.pan(by: CGPoint(x: -200, y: 0))
        #expect(viewport.center.x >= 0 && viewport.center.x < 0.01)
    }

    @Test func invalidNumbersChangeNothing() {
        var viewport = viewport()
        let before = viewport
        viewport.move(to: WorldPoint(x: .nan, y: 0))
        viewport.zoom(by: .infinity, around: .zero)
        viewport.resize(to: CGSize(width: CGFloat.nan, height: 1))
        #expect(viewport == before)
        let none = MapViewport(
            center: WorldPoint(x: .infinity, y: .nan), zoom: -.infinity, heading: .nan, size: CGSize(width: CGFloat.nan, height: 4))
        #expect(none.center == WorldPoint(x: 0.5, y: 0.5) && none.zoom == 0 && none.heading == 0 && none.size == .zero)
    }

    @Test(arguments: [0.0, 90, 33])
    func aRectangleFitsIntoTheFreeArea(heading: Double) {
        let rect = WorldRect(minX: 0.49, minY: 0.33, maxX: 0.5, maxY: 0.335)
        let fit = viewport(heading: heading).fitting(rect, top: 100, left: 10, bottom: 200, right: 30)
        let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)]
        let points = corners.map { fit.exactPoint(for: WorldPoint(x: $0.0, y: $0.1)) }
        #expect(points.allSatisfy { $0.x > 9.99 && $0.x < 360.01 && $0.y > 99.99 && $0.y < 644.01 })
        let widths = (points.map(\.x).max() ?? 0) - (points.map(\.x).min() ?? 0)
        let heights = (points.map(\.y).max() ?? 0) - (points.map(\.y).min() ?? 0)
        #expect(abs(widths - 350) < 0.01 || abs(heights - 544) < 0.01)
    }

    @Test func aFlightEndsExactly() {
        let start = viewport()
        let end = viewport(40, 20, zoom: 9, heading: 350)
        let animation = ViewportAnimation(from: start, to: end)
        #expect(animation.viewport(at: 0) == start)
        #expect(animation.viewport(at: 0.4) == end && animation.viewport(at: 7) == end)
        #expect(animation.viewport(at: 0.2).heading == 355)
        let shares = stride(from: 0, through: 0.4, by: 0.05).map { animation.viewport(at: $0).zoom }
        #expect(shares == shares.sorted(by: >))
    }
}
