import UIKitEngines

extension NibTables {
    static let controller = NibTable<UIViewController> { t in
        t.string("title") { $0.title = $1 }
        t.unlocalizedString("restorationIdentifier") { $0.restorationIdentifier = $1 }
        t.property("useStoryboardIdentifierAsRestorationIdentifier") {
            if $1.bool == true { $0.restorationIdentifier = $1.ownerElement["storyboardIdentifier"] }
        }
        t.bool("definesPresentationContext") { $0.definesPresentationContext = $1 }
        t.bool("modalInPresentation") { $0.isModalInPresentation = $1 }
        t.choice("modalPresentationStyle", modalStyles) { $0.modalPresentationStyle = $1 }
        t.choice("modalTransitionStyle", transitions) { $0.modalTransitionStyle = $1 }
        t.size("preferredContentSize") { $0.preferredContentSize = $1 }
        t.size("contentSizeForViewInPopover") { $0.preferredContentSize = $1 }
        t.property("edgesForExtendedLayout") { $0.edgesForExtendedLayout = $1.edges ?? [] }
        t.property("navigationItem") { $1.fill($0.navigationItem) }
        t.object("tabBarItem") { (controller, item: UITabBarItem) in controller.tabBarItem = item }
        t.bool("extendedLayoutIncludesOpaqueBars") { $0.extendedLayoutIncludesOpaqueBars = $1 }
        t.bool("hidesBottomBarWhenPushed") { $0.hidesBottomBarWhenPushed = $1 }
        t.part("toolbarItems") { controller, element, session in
            controller.toolbarItems = element.children.compactMap { session.make($0) as? UIBarButtonItem }
        }
        t.part("userDefinedRuntimeAttributes") { $2.deferAttributes($1, of: $0) }
        t.finish { $2.storeOrigin($0, $1) }
        // The view is loaded on access, together with outlets and guides.
        t.ignore("view", "refreshControl")
        t.ignoreParts("connections", "layoutGuides", "point", "attributedString")
        t.ignoreParts("size", "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics", "simulatedToolbarMetrics")
        t.ignore("id", "storyboardIdentifier", "customClass", "customModule", "customModuleProvider", "sceneMemberID", "userLabel")
        t.ignore("storyboardName", "key", "colorLabel")
        t.ignore("simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics", "simulatedOrientationMetrics")
        t.ignore("simulatedDestinationMetrics", "freeformSize", "simulatedNavigationBarMetrics", "simulatedToolbarMetrics")
        // The safe area and `contentInsetAdjustmentBehavior` have replaced these attributes.
        t.ignore("automaticallyAdjustsScrollViewInsets", "wantsFullScreenLayout")
        t.ignore("autoresizesArchivedViewToFullSize", "definesProvidesTransitionStyle", "providesPresentationContextTransitionStyle")
    }

    static let modalStyles: [String: UIModalPresentationStyle] = [
        "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext,
        "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext, "custom": .custom, "automatic": .automatic,
        "popover": .popover,
    ]

