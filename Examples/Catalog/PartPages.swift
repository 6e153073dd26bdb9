import UIKit

/// Screens of building blocks.
@MainActor enum PartPages {
    static let all = [
        CatalogPage("UIView", "square.on.square", examples: views), CatalogPage("UIControl", "hand.tap", examples: controls),
        CatalogPage("UIListContentView", "text.alignleft", examples: contents),
        CatalogPage("UITableViewHeaderFooterView", "rectangle.split.1x2", controller: { HeadersViewController(style: .insetGrouped) }),
        CatalogPage("UICollectionViewListCell", "list.dash", controller: { AccessoriesViewController() }),
        CatalogPage("UIInputView", "keyboard", examples: inputs),
        CatalogPage("UIContentUnavailableView", "tray", examples: absences),
    ]

    private static func views() -> [Example] {
        let edits: [(String, (UIView) -> Void)] = [
            ("Rounded", { $0.layer.cornerRadius = 16 }),
            (
                "Two corners, continuous",
                {
                    $0.layer.cornerRadius = 24
                    $0.layer.cornerCurve = .continuous
                    $0.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
                }
            ),
            (
                "A border",
                {
                    $0.layer.cornerRadius = 8
                    $0.layer.borderWidth = 4
                    $0.layer.borderColor = UIColor.systemOrange.cgColor
                }
            ),
            (
                "A shadow",
                {
                    $0.layer.cornerRadius = 8
                    $0.layer.shadowOpacity = 0.5
                    $0.layer.shadowRadius = 6
                    $0.layer.shadowOffset = CGSize(width: 0, height: 4)
                }
            ),
            ("Turned", { $0.transform = CGAffineTransform(rotationAngle: .pi / 12) }),
            ("Half transparent", { $0.alpha = 0.5 }),
        ]
        return edits.map { name, edit in
            let (ground, card) = (UIView(), UIView(frame: CGRect(x: 24, y: 14, width: 120, height: 52)))
            card.backgroundColor = .systemTeal
            edit(card)
            ground.addSubview(card)
            return Example(name, ground, height: 80, isWide: true)
        }
    }

    private static func controls() -> [Example] {
        let states: [(String, (Stars) -> Void)] = [
            ("A control of the app's own", { _ in }), ("Highlighted", { $0.isHighlighted = true }), ("Disabled", { $0.isEnabled = false }),
        ]
        return states.map { name, edit in
            let stars = Stars()
            edit(stars)
            return Example(name, stars)
        }
    }

    private static func contents() -> [Example] {
        let kinds: [(String, UIListContentConfiguration)] = [
            ("A cell", .cell()), ("With a subtitle", .subtitleCell()), ("With a value", .valueCell()),
            ("A header", .groupedHeader()), ("A footer", .groupedFooter()),
        ]
        return kinds.map { name, kind in
            var content = kind
            content.text = "Haddock"
            if name != "A header" && name != "A footer" {
                content.secondaryText = "£ 4.50"
                content.image = UIImage(systemName: "fish")
            }
            return Example(name, UIListContentView(configuration: content), isWide: true)
        }
    }

    private static func absences() -> [Example] {
        var empty = UIContentUnavailableConfiguration.empty()
        empty.image = UIImage(systemName: "fish")
        empty.text = "No Fish"
        empty.secondaryText = "What you catch is kept here."
        empty.button = .filled()
        empty.button.title = "Go Fishing"
        empty.secondaryButton.title = "Later"
        var state = UIContentUnavailableConfigurationState(traitCollection: .current)
        state.searchText = "shark"
        let kinds: [(String, UIContentUnavailableConfiguration, CGFloat)] = [
            ("Empty", empty, 250), ("A search", UIContentUnavailableConfiguration.search().updated(for: state), 150),
            ("Loading", .loading(), 70),
        ]
        return kinds.map { name, content, height in
            Example(name, UIContentUnavailableView(configuration: content), height: height, isWide: true)
        }
    }

    private static func inputs() -> [Example] {
        let (plain, keys) = (UITextField(), UITextField())
        for field in [plain, keys] { field.borderStyle = .roundedRect }
        plain.placeholder = "With a row above the keyboard"
        plain.inputAccessoryView = Dice(field: plain, sides: [1, 2, 3])
        keys.placeholder = "With keys of its own"
        let dice = Dice(field: keys, sides: Array(1...6))
        keys.inputView = dice
        let shown = Dice(field: keys, sides: Array(1...6))
        return [
            Example("The view", shown, height: 60, isWide: true), Example("An accessory", plain, isWide: true),
            Example("In place of the keyboard", keys, isWide: true), Example("By a controller", MorseField(), isWide: true),
        ]
    }
}

