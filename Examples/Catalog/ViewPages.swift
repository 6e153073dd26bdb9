import UIKit

/// Screens of views.
@MainActor enum ViewPages {
    static let all = [
        CatalogPage("UILabel", "textformat.size", examples: labels), CatalogPage("UIImageView", "photo", examples: images),
        CatalogPage("UIProgressView", "hourglass", examples: progress),
        CatalogPage("UIActivityIndicatorView", "arrow.clockwise", examples: indicators),
        CatalogPage("UIVisualEffectView", "drop", examples: effects), CatalogPage("UIStackView", "square.stack", examples: stacks),
        CatalogPage("UITextView", "doc.text", examples: texts), CatalogPage("UISearchBar", "magnifyingglass", examples: searchBars),
        CatalogPage("UIDynamicAnimator", "arrow.down.to.line", controller: { DynamicsViewController() }),
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
        let weights = UIStackView(
            arrangedSubviews: [UIImage.SymbolWeight.light, .regular, .bold].map { weight in
                let configuration = UIImage.SymbolConfiguration(pointSize: 28, weight: weight)
                let view = UIImageView(image: UIImage(systemName: "bell", withConfiguration: configuration))
                view.tintColor = .systemOrange
                return view
            })
        weights.spacing = 16
        let modes: [(String, UIView.ContentMode)] = [
            ("Scaled to fill", .scaleToFill), ("Aspect fit", .scaleAspectFit), ("Aspect fill", .scaleAspectFill), ("Centred", .center),
        ]
        return [Example("Symbols", symbols), Example("Weights", weights)]
            + modes.map { name, mode in
                let view = UIImageView(image: ground)
                view.contentMode = mode
                view.clipsToBounds = true
                view.backgroundColor = .tertiarySystemFill
                return Example(name, view, height: 72, isWide: true)
            }
    }

    /// A round sun over a field, 96 points wide and 64 high.
    private static var ground: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 96, height: 64)).image { context in
            UIColor.systemTeal.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 96, height: 44))
            UIColor.systemGreen.setFill()
            context.fill(CGRect(x: 0, y: 44, width: 96, height: 20))
            UIColor.systemYellow.setFill()
            UIBezierPath(ovalIn: CGRect(x: 34, y: 8, width: 28, height: 28)).fill()
        }
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
        let tinted = UIActivityIndicatorView(style: .large)
        tinted.hidesWhenStopped = false
        tinted.color = .systemBlue
        return [Example("Medium", medium), Example("Large", large), Example("Tinted", tinted)]
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
        /// Returns a row of numbers with the given widths and heights.
        func row(widths: [CGFloat], heights: [CGFloat] = [], _ change: (UIStackView) -> Void) -> UIStackView {
            let row = UIStackView(
                arrangedSubviews: widths.enumerated().map { index, width in
                    let label = UILabel()
                    label.text = "\(index + 1)"
                    label.textAlignment = .center
                    label.backgroundColor = .tertiarySystemFill
                    let wide = label.widthAnchor.constraint(equalToConstant: width)
                    wide.priority = .defaultHigh
                    wide.isActive = true
                    if heights.indices.contains(index) { label.heightAnchor.constraint(equalToConstant: heights[index]).isActive = true }
                    return label
                })
            row.spacing = 8
            change(row)
            return row
        }
        let widths: [CGFloat] = [40, 70, 100]
        return [
            Example("Filled equally", row(widths: [40, 40, 40, 40]) { $0.distribution = .fillEqually }, height: 44, isWide: true),
            Example("Equal spacing", row(widths: widths) { $0.distribution = .equalSpacing }, height: 44, isWide: true),
            Example("Equal distances of centres", row(widths: widths) { $0.distribution = .equalCentering }, height: 44, isWide: true),
            Example("Aligned at the top", row(widths: widths, heights: [24, 34, 44]) { $0.alignment = .top }, height: 44),
            Example("Aligned at the centre", row(widths: widths, heights: [24, 34, 44]) { $0.alignment = .center }, height: 44),
            Example("Aligned at the bottom", row(widths: widths, heights: [24, 34, 44]) { $0.alignment = .bottom }, height: 44),
        ]
    }

    private static func texts() -> [Example] {
        let (text, styled) = (UITextView(), UITextView())
        text.text = "A text of several lines that can be edited, and scrolls where there is more of it than fits."
        text.font = .preferredFont(forTextStyle: .body)
        styled.attributedText = words
        styled.isEditable = false
        for view in [text, styled] { view.backgroundColor = .clear }
        return [Example("Editable", text, height: 120, isWide: true), Example("To be read", styled, height: 120, isWide: true)]
    }

    /// A text in several styles.
    private static var words: NSAttributedString {
        let body = UIFont.preferredFont(forTextStyle: .body)
        let text = NSMutableAttributedString(
            string: "Words may be heavy, coloured, underlined, struck out, or lead to a page.",
            attributes: [.font: body, .foregroundColor: UIColor.label])
        func set(_ attributes: [NSAttributedString.Key: Any], at part: String) {
            text.addAttributes(attributes, range: (text.string as NSString).range(of: part))
        }
        set([.font: UIFont.systemFont(ofSize: body.pointSize, weight: .bold)], at: "heavy")
        set([.foregroundColor: UIColor.systemPink], at: "coloured")
        set([.underlineStyle: NSUnderlineStyle.single.rawValue], at: "underlined")
        set([.strikethroughStyle: NSUnderlineStyle.single.rawValue], at: "struck out")
        set([.link: URL(fileURLWithPath: "/")], at: "a page")
        return text
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
