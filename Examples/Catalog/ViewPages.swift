import UIKit

/// Screens of views.
@MainActor enum ViewPages {
    static let all = [
        CatalogPage("UILabel", "textformat.size", examples: labels), CatalogPage("UIImageView", "photo", examples: images),
        CatalogPage("UIProgressView", "hourglass", examples: progress),
        CatalogPage("UIActivityIndicatorView", "arrow.clockwise", examples: indicators),
        CatalogPage("UIVisualEffectView", "drop", examples: effects), CatalogPage("UIStackView", "square.stack", examples: stacks),
        CatalogPage("UITextView", "doc.text", examples: texts), CatalogPage("UISearchBar", "magnifyingglass", examples: searchBars),
    ]

    private static func labels() -> [Example] {
        let styles: [(String, UIFont.TextStyle)] = [
            ("Large title", .largeTitle), ("Title 1", .title1), ("Headline", .headline), ("Body", .body), ("Footnote", .footnote),
            ("Caption", .caption1),
        ]
        let plain = styles.map { name, style in
            let label = UILabel()
            label.text = "The quick brown fox"
            label.font = .preferredFont(forTextStyle: style)
            return Example(name, label, isWide: true)
        }
        let lines = UILabel()
        lines.numberOfLines = 0
        lines.text = "Words that do not fit on one line go on on the next one, as many as there are."
        return plain + [Example("Several lines", lines, isWide: true)]
    }

    private static func images() -> [Example] {
        let symbols = UIStackView(
            arrangedSubviews: ["star.fill", "heart.fill", "bell.fill", "gear"].map { name in
                UIImageView(image: UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 28)))
            })
        symbols.spacing = 16
        return [Example("Symbols", symbols)]
    }

    private static func progress() -> [Example] {
        let (usual, tinted) = (UIProgressView(progressViewStyle: .default), UIProgressView(progressViewStyle: .default))
        usual.progress = 0.3
        tinted.progress = 0.8
        tinted.progressTintColor = .systemGreen
        return [Example("30 %", usual, isWide: true), Example("80 %, tinted", tinted, isWide: true)]
    }

    private static func indicators() -> [Example] {
        let (medium, large) = (UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large))
        for indicator in [medium, large] { indicator.hidesWhenStopped = false }
        return [Example("Medium", medium), Example("Large", large)]
    }

    private static func effects() -> [Example] {
        let styles: [(String, UIBlurEffect.Style)] = [
            ("Ultra thin", .systemUltraThinMaterial), ("Material", .systemMaterial), ("Chrome", .systemChromeMaterial),
        ]
        return styles.map { name, style in
            let ground = UIStackView(
                arrangedSubviews: [UIColor.systemRed, .systemYellow, .systemGreen, .systemBlue].map { color in
                    let view = UIView()
                    view.backgroundColor = color
                    return view
                })
            ground.distribution = .fillEqually
            let blur = UIVisualEffectView(effect: UIBlurEffect(style: style))
            blur.frame = CGRect(x: 40, y: 16, width: 200, height: 48)
            blur.layer.cornerRadius = 10
            blur.clipsToBounds = true
            ground.addSubview(blur)
            return Example(name, ground, height: 80, isWide: true)
        }
    }

    private static func stacks() -> [Example] {
        let row = UIStackView(
            arrangedSubviews: (1...4).map { number in
                let label = UILabel()
                label.text = "\(number)"
                label.textAlignment = .center
                label.backgroundColor = .tertiarySystemFill
                return label
            })
        row.distribution = .fillEqually
        row.spacing = 8
        return [Example("Filled equally", row, height: 44, isWide: true)]
    }

    private static func texts() -> [Example] {
        let text = UITextView()
        text.text = "A text of several lines that can be edited, and scrolls where there is more of it than fits."
        text.font = .preferredFont(forTextStyle: .body)
        text.backgroundColor = .clear
        return [Example("Editable", text, height: 120, isWide: true)]
    }

    private static func searchBars() -> [Example] {
        let (usual, scoped) = (UISearchBar(), UISearchBar())
        usual.placeholder = "Search"
        usual.searchBarStyle = .minimal
        scoped.searchBarStyle = .minimal
        scoped.scopeButtonTitles = ["All", "Some"]
        scoped.showsScopeBar = true
        scoped.showsCancelButton = true
        let filtered = UISearchBar()
        filtered.searchBarStyle = .minimal
        filtered.searchTextField.tokens = [
            UISearchToken(icon: UIImage(systemName: "person.fill"), text: "Ann"), UISearchToken(icon: nil, text: "Today"),
        ]
        filtered.text = "lake"
        return [
            Example("Minimal", usual, isWide: true), Example("With scopes", scoped, isWide: true),
            Example("With tokens", filtered, isWide: true),
        ]
    }
}

/// A table with the usual kinds of rows.
final class RowsViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 3 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section + 1)" }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = indexPath.section == 1 ? UIListContentConfiguration.valueCell() : .subtitleCell()
        content.text = "Row \(indexPath.row + 1)"
        content.secondaryText = "Detail"
        if indexPath.section == 2 { content.image = UIImage(systemName: "star") }
        cell.contentConfiguration = content
        let accessories: [UITableViewCell.AccessoryType] = [.none, .disclosureIndicator, .checkmark]
        cell.accessoryType = accessories[indexPath.row % 3]
        return cell
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in MenuPages.sample })
    }
}
