extension AppInfo {
    /// The launch screens in an app's Info.plist.
    struct LaunchScreen: Sendable {
        /// The storyboard or nib by idiom; "" for all other idioms.
        private var files: [String: String] = [:]
        /// The launch screen of `UILaunchScreen`; `nil` without the key.
        private(set) var style: Style?
        /// The launch screens of `UILaunchScreens`, by identifier.
        private var styles: [String: Style] = [:]
        /// The identifiers of launch screens by URL scheme, in lowercase.
        private var identifiersByScheme: [String: String] = [:]
        /// The identifier of the default launch screen.
        private var defaultIdentifier: String?

        /// A launch screen that consists of a colour, an image and empty bars.
        struct Style: Sendable {
            var color: String?
            var image: String?
            /// Whether the image is placed within the safe area.
            var respectsSafeArea = false
            var hasNavigationBar = false
            var hasTabBar = false
            var hasToolbar = false

            init(_ entries: [String: Any]) {
                color = entries["UIColorName"] as? String
                image = entries["UIImageName"] as? String
                respectsSafeArea = LaunchScreen.booleanValue(entries["UIImageRespectsSafeAreaInsets"])
                hasNavigationBar = entries["UINavigationBar"] != nil
                hasTabBar = entries["UITabBar"] != nil
                hasToolbar = entries["UIToolbar"] != nil
            }
        }

        init() {}

        init(_ entries: [String: Any]) {
            for (suffix, idiom) in [("", ""), ("~ipad", "pad"), ("~iphone", "phone")] {
                files[idiom] = entries["UILaunchStoryboardName\(suffix)"] as? String
            }
            style = (entries["UILaunchScreen"] as? [String: Any]).map { Style($0) }
            guard let multiple = entries["UILaunchScreens"] as? [String: Any] else { return }
            for definition in multiple["UILaunchScreenDefinitions"] as? [[String: Any]] ?? [] {
                guard let name = definition["UILaunchScreenIdentifier"] as? String else { continue }
                styles[name] = Style(definition)
            }
            defaultIdentifier = multiple["UIDefaultLaunchScreen"] as? String
            for (scheme, name) in multiple["UIURLToLaunchScreenAssociations"] as? [String: Any] ?? [:] {
                identifiersByScheme[scheme.lowercased()] = name as? String
            }
        }

        /// Returns the launch screen for the URL that the app opens at launch; `nil` if the URL's scheme has none.
        func style(for url: URL?) -> Style? { url.flatMap(identifier).flatMap { styles[$0] } }

        /// The launch screen for all other launches: the default of `UILaunchScreens`, or else `UILaunchScreen`.
        var defaultStyle: Style? { defaultIdentifier.flatMap { styles[$0] } ?? style }

        /// Returns the referenced identifiers that have no definition: of the URL's launch screen, and of the default
        /// launch screen.
        func missingIdentifiers(for url: URL?) -> [String] {
            [url.flatMap(identifier), defaultIdentifier].compactMap { $0 }.filter { styles[$0] == nil }
        }

        private func identifier(_ url: URL) -> String? { url.scheme.flatMap { identifiersByScheme[$0.lowercased()] } }

        /// Returns the name of the storyboard or nib for an idiom, without a file extension.
        func file(_ idiom: UIUserInterfaceIdiom) -> String? {
            guard let name = files[idiom == .pad ? "pad" : "phone"] ?? files[""], !name.isEmpty else { return nil }
            let fileExtension = (name as NSString).pathExtension
            return ["storyboard", "xib", "nib"].contains(fileExtension) ? (name as NSString).deletingPathExtension : name
        }

        /// Returns the Boolean value of an entry, which some tools write as text; `false` without an entry.
        private static func booleanValue(_ value: Any?) -> Bool {
            (value as? Bool) ?? (value as? String).map { ["1", "YES", "true"].contains($0) } ?? false
        }
    }
}
