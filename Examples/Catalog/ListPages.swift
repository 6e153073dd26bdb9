import UIKit

/// Screens of scrolling views.
@MainActor enum ListPages {
    static let all = [
        CatalogPage("UITableView", "list.bullet", controller: { RowsViewController(style: .insetGrouped) }),
        CatalogPage("UITableViewCell", "rectangle.grid.1x2", controller: { CellsViewController(style: .plain) }),
        CatalogPage("UICollectionView", "square.grid.3x3", controller: { TilesViewController() }),
        CatalogPage("UIScrollView", "arrow.up.and.down", controller: { ZoomViewController() }),
        CatalogPage("UIPageViewController", "book", controller: pages),
        CatalogPage("UIPickerView", "line.3.horizontal", examples: pickers),
        CatalogPage("UIRefreshControl", "arrow.clockwise", controller: { RefreshingViewController(style: .plain) }),
    ]

    private static func pages() -> UIViewController {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.dataSource = PageSource.shared
        pages.setViewControllers([PageSource.shared.page(0)], direction: .forward, animated: false)
        pages.view.backgroundColor = .systemGroupedBackground
        return pages
    }

    private static func pickers() -> [Example] {
        let (one, two) = (
            Wheels([["Cod", "Haddock", "Plaice", "Skate", "Rock"]]), Wheels([["Small", "Medium", "Large"], ["Salt", "Vinegar"]])
        )
        return [Example("One wheel", one, height: 180, isWide: true), Example("Two wheels", two, height: 180, isWide: true)]
    }
}

/// A picker of texts.
private final class Wheels: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
    private let words: [[String]]

    init(_ words: [[String]]) {
        self.words = words
        super.init(frame: .zero)
        dataSource = self
        delegate = self
        for wheel in words.indices { selectRow(1, inComponent: wheel, animated: false) }
    }

    required init?(coder: NSCoder) { nil }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { words.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { words[component].count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { words[component][row] }
}

/// Three pages with dots below.
private final class PageSource: NSObject, UIPageViewControllerDataSource {
    static let shared = PageSource()
    private let colors: [UIColor] = [.systemTeal, .systemOrange, .systemPurple]

    func page(_ index: Int) -> UIViewController {
        let page = UIViewController()
        let card = UILabel()
        card.text = "Page \(index + 1)"
        card.font = .preferredFont(forTextStyle: .largeTitle)
        card.textAlignment = .center
        card.textColor = .white
        card.backgroundColor = colors[index]
        card.layer.cornerRadius = 16
        card.clipsToBounds = true
        card.translatesAutoresizingMaskIntoConstraints = false
        page.view.tag = index
        page.view.addSubview(card)
        let area = page.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: area.topAnchor, constant: 24),
            card.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -64),
            card.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 24),
            card.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -24),
        ])
        return page
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        viewController.view.tag > 0 ? page(viewController.view.tag - 1) : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        viewController.view.tag < colors.count - 1 ? page(viewController.view.tag + 1) : nil
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { colors.count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
