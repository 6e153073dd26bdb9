import MapEngines
import UIKitCore

/// A region, rectangle, camera or centre that an app sets.
@MainActor enum MapTarget {
    case region(MKCoordinateRegion)
    case rect(MKMapRect, UIEdgeInsets)
    case camera(MKMapCamera)
    case center(CLLocationCoordinate2D)

    /// Returns the viewport that displays the target; `nil` for an invalid target.
    func viewport(from old: MapViewport) -> MapViewport? {
        switch self {
        case .region(let region):
            guard region.isValid else { return nil }
            return old.fitting(
                latitude: region.center.latitude, longitude: region.center.longitude, latitudeDelta: region.span.latitudeDelta,
                longitudeDelta: region.span.longitudeDelta)
        case .rect(let rect, let insets):
            guard !rect.isNull, rect.isFinite, rect.width >= 0, rect.height >= 0 else { return nil }
            return old.fitting(rect.worldRect, top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
        case .camera(let camera): return camera.viewport(like: old)
        case .center(let center):
            guard CLLocationCoordinate2DIsValid(center) else { return nil }
            var result = old
            result.move(to: MKMapPoint(center).worldPoint)
            return result
        }
    }

    /// The description of an invalid target for diagnostics.
    var problem: String {
        switch self {
        case .region(let region): "region \(region)"
        case .rect(let rect, _): "map rect \(rect)"
        case .camera(let camera): "camera at \(camera.centerCoordinate), \(camera.centerCoordinateDistance) m, \(camera.heading)°"
        case .center(let center): "coordinate \(center)"
        }
    }
}
