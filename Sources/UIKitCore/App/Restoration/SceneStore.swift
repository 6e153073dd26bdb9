import Foundation

/// What is kept of an app's scenes from one run to the next: a property list in a folder of the app's.
///
/// A mark beside the file counts the starts since the app's last first frame. An app may be killed before its first frame by chance, so one
/// such start changes nothing. After two in a row the app begins without its state, which may be what ends it. The file itself stays until
/// a new state is written.
@MainActor final class SceneStore {
    /// How many starts in a row may end before their first frame and still leave the state to the next one.
    private static let mostFailures = 1
    private let file: URL
    private let mark: URL
    private var scenes: [String: Any] = [:]

    init(in folder: URL) {
        file = folder.appendingPathComponent("scenes.plist")
        mark = folder.appendingPathComponent("scenes.restoring")
        guard let data = try? Data(contentsOf: file) else { return }
        let failures = Self.failures(mark)
        try? Data("\(failures + 1)".utf8).write(to: mark)
        guard failures <= Self.mostFailures else {
            Diagnostics.report(
                "scene.restoration", "The app has not come to its first frame \(failures) times in a row. It begins without \(file.path).")
            return
        }
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            Diagnostics.report("scene.restoration", "\(file.path) is no property list, so that no scene is restored from it.")
            return
        }
        scenes = list
    }

    /// The number in the mark; 0 without one.
    private static func failures(_ mark: URL) -> Int {
        guard let data = try? Data(contentsOf: mark) else { return 0 }
        return max(1, min(Int(String(decoding: data, as: UTF8.self)) ?? 1, 1_000))
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
