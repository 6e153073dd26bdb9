import MapKit
import UIKit

extension Sub {
         func _dd34a37_viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        helper()
    }
    func _af1687d_plain() -> Int { super.plain() + 1 }
    class func _d65ec90_area(_ area: MKMapRect) -> String { "Sub" }
}
extension Base {
    class func _e8a8_area(_ area: MKMapRect) -> String { "Base" }
}
private extension Sub {
    func helper() { log.append("helper") }
}
