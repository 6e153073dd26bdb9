import UIKitEngines

extension NibTables {
    static let scroll = NibTable<UIScrollView> { table in
        table.bool("bounces") { $0.bounces = $1 }
        table.bool("alwaysBounceVertical") { $0.alwaysBounceVertical = $1 }
        table.bool("alwaysBounceHorizontal") { $0.alwaysBounceHorizontal = $1 }
        table.bool("scrollEnabled") { $0.isScrollEnabled = $1 }
        table.bool("pagingEnabled") { $0.isPagingEnabled = $1 }
        table.bool("directionalLockEnabled") { $0.isDirectionalLockEnabled = $1 }
        table.bool("showsHorizontalScrollIndicator") { $0.showsHorizontalScrollIndicator = $1 }
        table.bool("showsVerticalScrollIndicator") { $0.showsVerticalScrollIndicator = $1 }
        table.bool("delaysContentTouches") { $0.delaysContentTouches = $1 }
        table.bool("canCancelContentTouches") { $0.canCancelContentTouches = $1 }
        table.choice("indicatorStyle", ["default": .default, "black": .black, "white": .white]) { $0.indicatorStyle = $1 }
        table.choice("contentInsetAdjustmentBehavior", adjustments) { $0.contentInsetAdjustmentBehavior = $1 }
        table.insets("contentInset") { $0.contentInset = $1 }
        table.insets("scrollIndicatorInsets") { scroll, insets in
            scroll.verticalScrollIndicatorInsets = insets
            scroll.horizontalScrollIndicatorInsets = insets
        }
        table.insets("verticalScrollIndicatorInsets") { $0.verticalScrollIndicatorInsets = $1 }
        table.insets("horizontalScrollIndicatorInsets") { $0.horizontalScrollIndicatorInsets = $1 }
        table.size("contentSize") { $0.contentSize = $1 }
        table.object("refreshControl") { (scroll, control: UIRefreshControl) in scroll.refreshControl = control }
        table.outlet("refreshControl") { (scroll, control: UIRefreshControl) in scroll.refreshControl = control }
        table.outlet("delegate") { (scroll, delegate: any UIScrollViewDelegate) in scroll.scrollHub.delegate = delegate }
        table.number("minimumZoomScale") { if $1 > 0 { $0.minimumZoomScale = $1 } }
        table.number("maximumZoomScale") { if $1 > 0 { $0.maximumZoomScale = $1 } }
        table.bool("bouncesZoom") { $0.bouncesZoom = $1 }
        table.choice("keyboardDismissMode", dismissals) { $0.keyboardDismissMode = $1 }
        table.ignore("isSpringLoaded")
    }

    private static let dismissals: [String: UIScrollView.KeyboardDismissMode] = [
        "none": .none, "onDrag": .onDrag, "interactive": .interactive, "onDragWithAccessory": .onDragWithAccessory,
        "interactiveWithAccessory": .interactiveWithAccessory,
    ]

    private static let adjustments: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
    ]

    static let collection = NibTable<UICollectionView> { table in
        table.object("backgroundView") { (view, background: UIView) in view.backgroundView = background }
        table.bool("prefetchingEnabled") { $0.isPrefetchingEnabled = $1 }
        table.bool("allowsSelection") { $0.allowsSelection = $1 }
        table.bool("allowsMultipleSelection") { $0.allowsMultipleSelection = $1 }
        table.property("collectionViewLayout") { if let layout = $1.object as? UICollectionViewLayout { $0.collectionViewLayout = layout } }
        table.part("cells") { view, element, session in
            for cell in element.children { session.registerPrototype(cell, in: view) }
        }
        table.property("sectionHeaderView") { view, value in
            if let element = value.element {
                value.session.registerSupplementary(element, UICollectionView.elementKindSectionHeader, in: view)
            }
        }
        table.property("sectionFooterView") { view, value in
            if let element = value.element {
                value.session.registerSupplementary(element, UICollectionView.elementKindSectionFooter, in: view)
            }
        }
        table.outlet("delegate") { (view, delegate: any UICollectionViewDelegate) in view.delegate = delegate }
        table.outlet("dataSource") { (view, source: any UICollectionViewDataSource) in view.dataSource = source }
        table.outlet("prefetchDataSource") { (view, source: any UICollectionViewDataSourcePrefetching) in view.prefetchDataSource = source }
        table.outlet("collectionViewLayout") { (view, layout: UICollectionViewLayout) in view.collectionViewLayout = layout }
        table.outlet("backgroundView") { (view, background: UIView) in view.backgroundView = background }
        table.ignore("dataMode", "contentViewInsetsToSafeArea")
    }

    static let layout = NibTable<UICollectionViewLayout> { table in
        table.part("connections") { $2.deferConnections($1, of: $0) }
        table.part("userDefinedRuntimeAttributes") { $2.deferAttributes($1, of: $0) }
        table.ignore("id", "key", "userLabel", "customClass", "customModule", "customModuleProvider")
    }

    static let flow = NibTable<UICollectionViewFlowLayout> { table in
        table.choice("scrollDirection", ["horizontal": .horizontal, "vertical": .vertical]) { $0.scrollDirection = $1 }
        table.number("minimumLineSpacing") { $0.minimumLineSpacing = $1 }
        table.number("minimumInteritemSpacing") { $0.minimumInteritemSpacing = $1 }
        table.size("itemSize") { $0.itemSize = $1 }
        table.size("headerReferenceSize") { $0.headerReferenceSize = $1 }
        table.size("footerReferenceSize") { $0.footerReferenceSize = $1 }
        table.size("estimatedItemSize") { $0.estimatedItemSize = $1 }
        table.property("automaticEstimatedItemSize") {
            if $1.bool == true { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
        }
        table.insets("sectionInset") { $0.sectionInset = $1 }
        // Section insets do not depend on the safe area here, as with `.fromContentInset`.
        table.ignore("sectionInsetReference")
    }

    static let reusable = NibTable<UICollectionReusableView> { table in
        table.unlocalizedString("reuseIdentifier") { $0.reuseIdentifier = $1 }
        table.ignore("key")
    }

    static let collectionCell = NibTable<UICollectionViewCell> { table in
        table.property("contentView") { $1.fill($0.contentView) }
        table.object("backgroundView") { (cell, view: UIView) in cell.backgroundView = view }
        table.object("selectedBackgroundView") { (cell, view: UIView) in cell.selectedBackgroundView = view }
        table.outlet("backgroundView") { (cell, view: UIView) in cell.backgroundView = view }
        table.outlet("selectedBackgroundView") { (cell, view: UIView) in cell.selectedBackgroundView = view }
        table.property("contentConfiguration") {
            if let content = content($1, over: UIListContentConfiguration.cell()) { $0.contentConfiguration = content }
        }
        table.ignore("customSize")
        // Older files store the content of a cell in a plain view.
        table.part("view") { cell, element, session in session.read(element, into: cell.contentView) }
    }
}
