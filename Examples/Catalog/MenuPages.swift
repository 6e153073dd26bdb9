import UIKit

/// Screens of menus and of searching.
@MainActor enum MenuPages {
    static let all = [
        CatalogPage("UIMenu", "filemenu.and.selection", examples: menus),
        CatalogPage("UIContextMenuInteraction", "cursorarrow.click", controller: { PressedViewController() }),
        CatalogPage("UISearchTextField", "text.magnifyingglass", examples: searchFields),
        CatalogPage("UISearchController", "doc.text.magnifyingglass", controller: { SearchViewController(style: .plain) }),
    ]

    /// A menu with all kinds of elements.
    static var sample: UIMenu {
        UIMenu(children: [
            UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in },
            UIAction(title: "Share", subtitle: "To another app", image: UIImage(systemName: "square.and.arrow.up")) { _ in },
            UIMenu(
                options: .displayInline,
                children: [
                    UIAction(title: "Favourite", image: UIImage(systemName: "star"), state: .on) { _ in },
                    UIMenu(title: "Sort by", children: [UIAction(title: "Name") { _ in }, UIAction(title: "Date") { _ in }]),
                ]),
            UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in },
        ])
    }

    private static func menus() -> [Example] {
        let (tap, press) = (UIButton(configuration: .filled()), UIButton(configuration: .tinted()))
        tap.configuration?.title = "Tap for a menu"
        tap.menu = sample
        tap.showsMenuAsPrimaryAction = true
        press.configuration?.title = "Press long"
        press.menu = sample
        let choice = UIButton(configuration: .gray())
        choice.menu = UIMenu(options: .singleSelection, children: ["Small", "Medium", "Large"].map { UIAction(title: $0) { _ in } })
        choice.showsMenuAsPrimaryAction = true
        choice.changesSelectionAsPrimaryAction = true
        return [Example("By a tap", tap), Example("By a long press", press), Example("A choice", choice)]
    }

    private static func searchFields() -> [Example] {
        let (empty, written, filtered, off) = (UISearchTextField(), UISearchTextField(), UISearchTextField(), UISearchTextField())
        empty.placeholder = "Search"
        written.text = "haddock"
        filtered.tokens = [
            UISearchToken(icon: UIImage(systemName: "calendar"), text: "Today"), UISearchToken(icon: nil, text: "Fish"),
        ]
        filtered.text = "chips"
        off.placeholder = "Not now"
        off.isEnabled = false
        return [
            Example("Empty", empty, isWide: true), Example("With words", written, isWide: true),
            Example("With tokens", filtered, isWide: true), Example("Disabled", off, isWide: true),
        ]
    }
}

/// A card with a context menu.
private final class PressedViewController: UIViewController, UIContextMenuInteractionDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let words = UILabel()
        words.text = "Press long, or click with the other button"
        words.numberOfLines = 0
        words.textAlignment = .center
        words.textColor = .white
        let card = UIView()
        card.backgroundColor = .systemIndigo
        card.layer.cornerRadius = 16
        card.addInteraction(UIContextMenuInteraction(delegate: self))
        card.addSubview(words)
        view.addSubview(card)
        for part in [card, words] { part.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            card.centerXAnchor.constraint(equalTo: view.centerXAnchor), card.widthAnchor.constraint(equalToConstant: 220),
            card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 60),
            card.heightAnchor.constraint(equalToConstant: 120), words.centerYAnchor.constraint(equalTo: card.centerYAnchor),
            words.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor, constant: 8),
            words.trailingAnchor.constraint(equalTo: card.layoutMarginsGuide.trailingAnchor, constant: -8),
        ])
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in MenuPages.sample })
    }
}
