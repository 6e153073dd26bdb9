// Lists with many rows, pages, states, searches, and rows with menus, drags and views: the samples of the documentation
// comments in a context that makes them compile.

import Caret
import Foundation
import Observation
import UIKit

struct Mail: Sendable {
    var id = 1
    var subject = "Hello"
    var sender = "Ada"
}
struct Song: Sendable {
    var id = 1
    var name = "Song"
}
struct Note: Sendable {
    var id = 1
    var title = "Note"
    var text = "Text"
}
struct Picture: Sendable {
    var id = 1
    var url = URL(filePath: "/tmp/picture.png")
}
struct Post: Sendable {
    var id = 1
    var title = "Post"
}

final class PhotoCell: UICollectionViewCell { func show(_ photo: Picture) {} }

@MainActor final class Player { func play(_ song: Song) {} }
@MainActor final class Cache { func load(_ url: URL) async {} }

@MainActor @Observable final class Store {
    var mails = [Mail()]
    var progress: Float = 0.5
    func load() async throws {}
    func reload() async {}
    func find(_ text: String) async -> [String] { [text] }
}

@MainActor @Observable final class Feed {
    var posts: [Post] = []
    func loadNextPage() async throws -> Bool { false }
}

final class ListScreen: UIViewController {
    let (store, feed) = (Store(), Feed())
    let (table, searchBar) = (UITableView(), UISearchBar())
    var results: [String] = []
    private(set) lazy var list = table.sections(self) { screen in
        Section("inbox", lazy: screen.store.mails) { mail in Row(mail.id, .subtitle, mail.subject, mail.sender) }
    }

    // MARK: - Sections and rows

    func many(_ model: Store) -> [TableSection] {
        [
            Section("log", count: 1_000_000) { index in Row(index, .default, "Line \(index)") },
            Section("inbox", lazy: model.mails) { mail in Row(mail.id, .subtitle, mail.subject, mail.sender) },
        ]
    }

    @TableSectionBuilder var sections: [TableSection] {
        Section("fruit") { Row("apple", .default, "Apple") }
    }

    func rows(_ model: Store, _ song: Song, _ note: Note, _ player: Player) -> [TableRow] {
        [
            Row(song.id, .default, song.name).menu { [UIAction(title: "Play") { _ in player.play(song) }] },
            Row(note.id, .default, note.title).onDrag {
                [UIDragItem(itemProvider: NSItemProvider(object: note.text as NSString))]
            },
            Row("progress", view: UIProgressView()) { bar in bar.progress = model.progress },
        ]
    }

    func items(_ photo: Picture, _ cache: Cache) -> [CollectionItem] {
        [
            Row(photo.id, cell: PhotoCell.self) { $0.show(photo) }.onPrefetch { await cache.load(photo.url) }
        ]
    }

    func eat() {}

    func fruit(_ apple: UIListContentConfiguration) {
        let layout = UICollectionViewCompositionalLayout.rows(.insetGrouped)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.sections(self) { screen in
            Section("fruit", header: "Fruit") { Row("apple", configuration: apple).onDelete(screen) { $0.eat() } }
        }
    }

    // MARK: - Loading

    func load() {
        list.load(self) { screen in try await screen.store.load() }
        table.onRefresh(self) { screen in await screen.list.reload() }
    }

    func refresh() {
        table.onRefresh(self) { screen in await screen.store.reload() }
    }

    func pages() {
        table.sections(self) { screen in
            Section("feed", lazy: screen.feed.posts) { post in Row(post.id, .default, post.title) }
        }
        .paginate(self) { screen in try await screen.feed.loadNextPage() }
    }

    func search() {
        searchBar.onSearch(self) { screen, text in screen.results = await screen.store.find(text) }
        addSearch("Songs") { screen, text in screen.results = await screen.store.find(text) }
    }
}

let screen = ListScreen()
screen.table.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
screen.table.sections(screen.many(screen.store))
print("\(screen.table.numberOfRows(inSection: 0)) rows, of which \(screen.table.visibleCells.count) have cells")
