import Foundation
import Testing

@testable import MapEngines

/// The drawn part of the world for a screen that moves.
@Suite struct MapSheetTests {
    private func screen(zoom: Double = 12, heading: Double = 0, y: Double = 0.33) -> MapViewport {
        MapViewport(center: WorldPoint(x: 0.4997, y: y), zoom: zoom, heading: heading, size: CGSize(width: 390, height: 844))
    }

    @Test(arguments: [0.0, 90, 33])
    func aScreenMovesOnTheSheetAsFarAsItReaches(heading: Double) throws {
        let screen = screen(heading: heading)
        let sheet = MapSheet(around: screen)
        #expect(sheet.viewport.size == CGSize(width: 390 + 2 * 97, height: 844 + 2 * 211))
        var moved = screen
        moved.pan(by: CGPoint(x: 40, y: -100))
        let origin = try #require(sheet.origin(of: moved))
        #expect(abs(origin.x - (97 - 40)) < 1e-4 && abs(origin.y - (211 + 100)) < 1e-4)
        moved.pan(by: CGPoint(x: 60, y: 0))
        #expect(sheet.origin(of: moved) == nil)
    }

    @Test func anotherZoomOrHeadingIsAnotherSheet() {
        let sheet = MapSheet(around: screen())
        #expect(sheet.origin(of: screen()) != nil)
        #expect(sheet.origin(of: screen(zoom: 12.01)) == nil && sheet.origin(of: screen(heading: 1)) == nil)
    }

    @Test func aFittingSheetShowsTheScreenAndNoMore() throws {
        let screen = screen()
        let sheet = MapSheet(fitting: screen)
        #expect(sheet.viewport == screen)
        let origin = try #require(sheet.origin(of: screen))
        #expect(abs(origin.x) < 1e-6 && abs(origin.y) < 1e-6)
        var moved = screen
        moved.pan(by: CGPoint(x: 1, y: 0))
        #expect(sheet.origin(of: moved) == nil && sheet.hasSameZoomAndHeading(moved))
    }

    @Test(arguments: [(0.0, 0.5), (0, 0), (2.5, 0.01), (2.5, 1), (6, 0)])
    func theSheetEndsWhereTheWorldDoes(zoom: Double, y: Double) {
        let screen = screen(zoom: zoom, y: y)
        let sheet = MapSheet(around: screen)
        #expect(sheet.viewport.zoom == screen.zoom && sheet.origin(of: screen) != nil)
        #expect(sheet.viewport.visibleRect.minY > -1e-9 && sheet.viewport.visibleRect.maxY < 1 + 1e-9)
        var east = screen
        east.pan(by: CGPoint(x: -90, y: 0))
        #expect(sheet.origin(of: east) != nil)
    }
}
