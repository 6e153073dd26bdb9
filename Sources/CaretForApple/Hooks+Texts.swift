import Foundation

/// Text storages and layout managers, which belong to no actor.
extension Hooks {
    /// Returns the closures that a text view's text storage and layout manager retain.
    static func textHandlers(of view: UITextView) -> [RetainedHandler] {
        let (text, manager) = (view.textStorage, view.layoutManager)
        let texts: TextStorageForwarder? = associatedForwarder(of: text)
        let managers: LayoutManagerForwarder? = associatedForwarder(of: manager)
        return (texts?.proxies ?? []).map { proxy in
            RetainedHandler(site: proxy.site.description, hasOwner: false) { [weak texts] in texts?.remove(proxy) }
        }
            + (managers?.proxies ?? []).map { proxy in
                RetainedHandler(site: proxy.site.description, hasOwner: false) { [weak managers] in managers?.remove(proxy) }
            }
    }

    /// Adds a proxy to a text storage, which retains it.
    ///
    /// - Returns: A token that removes the proxy.
    nonisolated static func add(_ proxy: TextStorageDelegateProxy, to text: NSTextStorage) -> TextSubscription {
        let forwarder: TextStorageForwarder = associatedForwarder(of: text) ?? TextStorageForwarder()
        if text.delegate !== forwarder {
            // The app has set a delegate since the last closure was added.
            forwarder.own = text.delegate
            objc_setAssociatedObject(text, forwarderAddress, forwarder, .OBJC_ASSOCIATION_RETAIN)
            text.delegate = forwarder
        }
        forwarder.proxies.append(proxy)
        return TextSubscription { [weak forwarder] in forwarder?.remove(proxy) }
    }

    /// Adds a proxy to a layout manager, which retains it.
    ///
    /// - Returns: A token that removes the proxy.
    nonisolated static func add(_ proxy: LayoutManagerDelegateProxy, to manager: NSLayoutManager) -> TextSubscription {
        let forwarder: LayoutManagerForwarder = associatedForwarder(of: manager) ?? LayoutManagerForwarder()
        if manager.delegate !== forwarder {
            forwarder.own = manager.delegate
            objc_setAssociatedObject(manager, forwarderAddress, forwarder, .OBJC_ASSOCIATION_RETAIN)
            manager.delegate = forwarder
        }
        forwarder.proxies.append(proxy)
        return TextSubscription { [weak forwarder] in forwarder?.remove(proxy) }
    }

    /// Returns the spacing below the line that ends with a glyph, in points, if neither delegate nor closure sets it.
    nonisolated static func lineSpacing(of manager: NSLayoutManager, afterGlyphAt index: Int) -> CGFloat {
        guard let text = manager.textStorage, index < text.length else { return 0 }
        let character = manager.characterIndexForGlyph(at: index)
        let style = text.attribute(.paragraphStyle, at: character, effectiveRange: nil) as? NSParagraphStyle
        return style?.lineSpacing ?? 0
    }

    /// Returns the forwarder that an object retains. It need not be the delegate: the app can have set another one.
    private nonisolated static func associatedForwarder<Forwarder: NSObject>(of host: AnyObject) -> Forwarder? {
        objc_getAssociatedObject(host, forwarderAddress) as? Forwarder
    }

    /// The address of the association with a forwarder.
    private nonisolated static var forwarderAddress: UnsafeRawPointer {
        UnsafeRawPointer(Unmanaged.passUnretained(forwarderKey).toOpaque())
    }
    private nonisolated static let forwarderKey = ForwarderKey()
    private final class ForwarderKey: Sendable {}
}

/// The delegate of a text storage, which calls the app's delegate and closures.
private final class TextStorageForwarder: NSObject, NSTextStorageDelegate {
    /// The app's delegate.
    weak var own: (any NSTextStorageDelegate)?
    var proxies: [TextStorageDelegateProxy] = []

    func remove(_ proxy: TextStorageDelegateProxy) { proxies.removeAll { $0 === proxy } }

    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) {
        let method: ((NSTextStorage, NSTextStorage.EditActions, NSRange, Int) -> Void)? =
            own?.textStorage(_:willProcessEditing:range:changeInLength:)
        method?(textStorage, editedMask, editedRange, delta)
        for proxy in proxies { proxy.textStorage(textStorage, willProcessEditing: editedMask, range: editedRange, changeInLength: delta) }
    }

    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) {
        let method: ((NSTextStorage, NSTextStorage.EditActions, NSRange, Int) -> Void)? =
            own?.textStorage(_:didProcessEditing:range:changeInLength:)
        method?(textStorage, editedMask, editedRange, delta)
        for proxy in proxies { proxy.textStorage(textStorage, didProcessEditing: editedMask, range: editedRange, changeInLength: delta) }
    }
}

/// The delegate of a layout manager, which calls the app's delegate and closures.
private final class LayoutManagerForwarder: NSObject, NSLayoutManagerDelegate {
    /// The app's delegate.
    weak var own: (any NSLayoutManagerDelegate)?
    var proxies: [LayoutManagerDelegateProxy] = []

    func remove(_ proxy: LayoutManagerDelegateProxy) { proxies.removeAll { $0 === proxy } }

    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {
        let method: ((NSLayoutManager) -> Void)? = own?.layoutManagerDidInvalidateLayout
        method?(sender)
        for proxy in proxies { proxy.layoutManagerDidInvalidateLayout(sender) }
    }

    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool
    ) {
        let method: ((NSLayoutManager, NSTextContainer?, Bool) -> Void)? = own?.layoutManager(_:didCompleteLayoutFor:atEnd:)
        method?(layoutManager, textContainer, layoutFinishedFlag)
        for proxy in proxies { proxy.layoutManager(layoutManager, didCompleteLayoutFor: textContainer, atEnd: layoutFinishedFlag) }
    }

    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
        let method: ((NSLayoutManager, Int, CGRect) -> CGFloat)? =
            own?.layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:)
        if let method { return method(layoutManager, glyphIndex, rect) }
        let proxy = proxies.last { $0.lineSpacingHandler != nil }
        return proxy?.lineSpacingHandler?(glyphIndex, rect) ?? Hooks.lineSpacing(of: layoutManager, afterGlyphAt: glyphIndex)
    }
}
