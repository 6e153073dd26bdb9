extension Hooks {
    /// Returns the proxy beside a delegate of an object, made on first use; `nil` if the object has no such delegate.
    static func ear(_ kind: DelegateKind, of source: any EventSource) -> DelegateEar? {
        switch (kind, source) {
        case (.scroll, let view as UIScrollView): ear(view.scrollHub, ScrollEar.init) { $0 }
        case (.table, let view as UITableView): ear(view.tableHub, TableEar.init) { $0 }
        case (.tableData, let view as UITableView): ear(view.dataHub, TableDataEar.init) { $0 }
        case (.tablePrefetch, let view as UITableView): ear(view.prefetchHub, TablePrefetchEar.init) { $0 }
        case (.collection, let view as UICollectionView): ear(view.collectionHub, CollectionEar.init) { $0 }
        case (.collectionData, let view as UICollectionView): ear(view.dataHub, CollectionDataEar.init) { $0 }
        case (.collectionPrefetch, let view as UICollectionView): ear(view.prefetchHub, CollectionPrefetchEar.init) { $0 }
        case (.gesture, let recognizer as UIGestureRecognizer): ear(recognizer.hub, GestureEar.init) { $0 }
        case (.navigation, let controller as UINavigationController): ear(controller.hub, NavigationEar.init) { $0 }
        case (.transition, let controller as UIViewController): ear(controller.transitioningHub, TransitionEar.init) { $0 }
        case (.presentation, let controller as UIPresentationController): ear(controller.hub, PresentationEar.init) { $0 }
        case (.application, let application as UIApplication): ear(application.hub, ApplicationEar.init) { $0 }
        case (.scene, let scene as UIScene): ear(scene.hub, SceneEar.init) { $0 }
        case (.textField, let field as UITextField): ear(field.hub, TextFieldEar.init) { $0 }
        case (.textView, let view as UITextView): ear(view.hub, TextViewEar.init) { $0 }
        case (.textInput, let field as UITextField): ear(field.inputHub, TextInputEar.init) { $0 }
        case (.textInput, let view as UITextView): ear(view.inputHub, TextInputEar.init) { $0 }
        case (.searchBar, let bar as UISearchBar): ear(bar.hub, SearchBarEar.init) { $0 }
        case (.navigationBar, let bar as UINavigationBar): ear(bar.hub, NavigationBarEar.init) { $0 }
        case (.toolbar, let bar as UIToolbar): ear(bar.hub, ToolbarEar.init) { $0 }
        case (.tabs, let controller as UITabBarController): ear(controller.hub, TabBarControllerEar.init) { $0 }
        case (.tabBar, let bar as UITabBar): ear(bar.hub, TabBarEar.init) { $0 }
        case (.search, let controller as UISearchController): ear(controller.hub, SearchControllerEar.init) { $0 }
        case (.searchUpdates, let controller as UISearchController): ear(controller.updaters, SearchUpdateEar.init) { $0 }
        case (.split, let controller as UISplitViewController): ear(controller.hub, SplitEar.init) { $0 }
        case (.contextMenu, let interaction as UIContextMenuInteraction): ear(interaction.hub, ContextMenuEar.init) { $0 }
        case (.pages, let controller as UIPageViewController): ear(controller.pageHub, PageEar.init) { $0 }
        case (.pageData, let controller as UIPageViewController): ear(controller.pageSource, PageDataEar.init) { $0 }
        case (.userActivity, let activity as NSUserActivity): ear(activity.hub, UserActivityEar.init) { $0 }
        case (.pageProgress, let progress as UIPageControlProgress): ear(progress.hub, PageProgressEar.init) { $0 }
        case (.pageTimer, let progress as UIPageControlTimerProgress): ear(progress.timerHub, PageTimerEar.init) { $0 }
        case (.picker, let picker as UIPickerView): ear(picker.pickerHub, PickerEar.init) { $0 }
        case (.pickerData, let picker as UIPickerView): ear(picker.dataHub, PickerDataEar.init) { $0 }
        case (.colorPicker, let controller as UIColorPickerViewController): ear(controller.hub, ColorPickerEar.init) { $0 }
        case (.fontPicker, let controller as UIFontPickerViewController): ear(controller.hub, FontPickerEar.init) { $0 }
        case (.largeContent, let interaction as UILargeContentViewerInteraction): ear(interaction.hub, LargeContentEar.init) { $0 }
        case (.imagePicker, let controller as UIImagePickerController): ear(controller.pickHub, ImagePickerEar.init) { $0 }
        case (.documentPicker, let controller as UIDocumentPickerViewController): ear(controller.hub, DocumentPickerEar.init) { $0 }
        case (.editMenu, let interaction as UIEditMenuInteraction): ear(interaction.hub, EditMenuEar.init) { $0 }
        case (.pointer, let interaction as UIPointerInteraction): ear(interaction.hub, PointerEar.init) { $0 }
        case (.toolTip, let interaction as UIToolTipInteraction): ear(interaction.hub, ToolTipEar.init) { $0 }
        case (.find, let interaction as UIFindInteraction): ear(interaction.hub, FindEar.init) { $0 }
        case (.textInteraction, let interaction as UITextInteraction): ear(interaction.hub, TextInteractionEar.init) { $0 }
        case (.layer, let layer as CALayer): ear(of: layer)
        case (.outside(let ear), _): ear(source)
        default: dragEar(kind, of: source)
        }
    }

    /// Returns the proxy beside a layer's delegate.
    static func ear(of layer: CALayer) -> LayerEar {
        if let ear = layer.listener as? LayerEar { return ear }
        let ear = LayerEar()
        layer.listener = ear
        return ear
    }

    /// Returns the proxy beside a drag or drop delegate of an object.
    private static func dragEar(_ kind: DelegateKind, of source: any EventSource) -> DelegateEar? {
        switch (kind, source) {
        case (.drag, let interaction as UIDragInteraction): return ear(interaction.hub, DragEar.init) { $0 }
        case (.drop, let interaction as UIDropInteraction): return ear(interaction.hub, DropEar.init) { $0 }
        case (.tableDrag, let view as UITableView):
            view.prepareDragging()
            return ear(view.dragHub, TableDragEar.init) { $0 }
        case (.tableDrop, let view as UITableView):
            view.prepareDragging()
            return ear(view.dropHub, TableDropEar.init) { $0 }
        case (.collectionDrag, let view as UICollectionView):
            view.prepareDragging()
            return ear(view.dragHub, CollectionDragEar.init) { $0 }
        case (.collectionDrop, let view as UICollectionView):
            view.prepareDragging()
            return ear(view.dropHub, CollectionDropEar.init) { $0 }
        default: return nil
        }
    }

    /// Invalidates the cached answers of a delegate, for objects that cache them.
    static func answersDidChange(_ kind: DelegateKind, of source: any EventSource) {
        switch (kind, source) {
        case (.pageData, let controller as UIPageViewController): controller.pageSourceDidChange()
        // A table view asked for heights and titles when it loaded its data.
        case (.table, let table as UITableView), (.tableData, let table as UITableView): table.lengthsDidChange()
        case (.picker, let picker as UIPickerView), (.pickerData, let picker as UIPickerView): picker.reloadAllComponents()
        default: break
        }
    }

    /// Returns the width of a picker's components if all of them are equal, in points.
    static func wheelWidth(of picker: UIPickerView) -> CGFloat { picker.equalWidth }

    /// Returns a view with the title of a picker's row.
    static func wordsView(of picker: UIPickerView, _ row: Int, _ component: Int, _ used: UIView?) -> UIView {
        picker.wordsView(row, component, reusing: used)
    }

    private static func ear<Delegate, Ear: DelegateEar>(
        _ hub: DelegateHub<Delegate>, _ make: () -> Ear, _ asDelegate: (Ear) -> Delegate
    ) -> DelegateEar {
        if let ear = hub.observer(of: Ear.self) { return ear }
        let ear = make()
        _ = hub.add(asDelegate(ear))
        return ear
    }
}
