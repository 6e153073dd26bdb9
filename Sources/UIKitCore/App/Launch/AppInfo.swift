import Foundation

/// The information in an app's Info.plist that concerns launching.
///
/// The file is located beside the program, or among the resources of the program's target. In the resources the file
/// is in a subfolder, because SwiftPM does not accept an Info.plist at the top level.
struct AppInfo: Sendable {
    /// A scene of the scene manifest.
    struct Scene: Sendable {
        let name: String?
        let delegateClass: String?
        let storyboard: String?
    }

    /// The names of the app's font files.
    private(set) var fonts: [String] = []
    /// The scene configurations by role; the first configuration of a role is the default.
    private(set) var scenes: [String: [Scene]] = [:]
    /// Whether the Info.plist contains a scene manifest.
    private(set) var hasManifest = false
    /// Whether the app supports multiple scenes.
    private(set) var supportsMultipleScenes = false
    /// The URL schemes that `CFBundleURLTypes` declares, in lowercase.
    private(set) var urlSchemes: Set<String> = []
    /// The static shortcut items of the app.
    private(set) var shortcuts: [Shortcut] = []
    /// The main storyboard by idiom; "" for all other idioms.
    private var mainStoryboards: [String: String] = [:]
    /// The screens that are shown until the app's first window appears.
    private(set) var launchScreen = LaunchScreen()
    /// The bytes of the file; `nil` without a file.
    private(set) var propertyListData: Data?
    /// The bundle of storyboards; `nil` for the main bundle.
    private(set) var bundle: Bundle?

    static let main = read(in: AssetFolders.ofProgram) ?? AppInfo()
    /// The information of the running app.
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
        for (suffix, idiom) in [("", ""), ("~ipad", "pad"), ("~iphone", "phone")] {
            mainStoryboards[idiom] = entries["UIMainStoryboardFile\(suffix)"] as? String
        }
        guard let manifest = entries["UIApplicationSceneManifest"] as? [String: Any] else { return }
        hasManifest = true
        supportsMultipleScenes = manifest["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
        for (role, list) in manifest["UISceneConfigurations"] as? [String: Any] ?? [:] {
            scenes[role] = (list as? [[String: Any]] ?? []).map { entry in
                Scene(
                    name: entry["UISceneConfigurationName"] as? String, delegateClass: entry["UISceneDelegateClassName"] as? String,
                    storyboard: entry["UISceneStoryboardFile"] as? String)
            }
        }
    }

    /// Reads the first Info.plist in a list of folders or in the subfolders of those that are resource folders. An
    /// invalid file is reported and counts as empty.
    static func read(in folders: [URL]) -> AppInfo? {
        let candidates = folders.flatMap { folder in
            [folder] + (folder.pathExtension == "resources" ? FileManager.default.sortedFolders(in: folder) : [])
        }
        .map { $0.appendingPathComponent("Info.plist") }
        guard let file = candidates.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else { return nil }
        do {
            let data = try Data(contentsOf: file)
            let list = try PropertyListSerialization.propertyList(from: data, format: nil)
            var info = AppInfo(list as? [String: Any] ?? [:])
            info.propertyListData = list is [String: Any] ? data : nil
            return info
        } catch {
            Diagnostics.report("launch.info", "\(file.path) cannot be read: \(error). The file is ignored.")
            return AppInfo()
        }
    }

    /// The same information without storyboards, scenes and a launch screen.
    var withoutInterface: AppInfo {
        var info = self
        info.scenes = [:]
        info.hasManifest = false
        info.mainStoryboards = [:]
        info.launchScreen = LaunchScreen()
        return info
    }

    func mainStoryboard(_ idiom: UIUserInterfaceIdiom) -> String? {
        (mainStoryboards[idiom == .pad ? "pad" : "phone"] ?? mainStoryboards[""]).flatMap { $0.isEmpty ? nil : $0 }
    }

    func scene(named name: String, _ role: UISceneSession.Role) -> Scene? { scenes[role.rawValue]?.first { $0.name == name } }
}

extension AppInfo.Scene {
    /// The class of the delegate; `nil` if there is none. Xcode's placeholder for the app's module is replaced with
    /// the program's module.
    @MainActor var type: AnyClass? {
        guard let delegateClass, !delegateClass.isEmpty else { return nil }
        let parts = delegateClass.split(separator: ".")
        let module = parts.dropLast().joined(separator: ".")
        let isProgramModule = module.isEmpty || module.contains("$")
        return NibClasses.find(String(parts.last ?? ""), module: isProgramModule ? NibClasses.program : module, modules: [])
    }
}
