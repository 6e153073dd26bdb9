import UIKitCore

/// An annotation at a point, with a title and a subtitle.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkpointannotation
@preconcurrency @MainActor open class MKPointAnnotation: MKShape, MovableAnnotation {
    private var storedCoordinate: CLLocationCoordinate2D
    /// The maps that display the annotation.
    private let maps = WeakViews()

    /// Creates an annotation at 0° and 0°.
    public override convenience init() { self.init(coordinate: CLLocationCoordinate2D()) }

    /// Creates an annotation at a coordinate.
    public init(coordinate: CLLocationCoordinate2D) {
        storedCoordinate = coordinate
        super.init()
    }

    /// Creates an annotation at a coordinate, with a title and a subtitle.
    public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        self.init(coordinate: coordinate)
        self.title = title
        self.subtitle = subtitle
    }

    /// The location of the annotation. Maps move its view in their next layout pass.
    open override var coordinate: CLLocationCoordinate2D {
        get { storedCoordinate }
        set {
            storedCoordinate = newValue
            maps.setNeedsLayout()
        }
    }

    func attach(to map: UIView) { maps.add(map) }
    func detach(from map: UIView) { maps.remove(map) }
}
