// The samples of folders, texts in pieces, images in memory, edges of rectangles, and list observation. Samples that
// need files or a window are compiled and not run.

import Caret
import Observation
import UIKit

@MainActor @Observable final class Shelf {
    var books = ["Emma", "Persuasion"]
}

@MainActor func follow(_ table: UITableView, _ shelf: Shelf) {
    table.sections {
        Section("books") {
            for book in shelf.books { Row(book, .default, book) }
        }
    }
    shelf.books.append("Sanditon")  // the list shows the new row in the next frame
}

// MARK: - Folders

final class PhotoList: UIViewController {
    func show(_ url: URL, in table: UITableView) throws {
        let photos = try LiveFolder(url, extensions: ["jpg", "png"])
        table.sections {
            Section("photos") {
                for file in photos.files { Row(file.path, .default, file.lastPathComponent) }
            }
        }
    }
}

// MARK: - Texts in pieces

struct Outlet: Decodable, Sendable {
    var name: String
}

@MainActor func load(_ chunks: AsyncStream<Data>, _ add: (Outlet) -> Void) async throws {
    for try await outlet in JSONElements(of: Outlet.self, in: chunks, at: "establishments") {
        add(outlet)
    }
}

// MARK: - Pictures in memory, and Tab as in iOS 5

@MainActor func picture(at url: URL, in imageView: UIImageView) async throws {
    let cache = UIApplication.shared.imageCache
    cache.limit = 64 << 20
    imageView.image = try await cache.image(at: url, fitting: imageView.bounds.size, scale: 3)
}

@MainActor func steerTab(in window: UIWindow) {
    window.keyboardNavigation = .fieldQueries
}

// MARK: - Rectangles

func sides(of rect: CGRect) -> [CGFloat] {
    let top = rect.edge(.top)  // rect.minY
    let pageTop = rect.edge(.top, in: .upward)  // rect.maxY
    return [top, pageTop]
}

// MARK: - Keys

final class Editor: UIViewController {
    func save() {}
}

@MainActor func shortcuts(of editor: Editor, _ keys: KeyMap) {
    keys.define("save", "Save", KeyShortcut("s", .command), in: editor, call: Editor.save)
    editor.present(UINavigationController(rootViewController: KeyMapViewController(keys)), animated: true)
}

// MARK: - Program

let shelf = Shelf()
let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
follow(table, shelf)
print("\(table.numberOfRows(inSection: 0)) rows, \(sides(of: table.frame))")
let (stream, continuation) = AsyncStream.makeStream(of: Data.self)
continuation.yield(Data("{\"establishments\": [{\"name\": \"Kebab\"}, {\"name\"".utf8))
continuation.yield(Data(": \"Doner\"}]}".utf8))
continuation.finish()
try await load(stream) { print($0.name) }
