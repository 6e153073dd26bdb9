import Foundation

/// Text storages and layout managers, which belong to no actor.
extension Hooks {
    /// Returns the closures that a text view's text storage and layout manager retain.
    static func textHandlers(of view: UITextView) -> [RetainedHandler] {
        let (text, manager) = (view.textStorage, view.layoutManager)
        let texts = (text.delegate as? TextStorageForwarder)?.proxies ?? []
        let managers = (manager.delegate as? LayoutManagerForwarder)?.proxies ?? []
        return texts.map { proxy in
            RetainedHandler(site: proxy.site.description, hasOwner: false) { [weak text] in
                (text?.delegate as? TextStorageForwarder)?.remove(proxy)
            }
        }
            + managers.map { proxy in
                RetainedHandler(site: proxy.site.description, hasOwner: false) { [weak manager] in
                    (manager?.delegate as? LayoutManagerForwarder)?.remove(proxy)
                }
            }
    }

    /// Adds a proxy to a text storage, which retains it.
    ///
    /// - Returns: A token that removes the proxy.
    nonisolated static func add(_ proxy: TextStorageDelegateProxy, to text: NSTextStorage) -> TextSubscription {
        let forwarder = text.delegate as? TextStorageForwarder ?? TextStorageForwarder(text.delegate)
        forwarder.proxies.append(proxy)
        objc_setAssociatedObject(text, forwarderAddress, forwarder, .OBJC_ASSOCIATION_RETAIN)
        text.delegate = forwarder
        return TextSubscription { [weak forwarder] in forwarder?.remove(proxy) }
    }

    /// Adds a proxy to a layout manager, which retains it.
    ///
    /// - Returns: A token that removes the proxy.
    nonisolated static func add(_ proxy: LayoutManagerDelegateProxy, to manager: NSLayoutManager) -> TextSubscription {
        let forwarder = manager.delegate as? LayoutManagerForwarder ?? LayoutManagerForwarder(manager.delegate)
        forwarder.proxies.append(proxy)
        objc_setAssociatedObject(manager, forwarderAddress, forwarder, .OBJC_ASSOCIATION_RETAIN)
        manager.delegate = forwarder
        return TextSubscription { [weak forwarder] in forwarder?.remove(proxy) }
    }

    /// Returns the spacing below the line that ends with a glyph, in points, if neither delegate nor closure sets it.
    nonisolated static func lineSpacing(of manager: NSLayoutManager, afterGlyphAt index: Int) -> CGFloat {
        guard let text = manager.textStorage, index < text.length else { return 0 }
        let character = manager.characterIndexForGlyph(at: index)
        let style = text.attribute(.paragraphStyle, at: character, effectiveRange: nil) as? NSParagraphStyle
        return style?.lineSpacing ?? 0
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
    private weak var own: (any NSTextStorageDelegate)?
    var proxies: [TextStorageDelegateProxy] = []

    init(_ own: (any NSTextStorageDelegate)?) { self.own = own }

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
    private weak var own: (any NSLayoutManagerDelegate)?
    var proxies: [LayoutManagerDelegateProxy] = []

    init(_ own: (any NSLayoutManagerDelegate)?) { self.own = own }

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
