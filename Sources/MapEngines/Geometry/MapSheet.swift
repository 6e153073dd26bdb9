import Foundation

/// What is drawn of the world for a screen: as much as the screen shows, or more, so that the screen can move on it and nothing is drawn.
package struct MapSheet: Hashable, Sendable {
    /// 0.25: how far a sheet reaches beyond the screen on each side, as a share of the screen's width and height.
    package static let reach = 0.25

    /// What is to be seen on all of the sheet.
    package let viewport: MapViewport

    /// A sheet that shows what the screen does, and no more.
    package init(fitting screen: MapViewport) { viewport = screen }

    /// A sheet with room on each side of the screen, as far as the world goes, in whole points.
    package init(around screen: MapViewport) {
        func room(_ length: Double) -> Double { max(min(length * Self.reach, (screen.worldSide - length) / 2), 0).rounded(.down) }
        let size = CGSize(
            width: screen.size.width + 2 * room(screen.size.width), height: screen.size.height + 2 * room(screen.size.height))
        viewport = MapViewport(center: screen.center, zoom: screen.zoom, heading: screen.heading, size: size)
    }

    /// Whether a screen that has only been moved would show a part of the same sheet.
    package func isLike(_ screen: MapViewport) -> Bool { screen.zoom == viewport.zoom && screen.heading == viewport.heading }

    /// Where on the sheet the upper left corner of a screen is, in points; `nil` if not all of the screen is on the sheet.
    package func origin(of screen: MapViewport) -> CGPoint? {
        guard isLike(screen) else { return nil }
        let middle = viewport.point(for: screen.center)
        let origin = CGPoint(x: middle.x - screen.size.width / 2, y: middle.y - screen.size.height / 2)
        // What is off by less is rounding.
        let frame = CGRect(origin: origin, size: screen.size).insetBy(dx: 0.01, dy: 0.01)
        return CGRect(origin: .zero, size: viewport.size).contains(frame) ? origin : nil
    }
}
