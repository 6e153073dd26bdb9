import CaretMaps
import KebabsKit
import UIKit

/// One shop: its location, and the inspector's findings.
final class ShopViewController: UIViewController {
    private let shop: KebabShop
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private lazy var source = UITableViewDiffableDataSource<Int, Row>(tableView: table) { table, path, row in
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        var content = UIListContentConfiguration.valueCell()
        content.text = row.name
        content.secondaryText = row.value
        cell.contentConfiguration = content
        cell.selectionStyle = .none
        return cell
    }

    private struct Row: Hashable {
        let name: String
        let value: String
    }

    init(_ shop: KebabShop) {
        self.shop = shop
        super.init(nibName: nil, bundle: nil)
        title = shop.premises.name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.accessibilityIdentifier = "Shop"
        view.addSubview(table)
        if let place = try? shop.place.get() { table.tableHeaderView = header(place) }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(facts, toSection: 0)
        snapshot.appendItems(faults, toSection: 1)
        source.applySnapshotUsingReloadData(snapshot)
    }

    private func header(_ place: Place) -> UIView {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 200))
        let pin = ShopAnnotation(shop, at: place, isHighlighted: true)
        let look = ScoreLook(shop.premises)
        map.answer(.viewForAnnotation) { annotation in
            let marker = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
            marker.markerTintColor = look.color
            marker.glyphText = look.sign
            return marker
        }
        map.region = MKCoordinateRegion(center: pin.coordinate, latitudinalMeters: 1500, longitudinalMeters: 1500)
        map.addAnnotation(pin)
        return map
    }

    private var facts: [Row] {
        let premises = shop.premises
        let words = ScoreLook(premises).words
        let score = premises.hygiene.map { [Row(name: "Hygiene", value: "\($0) of 5"), Row(name: "Meaning", value: words)] }
        return (score ?? [Row(name: "Hygiene", value: words)]) + [
            Row(name: "Visited", value: premises.ratedOn ?? (premises.verdict == .awaitingInspection ? "Not yet" : "Unknown")),
            Row(name: "Kind", value: premises.business ?? "Unknown"),
            Row(name: "Address", value: premises.address.joined(separator: ", ")),
            Row(name: "Postcode", value: premises.postcode?.text ?? "Unknown"),
        ]
    }

    /// The counted faults; empty if the agency sent none.
    private var faults: [Row] {
        guard let scores = shop.premises.scores else { return [] }
        let all = [
            ("Faults with food", scores.hygiene), ("Faults of rooms", scores.structural), ("Faults of management", scores.confidence),
        ]
        return all.compactMap { name, value in value.map { Row(name: name, value: "\($0)") } }
    }
}
