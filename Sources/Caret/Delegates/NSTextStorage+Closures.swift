/// An edit of a text storage, with the values that layout managers receive.
public struct TextEdit: Sendable {
    /// Whether characters, attributes or both changed.
    public let mask: NSTextStorage.EditActions
    /// The edited range after the edit, in UTF-16 units.
    public let range: NSRange
    /// The change of the length of the text, in UTF-16 units.
    public let delta: Int
}

extension NSTextStorage {
    /// Calls a closure before each edit is processed, after the delegate. The closure may change characters and
    /// attributes.
    ///
    /// The text storage retains the closure. The closure runs on the thread on which the text is edited.
    ///
    /// - Returns: A subscription that removes the closure when cancelled; keeping it is optional.
    @discardableResult public func onWillProcessEditing(
        file: String = #fileID, line: Int = #line, perform body: @escaping (TextEdit) -> Void
    ) -> TextSubscription {
        addProxy(TextStorageDelegateProxy(SourceLocation(file, line), willProcess: body))
    }

    /// Calls a closure after each edit, after the delegate and before the layout managers are called. The closure may
    /// change attributes.
    ///
    /// The text storage retains the closure. The closure runs on the thread on which the text is edited.
    ///
    /// - Returns: A subscription that removes the closure when cancelled; keeping it is optional.
    @discardableResult public func onDidProcessEditing(
        file: String = #fileID, line: Int = #line, perform body: @escaping (TextEdit) -> Void
    ) -> TextSubscription {
        addProxy(TextStorageDelegateProxy(SourceLocation(file, line), didProcess: body))
    }

    private func addProxy(_ proxy: TextStorageDelegateProxy) -> TextSubscription {
        Hooks.add(proxy, to: self)
    }
}

/// The registration of a handler with a text storage or layout manager. Keeping the subscription is optional, because
/// the handler exists as long as its sender.
public final class TextSubscription {
    private var detach: (() -> Void)?

    init(_ detach: @escaping () -> Void) { self.detach = detach }

    /// Removes the handler. Does nothing when called again.
    public func cancel() {
        detach?()
        detach = nil
    }
}

/// A proxy that forwards the methods of `NSTextStorageDelegate` to closures.
final class TextStorageDelegateProxy: NSObject, NSTextStorageDelegate {
    /// The source location at which the proxy was added.
    let site: SourceLocation
    private let willProcess: ((TextEdit) -> Void)?
    private let didProcess: ((TextEdit) -> Void)?

    init(_ site: SourceLocation, willProcess: ((TextEdit) -> Void)? = nil, didProcess: ((TextEdit) -> Void)? = nil) {
        self.site = site
        self.willProcess = willProcess
        self.didProcess = didProcess
    }

    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) {
        willProcess?(TextEdit(mask: editedMask, range: editedRange, delta: delta))
    }

    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) {
        didProcess?(TextEdit(mask: editedMask, range: editedRange, delta: delta))
    }
}
