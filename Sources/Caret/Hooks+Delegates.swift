extension Hooks {
    /// Returns the proxy that supplements the delegate of a hub. Makes the proxy if there is none.
    ///
    /// `asDelegate` returns its argument.
    package static func proxy<Delegate, Proxy: DelegateProxy>(
        in hub: DelegateHub<Delegate>, _ makeProxy: @autoclosure () -> Proxy, _ asDelegate: (Proxy) -> Delegate
    ) -> Proxy {
        if let proxy = hub.observer(of: Proxy.self) { return proxy }
        let proxy = makeProxy()
        _ = hub.add(asDelegate(proxy))
        return proxy
    }

    /// Called after a closure was added to a proxy or removed. Hubs ask for closures at each call.
    static func handlersDidChange(of proxy: any DelegateProxy) {}

    /// Makes a page view controller ask its data source again.
    static func reloadPages(of controller: UIPageViewController) { controller.pageSourceDidChange() }

    /// Makes a table view ask for heights and titles again, for which it asks only when it loads its data.
    static func reloadHeights(of table: UITableView) { table.heightsDidChange() }

    /// Returns the width of each component of a picker with equally wide components, in points.
    static func wheelWidth(of picker: UIPickerView) -> CGFloat { picker.equalWidth }

    /// Returns a view with the title of a picker's row.
    static func titleView(of picker: UIPickerView, _ row: Int, _ component: Int, _ reusableView: UIView?) -> UIView {
        picker.titleView(row, component, reusing: reusableView)
    }
}

extension CALayer {
    var layerProxy: LayerDelegateProxy {
        if let proxy = secondaryDelegate as? LayerDelegateProxy { return proxy }
        let proxy = LayerDelegateProxy()
        secondaryDelegate = proxy
        return proxy
    }
}

extension Hooks {
    /// Returns a delegate for the initializer of an interaction that needs one.
    ///
    /// The delegate answers nothing. Interactions hold it weakly, so that it is deallocated soon after the initializer.
    static func initialDelegate<Interaction: UIInteraction>(of interaction: Interaction.Type) -> InitialDelegate { InitialDelegate() }
}

/// A delegate without answers, for initializers.
final class InitialDelegate: NSObject, UIContextMenuInteractionDelegate, UIDragInteractionDelegate, UIDropInteractionDelegate,
    UIEditMenuInteractionDelegate, UIFindInteractionDelegate, UILargeContentViewerInteractionDelegate, UIPointerInteractionDelegate
{
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] { [] }

    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { nil }
}
