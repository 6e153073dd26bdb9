extension Hooks {
    /// Returns the proxy that supplements a delegate of an object, made on first use; `nil` if the object has no such
    /// delegate.
    static func proxy(_ kind: DelegateKind, of source: any EventSource) -> DelegateProxy? {
        switch (kind, source) {
        case (.scroll, let view as UIScrollView): proxy(view.scrollHub, ScrollDelegateProxy.init) { $0 }
        case (.table, let view as UITableView): proxy(view.tableHub, TableDelegateProxy.init) { $0 }
        case (.tableData, let view as UITableView): proxy(view.dataHub, TableDataSourceProxy.init) { $0 }
        case (.tablePrefetch, let view as UITableView): proxy(view.prefetchHub, TablePrefetchingProxy.init) { $0 }
        case (.collection, let view as UICollectionView): proxy(view.collectionHub, CollectionDelegateProxy.init) { $0 }
        case (.collectionData, let view as UICollectionView): proxy(view.dataHub, CollectionDataSourceProxy.init) { $0 }
        case (.collectionPrefetch, let view as UICollectionView): proxy(view.prefetchHub, CollectionPrefetchingProxy.init) { $0 }
        case (.gesture, let recognizer as UIGestureRecognizer): proxy(recognizer.hub, GestureDelegateProxy.init) { $0 }
        case (.navigation, let controller as UINavigationController): proxy(controller.hub, NavigationDelegateProxy.init) { $0 }
        case (.transition, let controller as UIViewController): proxy(controller.transitioningHub, TransitioningDelegateProxy.init) { $0 }
        case (.presentation, let controller as UIPresentationController): proxy(controller.hub, PresentationDelegateProxy.init) { $0 }
        case (.application, let application as UIApplication): proxy(application.hub, ApplicationDelegateProxy.init) { $0 }
        case (.scene, let scene as UIScene): proxy(scene.hub, SceneDelegateProxy.init) { $0 }
        case (.textField, let field as UITextField): proxy(field.hub, TextFieldDelegateProxy.init) { $0 }
        case (.textView, let view as UITextView): proxy(view.hub, TextViewDelegateProxy.init) { $0 }
        case (.textInput, let field as UITextField): proxy(field.inputHub, TextInputDelegateProxy.init) { $0 }
        case (.textInput, let view as UITextView): proxy(view.inputHub, TextInputDelegateProxy.init) { $0 }
        case (.searchBar, let bar as UISearchBar): proxy(bar.hub, SearchBarDelegateProxy.init) { $0 }
        case (.navigationBar, let bar as UINavigationBar): proxy(bar.hub, NavigationBarDelegateProxy.init) { $0 }
        case (.toolbar, let bar as UIToolbar): proxy(bar.hub, ToolbarDelegateProxy.init) { $0 }
        case (.tabs, let controller as UITabBarController): proxy(controller.hub, TabBarControllerDelegateProxy.init) { $0 }
        case (.tabBar, let bar as UITabBar): proxy(bar.hub, TabBarDelegateProxy.init) { $0 }
        case (.search, let controller as UISearchController): proxy(controller.hub, SearchControllerDelegateProxy.init) { $0 }
        case (.searchUpdates, let controller as UISearchController): proxy(controller.updaters, SearchResultsUpdatingProxy.init) { $0 }
        case (.split, let controller as UISplitViewController): proxy(controller.hub, SplitDelegateProxy.init) { $0 }
        case (.contextMenu, let interaction as UIContextMenuInteraction): proxy(interaction.hub, ContextMenuDelegateProxy.init) { $0 }
        case (.pages, let controller as UIPageViewController): proxy(controller.pageHub, PageDelegateProxy.init) { $0 }
        case (.pageData, let controller as UIPageViewController): proxy(controller.pageSource, PageDataSourceProxy.init) { $0 }
        case (.userActivity, let activity as NSUserActivity): proxy(activity.hub, UserActivityDelegateProxy.init) { $0 }
        case (.pageProgress, let progress as UIPageControlProgress): proxy(progress.hub, PageProgressDelegateProxy.init) { $0 }
        case (.pageTimer, let progress as UIPageControlTimerProgress): proxy(progress.timerHub, PageTimerDelegateProxy.init) { $0 }
        case (.picker, let picker as UIPickerView): proxy(picker.pickerHub, PickerDelegateProxy.init) { $0 }
        case (.pickerData, let picker as UIPickerView): proxy(picker.dataHub, PickerDataSourceProxy.init) { $0 }
        case (.colorPicker, let controller as UIColorPickerViewController): proxy(controller.hub, ColorPickerDelegateProxy.init) { $0 }
        case (.fontPicker, let controller as UIFontPickerViewController): proxy(controller.hub, FontPickerDelegateProxy.init) { $0 }
        case (.largeContent, let interaction as UILargeContentViewerInteraction):
            proxy(interaction.hub, LargeContentDelegateProxy.init) { $0 }
        case (.imagePicker, let controller as UIImagePickerController): proxy(controller.pickHub, ImagePickerDelegateProxy.init) { $0 }
        case (.documentPicker, let controller as UIDocumentPickerViewController):
            proxy(controller.hub, DocumentPickerDelegateProxy.init) { $0 }
        case (.editMenu, let interaction as UIEditMenuInteraction): proxy(interaction.hub, EditMenuDelegateProxy.init) { $0 }
        case (.pointer, let interaction as UIPointerInteraction): proxy(interaction.hub, PointerDelegateProxy.init) { $0 }
        case (.toolTip, let interaction as UIToolTipInteraction): proxy(interaction.hub, ToolTipDelegateProxy.init) { $0 }
        case (.find, let interaction as UIFindInteraction): proxy(interaction.hub, FindDelegateProxy.init) { $0 }
        case (.textInteraction, let interaction as UITextInteraction): proxy(interaction.hub, TextInteractionDelegateProxy.init) { $0 }
        case (.animator, let animator as UIDynamicAnimator): proxy(animator.hub, AnimatorDelegateProxy.init) { $0 }
        case (.collision, let behavior as UICollisionBehavior): proxy(behavior.hub, CollisionDelegateProxy.init) { $0 }
        case (.layer, let layer as CALayer): proxy(of: layer)
        case (.external(let proxy), _): proxy(source)
        default: dragProxy(kind, of: source)
        }
    }

    /// Returns the proxy that supplements a layer's delegate.
    static func proxy(of layer: CALayer) -> LayerDelegateProxy {
        if let proxy = layer.secondaryDelegate as? LayerDelegateProxy { return proxy }
        let proxy = LayerDelegateProxy()
        layer.secondaryDelegate = proxy
        return proxy
    }

    /// Returns the proxy that supplements a drag or drop delegate of an object.
    private static func dragProxy(_ kind: DelegateKind, of source: any EventSource) -> DelegateProxy? {
        switch (kind, source) {
        case (.drag, let interaction as UIDragInteraction): return proxy(interaction.hub, DragDelegateProxy.init) { $0 }
        case (.drop, let interaction as UIDropInteraction): return proxy(interaction.hub, DropDelegateProxy.init) { $0 }
        case (.tableDrag, let view as UITableView):
            view.prepareDragging()
            return proxy(view.dragHub, TableDragDelegateProxy.init) { $0 }
        case (.tableDrop, let view as UITableView):
            view.prepareDragging()
            return proxy(view.dropHub, TableDropDelegateProxy.init) { $0 }
        case (.collectionDrag, let view as UICollectionView):
            view.prepareDragging()
            return proxy(view.dragHub, CollectionDragDelegateProxy.init) { $0 }
        case (.collectionDrop, let view as UICollectionView):
            view.prepareDragging()
            return proxy(view.dropHub, CollectionDropDelegateProxy.init) { $0 }
        default: return nil
        }
    }

    /// Makes an object query its delegate again, if the object caches the results of the delegate's methods.
    static func answersDidChange(_ kind: DelegateKind, of source: any EventSource) {
        switch (kind, source) {
        case (.pageData, let controller as UIPageViewController): controller.pageSourceDidChange()
        // A table view asks for heights and titles only when it loads its data.
        case (.table, let table as UITableView), (.tableData, let table as UITableView): table.heightsDidChange()
        case (.picker, let picker as UIPickerView), (.pickerData, let picker as UIPickerView): picker.reloadAllComponents()
        default: break
        }
    }

    /// Returns the width of each component of a picker with equally wide components, in points.
    static func wheelWidth(of picker: UIPickerView) -> CGFloat { picker.equalWidth }

    /// Returns a view with the title of a picker's row.
    static func titleView(of picker: UIPickerView, _ row: Int, _ component: Int, _ reusableView: UIView?) -> UIView {
        picker.titleView(row, component, reusing: reusableView)
    }

    private static func proxy<Delegate, Proxy: DelegateProxy>(
        _ hub: DelegateHub<Delegate>, _ make: () -> Proxy, _ asDelegate: (Proxy) -> Delegate
    ) -> DelegateProxy {
        if let proxy = hub.observer(of: Proxy.self) { return proxy }
        let proxy = make()
        _ = hub.add(asDelegate(proxy))
        return proxy
    }
}
