/// An object that covers an area of the map.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkoverlay
@preconcurrency @MainActor public protocol MKOverlay: MKAnnotation {
    /// The smallest rectangle that contains the overlay.
    var boundingMapRect: MKMapRect { get }
    /// Returns whether the overlay covers a part of a rectangle. Defaults to a test of the bounding rectangle.
    func intersects(_ mapRect: MKMapRect) -> Bool
}

extension MKOverlay {
    /// Returns whether the bounding rectangle intersects the rectangle.
    // Test for the null rectangle instead of an empty rectangle, because a horizontal line has no height but is
    // visible.
    public func intersects(_ mapRect: MKMapRect) -> Bool { !boundingMapRect.intersection(mapRect).isNull }
}

/// The level of an overlay relative to other content.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkoverlaylevel
public enum MKOverlayLevel: Int, Sendable {
    /// Above roads and below names.
    case aboveRoads = 0
    /// Above names and below annotations.
    case aboveLabels = 1
}
