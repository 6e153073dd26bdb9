extension UIApplication {
    /// The shortcut items that the app adds to those of its Info.plist; `nil`, none, by default.
    ///
    /// > Difference from Apple: the items are not saved for the next launch.
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/shortcutitems
    public var shortcutItems: [UIApplicationShortcutItem]? {
        get { host?.shortcutItems }
        set { host?.shortcutItems = newValue }
    }

    /// Returns the item of a type that the app added, or the one of its Info.plist. If there is none, the result is a
    /// new item without a title.
    package func shortcutItem(_ type: String) -> UIApplicationShortcutItem {
        let appItem = (shortcutItems ?? []).first { $0.type == type }
        return appItem ?? AppInfo.current.shortcut(type)?.item ?? UIApplicationShortcutItem(type: type, localizedTitle: "")
    }

    /// Performs an item that the user selected while the app is running. Notifies the main scene's delegate, or
    /// without scene delegates, the app's delegate.
    package func perform(_ item: UIApplicationShortcutItem) {
        guard hasSceneDelegates, let scene = scenes.first else { return notify(item) }
        scene.hub.notify { ($0 as? any UIWindowSceneDelegate)?.windowScene(scene, performActionFor: item) { _ in } }
    }

    /// Notifies the app's delegate.
    func notify(_ item: UIApplicationShortcutItem) { hub.notify { $0.application(self, performActionFor: item) { _ in } } }
}

extension AppInfo {
    /// A shortcut item of an Info.plist.
    struct Shortcut: Sendable {
        let type: String
        let title: String
        let subtitle: String?
        let symbol: String?
        let file: String?
        /// The user info as a property list.
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
                userInfo: userInfo.flatMap(Self.decodedUserInfo))
        }

        private static func decodedUserInfo(_ list: Data) -> [String: any NSSecureCoding]? {
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
