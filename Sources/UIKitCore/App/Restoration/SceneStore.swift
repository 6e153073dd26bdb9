import Foundation

/// What is kept of an app's scenes from one run to the next: a property list in a folder of the app's.
///
/// A mark stands beside the file from the launch until the app's first frame, so that an app which cannot live with its own state begins
/// anew the next time.
@MainActor final class SceneStore {
    private let file: URL
    private let mark: URL
    private var scenes: [String: Any] = [:]

    init(in folder: URL) {
        file = folder.appendingPathComponent("scenes.plist")
        mark = folder.appendingPathComponent("scenes.restoring")
        guard let data = try? Data(contentsOf: file) else { return }
        guard !FileManager.default.fileExists(atPath: mark.path) else {
            try? FileManager.default.removeItem(at: file)
            try? FileManager.default.removeItem(at: mark)
            return
        }
        try? Data().write(to: mark)
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            Diagnostics.report("scene.restoration", "\(file.path) is no property list, so that no scene is restored from it.")
            return
        }
        scenes = list
    }

    /// The app lives with what was restored.
    func didRestore() { try? FileManager.default.removeItem(at: mark) }

    /// What was kept of the scene of that name.
    func scene(_ name: String) -> [String: Any]? { scenes[name] as? [String: Any] }

    /// The names of all that is kept.
    var names: [String] { Array(scenes.keys) }

    /// Keeps something of a scene, and writes the file.
    func keep(_ scene: [String: Any], of name: String) {
        scenes[name] = scene
        write()
    }

    /// Forgets a scene, and writes the file.
    func forget(_ name: String) {
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
