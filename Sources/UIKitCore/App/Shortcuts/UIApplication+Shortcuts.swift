extension UIApplication {
    /// The items that the app adds to those of its Info.plist; `nil`, which is none, by default.
    ///
    /// > Difference from Apple: they are the running app's, and are not kept until it starts again.
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/shortcutitems
    public var shortcutItems: [UIApplicationShortcutItem]? {
        get { host?.shortcutItems }
        set { host?.shortcutItems = newValue }
    }

    /// The item of a type: one of the app's own, else of its Info.plist, else one of that type without a title.
    package func shortcutItem(_ type: String) -> UIApplicationShortcutItem {
        let known = (shortcutItems ?? []).first { $0.type == type }
        return known ?? AppInfo.current.shortcut(type)?.item ?? UIApplicationShortcutItem(type: type, localizedTitle: "")
    }

    /// A person chose an item while the app runs: the main scene's delegate is told, or the app's where scenes have none.
    package func perform(_ item: UIApplicationShortcutItem) {
        guard hasSceneDelegates, let scene = scenes.first else { return tell(item) }
        scene.hub.tell { ($0 as? any UIWindowSceneDelegate)?.windowScene(scene, performActionFor: item) { _ in } }
    }

    /// Tells the app's delegate.
    func tell(_ item: UIApplicationShortcutItem) { hub.tell { $0.application(self, performActionFor: item) { _ in } } }
}

extension AppInfo {
    /// What an Info.plist says of an item.
    struct Shortcut: Sendable {
        let type: String
        let title: String
        let subtitle: String?
        let symbol: String?
        let file: String?
        /// A property list.
        let userInfo: Data?

        init?(_ entry: [String: Any]) {
            guard let type = entry["UIApplicationShortcutItemType"] as? String else { return nil }
            self.type = type
            title = entry["UIApplicationShortcutItemTitle"] as? String ?? ""
            subtitle = entry["UIApplicationShortcutItemSubtitle"] as? String
            symbol = entry["UIApplicationShortcutItemIconSymbolName"] as? String
            file = entry["UIApplicationShortcutItemIconFile"] as? String
            userInfo = (entry["UIApplicationShortcutItemUserInfo"] as? [String: Any]).flatMap {
                try? PropertyListSerialization.data(fromPropertyList: $0, format: .binary, options: 0)
            }
        }

        @MainActor var item: UIApplicationShortcutItem {
            let icon =
                symbol.map { UIApplicationShortcutIcon(systemImageName: $0) }
                ?? file.map { UIApplicationShortcutIcon(templateImageName: $0) }
            return UIApplicationShortcutItem(
                type: type, localizedTitle: title, localizedSubtitle: subtitle, icon: icon,
                userInfo: userInfo.flatMap(Self.objects))
        }

        private static func objects(_ list: Data) -> [String: any NSSecureCoding]? {
            let values = try? PropertyListSerialization.propertyList(from: list, format: nil) as? [String: Any]
            return values?.compactMapValues { value in
                switch value {
                case let text as String: NSString(string: text)
                case let number as NSNumber: number
                case let list as [Any]: NSArray(array: list)
                case let table as [String: Any]: NSDictionary(dictionary: table)
                case let date as Date: date as NSDate
                case let data as Data: NSData(data: data)
                default: nil
                }
            }
        }
    }

    func shortcut(_ type: String) -> Shortcut? { shortcuts.first { $0.type == type } }
}
