import TodoKit
import UIKit

/// Shows the list of tasks, in two styles with the same data.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private(set) var book: TodoBook?
    private(set) var login: Login?
    private let arguments: [String]

    /// - Parameter arguments: the arguments after the program's name.
    init(arguments: [String]) {
        self.arguments = arguments
        super.init()
    }

    /// Shows an existing book.
    convenience init(book: TodoBook, login: Login? = nil) {
        self.init(arguments: [])
        (self.book, self.login) = (book, login)
    }

    override convenience init() { self.init(arguments: ProgramArguments.app) }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        do {
            let book = try self.book ?? makeBook(try LaunchOptions(arguments, environment: ProcessInfo.processInfo.environment))
            self.book = book
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = StylesViewController(book, login)
            window.makeKeyAndVisible()
            self.window = window
            book.startListening()
            return true
        } catch {
            // A list that cannot be opened must not look like an empty list.
            FileHandle.standardError.write(Data("Todo: \(error)\n".utf8))
            exit(EXIT_FAILURE)
        }
    }

    /// Stops listening: changes are not visible in the background.
    func applicationDidEnterBackground(_ application: UIApplication) { book?.stopListening() }

    /// Receives changes of the meantime at once.
    func applicationWillEnterForeground(_ application: UIApplication) { book?.startListening() }

    private func makeBook(_ options: LaunchOptions) throws -> TodoBook {
        if options.isMadeUp { return TodoBook(try Fixtures.store(), now: { Fixtures.now }) }
        let path = try options.database ?? Self.standardDatabase()
        let store = try TodoStore(path: path)
        guard let server = options.server else { return TodoBook(store) }
        let session = Session(
            server: server, store: store, tokens: path + ".token", credentials: options.credentials, isNew: options.isNew)
        let book = TodoBook(store, sync: TodoSync(store, session))
        login = Login(session, book)
        return book
    }

    private static func standardDatabase() throws -> String {
        let folder = try FileManager.default.url(for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
            .appendingPathComponent("Todo", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appendingPathComponent("todo.sqlite").path
    }
}
