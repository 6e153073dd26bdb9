import CaretMaps
import KebabsKit
import UIKit

extension ShopsViewController {
    func setUpMap() {
        map.showsScale = true
        map.locationProvider = provider
        map.showsUserLocation = true
        map.region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 54.2, longitude: -3), span: MKCoordinateSpan(latitudeDelta: 9, longitudeDelta: 9))
        if let tiles { addStreets(tiles) }
        map.answer(.viewForAnnotation, self) { screen, annotation in screen.marker(for: annotation, on: screen.map) }
        map.on(.didSelectView, self) { screen, view in
            if let cluster = view.annotation as? MKClusterAnnotation { screen.open(cluster, at: view) }
        }
        map.on(.calloutAccessoryTapped, self) { screen, tapped in
            if let pin = tapped.view.annotation as? ShopAnnotation { screen.open(pin.shop.id) }
        }
    }

    /// Zooms in on a cluster. A cluster of shops at the same place, which no zoom separates, becomes a list to choose
    /// from, lowest score first.
    private func open(_ cluster: MKClusterAnnotation, at view: MKAnnotationView) {
        let shops = cluster.memberAnnotations.compactMap { $0 as? ShopAnnotation }
        map.deselectAnnotation(cluster, animated: false)
        let places = Set(shops.map { [$0.coordinate.latitude, $0.coordinate.longitude] })
        guard places.count == 1 else { return map.showAnnotations(shops, animated: true) }
        let title = "\(shops.count) shops at \(shops.first?.shop.premises.postcode?.text ?? "one place")"
        let choice = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
        for shop in shops.map(\.shop).sorted(by: { $0.premises.hygieneRank < $1.premises.hygieneRank }) {
            let words = "\(ScoreLook(shop.premises).sign) · \(shop.premises.name)"
            choice.addAction(UIAlertAction(title: words, style: .default) { [weak self] _ in self?.open(shop.id) })
        }
        choice.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        choice.popoverPresentationController?.sourceView = view
        choice.popoverPresentationController?.sourceRect = view.bounds
        present(choice, animated: true)
    }

    private func addStreets(_ template: String) {
        let streets = MKTileOverlay(urlTemplate: template)
        streets.canReplaceMapContent = true
        map.addOverlay(streets, level: .aboveRoads)
    }

    /// Returns the marker of an annotation. The lowest-rated shops have their own markers and names; close others
    /// form clusters.
    private func marker(for annotation: any MKAnnotation, on map: MKMapView) -> MKAnnotationView? {
        if let cluster = annotation as? MKClusterAnnotation { return bundle(for: cluster, on: map) }
        guard let pin = annotation as? ShopAnnotation else { return nil }
        let view =
            map.dequeueReusableAnnotationView(withIdentifier: "shop") as? MKMarkerAnnotationView
            ?? MKMarkerAnnotationView(annotation: pin, reuseIdentifier: "shop")
        let look = ScoreLook(pin.shop.premises)
        view.annotation = pin
        view.markerTintColor = look.color
        view.glyphText = look.sign
        view.glyphTintColor = look.ink
        view.canShowCallout = true
        // The lowest-rated shops are the app's purpose, and cover all other markers.
        view.zPriority = pin.isHighlighted ? .max : .defaultUnselected
        view.animatesWhenAdded = true
        view.displayPriority = pin.isHighlighted ? .required : .defaultHigh
        view.clusteringIdentifier = pin.isHighlighted ? nil : "shop"
        view.titleVisibility = pin.isHighlighted ? .adaptive : .hidden
        view.rightCalloutAccessoryView = detailButton()
        return view
    }

    /// Returns a marker with the number of shops, in a colour that no score has.
    private func bundle(for cluster: MKClusterAnnotation, on map: MKMapView) -> MKAnnotationView {
        let view =
            map.dequeueReusableAnnotationView(withIdentifier: "shops") as? MKMarkerAnnotationView
            ?? MKMarkerAnnotationView(annotation: cluster, reuseIdentifier: "shops")
        view.annotation = cluster
        view.markerTintColor = .systemIndigo
        view.glyphText = "\(cluster.memberAnnotations.count)"
        view.titleVisibility = .hidden
        view.displayPriority = .defaultLow
        return view
    }

    private func detailButton() -> UIButton {
        let button = UIButton(type: .system, primaryAction: nil)
        button.setImage(UIImage(systemName: "info.circle"), for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 32, height: 32)
        button.accessibilityLabel = "Details"
        return button
    }

    /// Opens the screen of the shop with a number, also during a search.
    func open(_ id: Int) {
        guard let shop = report?.shops.first(where: { $0.id == id }) ?? list.shop(id) else { return }
        view.endEditing(true)
        navigationController?.pushViewController(ShopViewController(shop), animated: true)
    }

    /// Focuses the search field.
    func findShop() { list.searchBar.becomeFirstResponder() }
}
