import Foundation

/// The saved state of an app's scenes: a property list in a folder of the app.
///
/// A file beside the list counts the launches that did not reach their first frame. A single such launch changes
/// nothing, because the app may have been terminated for another reason. After two in a row, the app launches without
/// its state, because the state may be the cause. The list is kept until a new state is written.
@MainActor final class SceneStore {
    /// The maximum number of successive launches without a first frame. After more launches, the state is not used.
    private static let maximumFailures = 1
    private let file: URL
    private let counterFile: URL
    private var scenes: [String: Any] = [:]

    init(in folder: URL) {
        file = folder.appendingPathComponent("scenes.plist")
        counterFile = folder.appendingPathComponent("scenes.restoring")
        guard let data = try? Data(contentsOf: file) else { return }
        let failures = Self.failureCount(in: counterFile)
        try? Data("\(failures + 1)".utf8).write(to: counterFile)
        guard failures <= Self.maximumFailures else {
            Diagnostics.report(
                "scene.restoration", "The app did not reach its first frame \(failures) times in a row. It launches without \(file.path).")
            return
        }
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            Diagnostics.report("scene.restoration", "\(file.path) is not a property list, so no scene is restored from it.")
            return
        }
        scenes = list
    }

    /// Returns the number in the counter file; 0 without a file.
    private static func failureCount(in counterFile: URL) -> Int {
        guard let data = try? Data(contentsOf: counterFile) else { return 0 }
        return max(1, min(Int(String(decoding: data, as: UTF8.self)) ?? 1, 1_000))
    }

    /// Removes the counter file, because the app works with the restored state.
    func didRestore() { try? FileManager.default.removeItem(at: counterFile) }

    /// Returns the saved state of a scene.
    func scene(_ name: String) -> [String: Any]? { scenes[name] as? [String: Any] }

    /// The names of all saved scenes.
    var names: [String] { Array(scenes.keys) }

    /// Saves the state of a scene.
    func save(_ scene: [String: Any], of name: String) {
        scenes[name] = scene
        write()
    }

    /// Removes the state of a scene.
    func removeScene(_ name: String) {
        if scenes.removeValue(forKey: name) != nil { write() }
    }

    private func write() {
        do {
            let data = try PropertyListSerialization.data(fromPropertyList: scenes, format: .binary, options: 0)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
            didRestore()
        } catch {
            Diagnostics.report("scene.restoration", "The state of scenes cannot be written to \(file.path): \(error)")
        }
    }
}
