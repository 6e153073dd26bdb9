// The proxy that supplements each delegate of an object, made on first use.

extension UIScrollView {
    var scrollProxy: ScrollDelegateProxy { Hooks.proxy(in: scrollHub, ScrollDelegateProxy()) { $0 } }
}

extension UITableView {
    var tableProxy: TableDelegateProxy { Hooks.proxy(in: tableHub, TableDelegateProxy(for: self)) { $0 } }
    var tableDataProxy: TableDataSourceProxy { Hooks.proxy(in: dataHub, TableDataSourceProxy(for: self)) { $0 } }
    var tablePrefetchProxy: TablePrefetchingProxy { Hooks.proxy(in: prefetchHub, TablePrefetchingProxy()) { $0 } }
    var tableDragProxy: TableDragDelegateProxy {
        prepareDragging()
        return Hooks.proxy(in: dragHub, TableDragDelegateProxy()) { $0 }
    }
    var tableDropProxy: TableDropDelegateProxy {
        prepareDragging()
        return Hooks.proxy(in: dropHub, TableDropDelegateProxy()) { $0 }
    }
}

extension UICollectionView {
    var collectionProxy: CollectionDelegateProxy { Hooks.proxy(in: collectionHub, CollectionDelegateProxy()) { $0 } }
    var collectionDataProxy: CollectionDataSourceProxy { Hooks.proxy(in: dataHub, CollectionDataSourceProxy()) { $0 } }
    var collectionPrefetchProxy: CollectionPrefetchingProxy { Hooks.proxy(in: prefetchHub, CollectionPrefetchingProxy()) { $0 } }
    var collectionDragProxy: CollectionDragDelegateProxy {
        prepareDragging()
        return Hooks.proxy(in: dragHub, CollectionDragDelegateProxy()) { $0 }
    }
    var collectionDropProxy: CollectionDropDelegateProxy {
        prepareDragging()
        return Hooks.proxy(in: dropHub, CollectionDropDelegateProxy()) { $0 }
    }
}

extension UIGestureRecognizer {
    var gestureProxy: GestureDelegateProxy { Hooks.proxy(in: hub, GestureDelegateProxy()) { $0 } }
}

extension UINavigationController {
    var navigationProxy: NavigationDelegateProxy { Hooks.proxy(in: hub, NavigationDelegateProxy()) { $0 } }
}

extension UIViewController {
    var transitioningProxy: TransitioningDelegateProxy { Hooks.proxy(in: transitioningHub, TransitioningDelegateProxy()) { $0 } }
}

extension UIPresentationController {
    var presentationProxy: PresentationDelegateProxy { Hooks.proxy(in: hub, PresentationDelegateProxy()) { $0 } }
}

extension UIApplication {
    var applicationProxy: ApplicationDelegateProxy { Hooks.proxy(in: hub, ApplicationDelegateProxy()) { $0 } }
}

extension UIScene {
    var sceneProxy: SceneDelegateProxy { Hooks.proxy(in: hub, SceneDelegateProxy()) { $0 } }
}

extension UITextField {
    var textFieldProxy: TextFieldDelegateProxy { Hooks.proxy(in: hub, TextFieldDelegateProxy()) { $0 } }
    var textInputProxy: TextInputDelegateProxy { Hooks.proxy(in: inputHub, TextInputDelegateProxy()) { $0 } }
}

extension UITextView {
    var textViewProxy: TextViewDelegateProxy { Hooks.proxy(in: hub, TextViewDelegateProxy()) { $0 } }
    var textInputProxy: TextInputDelegateProxy { Hooks.proxy(in: inputHub, TextInputDelegateProxy()) { $0 } }
}

extension UISearchBar {
    var searchBarProxy: SearchBarDelegateProxy { Hooks.proxy(in: hub, SearchBarDelegateProxy()) { $0 } }
}

extension UINavigationBar {
    var navigationBarProxy: NavigationBarDelegateProxy { Hooks.proxy(in: hub, NavigationBarDelegateProxy()) { $0 } }
}

extension UIToolbar {
    var toolbarProxy: ToolbarDelegateProxy { Hooks.proxy(in: hub, ToolbarDelegateProxy()) { $0 } }
}

extension UITabBarController {
    var tabsProxy: TabBarControllerDelegateProxy { Hooks.proxy(in: hub, TabBarControllerDelegateProxy()) { $0 } }
}

extension UITabBar {
    var tabBarProxy: TabBarDelegateProxy { Hooks.proxy(in: hub, TabBarDelegateProxy()) { $0 } }
}

