import UIKitEngines

extension NibTables {
    static let scroll = NibTable<UIScrollView> { t in
        t.bool("bounces") { $0.bounces = $1 }
        t.bool("alwaysBounceVertical") { $0.alwaysBounceVertical = $1 }
        t.bool("alwaysBounceHorizontal") { $0.alwaysBounceHorizontal = $1 }
        t.bool("scrollEnabled") { $0.isScrollEnabled = $1 }
        t.bool("pagingEnabled") { $0.isPagingEnabled = $1 }
        t.bool("directionalLockEnabled") { $0.isDirectionalLockEnabled = $1 }
        t.bool("showsHorizontalScrollIndicator") { $0.showsHorizontalScrollIndicator = $1 }
        t.bool("showsVerticalScrollIndicator") { $0.showsVerticalScrollIndicator = $1 }
        t.bool("delaysContentTouches") { $0.delaysContentTouches = $1 }
        t.bool("canCancelContentTouches") { $0.canCancelContentTouches = $1 }
        t.choice("indicatorStyle", ["default": .default, "black": .black, "white": .white]) { $0.indicatorStyle = $1 }
        t.choice("contentInsetAdjustmentBehavior", adjustments) { $0.contentInsetAdjustmentBehavior = $1 }
        t.insets("contentInset") { $0.contentInset = $1 }
        t.insets("scrollIndicatorInsets") { scroll, insets in
            scroll.verticalScrollIndicatorInsets = insets
            scroll.horizontalScrollIndicatorInsets = insets
        }
        t.insets("verticalScrollIndicatorInsets") { $0.verticalScrollIndicatorInsets = $1 }
        t.insets("horizontalScrollIndicatorInsets") { $0.horizontalScrollIndicatorInsets = $1 }
        t.size("contentSize") { $0.contentSize = $1 }
        t.object("refreshControl") { (scroll, control: UIRefreshControl) in scroll.refreshControl = control }
        t.outlet("refreshControl") { (scroll, control: UIRefreshControl) in scroll.refreshControl = control }
        t.outlet("delegate") { (scroll, delegate: any UIScrollViewDelegate) in scroll.scrollHub.delegate = delegate }
        t.number("minimumZoomScale") { if $1 > 0 { $0.minimumZoomScale = $1 } }
        t.number("maximumZoomScale") { if $1 > 0 { $0.maximumZoomScale = $1 } }
        t.bool("bouncesZoom") { $0.bouncesZoom = $1 }
        t.choice("keyboardDismissMode", dismissals) { $0.keyboardDismissMode = $1 }
        t.ignore("isSpringLoaded")
    }

    private static let dismissals: [String: UIScrollView.KeyboardDismissMode] = [
        "none": .none, "onDrag": .onDrag, "interactive": .interactive, "onDragWithAccessory": .onDragWithAccessory,
        "interactiveWithAccessory": .interactiveWithAccessory,
    ]

    private static let adjustments: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
    ]

    static let collection = NibTable<UICollectionView> { t in
        t.object("backgroundView") { (view, background: UIView) in view.backgroundView = background }
        t.bool("prefetchingEnabled") { $0.isPrefetchingEnabled = $1 }
        t.bool("allowsSelection") { $0.allowsSelection = $1 }
        t.bool("allowsMultipleSelection") { $0.allowsMultipleSelection = $1 }
        t.property("collectionViewLayout") { if let layout = $1.object as? UICollectionViewLayout { $0.collectionViewLayout = layout } }
        t.part("cells") { view, element, session in
            for cell in element.children { session.registerPrototype(cell, in: view) }
        }
        t.property("sectionHeaderView") { view, value in
            if let element = value.element {
                value.session.registerSupplementary(element, UICollectionView.elementKindSectionHeader, in: view)
            }
        }
        t.property("sectionFooterView") { view, value in
            if let element = value.element {
                value.session.registerSupplementary(element, UICollectionView.elementKindSectionFooter, in: view)
            }
        }
        t.outlet("delegate") { (view, delegate: any UICollectionViewDelegate) in view.delegate = delegate }
        t.outlet("dataSource") { (view, source: any UICollectionViewDataSource) in view.dataSource = source }
        t.outlet("prefetchDataSource") { (view, source: any UICollectionViewDataSourcePrefetching) in view.prefetchDataSource = source }
        t.outlet("collectionViewLayout") { (view, layout: UICollectionViewLayout) in view.collectionViewLayout = layout }
        t.outlet("backgroundView") { (view, background: UIView) in view.backgroundView = background }
        t.ignore("dataMode", "contentViewInsetsToSafeArea")
    }

    static let layout = NibTable<UICollectionViewLayout> { t in
        t.part("connections") { $2.deferConnections($1, of: $0) }
        t.part("userDefinedRuntimeAttributes") { $2.deferAttributes($1, of: $0) }
        t.ignore("id", "key", "userLabel", "customClass", "customModule", "customModuleProvider")
    }

    static let flow = NibTable<UICollectionViewFlowLayout> { t in
        t.choice("scrollDirection", ["horizontal": .horizontal, "vertical": .vertical]) { $0.scrollDirection = $1 }
        t.number("minimumLineSpacing") { $0.minimumLineSpacing = $1 }
        t.number("minimumInteritemSpacing") { $0.minimumInteritemSpacing = $1 }
        t.size("itemSize") { $0.itemSize = $1 }
        t.size("headerReferenceSize") { $0.headerReferenceSize = $1 }
        t.size("footerReferenceSize") { $0.footerReferenceSize = $1 }
        t.size("estimatedItemSize") { $0.estimatedItemSize = $1 }
        t.property("automaticEstimatedItemSize") { if $1.bool == true { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize } }
        t.insets("sectionInset") { $0.sectionInset = $1 }
        // Section insets do not depend on the safe area here, as with `.fromContentInset`.
        t.ignore("sectionInsetReference")
    }

    static let reusable = NibTable<UICollectionReusableView> { t in
        t.unlocalizedString("reuseIdentifier") { $0.reuseIdentifier = $1 }
        t.ignore("key")
    }

    static let collectionCell = NibTable<UICollectionViewCell> { t in
        t.property("contentView") { $1.fill($0.contentView) }
        t.object("backgroundView") { (cell, view: UIView) in cell.backgroundView = view }
        t.object("selectedBackgroundView") { (cell, view: UIView) in cell.selectedBackgroundView = view }
        t.outlet("backgroundView") { (cell, view: UIView) in cell.backgroundView = view }
        t.outlet("selectedBackgroundView") { (cell, view: UIView) in cell.selectedBackgroundView = view }
        t.property("contentConfiguration") {
            if let content = content($1, over: UIListContentConfiguration.cell()) { $0.contentConfiguration = content }
        }
        t.ignore("customSize")
        // Older files store the content of a cell in a plain view.
        t.part("view") { cell, element, session in session.read(element, into: cell.contentView) }
    }
}
