import MapEngines
import UIKitCore

/// An annotation on a map, and what the map knows about it.
@MainActor final class AnnotationRecord {
    let annotation: any MKAnnotation
    var view: MKAnnotationView?
    private var known = kCLLocationCoordinate2DInvalid
    private var placeOfKnown: WorldPoint?

    init(_ annotation: any MKAnnotation) { self.annotation = annotation }

    /// Where it stands; `nil` for a coordinate that is not valid. Projected only when it has changed.
    var place: WorldPoint? {
        let coordinate = annotation.coordinate
        if coordinate.latitude != known.latitude || coordinate.longitude != known.longitude {
            known = coordinate
            placeOfKnown = CLLocationCoordinate2DIsValid(coordinate) ? MKMapPoint(coordinate).place : nil
        }
        return placeOfKnown
    }
}
