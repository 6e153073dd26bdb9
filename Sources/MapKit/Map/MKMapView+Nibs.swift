import UIKitCore

/// The attributes and outlets of a map in a nib.
extension MKMapView: NibReadable {
    package func applyNibAttribute(_ name: String, _ value: String) -> Bool {
        if name == "mapType" {
            guard let type = Self.nibTypes[value] else { return false }
            mapType = type
            return true
        }
        let isOn = value == "YES"
        guard isOn || value == "NO" else { return false }
        switch name {
        case "zoomEnabled": isZoomEnabled = isOn
        case "scrollEnabled": isScrollEnabled = isOn
        case "rotateEnabled": isRotateEnabled = isOn
        case "showsUserLocation": showsUserLocation = isOn
        case "showsCompass": showsCompass = isOn
        case "showsScale": showsScale = isOn
        case "pitchEnabled": isPitchEnabled = isOn
        case "showsBuildings": showsBuildings = isOn
        // There is no traffic data, so only `NO` is supported.
        case "showsTraffic": return !isOn
        default: return false
        }
        return true
    }

    private static let nibTypes: [String: MKMapType] = [
        "standard": .standard, "satellite": .satellite, "hybrid": .hybrid, "satelliteFlyover": .satelliteFlyover,
        "hybridFlyover": .hybridFlyover, "mutedStandard": .mutedStandard,
    ]

    package func connectNibOutlet(_ name: String, _ object: AnyObject) -> Bool {
        guard name == "delegate", let delegate = object as? any MKMapViewDelegate else { return false }
        self.delegate = delegate
        return true
    }
}
