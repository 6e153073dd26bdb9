import KebabsKit
import MapKit
import UIKit

/// A shop on the map.
final class ShopAnnotation: MKPointAnnotation {
    let shop: KebabShop
    let isHighlighted: Bool

    init(_ shop: KebabShop, at place: Place, isHighlighted: Bool) {
        self.shop = shop
        self.isHighlighted = isHighlighted
        super.init(coordinate: CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude))
        title = shop.premises.name
        subtitle = ScoreLook(shop.premises).words
    }
}
