import MapEngines
import UIKitCore

/// An annotation on a map, with its view and its projected location.
@MainActor final class AnnotationRecord {
    let annotation: any MKAnnotation
    var view: MKAnnotationView?
    private var projectedCoordinate = kCLLocationCoordinate2DInvalid
    private var projectedPoint: WorldPoint?

    init(_ annotation: any MKAnnotation) { self.annotation = annotation }

    /// The location of the annotation on the map; `nil` for an invalid coordinate. The coordinate is projected again
    /// only after it has changed.
    var worldPoint: WorldPoint? {
        let coordinate = annotation.coordinate
        if coordinate.latitude != projectedCoordinate.latitude || coordinate.longitude != projectedCoordinate.longitude {
            projectedCoordinate = coordinate
            projectedPoint = CLLocationCoordinate2DIsValid(coordinate) ? MKMapPoint(coordinate).worldPoint : nil
        }
        return projectedPoint
    }
}
