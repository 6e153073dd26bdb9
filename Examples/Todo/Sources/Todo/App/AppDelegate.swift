import TodoKit
import UIKit

/// Shows what there is to do, in two styles over the same data.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private(set) var book: TodoBook?
    private let arguments: [String]

    /// - Parameter arguments: what follows the program's name.
    init(arguments: [String]) {
        self.arguments = arguments
        super.init()
    }

    /// Shows a book that is there already.
    convenience init(book: TodoBook) {
        self.init(arguments: [])
        self.book = book
    }

    override convenience init() { self.init(arguments: Array(ProcessInfo.processInfo.arguments.dropFirst())) }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        do {
            let book = try self.book ?? makeBook(try LaunchOptions(arguments, environment: ProcessInfo.processInfo.environment))
            self.book = book
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = StylesViewController(book)
            window.makeKeyAndVisible()
            self.window = window
            book.startSync()
            return true
        } catch {
            FileHandle.standardError.write(Data("Todo: \(error)\n\(LaunchOptions.usage)".utf8))
            return false
        }
    }

    private func makeBook(_ options: LaunchOptions) throws -> TodoBook {
        if options.isMadeUp { return TodoBook(try Fixtures.store(), now: { Fixtures.now }) }
        let store = try TodoStore(path: try options.database ?? Self.standardDatabase())
        guard let server = options.server else { return TodoBook(store) }
        let credentials = Credentials(name: options.name, password: options.password)
        let transport = LazyTransport(server: server, credentials: credentials, isNew: options.isNew)
        return TodoBook(store, sync: TodoSync(store, transport))
    }

    private static func standardDatabase() throws -> String {
        let folder = try FileManager.default.url(for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
            .appendingPathComponent("Todo", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appendingPathComponent("todo.sqlite").path
    }
}
