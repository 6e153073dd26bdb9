/// Something that covers a part of the map.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkoverlay
@preconcurrency @MainActor public protocol MKOverlay: MKAnnotation {
    /// The smallest rectangle around it.
    var boundingMapRect: MKMapRect { get }
    /// Whether it covers some of a rectangle; by its bounding rectangle if it does not say.
    func intersects(_ mapRect: MKMapRect) -> Bool
}

extension MKOverlay {
    /// Answers by the bounding rectangle.
    // A line from west to east has a rectangle without height, and is seen all the same.
    public func intersects(_ mapRect: MKMapRect) -> Bool { !boundingMapRect.intersection(mapRect).isNull }
}

/// What overlays are drawn under.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkoverlaylevel
public enum MKOverlayLevel: Int, Sendable {
    /// The map's names.
    case aboveRoads = 0
    /// Annotations only.
    case aboveLabels = 1
}
