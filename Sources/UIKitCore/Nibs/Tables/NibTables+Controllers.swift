import UIKitEngines

extension NibTables {
    static let controller = NibTable<UIViewController> { table in
        table.string("title") { $0.title = $1 }
        table.unlocalizedString("restorationIdentifier") { $0.restorationIdentifier = $1 }
        table.property("useStoryboardIdentifierAsRestorationIdentifier") {
            if $1.bool == true { $0.restorationIdentifier = $1.ownerElement["storyboardIdentifier"] }
        }
        table.bool("definesPresentationContext") { $0.definesPresentationContext = $1 }
        table.bool("modalInPresentation") { $0.isModalInPresentation = $1 }
        table.choice("modalPresentationStyle", modalStyles) { $0.modalPresentationStyle = $1 }
        table.choice("modalTransitionStyle", transitions) { $0.modalTransitionStyle = $1 }
        table.size("preferredContentSize") { $0.preferredContentSize = $1 }
        table.size("contentSizeForViewInPopover") { $0.preferredContentSize = $1 }
        table.property("edgesForExtendedLayout") { $0.edgesForExtendedLayout = $1.edges ?? [] }
        table.property("navigationItem") { $1.fill($0.navigationItem) }
        table.object("tabBarItem") { (controller, item: UITabBarItem) in controller.tabBarItem = item }
        table.bool("extendedLayoutIncludesOpaqueBars") { $0.extendedLayoutIncludesOpaqueBars = $1 }
        table.bool("hidesBottomBarWhenPushed") { $0.hidesBottomBarWhenPushed = $1 }
        table.part("toolbarItems") { controller, element, session in
            controller.toolbarItems = element.children.compactMap { session.make($0) as? UIBarButtonItem }
        }
        table.part("userDefinedRuntimeAttributes") { $2.deferAttributes($1, of: $0) }
        table.finish { $2.storeOrigin($0, $1) }
        // The view is loaded on access, together with outlets and guides.
        table.ignore("view", "refreshControl")
        table.ignoreParts("connections", "layoutGuides", "point", "attributedString")
        table.ignoreParts("size", "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics", "simulatedToolbarMetrics")
        table.ignore("id", "storyboardIdentifier", "customClass", "customModule", "customModuleProvider", "sceneMemberID", "userLabel")
        table.ignore("storyboardName", "key", "colorLabel")
        table.ignore("simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics", "simulatedOrientationMetrics")
        table.ignore("simulatedDestinationMetrics", "freeformSize", "simulatedNavigationBarMetrics", "simulatedToolbarMetrics")
        // The safe area and `contentInsetAdjustmentBehavior` have replaced these attributes.
        table.ignore("automaticallyAdjustsScrollViewInsets", "wantsFullScreenLayout")
        table.ignore("autoresizesArchivedViewToFullSize", "definesProvidesTransitionStyle", "providesPresentationContextTransitionStyle")
    }

    static let modalStyles: [String: UIModalPresentationStyle] = [
        "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext,
        "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext, "custom": .custom, "automatic": .automatic,
        "popover": .popover,
    ]

