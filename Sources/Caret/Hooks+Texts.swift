extension Hooks {
    /// Returns the closures that a text view's text storage and layout manager retain.
    static func textHandlers(of view: UITextView) -> [RetainedHandler] {
        let (text, manager) = (view.textStorage, view.layoutManager)
        return text.hub.observers(of: TextStorageDelegateProxy.self).map { id, proxy in
            RetainedHandler(site: proxy.site.description, hasOwner: false) { [weak text] in text?.hub.remove(id) }
        }
            + manager.hub.observers(of: LayoutManagerDelegateProxy.self).map { id, proxy in
                RetainedHandler(site: proxy.site.description, hasOwner: false) { [weak manager] in manager?.hub.remove(id) }
            }
    }

    /// Adds a proxy to a text storage, which retains it.
    ///
    /// - Returns: A token that removes the proxy.
    nonisolated static func add(_ proxy: TextStorageDelegateProxy, to text: NSTextStorage) -> TextSubscription {
        let id = text.hub.add(proxy)
        return TextSubscription { [weak text] in text?.hub.remove(id) }
    }

    /// Adds a proxy to a layout manager, which retains it.
    ///
    /// - Returns: A token that removes the proxy.
    nonisolated static func add(_ proxy: LayoutManagerDelegateProxy, to manager: NSLayoutManager) -> TextSubscription {
        let id = manager.hub.add(proxy)
        return TextSubscription { [weak manager] in manager?.hub.remove(id) }
    }

    /// Returns the spacing below the line that ends with a glyph, in points, if neither delegate nor closure sets it.
    nonisolated static func lineSpacing(of manager: NSLayoutManager, afterGlyphAt index: Int) -> CGFloat {
        manager.lineSpacing(ofGlyphAt: index)
    }
}

extension LayoutManagerDelegateProxy: DeclinableObserver {
    package var isAnswering: Bool { lineSpacingHandler != nil }
}
