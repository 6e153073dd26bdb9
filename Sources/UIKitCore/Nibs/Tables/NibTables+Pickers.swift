import UIKitEngines

/// The tables of pickers, page view controllers and maps.
extension NibTables {
    static let picker = NibTable<UIPickerView> { table in
        table.outlet("dataSource") { (picker, source: any UIPickerViewDataSource) in picker.dataSource = source }
        table.outlet("delegate") { (picker, delegate: any UIPickerViewDelegate) in picker.delegate = delegate }
        // The selected row has been marked on every system since iOS 7.
        table.ignore("showsSelectionIndicator")
    }

    static let pages = NibTable<UIPageViewController> { table in
        table.outlet("dataSource") { (pages, source: any UIPageViewControllerDataSource) in pages.dataSource = source }
        table.outlet("delegate") { (pages, delegate: any UIPageViewControllerDelegate) in pages.delegate = delegate }
        table.bool("doubleSided") { $0.isDoubleSided = $1 || $0.spineLocation == .mid }
        // The class reads these attributes during its initialization, because they cannot change later.
        table.ignore("transitionStyle", "navigationOrientation", "pageSpacing", "spineLocation")
    }

    /// The attributes of maps, which the class in the module `MapKit` interprets.
    static let map = NibTable<UIView> { table in
        for name in [
            "mapType", "zoomEnabled", "scrollEnabled", "rotateEnabled", "pitchEnabled", "showsUserLocation", "showsCompass",
            "showsScale", "showsBuildings", "showsTraffic", "showsPointsOfInterest",
        ] {
            table.property(name) { view, value in
                // If the view replaces a map, this has been reported.
                guard let map = view as? any NibReadable else { return }
                guard map.applyNibAttribute(name, value.text) else {
                    return value.session.skip(value.ownerElement, "\(name) is \"\(value.text)\"", why: "maps have no such property here")
                }
            }
        }
    }

    /// Creates a map view if the program contains the class, otherwise a plain view with a report.
    static func makeMap(_ element: NibElement, _ session: NibSession) -> AnyObject? {
        if let type = NibClasses.find("MKMapView", module: "MapKit", modules: []) as? UIView.Type {
            return session.makeView(type, element)
        }
        session.skip(element, "<mapView>", why: "the program is not linked with MapKit; a plain view takes its place")
        return session.makeView(UIView.self, element)
    }
}

/// A view of another framework module that reads its nib attributes itself.
@MainActor package protocol NibReadable: AnyObject {
    /// Sets an attribute from its text. Returns whether the attribute and its value are known.
    func applyNibAttribute(_ name: String, _ text: String) -> Bool
    /// Connects an outlet. Returns whether the outlet exists and the object has its type.
    func connectNibOutlet(_ name: String, _ object: AnyObject) -> Bool
}

extension NibCoder {
    /// Returns the transition style of pages, which cannot change later. A nib only specifies styles other than the
    /// page curl.
    static func pageStyle(_ coder: NSCoder) -> UIPageViewController.TransitionStyle {
        guard let nib = coder as? NibCoder else { return .scroll }
        return nib.element["transitionStyle"] == "scroll" ? .scroll : .pageCurl
    }

    /// Returns the spine location of pages that curl.
    static func pageSpine(_ coder: NSCoder) -> UIPageViewController.SpineLocation {
        switch (coder as? NibCoder)?.element["spineLocation"] {
        case "mid": .mid
        case "max": .max
        default: .min
        }
    }

    /// Returns the orientation of pages, which cannot change later.
    static func pageOrientation(_ coder: NSCoder) -> UIPageViewController.NavigationOrientation {
        (coder as? NibCoder)?.element["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    }

    /// Returns the spacing between pages, in points.
    static func pageSpacing(_ coder: NSCoder) -> CGFloat? {
        guard let text = (coder as? NibCoder)?.element["pageSpacing"], let spacing = NibNumbers.read(text), spacing >= 0 else { return nil }
        return CGFloat(spacing)
    }
}
