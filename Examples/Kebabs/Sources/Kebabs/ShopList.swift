import KebabsKit
import UIKit

/// The list beside the map: a search field, a summary, and the shops.
@MainActor final class ShopList: UIView, UITableViewDelegate {
    let searchBar = UISearchBar()
    let table = UITableView(frame: .zero, style: .plain)
    let refresh = UIRefreshControl()
    let summary = UILabel()
    /// Receives the number of the shop whose row was tapped.
    var onPick: ((Int) -> Void)?
    private var rows: [Int: KebabShop] = [:]
    /// The shops in the order of the report.
    private var shops: [KebabShop] = []
    private var order = ShopSort()
    /// The place from which distances are measured; `nil` while places are looked up.
    private var start: Place?
    private var highlighted: Set<Int> = []
    private lazy var source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { [weak self] table, path, id in
        let cell = table.dequeueReusableCell(withIdentifier: "shop", for: path)
        self?.configure(cell, id)
        return cell
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        searchBar.searchBarStyle = .minimal
        searchBar.placeholder = "Name or street"
        searchBar.searchTextField.addAction(UIAction { [weak self] _ in self?.filter() }, for: .editingChanged)
        searchBar.searchTextField.returnKeyType = .search
        searchBar.searchTextField.addAction(
            UIAction { [weak self] _ in self?.searchBar.searchTextField.resignFirstResponder() }, for: .primaryActionTriggered)
        summary.font = .preferredFont(forTextStyle: .footnote)
        summary.textColor = .secondaryLabel
        summary.accessibilityIdentifier = "Summary"
        summary.numberOfLines = 0
        table.accessibilityIdentifier = "Shops"
        table.register(UITableViewCell.self, forCellReuseIdentifier: "shop")
        table.delegate = self
        table.refreshControl = refresh
        table.keyboardDismissMode = .onDrag
        table.rowHeight = UITableView.automaticDimension
        for view in [searchBar, summary, table] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let left = safeAreaInsets.left
        let bar = searchBar.sizeThatFits(bounds.size).height
        searchBar.frame = CGRect(x: left + 8, y: 0, width: bounds.width - left - 16, height: bar)
        // A reason may be long, and is shown completely.
        let room = CGSize(width: max(bounds.width - left - 40, 0), height: .greatestFiniteMagnitude)
        let line = max(summary.sizeThatFits(room).height.rounded(.up), 22)
        summary.frame = CGRect(x: left + 20, y: bar, width: room.width, height: line)
        table.frame = CGRect(x: 0, y: bar + line + 4, width: bounds.width, height: max(bounds.height - bar - line - 4, 0))
    }

    /// Shows the progress of a search, in as many lines as necessary.
    func showSummary(_ words: String) {
        summary.text = words
        setNeedsLayout()
    }

    /// Returns the shop with a number, also if the search field filters it out.
    func shop(_ id: Int) -> KebabShop? { rows[id] }

    /// Shows shops in an order, filtered by the search field.
    ///
    /// - Parameter start: the place from which distances are measured; `nil` while places are looked up.
    func show(_ shops: [KebabShop], highlighted: Set<Int>, _ order: ShopSort, from start: Place?) {
        (self.shops, self.order, self.start) = (shops, order, start)
        rows = Dictionary(shops.map { ($0.id, $0) }) { first, _ in first }
        self.highlighted = highlighted
        filter()
    }

    /// Shows the shops in another order, from the first one.
    func sort(by order: ShopSort) {
        self.order = order
        filter()
        table.setContentOffset(CGPoint(x: 0, y: -table.adjustedContentInset.top), animated: false)
    }

    private func filter() {
        let words = (searchBar.text ?? "").lowercased().split(separator: " ")
        let kept = order.sorted(shops, from: start).filter { shop in
            let text = ([shop.premises.name] + shop.premises.address).joined(separator: " ").lowercased()
            return words.allSatisfy { text.contains($0) }
        }
        var seen: Set<Int> = []
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(kept.map(\.id).filter { seen.insert($0).inserted }, toSection: 0)
        source.applySnapshotUsingReloadData(snapshot)
    }

    private func configure(_ cell: UITableViewCell, _ id: Int) {
        guard let shop = rows[id] else { return }
        let look = ScoreLook(shop.premises)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = shop.premises.name
        content.secondaryText = [shop.premises.address.first, look.words, distance(to: shop)].compactMap { $0 }.joined(separator: " · ")
        if case .failure(let error) = shop.place, error != .cancelled { content.secondaryText = "Not on the map: \(error)" }
        content.secondaryTextProperties.color = .secondaryLabel
        content.secondaryTextProperties.numberOfLines = 0
        content.textProperties.numberOfLines = 1
        content.image = look.badge(isHighlighted: highlighted.contains(id))
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
    }

    /// Returns the formatted distance of a shop, if the list is sorted by distance.
    private func distance(to shop: KebabShop) -> String? {
        guard let start, order.first == .distance || order.second == .distance else { return nil }
        return shop.distance(from: start).map { metres in
            metres < 1_000 ? "\(Int((metres / 10).rounded()) * 10) m" : "\((metres / 100).rounded() / 10) km"
        }
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if let id = source.itemIdentifier(for: indexPath) { onPick?(id) }
    }
}
