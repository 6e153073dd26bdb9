import Foundation

extension MapViewport {
    /// Returns the zoom level at which a rectangle of the world just fits into the screen, less the margins.
    package func zoom(fitting width: Double, _ height: Double, margins: CGSize = .zero) -> Double {
        let availableSize = CGSize(width: max(size.width - margins.width, 1), height: max(size.height - margins.height, 1))
        let angle = heading * .pi / 180
        let rotatedWidth = width * abs(cos(angle)) + height * abs(sin(angle))
        let rotatedHeight = width * abs(sin(angle)) + height * abs(cos(angle))
        let level =
            min(log2(availableSize.width / max(rotatedWidth, 1e-12)), log2(availableSize.height / max(rotatedHeight, 1e-12)))
            - log2(Self.baseSide)
        return min(max(level, minimumZoom), zoomLimits.upperBound)
    }

    /// Returns the viewport that displays all of `rect` as large as possible, within margins.
    ///
    /// - Parameters:
    ///   - rect: The rectangle to display.
    ///   - top: The margin at the top, in points. The other margins have the same meaning.
    package func fitting(_ rect: WorldRect, top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) -> MapViewport {
        var result = self
        let level = zoom(fitting: rect.width, rect.height, margins: CGSize(width: left + right, height: top + bottom))
        result.move(to: rect.center, zoom: level)
        let screenCenter = CGPoint(x: size.width / 2 + (right - left) / 2, y: size.height / 2 + (bottom - top) / 2)
        result.move(to: result.worldPoint(at: screenCenter))
        return result
    }

    /// Returns the viewport around a centre that displays an extent of latitudes and longitudes, in degrees.
    package func fitting(latitude: Double, longitude: Double, latitudeDelta: Double, longitudeDelta: Double) -> MapViewport {
        let projectedCenter = WebMercator.project(latitude: latitude, longitude: longitude)
        let north = WebMercator.project(latitude: latitude + latitudeDelta / 2, longitude: longitude)
        let south = WebMercator.project(latitude: latitude - latitudeDelta / 2, longitude: longitude)
        let half = max(projectedCenter.y - north.y, south.y - projectedCenter.y, 0)
        var result = self
        result.move(to: projectedCenter, zoom: zoom(fitting: max(longitudeDelta, 0) / 360, half * 2))
        return result
    }

    /// The ground distance of a point of the screen at its centre, in metres.
    package var metersPerPoint: Double {
        WebMercator.metersAcrossWorld(atLatitude: WebMercator.unproject(center).latitude) / worldSide
    }
}
