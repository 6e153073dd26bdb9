import MapKit
import UIKit

extension Sub {
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        helper()
    }
    override func plain() -> Int { super.plain() + 1 }
    override class func area(_ area: MKMapRect) -> String { "Sub" }
}
extension Base {
    @objc class func area(_ area: MKMapRect) -> String { "Base" }
}
private extension Sub {
    func helper() { log.append("helper") }
}
