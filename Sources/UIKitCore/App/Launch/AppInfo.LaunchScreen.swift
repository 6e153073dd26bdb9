extension AppInfo {
    /// What an app's Info.plist says of the screen that is shown until the app's own is there.
    struct LaunchScreen: Sendable {
        /// The storyboard or nib, by idiom; "" for all others.
        private var files: [String: String] = [:]
        /// What `UILaunchScreen` says; `nil` without it.
        private(set) var look: Look?
        /// What `UILaunchScreens` defines, by identifier.
        private var looks: [String: Look] = [:]
        /// Identifiers by the schemes of addresses, in small letters.
        private var schemes: [String: String] = [:]
        /// The identifier of the one that is shown where no address says otherwise.
        private var standard: String?

        /// A screen of a colour, a picture and empty bars.
        struct Look: Sendable {
            var color: String?
            var image: String?
            /// Whether the picture keeps to the safe area.
            var keepsToSafeArea = false
            var hasNavigationBar = false
            var hasTabBar = false
            var hasToolbar = false

            init(_ words: [String: Any]) {
                color = words["UIColorName"] as? String
                image = words["UIImageName"] as? String
                keepsToSafeArea = LaunchScreen.flag(words["UIImageRespectsSafeAreaInsets"])
                hasNavigationBar = words["UINavigationBar"] != nil
                hasTabBar = words["UITabBar"] != nil
                hasToolbar = words["UIToolbar"] != nil
            }
        }

        init() {}

        init(_ entries: [String: Any]) {
            for (ending, idiom) in [("", ""), ("~ipad", "pad"), ("~iphone", "phone")] {
                files[idiom] = entries["UILaunchStoryboardName\(ending)"] as? String
            }
            look = (entries["UILaunchScreen"] as? [String: Any]).map { Look($0) }
            guard let several = entries["UILaunchScreens"] as? [String: Any] else { return }
            for definition in several["UILaunchScreenDefinitions"] as? [[String: Any]] ?? [] {
                guard let name = definition["UILaunchScreenIdentifier"] as? String else { continue }
                looks[name] = Look(definition)
            }
            standard = several["UIDefaultLaunchScreen"] as? String
            for (scheme, name) in several["UIURLToLaunchScreenAssociations"] as? [String: Any] ?? [:] {
                schemes[scheme.lowercased()] = name as? String
            }
        }

        /// The screen for the address that an app is started with; `nil` where its scheme has none of its own.
        func look(for address: URL?) -> Look? { address.flatMap(identifier).flatMap { looks[$0] } }

        /// The screen for all other starts: the default one of several, else the only one.
        var ordinaryLook: Look? { standard.flatMap { looks[$0] } ?? look }

        /// The identifiers that name no definition: of the default screen, and of the address's.
        func missing(for address: URL?) -> [String] {
            [address.flatMap(identifier), standard].compactMap { $0 }.filter { looks[$0] == nil }
        }

        private func identifier(_ address: URL) -> String? { address.scheme.flatMap { schemes[$0.lowercased()] } }

        /// The name of the storyboard or nib for a device, without its ending; some files have one.
        func file(_ idiom: UIUserInterfaceIdiom) -> String? {
            guard let name = files[idiom == .pad ? "pad" : "phone"] ?? files[""], !name.isEmpty else { return nil }
            let ending = (name as NSString).pathExtension
            return ["storyboard", "xib", "nib"].contains(ending) ? (name as NSString).deletingPathExtension : name
        }

        /// Files that tools wrote have words for flags.
        private static func flag(_ value: Any?) -> Bool {
            (value as? Bool) ?? (value as? String).map { ["1", "YES", "true"].contains($0) } ?? false
        }
    }
}
