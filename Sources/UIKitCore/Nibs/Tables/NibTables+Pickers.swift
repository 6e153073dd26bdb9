import UIKitEngines

/// Wheels, pages and maps.
extension NibTables {
    static let picker = NibTable<UIPickerView> { t in
        t.outlet("dataSource") { (picker, source: any UIPickerViewDataSource) in picker.dataSource = source }
        t.outlet("delegate") { (picker, delegate: any UIPickerViewDelegate) in picker.delegate = delegate }
        // The chosen row has been marked on every system since iOS 7.
        t.ignore("showsSelectionIndicator")
    }

    static let pages = NibTable<UIPageViewController> { t in
        t.outlet("dataSource") { (pages, source: any UIPageViewControllerDataSource) in pages.dataSource = source }
        t.outlet("delegate") { (pages, delegate: any UIPageViewControllerDelegate) in pages.delegate = delegate }
        t.bool("doubleSided") { $0.isDoubleSided = $1 || $0.spineLocation == .mid }
        // The class reads these itself: they hold from its making on.
        t.ignore("transitionStyle", "navigationOrientation", "pageSpacing", "spineLocation")
    }

    /// The module `MapKit` has the class; what it understands is its own business.
    static let map = NibTable<UIView> { t in
        for name in [
            "mapType", "zoomEnabled", "scrollEnabled", "rotateEnabled", "pitchEnabled", "showsUserLocation", "showsCompass",
            "showsScale", "showsBuildings", "showsTraffic", "showsPointsOfInterest",
        ] {
            t.on(name) { view, value in
                // A view in a map's place has been reported.
                guard let map = view as? any NibReadable else { return }
                guard map.takeNibAttribute(name, value.text) else {
                    return value.session.skip(value.holder, "\(name) is \"\(value.text)\"", why: "maps have no such property here")
                }
            }
        }
    }

    /// The class of maps, if the program has it; else a plain view that takes the place, with a report.
    static func makeMap(_ element: NibElement, _ session: NibSession) -> AnyObject? {
        if let type = NibClasses.find("MKMapView", module: "MapKit", modules: []) as? UIView.Type {
            return session.makeView(type, element)
        }
        session.skip(element, "<mapView>", why: "the program is not linked with MapKit; a plain view takes its place")
        return session.makeView(UIView.self, element)
    }
}

/// A view of another module of the framework that understands attributes of nibs.
@MainActor package protocol NibReadable: AnyObject {
    /// Takes an attribute as it is written; answers whether it was understood.
    func takeNibAttribute(_ name: String, _ words: String) -> Bool
    /// Takes what an outlet leads to; answers whether there is such an outlet and the object fits.
    func takeNibOutlet(_ name: String, _ object: AnyObject) -> Bool
}

extension NibCoder {
    /// How pages follow each other, which is known from their making on: a nib names what is not a curl.
    static func pageStyle(_ coder: NSCoder) -> UIPageViewController.TransitionStyle {
        guard let nib = coder as? NibCoder else { return .scroll }
        return nib.element["transitionStyle"] == "scroll" ? .scroll : .pageCurl
    }

    /// Where pages that curl are bound.
    static func pageSpine(_ coder: NSCoder) -> UIPageViewController.SpineLocation {
        switch (coder as? NibCoder)?.element["spineLocation"] {
        case "mid": .mid
        case "max": .max
        default: .min
        }
    }

    /// The axis of pages, which is known from their making on.
    static func pageOrientation(_ coder: NSCoder) -> UIPageViewController.NavigationOrientation {
        (coder as? NibCoder)?.element["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    }

    /// The space between pages, in points.
    static func pageSpacing(_ coder: NSCoder) -> CGFloat? {
        (coder as? NibCoder)?.element["pageSpacing"].flatMap(NibNumbers.read).flatMap { $0 >= 0 ? CGFloat($0) : nil }
    }
}
