import UIKitCore

/// A place with a name.
///
/// - Source: https://developer.apple.com/documentation/mapkit/mkpointannotation
@preconcurrency @MainActor open class MKPointAnnotation: MKShape, MovableAnnotation {
    private var place: CLLocationCoordinate2D
    /// The maps that show it.
    private let maps = WeakViews()

    /// A point at 0° and 0°.
    public override convenience init() { self.init(coordinate: CLLocationCoordinate2D()) }

    /// A point at a place.
    public init(coordinate: CLLocationCoordinate2D) {
        place = coordinate
        super.init()
    }

    /// A point at a place, with a name and more about it.
    public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        self.init(coordinate: coordinate)
        self.title = title
        self.subtitle = subtitle
    }

    /// Where it stands; maps follow in their next layout.
    open override var coordinate: CLLocationCoordinate2D {
        get { place }
        set {
            place = newValue
            maps.setNeedsLayout()
        }
    }

    func attach(to map: UIView) { maps.add(map) }
    func detach(from map: UIView) { maps.remove(map) }
}
