import Foundation
import TodoKit

/// The parsed command line.
struct LaunchOptions {
    static let usage = """
        Todo --fixtures                                  a made-up list that goes with the program
        Todo [--database FILE]                           the list of this device alone
        Todo --server URL                                with a server; a screen asks for name and password
        Todo --server URL --name NAME [--new]            the same without the screen; the password stands in TASKS_PASSWORD

        """

    var isMadeUp = false
    var database: String?
    var server: URL?
    /// The credentials to log in with; `nil` to ask on a screen.
    var credentials: Credentials?
    var isNew = false

    /// - Throws: ``Mistake`` with the reason.
    init(_ arguments: [String], environment: [String: String] = [:]) throws {
        var rest = arguments[...]
        var name: String?
        func value(_ option: String) throws -> String {
            guard let value = rest.popFirst() else { throw Mistake("\(option) wants a value.") }
            return value
        }
        while let option = rest.popFirst() {
            switch option {
            case "--fixtures": isMadeUp = true
            case "--new": isNew = true
            // UIKit's option for the back end.
            case "--backend": _ = try value(option)
            case "--database": database = try value(option)
            case "--name": name = try value(option)
            case "--server":
                let text = try value(option)
                guard let url = URL(string: text), url.scheme?.hasPrefix("http") == true, url.host != nil else {
                    throw Mistake("--server: '\(text)' is no address. Write http://127.0.0.1:8080.")
                }
                server = url
            default: throw Mistake("'\(option)' is no option.")
            }
        }
        guard let name else {
            if isNew { throw Mistake("--new wants --name.") }
            return
        }
        guard server != nil, let password = environment["TASKS_PASSWORD"], !name.isEmpty, !password.isEmpty else {
            throw Mistake("--name wants --server, and the password in TASKS_PASSWORD.")
        }
        credentials = Credentials(name: name, password: password)
    }

    struct Mistake: Error, CustomStringConvertible {
        let description: String
        init(_ text: String) { description = text }
    }
}
