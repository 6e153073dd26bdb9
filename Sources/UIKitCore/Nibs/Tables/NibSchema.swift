import UIKitEngines

/// The description of a kind of element: its class, the creation of its object, and the tables that read it.
@MainActor struct NibKind {
    let base: AnyClass
    let tables: [any AnyNibTable]
    let make: @MainActor (NibElement, NibSession) -> AnyObject?

    /// Returns a kind of view, created with a coder by its class or a custom class.
    static func view(_ base: UIView.Type, _ tables: any AnyNibTable...) -> NibKind {
        NibKind(base: base, tables: [NibTables.view] + tables) { $1.makeView(base, $0) }
    }

    /// Returns a kind of control.
    static func control(_ base: UIControl.Type, _ tables: any AnyNibTable...) -> NibKind {
        NibKind(base: base, tables: [NibTables.view, NibTables.control] + tables) { $1.makeView(base, $0) }
    }

    /// Returns a kind of scroll view.
    static func scroll(_ base: UIScrollView.Type, _ tables: any AnyNibTable...) -> NibKind {
        NibKind(base: base, tables: [NibTables.view, NibTables.scroll] + tables) { $1.makeView(base, $0) }
    }

    static func controller(_ base: UIViewController.Type, _ tables: any AnyNibTable...) -> NibKind {
        NibKind(base: base, tables: [NibTables.controller] + tables) { $1.makeController(base, $0) }
    }

    /// Returns a kind of layout, created with a coder by its class or a custom class.
    static func layout(_ base: UICollectionViewLayout.Type, _ tables: any AnyNibTable...) -> NibKind {
        NibKind(base: base, tables: tables) { $1.makeLayout(base, $0) }
    }

    /// Returns a kind of object created with `init()` by its class or a custom class.
    static func plain<Object: NSObject>(_ base: Object.Type, _ tables: any AnyNibTable...) -> NibKind {
        NibKind(base: base, tables: tables) { element, session in
            session.register(DelegateConstruction.make(session.customType(of: element, base: base)), for: element)
        }
    }

    /// Returns a kind of object created by a closure.
    static func custom<Object: NSObject>(
        _ base: Object.Type, _ tables: any AnyNibTable..., make: @escaping @MainActor (NibElement, NibSession) -> Object?
    ) -> NibKind {
        NibKind(base: base, tables: tables) { $1.register(make($0, $1), for: $0) }
    }
}

/// The known elements of nibs, by name. Unknown elements are skipped with a report.
@MainActor enum NibSchema {
    static let kinds: [String: NibKind] = views.merging(lists) { $1 }.merging(controllers) { $1 }.merging(objects) { $1 }

    private static let views: [String: NibKind] = [
        "view": .view(UIView.self),
        "containerView": .view(UIView.self),
        "tableViewCellContentView": .view(UIView.self, NibTables.cellContent),
        "collectionViewCellContentView": .view(UIView.self, NibTables.cellContent),
        "window": .view(UIWindow.self, NibTables.window),
        "label": .view(UILabel.self, NibTables.label),
        "imageView": .view(UIImageView.self, NibTables.imageView),
        "stackView": .view(UIStackView.self, NibTables.stack),
        "visualEffectView": .view(UIVisualEffectView.self, NibTables.effectView),
        "activityIndicatorView": .view(UIActivityIndicatorView.self, NibTables.spinner),
        "progressView": .view(UIProgressView.self, NibTables.progress),
        "searchBar": .view(UISearchBar.self, NibTables.searchBar),
        "pickerView": .view(UIPickerView.self, NibTables.picker),
        "mapView": NibKind(base: UIView.self, tables: [NibTables.view, NibTables.map]) { NibTables.makeMap($0, $1) },
        "button": .control(UIButton.self, NibTables.button),
        "textField": .control(UITextField.self, NibTables.textField),
        "switch": .control(UISwitch.self, NibTables.toggle),
        "slider": .control(UISlider.self, NibTables.slider),
        "colorWell": .control(UIColorWell.self, NibTables.colorWell),
        "stepper": .control(UIStepper.self, NibTables.stepper),
        "segmentedControl": .control(UISegmentedControl.self, NibTables.segments),
        "pageControl": .control(UIPageControl.self, NibTables.pageControl),
        "datePicker": .control(UIDatePicker.self, NibTables.datePicker),
        "control": .control(UIControl.self),
        "refreshControl": .control(UIRefreshControl.self, NibTables.refresh),
        "navigationBar": .view(UINavigationBar.self, NibTables.navigationBar),
        "tabBar": .view(UITabBar.self, NibTables.tabBar),
        "toolbar": .view(UIToolbar.self, NibTables.toolbar),
    ]