    static let transitions: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
    ]

    static let tableController = NibTable<UITableViewController> { t in
        t.bool("clearsSelectionOnViewWillAppear") { $0.clearsSelectionOnViewWillAppear = $1 }
    }

    static let collectionController = NibTable<UICollectionViewController> { t in
        t.bool("clearsSelectionOnViewWillAppear") { $0.clearsSelectionOnViewWillAppear = $1 }
    }

    static let navigation = NibTable<UINavigationController> { t in
        t.bool("navigationBarHidden") { $0.isNavigationBarHidden = $1 }
        t.bool("toolbarHidden") { $0.isToolbarHidden = $1 }
        t.bool("hidesBarsOnSwipe") { $0.hidesBarsOnSwipe = $1 }
        t.bool("hidesBarsOnTap") { $0.hidesBarsOnTap = $1 }
        t.bool("hidesBarsWhenKeyboardAppears") { $0.hidesBarsWhenKeyboardAppears = $1 }
        t.bool("hidesBarsWhenVerticallyCompact") { $0.hidesBarsWhenVerticallyCompact = $1 }
        t.property("toolbar") { $1.fill($0.toolbar) }
        t.property("navigationBar") { $1.fill($0.navigationBar) }
        t.outlet("delegate") { (navigation, delegate: any UINavigationControllerDelegate) in navigation.delegate = delegate }
        // In a nib, this element contains the controllers. In a storyboard, relationships refer to them.
        t.part("viewControllers") { navigation, element, session in
            navigation.viewControllers = element.children.compactMap { session.make($0) as? UIViewController }
        }
    }

    static let navigationBar = NibTable<UINavigationBar> { t in
        t.color("barTintColor") { $0.barTintColor = $1 }
        t.bool("translucent") { $0.isTranslucent = $1 }
        t.choice("barStyle", barStyles) { $0.barStyle = $1 }
        t.bool("largeTitles") { $0.prefersLargeTitles = $1 }
        t.image("shadowImage") { $0.shadowImage = $1 }
        t.image("backIndicatorImage") { $0.backIndicatorImage = $1 }
        t.image("backIndicatorTransitionMaskImage") { $0.backIndicatorTransitionMaskImage = $1 }
        t.property("titleTextAttributes") { if let element = $1.element { $0.titleTextAttributes = textAttributes(element, $1.session) } }
        t.property("largeTitleTextAttributes") {
            if let element = $1.element { $0.largeTitleTextAttributes = textAttributes(element, $1.session) }
        }
        t.property("standardAppearance") {
            if let value = appearance($1, as: UINavigationBarAppearance.self) { $0.standardAppearance = value }
        }
        t.property("compactAppearance") { $0.compactAppearance = appearance($1, as: UINavigationBarAppearance.self) }
        t.property("scrollEdgeAppearance") { $0.scrollEdgeAppearance = appearance($1, as: UINavigationBarAppearance.self) }
        t.property("compactScrollEdgeAppearance") { $0.compactScrollEdgeAppearance = appearance($1, as: UINavigationBarAppearance.self) }
        t.ignore("catalog")
        // These are the items of a separate bar; the children of a navigation controller provide the items of its
        // bar.
        t.part("items") { bar, element, session in
            guard bar.goBack == nil, !element.children.isEmpty else { return }
            bar.items = element.children.compactMap { session.make($0) as? UINavigationItem }
        }
        t.outlet("delegate") { (bar, delegate: any UINavigationBarDelegate) in bar.delegate = delegate }
    }

    static let navigationItem = NibTable<UINavigationItem> { t in
        t.string("title") { $0.title = $1 }
        t.string("prompt") { $0.prompt = $1 }
        t.choice("largeTitleDisplayMode", ["automatic": .automatic, "always": .always, "never": .never, "inline": .inline]) {
            $0.largeTitleDisplayMode = $1
        }
        t.string("backButtonTitle") { $0.backButtonTitle = $1 }
        t.bool("hidesBackButton") { $0.hidesBackButton = $1 }
        t.bool("leftItemsSupplementBackButton") { $0.leftItemsSupplementBackButton = $1 }
        t.object("titleView") { (item, view: UIView) in item.titleView = view }
        t.object("backBarButtonItem") { (item, button: UIBarButtonItem) in item.backBarButtonItem = button }
        t.object("leftBarButtonItem") { (item, button: UIBarButtonItem) in item.leftBarButtonItem = button }
        t.object("rightBarButtonItem") { (item, button: UIBarButtonItem) in item.rightBarButtonItem = button }
        t.part("leftBarButtonItems") { item, element, session in
            item.leftBarButtonItems = element.children.compactMap { session.make($0) as? UIBarButtonItem }
        }
        t.part("rightBarButtonItems") { item, element, session in
            item.rightBarButtonItems = element.children.compactMap { session.make($0) as? UIBarButtonItem }
        }
        t.part("connections") { $2.deferConnections($1, of: $0) }
        t.part("userDefinedRuntimeAttributes") { $2.deferAttributes($1, of: $0) }
        t.outlet("titleView") { (item, view: UIView) in item.titleView = view }
        t.outlet("leftBarButtonItem") { (item, button: UIBarButtonItem) in item.leftBarButtonItem = button }
        t.outlet("rightBarButtonItem") { (item, button: UIBarButtonItem) in item.rightBarButtonItem = button }
        t.ignore("id", "key", "userLabel")
        t.ignoreParts("attributedString")
    }

    static let barItem = NibTable<UIBarItem> { t in
        t.string("title") { $0.title = $1 }
        t.image("image") { $0.image = $1 }
        t.image("landscapeImage") { $0.landscapeImagePhone = $1 }
        t.bool("enabled") { $0.isEnabled = $1 }
        t.integer("tag") { $0.tag = $1 }
        t.part("accessibility") { readAccessibility($1, $0, $2) }
        t.part("connections") { $2.deferConnections($1, of: $0) }
        t.part("userDefinedRuntimeAttributes") { $2.deferAttributes($1, of: $0) }
        t.ignore("id", "key", "catalog", "userLabel", "customClass", "customModule", "customModuleProvider")
    }

    static let barButtonItem = NibTable<UIBarButtonItem> { t in
        t.choice("style", ["plain": .plain, "bordered": .plain, "done": .done]) { $0.style = $1 }
        t.number("width") { $0.width = $1 }
        t.color("tintColor") { $0.tintColor = $1 }
        t.object("customView") { (item, view: UIView) in item.customView = view }
        t.property("menu") { if let element = $1.element { $0.menu = menu(element, $1.session) } }
        t.part("view") { item, element, session in item.customView = session.make(element) as? UIView }
        t.ignore("systemItem", "springLoaded")
    }
}
