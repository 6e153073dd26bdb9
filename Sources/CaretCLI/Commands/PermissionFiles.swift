import Foundation
import Platform

/// The files in the containers of apps that have the user's answers to questions for permissions.
struct PermissionFiles {
    private let containers: [AppContainer]

    init(environment: [String: String]) {
        containers = AppContainer.all(environment: environment).filter {
            FileManager.default.fileExists(atPath: $0.permissionsFile.path)
        }
    }

    /// The answers by app and permission. A file that cannot be read counts as empty, as it does for the app.
    private var answers: [(app: String, statuses: [String: String])] {
        containers.map { container in
            let data = (try? Data(contentsOf: container.permissionsFile)) ?? Data()
            return (container.identifier, (try? JSONDecoder().decode([String: String].self, from: data)) ?? [:])
        }
    }

    /// Returns the answers, one on each line, or as a JSON object of apps with objects of permissions.
    func report(isJSON: Bool) throws -> String {
        if isJSON {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            let object = Dictionary(answers.map { ($0.app, $0.statuses) }) { first, _ in first }
            return String(decoding: try encoder.encode(object), as: UTF8.self)
        }
        let lines = answers.flatMap { app, statuses in statuses.sorted { $0.key < $1.key }.map { "\(app): \($0.key) \($0.value)" } }
        return lines.isEmpty ? "No app has answers." : lines.joined(separator: "\n")
    }

    /// Removes the answers of an app, or of all apps for `nil`. Returns the identifiers of the apps.
    ///
    /// - Throws: ``CLIError/noPermissions(app:known:)`` for an app without answers, or
    ///   ``CLIError/cannotWrite(path:reason:)``.
    func reset(_ app: String?) throws(CLIError) -> [String] {
        let selected = containers.filter { app == nil || $0.identifier == app }
        if let app, selected.isEmpty { throw .noPermissions(app: app, known: containers.map(\.identifier)) }
        for container in selected {
            do { try FileManager.default.removeItem(at: container.permissionsFile) } catch {
                throw .cannotWrite(path: container.permissionsFile.path, reason: error.localizedDescription)
            }
        }
        return selected.map(\.identifier)
    }
}
