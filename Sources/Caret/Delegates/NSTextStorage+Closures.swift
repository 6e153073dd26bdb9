/// An edit of a text, as layout managers hear of it.
public struct TextEdit: Sendable {
    /// Whether characters, attributes or both changed.
    public let mask: NSTextStorage.EditActions
    /// What was edited, after the edit; in UTF-16 units.
    public let range: NSRange
    /// By how much the text is longer now, in UTF-16 units.
    public let delta: Int
}

extension NSTextStorage {
    /// Calls a closure before each edit is passed on, after the delegate; characters and attributes may still be changed.
    ///
    /// The text keeps it, and it runs on the thread that edits.
    ///
    /// - Returns: what ends it; there is no need to keep it.
    @discardableResult public func onWillProcessEditing(
        file: String = #fileID, line: Int = #line, perform body: @escaping (TextEdit) -> Void
    ) -> TextSubscription {
        listen(TextStorageEar(Site(file, line), will: body))
    }

    /// Calls a closure after each edit, before layout managers hear of it, after the delegate; attributes may still be changed.
    ///
    /// The text keeps it, and it runs on the thread that edits.
    ///
    /// - Returns: what ends it; there is no need to keep it.
    @discardableResult public func onDidProcessEditing(
        file: String = #fileID, line: Int = #line, perform body: @escaping (TextEdit) -> Void
    ) -> TextSubscription {
        listen(TextStorageEar(Site(file, line), did: body))
    }

    private func listen(_ ear: TextStorageEar) -> TextSubscription {
        let id = hub.add(ear)
        return TextSubscription { [weak self] in self?.hub.remove(id) }
    }
}

/// One handler of a text or layout manager. Keeping it is optional: the handler lives as long as these.
public final class TextSubscription {
    private var body: (() -> Void)?

    init(_ body: @escaping () -> Void) { self.body = body }

    /// Ends the handler. A second call does nothing.
    public func cancel() {
        body?()
        body = nil
    }
}

/// Hands on to a closure what a `NSTextStorageDelegate` is told.
final class TextStorageEar: NSObject, NSTextStorageDelegate {
    /// Where in the app's source it was added.
    let site: Site
    private let will: ((TextEdit) -> Void)?
    private let did: ((TextEdit) -> Void)?

    init(_ site: Site, will: ((TextEdit) -> Void)? = nil, did: ((TextEdit) -> Void)? = nil) {
        self.site = site
        self.will = will
        self.did = did
    }

    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) {
        will?(TextEdit(mask: editedMask, range: editedRange, delta: delta))
    }

    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) {
        did?(TextEdit(mask: editedMask, range: editedRange, delta: delta))
    }
}