/// A rating control: a tap or a slide sets the number of stars.
private final class Stars: UIControl {
    private let stars = (0..<5).map { _ in UIImageView() }
    private var count = 3 {
        didSet { show() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for star in stars {
            star.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 26)
            star.contentMode = .center
            addSubview(star)
        }
        isAccessibilityElement = true
        accessibilityLabel = "Stars"
        accessibilityTraits = .adjustable
        show()
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 36) }
    override var isHighlighted: Bool { didSet { show() } }
    override var isEnabled: Bool { didSet { show() } }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, star) in stars.enumerated() { star.frame = CGRect(x: 40 * CGFloat(index), y: 0, width: 36, height: bounds.height) }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { continueTracking(touch, with: event) }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let touched = min(5, max(1, Int(touch.location(in: self).x / 40) + 1))
        if touched != count {
            count = touched
            sendActions(for: .valueChanged)
        }
        return true
    }

    override func accessibilityIncrement() { count = min(5, count + 1) }
    override func accessibilityDecrement() { count = max(1, count - 1) }

    private func show() {
        for (index, star) in stars.enumerated() { star.image = UIImage(systemName: index < count ? "star.fill" : "star") }
        tintColor = isEnabled ? .systemOrange : .systemGray
        alpha = isHighlighted ? 0.5 : isEnabled ? 1 : 0.4
        accessibilityValue = "\(count)"
    }
}

/// An input view with keys for numbers.
private final class Dice: UIInputView {
    init(field: UITextField, sides: [Int]) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 60), inputViewStyle: .keyboard)
        let row = UIStackView(
            arrangedSubviews: sides.map { side in
                UIButton(
                    configuration: .gray(),
                    primaryAction: UIAction(title: "\(side)") { [weak field] _ in
                        field?.insertText("\(side)")
                    })
            })
        row.distribution = .fillEqually
        row.spacing = 6
        row.frame = bounds.insetBy(dx: 8, dy: 8)
        row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(row)
    }

    required init?(coder: NSCoder) { nil }
}

/// A field whose input view controller types into it.
private final class MorseField: UITextField {
    private let keys = MorseKeys()

    override init(frame: CGRect) {
        super.init(frame: frame)
        borderStyle = .roundedRect
        placeholder = "With dots and dashes"
    }

    required init?(coder: NSCoder) { nil }

    override var inputViewController: UIInputViewController? { keys }
}

/// Types dots, dashes and spaces, and deletes them.
private final class MorseKeys: UIInputViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let types = ["·", "–", " "].map { sign in
            UIAction(title: sign == " " ? "space" : sign) { [weak self] _ in self?.textDocumentProxy.insertText(sign) }
        }
        let back = UIAction(image: UIImage(systemName: "delete.left")) { [weak self] _ in self?.textDocumentProxy.deleteBackward() }
        let row = UIStackView(arrangedSubviews: (types + [back]).map { UIButton(configuration: .gray(), primaryAction: $0) })
        row.distribution = .fillEqually
        row.spacing = 6
        row.frame = view.bounds.insetBy(dx: 8, dy: 8)
        row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(row)
    }
}

/// Sections with headers and footers of several kinds.
private final class HeadersViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 3 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == 0 ? "A footer says more, on as many lines as it needs to be read in full." : nil
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        var content: UIListContentConfiguration = section == 1 ? .prominentInsetGroupedHeader() : .groupedHeader()
        content.text = ["Plain", "Prominent", "With a symbol"][section]
        if section == 2 { content.image = UIImage(systemName: "leaf") }
        header?.contentConfiguration = content
        return header
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(indexPath.row + 1)"
        cell.contentConfiguration = content
        return cell
    }
}

/// A list of a collection view, with each accessory that its cells have.
private final class AccessoriesViewController: UICollectionViewController {
    private static let kinds: [(String, [UICellAccessory])] = [
        ("Disclosure", [.disclosureIndicator()]), ("Check mark", [.checkmark()]), ("Detail", [.detail()]),
        ("Outline", [.outlineDisclosure()]), ("Label", [.label(text: "12"), .disclosureIndicator()]),
        ("Delete", [.delete(displayed: .always)]), ("Insert", [.insert(displayed: .always)]),
        ("Multiselect", [.multiselect(displayed: .always)]), ("Reorder", [.reorder(displayed: .always)]),
    ]
    private lazy var registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, path, name in
        var content = cell.defaultContentConfiguration()
        content.text = name
        cell.contentConfiguration = content
        cell.accessories = Self.kinds[path.item].1
    }

    init() {
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    }

    required init?(coder: NSCoder) { nil }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { Self.kinds.count }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: Self.kinds[indexPath.item].0)
    }
}
