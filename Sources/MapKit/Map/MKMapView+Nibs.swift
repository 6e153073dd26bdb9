import UIKitCore

/// What nibs say of a map.
extension MKMapView: NibReadable {
    package func takeNibAttribute(_ name: String, _ words: String) -> Bool {
        let isOn = words == "YES"
        guard isOn || words == "NO" || name == "mapType" else { return false }
        switch name {
        // There is one kind of map.
        case "mapType": return words == "standard"
        case "zoomEnabled": isZoomEnabled = isOn
        case "scrollEnabled": isScrollEnabled = isOn
        case "rotateEnabled": isRotateEnabled = isOn
        case "showsUserLocation": showsUserLocation = isOn
        case "showsCompass": showsCompass = isOn
        case "showsScale": showsScale = isOn
        // The map is flat: what is switched off is not there.
        case "pitchEnabled", "showsBuildings", "showsTraffic": return !isOn
        default: return false
        }
        return true
    }

    package func takeNibOutlet(_ name: String, _ object: AnyObject) -> Bool {
        guard name == "delegate", let delegate = object as? any MKMapViewDelegate else { return false }
        self.delegate = delegate
        return true
    }
}
