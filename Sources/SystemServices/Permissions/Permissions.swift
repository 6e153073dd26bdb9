import CoreGraphics
import Foundation
internal import Synchronization

/// The things that the user allows the app to use, or denies.
///
/// Answers are saved in the app's container, so that the app asks once. `caret privacy reset` removes them. A test
/// starts without answers, and may give them in advance:
///
/// ```swift
/// app.system.permissions[.notifications] = .denied
/// ```
public final class Permissions: Sendable {
    private let statuses: Mutex<[Permission: PermissionStatus]>
    private let file: URL?

    package init(file: URL?) {
        self.file = file
        statuses = Mutex(file.map(Self.read) ?? [:])
    }

    /// The status of a permission; `.notDetermined` by default.
    public subscript(_ permission: Permission) -> PermissionStatus {
        get { statuses.withLock { $0[permission] ?? .notDetermined } }
        set {
            let problem = statuses.withLock { statuses -> String? in
                statuses[permission] = newValue == .notDetermined ? nil : newValue
                return file.flatMap { Self.write(statuses, to: $0) }
            }
            // A recorder of diagnostics may read permissions.
            if let problem { Diagnostics.report("permissions", problem) }
        }
    }

    /// Removes all answers, so that the app asks again.
    public func reset() {
        for permission in Permission.allCases { self[permission] = .notDetermined }
    }

    /// Reads the answers. A file that cannot be read is reported, and counts as empty: the app asks again.
    private static func read(_ file: URL) -> [Permission: PermissionStatus] {
        guard let data = FileManager.default.contents(atPath: file.path) else { return [:] }
        guard let names = try? JSONDecoder().decode([String: String].self, from: data) else {
            Diagnostics.report("permissions", "\(file.path) is no list of permissions. The app asks again.")
            return [:]
        }
        var statuses: [Permission: PermissionStatus] = [:]
        // Another version may have permissions that this version does not know.
        for (name, value) in names { Permission(rawValue: name).map { statuses[$0] = PermissionStatus(rawValue: value) } }
        return statuses
    }

    /// Writes the answers, and returns the problem; `nil` after a success.
    private static func write(_ statuses: [Permission: PermissionStatus], to file: URL) -> String? {
        let names = Dictionary(uniqueKeysWithValues: statuses.map { ($0.rawValue, $1.rawValue) })
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try encoder.encode(names).write(to: file, options: .atomic)
            return nil
        } catch {
            return "\(file.path) cannot be written: \(error). The app asks again after its next launch."
        }
    }

    /// The permissions that the app asked for, with the possible answers.
    package var panelSection: PanelSection {
        let asked = Permission.allCases.filter { self[$0] != .notDetermined }
        return PanelSection(
            title: "Permissions",
            rows: asked.map { permission in
                PanelRow(
                    title: permission.title, value: self[permission].title,
                    choices: permission.statuses.map { status in
                        PanelRow.Choice(status.title) { [weak self] in self?[permission] = status }
                    })
            })
    }
}

extension PermissionStatus {
    /// The name of the status in the panel.
    var title: String {
        switch self {
        case .notDetermined: "Ask"
        case .denied: "Denied"
        case .restricted: "Restricted"
        case .granted: "Allowed"
        case .limited: "Limited"
        }
    }
}
