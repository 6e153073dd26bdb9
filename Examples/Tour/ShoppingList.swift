import Foundation
import Observation

struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
    var picture: URL?
    var isDone = false
}

@MainActor @Observable final class ShoppingList {
    var items: [Item] = []
    var search = ""

    /// The items whose names contain the searched text.
    var found: [Item] {
        search.isEmpty ? items : items.filter { $0.name.localizedCaseInsensitiveContains(search) }
    }

    func add(_ name: String) {
        items.append(Item(id: (items.map(\.id).max() ?? 0) + 1, name: name))
    }

    func toggle(_ item: Item) {
        if let index = items.firstIndex(where: { $0.id == item.id }) { items[index].isDone.toggle() }
    }

    func remove(_ item: Item) {
        items.removeAll { $0.id == item.id }
    }

    /// Asks the shop for more; a server would answer here.
    func load() async {
        add("Tea")
    }
}
