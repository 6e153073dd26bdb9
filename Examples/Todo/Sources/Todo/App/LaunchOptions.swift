import Foundation
import TodoKit

/// What the program was started with.
struct LaunchOptions {
    static let usage = """
        Todo --fixtures                                  a made-up list that goes with the program
        Todo [--database FILE]                           the list of this device alone
        Todo --server URL --name NAME [--new]            with a server; the password stands in TODO_PASSWORD

        """

    var isMadeUp = false
    var database: String?
    var server: URL?
    var name = ""
    var password = ""
    var isNew = false

    /// - Throws: ``Mistake`` with what is wrong.
    init(_ arguments: [String], environment: [String: String] = [:]) throws {
        var rest = arguments[...]
        func value(_ option: String) throws -> String {
            guard let value = rest.popFirst() else { throw Mistake("\(option) wants a value.") }
            return value
        }
        while let option = rest.popFirst() {
            switch option {
            case "--fixtures": isMadeUp = true
            case "--new": isNew = true
            // UIKit's: where to draw.
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
        password = environment["TODO_PASSWORD"] ?? ""
        if server != nil, name.isEmpty || password.isEmpty { throw Mistake("--server wants --name, and the password in TODO_PASSWORD.") }
    }

    struct Mistake: Error, CustomStringConvertible {
        let description: String
        init(_ text: String) { description = text }
    }
}