    static let transitions: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
    ]

    static let tableController = NibTable<UITableViewController> { table in
        table.bool("clearsSelectionOnViewWillAppear") { $0.clearsSelectionOnViewWillAppear = $1 }
    }

    static let collectionController = NibTable<UICollectionViewController> { table in
        table.bool("clearsSelectionOnViewWillAppear") { $0.clearsSelectionOnViewWillAppear = $1 }
    }

    static let navigation = NibTable<UINavigationController> { table in
        table.bool("navigationBarHidden") { $0.isNavigationBarHidden = $1 }
        table.bool("toolbarHidden") { $0.isToolbarHidden = $1 }
        table.bool("hidesBarsOnSwipe") { $0.hidesBarsOnSwipe = $1 }
        table.bool("hidesBarsOnTap") { $0.hidesBarsOnTap = $1 }
        table.bool("hidesBarsWhenKeyboardAppears") { $0.hidesBarsWhenKeyboardAppears = $1 }
        table.bool("hidesBarsWhenVerticallyCompact") { $0.hidesBarsWhenVerticallyCompact = $1 }
        table.property("toolbar") { $1.fill($0.toolbar) }
        table.property("navigationBar") { $1.fill($0.navigationBar) }
        table.outlet("delegate") { (navigation, delegate: any UINavigationControllerDelegate) in navigation.delegate = delegate }
        // In a nib, this element contains the controllers. In a storyboard, relationships refer to them.
        table.part("viewControllers") { navigation, element, session in
            navigation.viewControllers = element.children.compactMap { session.make($0) as? UIViewController }
        }
    }

    static let navigationBar = NibTable<UINavigationBar> { table in
        table.color("barTintColor") { $0.barTintColor = $1 }
        table.bool("translucent") { $0.isTranslucent = $1 }
        table.choice("barStyle", barStyles) { $0.barStyle = $1 }
        table.bool("largeTitles") { $0.prefersLargeTitles = $1 }
        table.image("shadowImage") { $0.shadowImage = $1 }
        table.image("backIndicatorImage") { $0.backIndicatorImage = $1 }
        table.image("backIndicatorTransitionMaskImage") { $0.backIndicatorTransitionMaskImage = $1 }
        table.property("titleTextAttributes") {
            if let element = $1.element { $0.titleTextAttributes = textAttributes(element, $1.session) }
        }
        table.property("largeTitleTextAttributes") {
            if let element = $1.element { $0.largeTitleTextAttributes = textAttributes(element, $1.session) }
        }
        table.property("standardAppearance") {
            if let value = appearance($1, as: UINavigationBarAppearance.self) { $0.standardAppearance = value }
        }
        table.property("compactAppearance") { $0.compactAppearance = appearance($1, as: UINavigationBarAppearance.self) }
        table.property("scrollEdgeAppearance") { $0.scrollEdgeAppearance = appearance($1, as: UINavigationBarAppearance.self) }
        table.property("compactScrollEdgeAppearance") {
            $0.compactScrollEdgeAppearance = appearance($1, as: UINavigationBarAppearance.self)
        }
        table.ignore("catalog")
        // These are the items of a separate bar; the children of a navigation controller provide the items of its
        // bar.
        table.part("items") { bar, element, session in
            guard bar.goBack == nil, !element.children.isEmpty else { return }
            bar.items = element.children.compactMap { session.make($0) as? UINavigationItem }
        }
        table.outlet("delegate") { (bar, delegate: any UINavigationBarDelegate) in bar.delegate = delegate }
    }

    static let navigationItem = NibTable<UINavigationItem> { table in
        table.string("title") { $0.title = $1 }
        table.string("prompt") { $0.prompt = $1 }
        table.choice("largeTitleDisplayMode", ["automatic": .automatic, "always": .always, "never": .never, "inline": .inline]) {
            $0.largeTitleDisplayMode = $1
        }
        table.string("backButtonTitle") { $0.backButtonTitle = $1 }
        table.bool("hidesBackButton") { $0.hidesBackButton = $1 }
        table.bool("leftItemsSupplementBackButton") { $0.leftItemsSupplementBackButton = $1 }
        table.object("titleView") { (item, view: UIView) in item.titleView = view }
        table.object("backBarButtonItem") { (item, button: UIBarButtonItem) in item.backBarButtonItem = button }
        table.object("leftBarButtonItem") { (item, button: UIBarButtonItem) in item.leftBarButtonItem = button }
        table.object("rightBarButtonItem") { (item, button: UIBarButtonItem) in item.rightBarButtonItem = button }
        table.part("leftBarButtonItems") { item, element, session in
            item.leftBarButtonItems = element.children.compactMap { session.make($0) as? UIBarButtonItem }
        }
        table.part("rightBarButtonItems") { item, element, session in
            item.rightBarButtonItems = element.children.compactMap { session.make($0) as? UIBarButtonItem }
        }
        table.part("connections") { $2.deferConnections($1, of: $0) }
        table.part("userDefinedRuntimeAttributes") { $2.deferAttributes($1, of: $0) }
        table.outlet("titleView") { (item, view: UIView) in item.titleView = view }
        table.outlet("leftBarButtonItem") { (item, button: UIBarButtonItem) in item.leftBarButtonItem = button }
        table.outlet("rightBarButtonItem") { (item, button: UIBarButtonItem) in item.rightBarButtonItem = button }
        table.ignore("id", "key", "userLabel")
        table.ignoreParts("attributedString")
    }

    static let barItem = NibTable<UIBarItem> { table in
        table.string("title") { $0.title = $1 }
        table.image("image") { $0.image = $1 }
        table.image("landscapeImage") { $0.landscapeImagePhone = $1 }
        table.bool("enabled") { $0.isEnabled = $1 }
        table.integer("tag") { $0.tag = $1 }
        table.part("accessibility") { readAccessibility($1, $0, $2) }
        table.part("connections") { $2.deferConnections($1, of: $0) }
        table.part("userDefinedRuntimeAttributes") { $2.deferAttributes($1, of: $0) }
        table.ignore("id", "key", "catalog", "userLabel", "customClass", "customModule", "customModuleProvider")
    }

    static let barButtonItem = NibTable<UIBarButtonItem> { table in
        table.choice("style", ["plain": .plain, "bordered": .plain, "done": .done]) { $0.style = $1 }
        table.number("width") { $0.width = $1 }
        table.color("tintColor") { $0.tintColor = $1 }
        table.object("customView") { (item, view: UIView) in item.customView = view }
        table.property("menu") { if let element = $1.element { $0.menu = menu(element, $1.session) } }
        table.part("view") { item, element, session in item.customView = session.make(element) as? UIView }
        table.ignore("systemItem", "springLoaded")
    }
}