extension UISearchController {
    var searchProxy: SearchControllerDelegateProxy { Hooks.proxy(in: hub, SearchControllerDelegateProxy()) { $0 } }
    var searchUpdatesProxy: SearchResultsUpdatingProxy { Hooks.proxy(in: updaters, SearchResultsUpdatingProxy()) { $0 } }
}

extension UISplitViewController {
    var splitProxy: SplitDelegateProxy { Hooks.proxy(in: hub, SplitDelegateProxy()) { $0 } }
}

extension UIContextMenuInteraction {
    var contextMenuProxy: ContextMenuDelegateProxy { Hooks.proxy(in: hub, ContextMenuDelegateProxy()) { $0 } }
}

extension UIPageViewController {
    var pageProxy: PageDelegateProxy { Hooks.proxy(in: pageHub, PageDelegateProxy()) { $0 } }
    var pageDataProxy: PageDataSourceProxy { Hooks.proxy(in: pageSource, PageDataSourceProxy(for: self)) { $0 } }
}

extension NSUserActivity {
    var activityProxy: UserActivityDelegateProxy { Hooks.proxy(in: hub, UserActivityDelegateProxy()) { $0 } }
}

extension UIPageControlProgress {
    var pageProgressProxy: PageProgressDelegateProxy { Hooks.proxy(in: hub, PageProgressDelegateProxy()) { $0 } }
}

extension UIPageControlTimerProgress {
    var pageTimerProxy: PageTimerDelegateProxy { Hooks.proxy(in: timerHub, PageTimerDelegateProxy()) { $0 } }
}

extension UIPickerView {
    var pickerProxy: PickerDelegateProxy { Hooks.proxy(in: pickerHub, PickerDelegateProxy(for: self)) { $0 } }
    var pickerDataProxy: PickerDataSourceProxy { Hooks.proxy(in: dataHub, PickerDataSourceProxy(for: self)) { $0 } }
}

extension UIColorPickerViewController {
    var colorPickerProxy: ColorPickerDelegateProxy { Hooks.proxy(in: hub, ColorPickerDelegateProxy()) { $0 } }
}

extension UIFontPickerViewController {
    var fontPickerProxy: FontPickerDelegateProxy { Hooks.proxy(in: hub, FontPickerDelegateProxy()) { $0 } }
}

extension UILargeContentViewerInteraction {
    var largeContentProxy: LargeContentDelegateProxy { Hooks.proxy(in: hub, LargeContentDelegateProxy()) { $0 } }
}

extension UIImagePickerController {
    var imagePickerProxy: ImagePickerDelegateProxy { Hooks.proxy(in: pickHub, ImagePickerDelegateProxy()) { $0 } }
}

extension UIDocumentPickerViewController {
    var documentPickerProxy: DocumentPickerDelegateProxy { Hooks.proxy(in: hub, DocumentPickerDelegateProxy()) { $0 } }
}

extension UIEditMenuInteraction {
    var editMenuProxy: EditMenuDelegateProxy { Hooks.proxy(in: hub, EditMenuDelegateProxy()) { $0 } }
}

extension UIPointerInteraction {
    var pointerProxy: PointerDelegateProxy { Hooks.proxy(in: hub, PointerDelegateProxy()) { $0 } }
}

extension UIToolTipInteraction {
    var toolTipProxy: ToolTipDelegateProxy { Hooks.proxy(in: hub, ToolTipDelegateProxy()) { $0 } }
}

extension UIFindInteraction {
    var findProxy: FindDelegateProxy { Hooks.proxy(in: hub, FindDelegateProxy()) { $0 } }
}

extension UITextInteraction {
    var textInteractionProxy: TextInteractionDelegateProxy { Hooks.proxy(in: hub, TextInteractionDelegateProxy()) { $0 } }
}

extension UIDynamicAnimator {
    var animatorProxy: AnimatorDelegateProxy { Hooks.proxy(in: hub, AnimatorDelegateProxy()) { $0 } }
}

extension UICollisionBehavior {
    var collisionProxy: CollisionDelegateProxy { Hooks.proxy(in: hub, CollisionDelegateProxy()) { $0 } }
}

extension UIDragInteraction {
    var dragProxy: DragDelegateProxy { Hooks.proxy(in: hub, DragDelegateProxy()) { $0 } }
}

extension UIDropInteraction {
    var dropProxy: DropDelegateProxy { Hooks.proxy(in: hub, DropDelegateProxy()) { $0 } }
}
