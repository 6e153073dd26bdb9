import UIKit

/// One screen of the catalogue.
@MainActor struct CatalogPage {
    /// A group of screens in the list.
    struct Group {
        let title: String
        let pages: [CatalogPage]
    }

    let title: String
    let symbol: String
    let make: @MainActor () -> UIViewController

    static let groups: [Group] = [
        Group(title: "Controls", pages: ControlPages.all), Group(title: "Views", pages: ViewPages.all),
        Group(title: "Lists", pages: ListPages.all), Group(title: "Containers", pages: ContainerPages.all),
        Group(title: "Presentation", pages: PresentationPages.all),
        Group(title: "Menus and search", pages: MenuPages.all), Group(title: "Parts", pages: PartPages.all),
        Group(title: "System", pages: SystemPages.all),
    ]

    static var all: [CatalogPage] { groups.flatMap(\.pages) }

    static func named(_ title: String) -> CatalogPage? { all.first { $0.title == title } }

    /// Creates a screen of examples below each other.
    init(_ title: String, _ symbol: String, examples: @escaping @MainActor () -> [Example]) {
        self.title = title
        self.symbol = symbol
        make = { ShowcaseViewController(title: title, examples: examples()) }
    }

    /// Creates a screen with a controller of its own.
    init(_ title: String, _ symbol: String, controller: @escaping @MainActor () -> UIViewController) {
        self.title = title
        self.symbol = symbol
        make = {
            let made = controller()
            made.title = made.title ?? title
            return made
        }
    }
}
