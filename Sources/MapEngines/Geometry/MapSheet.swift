import Foundation

/// The drawn area of the world for a screen. The sheet may be larger than the screen, so that the screen can move
/// without a redraw.
package struct MapSheet: Hashable, Sendable {
    /// The extent beyond each side of the screen, as a fraction of the screen's width and height.
    package static let marginFraction = 0.25

    /// The viewport of the whole sheet.
    package let viewport: MapViewport

    /// Creates a sheet that covers exactly the screen.
    package init(fitting screen: MapViewport) { viewport = screen }

    /// Creates a sheet with a margin on each side of the screen, in whole points. The margin ends at the edge of the
    /// world.
    package init(around screen: MapViewport) {
        func margin(_ length: Double) -> Double {
            max(min(length * Self.marginFraction, (screen.worldSide - length) / 2), 0).rounded(.down)
        }
        let size = CGSize(
            width: screen.size.width + 2 * margin(screen.size.width), height: screen.size.height + 2 * margin(screen.size.height))
        viewport = MapViewport(center: screen.center, zoom: screen.zoom, heading: screen.heading, size: size)
    }

    /// Returns whether a screen has the zoom level and the heading of the sheet, so that both differ only by a
    /// translation.
    package func hasSameZoomAndHeading(_ screen: MapViewport) -> Bool { screen.zoom == viewport.zoom && screen.heading == viewport.heading }

    /// Returns the screen's upper left corner on the sheet, in points; `nil` if the screen is not completely on the
    /// sheet.
    package func origin(of screen: MapViewport) -> CGPoint? {
        guard hasSameZoomAndHeading(screen) else { return nil }
        let screenCenter = viewport.point(for: screen.center)
        let origin = CGPoint(x: screenCenter.x - screen.size.width / 2, y: screenCenter.y - screen.size.height / 2)
        // Tolerates rounding errors.
        let frame = CGRect(origin: origin, size: screen.size).insetBy(dx: 0.01, dy: 0.01)
        return CGRect(origin: .zero, size: viewport.size).contains(frame) ? origin : nil
    }
}
