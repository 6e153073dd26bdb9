import UIKitEngines

/// The tables of container controllers and their bars.
extension NibTables {
    static let tabs = NibTable<UITabBarController> { table in
        table.property("tabBar") { $1.fill($0.tabBar) }
        table.outlet("delegate") { (tabs, delegate: any UITabBarControllerDelegate) in tabs.delegate = delegate }
    }

    static let tabBar = NibTable<UITabBar> { table in
        table.color("barTintColor") { $0.barTintColor = $1 }
        table.color("unselectedItemTintColor") { $0.unselectedItemTintColor = $1 }
        // The property had this name until iOS 7.
        table.color("selectedImageTintColor") { $0.tintColor = $1 }
        table.bool("translucent") { $0.isTranslucent = $1 }
        table.choice("barStyle", barStyles) { $0.barStyle = $1 }
        table.image("backgroundImage") { $0.backgroundImage = $1 }
        table.image("shadowImage") { $0.shadowImage = $1 }
        table.image("selectionIndicatorImage") { $0.selectionIndicatorImage = $1 }
        table.property("standardAppearance") {
            if let value = appearance($1, as: UITabBarAppearance.self) { $0.standardAppearance = value }
        }
        table.property("scrollEdgeAppearance") { $0.scrollEdgeAppearance = appearance($1, as: UITabBarAppearance.self) }
        table.ignore("catalog")
        table.number("itemWidth") { $0.itemWidth = $1 }
        table.number("itemSpacing") { $0.itemSpacing = $1 }
        table.part("items") { bar, element, session in bar.items = element.children.compactMap { session.make($0) as? UITabBarItem } }
        // A tab bar controller is the delegate of its tab bar.
        table.outlet("delegate") { (bar, delegate: any UITabBarDelegate) in if !bar.isManaged { bar.delegate = delegate } }
    }

    static let tabItem = NibTable<UITabBarItem> { table in
        table.string("badgeValue") { $0.badgeValue = $1 }
        table.color("badgeColor") { $0.badgeColor = $1 }
        table.image("selectedImage") { $0.selectedImage = $1 }
        table.property("titlePositionAdjustment") { if let offset = $1.offset { $0.titlePositionAdjustment = offset } }
        table.ignore("systemItem")
    }

    static let split = NibTable<UISplitViewController> { table in
        table.choice("preferredDisplayMode", displayModes) { $0.preferredDisplayMode = $1 }
        table.choice("behavior", splitBehaviors) { $0.preferredSplitBehavior = $1 }
        table.bool("presentsWithGesture") { $0.presentsWithGesture = $1 }
        table.number("preferredPrimaryColumnWidthFraction") { $0.preferredPrimaryColumnWidthFraction = $1 }
        table.number("minimumPrimaryColumnWidth") { $0.minimumPrimaryColumnWidth = $1 }
        table.number("maximumPrimaryColumnWidth") { $0.maximumPrimaryColumnWidth = $1 }
        table.outlet("delegate") { (split, delegate: any UISplitViewControllerDelegate) in split.delegate = delegate }
        // `primaryBackgroundStyle` affects only Macs.
        table.ignore("allowDoubleColumnStyle", "primaryBackgroundStyle")
    }

    static let toolbar = NibTable<UIToolbar> { table in
        table.color("barTintColor") { $0.barTintColor = $1 }
        table.bool("translucent") { $0.isTranslucent = $1 }
        table.choice("barStyle", barStyles) { $0.barStyle = $1 }
        table.property("standardAppearance") {
            if let value = appearance($1, as: UIToolbarAppearance.self) { $0.standardAppearance = value }
        }
        table.property("compactAppearance") { $0.compactAppearance = appearance($1, as: UIToolbarAppearance.self) }
        table.property("scrollEdgeAppearance") { $0.scrollEdgeAppearance = appearance($1, as: UIToolbarAppearance.self) }
        table.property("compactScrollEdgeAppearance") { $0.compactScrollEdgeAppearance = appearance($1, as: UIToolbarAppearance.self) }
        table.part("items") { bar, element, session in bar.items = element.children.compactMap { session.make($0) as? UIBarButtonItem } }
        table.outlet("delegate") { (bar, delegate: any UIToolbarDelegate) in bar.delegate = delegate }
    }

    static let barStyles: [String: UIBarStyle] = [
        "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
    ]

    private static let displayModes: [String: UISplitViewController.DisplayMode] = [
        "automatic": .automatic, "secondaryOnly": .secondaryOnly, "oneBesideSecondary": .oneBesideSecondary,
        "oneOverSecondary": .oneOverSecondary, "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
        "twoDisplaceSecondary": .twoDisplaceSecondary, "primaryHidden": .secondaryOnly, "allVisible": .oneBesideSecondary,
        "primaryOverlay": .oneOverSecondary, "beside": .oneBesideSecondary, "overlay": .oneOverSecondary, "hidden": .secondaryOnly,
    ]

    private static let splitBehaviors: [String: UISplitViewController.SplitBehavior] = [
        "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
    ]

    static let tabSystemItems: [String: UITabBarItem.SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
        "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search, "downloads": .downloads,
        "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]
}

extension NibSession {
    func makeTabItem(_ element: NibElement) -> UITabBarItem? {
        guard let name = element["systemItem"] else {
            return DelegateConstruction.make(customType(of: element, base: UITabBarItem.self)) as? UITabBarItem
        }
        let value = NibValue(name: "systemItem", text: name, element: nil, ownerElement: element, session: self)
        guard let item = value.choice(NibTables.tabSystemItems) else { return UITabBarItem() }
        return UITabBarItem(tabBarSystemItem: item, tag: 0)
    }
}

extension NibCoder {
    /// Returns the style of a split view controller. A storyboard specifies the number of columns by the scene's
    /// relationships and an attribute.
    static func splitStyle(_ coder: NSCoder) -> UISplitViewController.Style {
        guard let element = (coder as? NibCoder)?.element else { return .unspecified }
        let isTriple = element.list("connections").contains { $0["relationship"] == "supplementaryViewController" }
        if isTriple { return .tripleColumn }
        return element["allowDoubleColumnStyle"] == "YES" ? .doubleColumn : .unspecified
    }
}

extension UIViewController {
    /// Sets the related controllers of a storyboard. Returns whether the controller is a container with
    /// relationships.
    func setRelatedControllers(_ relatedControllers: [(relationship: String, controller: UIViewController)]) -> Bool {
        switch self {
        case let navigation as UINavigationController:
            let rootControllers = relatedControllers.filter { $0.relationship == "rootViewController" }
            navigation.setViewControllers(rootControllers.map(\.controller), animated: false)
        case let tabs as UITabBarController:
            let tabControllers = relatedControllers.filter { $0.relationship == "viewControllers" }
            tabs.setViewControllers(tabControllers.map(\.controller), animated: false)
        case let split as UISplitViewController: split.setColumns(relatedControllers)
        default: return false
        }
        return true
    }
}

extension UISplitViewController {
    fileprivate func setColumns(_ relatedControllers: [(relationship: String, controller: UIViewController)]) {
        let columns: KeyValuePairs<String, Column> = [
            "masterViewController": .primary, "supplementaryViewController": .supplementary, "detailViewController": .secondary,
            "compactViewController": .compact,
        ]
        let columnControllers = columns.compactMap { name, column in
            relatedControllers.first { $0.relationship == name }.map { (column, $0.controller) }
        }
        guard style != .unspecified else {
            viewControllers = columnControllers.map(\.1)
            return
        }
        for (column, controller) in columnControllers { setViewController(controller, for: column) }
    }
}