    private static let lists: [String: NibKind] = [
        "scrollView": .scroll(UIScrollView.self),
        "textView": .scroll(UITextView.self, NibTables.textView),
        "tableView": .scroll(UITableView.self, NibTables.table),
        "collectionView": .scroll(UICollectionView.self, NibTables.collection),
        "tableViewCell": .view(UITableViewCell.self, NibTables.tableCell),
        "tableViewHeaderFooterView": .view(UITableViewHeaderFooterView.self, NibTables.headerFooter),
        "collectionReusableView": .view(UICollectionReusableView.self, NibTables.reusable),
        "collectionViewCell": .view(UICollectionViewCell.self, NibTables.reusable, NibTables.collectionCell),
        "collectionViewFlowLayout": .layout(UICollectionViewFlowLayout.self, NibTables.layout, NibTables.flow),
        "collectionViewLayout": .layout(UICollectionViewLayout.self, NibTables.layout),
    ]

    private static let controllers: [String: NibKind] = [
        "viewController": .controller(UIViewController.self),
        "tableViewController": .controller(UITableViewController.self, NibTables.tableController),
        "collectionViewController": .controller(UICollectionViewController.self, NibTables.collectionController),
        "navigationController": .controller(UINavigationController.self, NibTables.navigation),
        "tabBarController": .controller(UITabBarController.self, NibTables.tabs),
        "pageViewController": .controller(UIPageViewController.self, NibTables.pages),
        "splitViewController": .controller(UISplitViewController.self, NibTables.split),
    ]

    private static let objects: [String: NibKind] = [
        "navigationItem": .custom(UINavigationItem.self, NibTables.navigationItem) { _, _ in UINavigationItem(title: "") },
        "barButtonItem": .custom(UIBarButtonItem.self, NibTables.barItem, NibTables.barButtonItem) { $1.makeBarButton($0) },
        "tabBarItem": .custom(UITabBarItem.self, NibTables.barItem, NibTables.tabItem) { $1.makeTabItem($0) },
        "customObject": .plain(NSObject.self, NibTables.object),
        "userDefinedObject": .plain(NSObject.self, NibTables.object),
        "tapGestureRecognizer": .plain(UITapGestureRecognizer.self, NibTables.recognizer, NibTables.tap),
        "panGestureRecognizer": .plain(UIPanGestureRecognizer.self, NibTables.recognizer, NibTables.pan),
        "swipeGestureRecognizer": .plain(UISwipeGestureRecognizer.self, NibTables.recognizer, NibTables.swipe),
        "pinchGestureRecognizer": .plain(UIPinchGestureRecognizer.self, NibTables.recognizer, NibTables.pinch),
        "rotationGestureRecognizer": .plain(UIRotationGestureRecognizer.self, NibTables.recognizer, NibTables.rotation),
        // The editor writes this spelling.
        "pongPressGestureRecognizer": .plain(UILongPressGestureRecognizer.self, NibTables.recognizer, NibTables.longPress),
        "screenEdgePanGestureRecognizer": .plain(
            UIScreenEdgePanGestureRecognizer.self, NibTables.recognizer, NibTables.pan, NibTables.edgePan),
    ]
}
