import Foundation

/// What an app's Info.plist says of its start.
///
/// The file lies beside the program, or among the resources of the target that the program is made of: in a folder of these, since SwiftPM
/// takes none at the top.
struct AppInfo: Sendable {
    /// A scene as the manifest describes it.
    struct Scene: Sendable {
        let name: String?
        let delegateClass: String?
        let storyboard: String?
    }

    /// The names of fonts' files.
    private(set) var fonts: [String] = []
    /// By the scenes' roles; the first of a role is the one that is taken where nobody says otherwise.
    private(set) var scenes: [String: [Scene]] = [:]
    /// Whether the app has scenes at all.
    private(set) var hasManifest = false
    /// Whether there may be several scenes that a person works in at once.
    private(set) var hasSeveralScenes = false
    /// What the app opens: the schemes that `CFBundleURLTypes` declares, in small letters.
    private(set) var urlSchemes: Set<String> = []
    /// What the app can be started for.
    private(set) var shortcuts: [Shortcut] = []
    /// By idiom; "" for all others.
    private var mainStoryboards: [String: String] = [:]
    /// What is shown until the app's own screen is there.
    private(set) var launchScreen = LaunchScreen()
    /// The file's bytes; `nil` without a file.
    private(set) var file: Data?
    /// Where storyboards are looked for; `nil` for the main bundle.
    private(set) var bundle: Bundle?

    static let main = read(in: AssetFolders.ofProgram) ?? AppInfo()
    /// The running app's.
    @TaskLocal static var current = main

    init() {}

    init(_ entries: [String: Any], bundle: Bundle? = nil) {
        self.bundle = bundle
        fonts = entries["UIAppFonts"] as? [String] ?? []
        launchScreen = LaunchScreen(entries)
        for type in entries["CFBundleURLTypes"] as? [[String: Any]] ?? [] {
            urlSchemes.formUnion((type["CFBundleURLSchemes"] as? [String] ?? []).map { $0.lowercased() })
        }
        shortcuts = (entries["UIApplicationShortcutItems"] as? [[String: Any]] ?? []).compactMap(Shortcut.init)
        for (ending, idiom) in [("", ""), ("~ipad", "pad"), ("~iphone", "phone")] {
            mainStoryboards[idiom] = entries["UIMainStoryboardFile\(ending)"] as? String
        }
        guard let manifest = entries["UIApplicationSceneManifest"] as? [String: Any] else { return }
        hasManifest = true
        hasSeveralScenes = manifest["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
        for (role, list) in manifest["UISceneConfigurations"] as? [String: Any] ?? [:] {
            scenes[role] = (list as? [[String: Any]] ?? []).map { entry in
                Scene(
                    name: entry["UISceneConfigurationName"] as? String, delegateClass: entry["UISceneDelegateClassName"] as? String,
                    storyboard: entry["UISceneStoryboardFile"] as? String)
            }
        }
    }

    /// Reads the first Info.plist in some folders, or in the folders of a target's resources. One that is none is reported, and counts as
    /// empty.
    static func read(in folders: [URL]) -> AppInfo? {
        let places = folders.flatMap { folder in
            [folder] + (folder.pathExtension == "resources" ? FileManager.default.sortedFolders(in: folder) : [])
        }
        .map { $0.appendingPathComponent("Info.plist") }
        guard let file = places.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else { return nil }
        do {
            let data = try Data(contentsOf: file)
            let list = try PropertyListSerialization.propertyList(from: data, format: nil)
            var info = AppInfo(list as? [String: Any] ?? [:])
            info.file = list is [String: Any] ? data : nil
            return info
        } catch {
            Diagnostics.report("launch.info", "\(file.path) cannot be read: \(error). Nothing of it is taken.")
            return AppInfo()
        }
    }

    func mainStoryboard(_ idiom: UIUserInterfaceIdiom) -> String? {
        (mainStoryboards[idiom == .pad ? "pad" : "phone"] ?? mainStoryboards[""]).flatMap { $0.isEmpty ? nil : $0 }
    }

    func scene(named name: String, _ role: UISceneSession.Role) -> Scene? { scenes[role.rawValue]?.first { $0.name == name } }
}

extension AppInfo.Scene {
    /// The delegate's class, `nil` where there is none; Xcode's words for the app's module stand for the program's.
    @MainActor var type: AnyClass? {
        guard let delegateClass, !delegateClass.isEmpty else { return nil }
        let parts = delegateClass.split(separator: ".")
        let module = parts.dropLast().joined(separator: ".")
        let isOwn = module.isEmpty || module.contains("$")
        return NibClasses.find(String(parts.last ?? ""), module: isOwn ? NibClasses.program : module, modules: [])
    }
}
