extension AppInfo {
    /// What an app's Info.plist says of the screen that is shown until the app's own is there.
    struct LaunchScreen: Sendable {
        /// The storyboard or nib, by idiom; "" for all others.
        private var files: [String: String] = [:]
        /// What `UILaunchScreen` says; `nil` without it.
        private(set) var look: Look?

        /// A screen of a colour, a picture and empty bars.
        struct Look: Sendable {
            var color: String?
            var image: String?
            /// Whether the picture keeps to the safe area.
            var keepsToSafeArea = false
            var hasNavigationBar = false
            var hasTabBar = false
            var hasToolbar = false
        }

        init() {}

        init(_ entries: [String: Any]) {
            for (ending, idiom) in [("", ""), ("~ipad", "pad"), ("~iphone", "phone")] {
                files[idiom] = entries["UILaunchStoryboardName\(ending)"] as? String
            }
            guard let words = entries["UILaunchScreen"] as? [String: Any] else { return }
            look = Look(
                color: words["UIColorName"] as? String, image: words["UIImageName"] as? String,
                keepsToSafeArea: Self.flag(words["UIImageRespectsSafeAreaInsets"]), hasNavigationBar: words["UINavigationBar"] != nil,
                hasTabBar: words["UITabBar"] != nil, hasToolbar: words["UIToolbar"] != nil)
        }

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
